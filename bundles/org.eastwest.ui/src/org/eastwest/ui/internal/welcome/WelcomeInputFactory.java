// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.welcome;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.ui.IElementFactory;
import org.eclipse.ui.IMemento;

/** Makes the input of the welcome page when a window is opened as it was left. */
public final class WelcomeInputFactory implements IElementFactory {

    static final String ID = "org.eastwest.ui.welcomeInput";

    @Override
    public IAdaptable createElement(IMemento memento) {
        return new WelcomeInput();
    }
}
