// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.eastwest.viewpoint.SpecificationSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;

/** The specifications that bundles register as services; none outside of OSGi. */
final class InstalledSpecifications {
    private InstalledSpecifications() {
    }

    /** Those of a higher rank first, of the same rank those that were registered first. */
    static List<SpecificationSource> all() {
        Bundle bundle = FrameworkUtil.getBundle(InstalledSpecifications.class);
        BundleContext context = bundle == null ? null : bundle.getBundleContext();
        if (context == null) {
            return List.of();
        }
        List<SpecificationSource> sources = new ArrayList<>();
        references(context).stream().sorted(Comparator.reverseOrder()).forEach(reference -> {
            SpecificationSource source = context.getService(reference);
            if (source != null) {
                sources.add(source);
            }
        });
        return sources;
    }

    private static Collection<ServiceReference<SpecificationSource>> references(BundleContext context) {
        try {
            return context.getServiceReferences(SpecificationSource.class, null);
        } catch (InvalidSyntaxException impossible) {
            throw new IllegalStateException("no filter was given", impossible);
        }
    }
}
