// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design.services;

import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.catalog.CatalogService;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.ServerSpec;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/** The parts that a design names: from the catalog of the installation, or, outside of OSGi, from the shipped one. */
final class PartsCatalog {
    private PartsCatalog() {
    }

    /** Read once, when it is first needed; immutable. */
    private static final class Shipped {
        static final Catalog CATALOG = CatalogLoader.shipped();
    }

    private static Catalog catalog() {
        Bundle bundle = FrameworkUtil.getBundle(PartsCatalog.class);
        BundleContext context = bundle == null ? null : bundle.getBundleContext();
        ServiceReference<CatalogService> reference = context == null ? null
                : context.getServiceReference(CatalogService.class);
        CatalogService service = reference == null ? null : context.getService(reference);
        return service == null ? Shipped.CATALOG : service.catalog();
    }

    static Optional<ServerSpec> server(ServerGroup group) {
        return group.getServerType() == null ? Optional.empty() : catalog().servers().find(group.getServerType());
    }

    static Optional<GpuSpec> gpu(ServerGroup group) {
        return server(group).flatMap(s -> catalog().gpus().find(s.gpuId()));
    }

    /** The type of NICs: the group's own, else the server's. */
    static Optional<NicSpec> nic(NicGroup nics) {
        String own = nics.getNicType();
        if (own != null && !own.isEmpty()) {
            return catalog().nics().find(own);
        }
        return nics.eContainer() instanceof ServerGroup group ? typeNic(group) : Optional.empty();
    }

    /** The type of the NICs that come with the type of the servers. */
    static Optional<NicSpec> typeNic(ServerGroup group) {
        return server(group).flatMap(s -> catalog().nics().find(s.nicId()));
    }
}
