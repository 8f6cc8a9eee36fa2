// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogService;
import org.eastwest.spi.evaluation.KnownParts;

/** What the catalog of the product knows, as engines ask for it. */
public final class InstalledParts {
    private InstalledParts() {
    }

    /** The parts known now; the first call reads files, not for the UI thread. */
    public static KnownParts known() {
        Catalog catalog = Services.call(CatalogService.class, CatalogService::catalog);
        return new KnownParts(catalog.gpus().all(), catalog.servers().all(), catalog.nics().all(),
                catalog.switches().all(), catalog.models().all());
    }
}
