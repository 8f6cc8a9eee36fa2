// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import org.eastwest.ui.internal.Icon;
import org.eclipse.jface.action.Action;

/** An item of a menu or tool bar of one view, which does some work. */
public final class WorkAction extends Action {

    private final Runnable work;

    /** An item with a text alone. */
    public WorkAction(String text, Runnable work) {
        super(text);
        this.work = work;
    }

    /** An item with an icon. */
    public WorkAction(String text, Icon icon, Runnable work) {
        this(text, work);
        setImageDescriptor(icon.descriptor());
    }

    @Override
    public void run() {
        work.run();
    }
}
