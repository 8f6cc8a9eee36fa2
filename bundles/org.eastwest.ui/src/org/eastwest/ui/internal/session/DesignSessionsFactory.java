// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;

/** Makes the one list of open designs of the workbench. */
public final class DesignSessionsFactory extends AbstractServiceFactory {

    @Override
    public Object create(@SuppressWarnings("rawtypes") Class type, IServiceLocator parent, IServiceLocator locator) {
        Object inherited = parent.getService(DesignSessions.class);
        return inherited == null ? new DesignSessions() : inherited;
    }
}
