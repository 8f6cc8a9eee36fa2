// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.examples;

import org.eastwest.catalog.CatalogService;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.IStartup;

/** What can be made ready while the window appears: the project of examples, and the catalog that forms ask for. */
public final class ExamplesStartup implements IStartup {

    @Override
    public void earlyStartup() {
        new ExamplesJob(ResourcesPlugin.getWorkspace()).schedule();
        Services.call(CatalogService.class, CatalogService::catalog);
    }
}
