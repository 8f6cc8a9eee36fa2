// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io.internal;

import java.util.List;
import java.util.Map;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.catalog.CatalogService;
import org.eastwest.io.internal.host.ImporterHost;
import org.eastwest.io.internal.megatron.MegatronImporter;
import org.eastwest.io.internal.topology.EastwestTopologyImporter;
import org.eastwest.io.internal.topology.InfragraphImporter;
import org.eastwest.io.internal.topology.SubnetImporter;
import org.eastwest.spi.exchange.DesignImporter;

/** The importers of the product, put together as the framework does. */
final class Imports {
    static final Catalog CATALOG = CatalogLoader.shipped();

    private Imports() {
    }

    static ImporterHost shipped() {
        return of(new EastwestTopologyImporter(), new InfragraphImporter(), new SubnetImporter(),
                new MegatronImporter());
    }

    static ImporterHost of(DesignImporter... importers) {
        ImporterHost host = ImporterHost.of(new CatalogService() {
            @Override
            public Catalog catalog() {
                return CATALOG;
            }

            @Override
            public void reload() {
            }
        }, importer -> importer);
        List.of(importers).forEach(i -> host.addImporter(i, Map.of()));
        return host;
    }
}
