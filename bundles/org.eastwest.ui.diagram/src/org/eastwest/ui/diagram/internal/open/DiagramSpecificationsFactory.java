// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;

/** Makes the one specification of the workbench. */
public final class DiagramSpecificationsFactory extends AbstractServiceFactory {
    @Override
    public Object create(@SuppressWarnings("rawtypes") Class type, IServiceLocator parent, IServiceLocator locator) {
        Object inherited = parent.getService(DiagramSpecifications.class);
        return inherited == null ? new DiagramSpecifications() : inherited;
    }
}
