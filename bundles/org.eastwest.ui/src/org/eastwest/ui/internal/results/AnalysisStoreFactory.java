// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;

/** Makes the one store of the workbench. */
public final class AnalysisStoreFactory extends AbstractServiceFactory {

    @Override
    public Object create(@SuppressWarnings("rawtypes") Class type, IServiceLocator parent, IServiceLocator locator) {
        Object inherited = parent.getService(AnalysisStore.class);
        return inherited == null ? new AnalysisStore() : inherited;
    }
}
