// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleWiring;

/**
 * Finds bundles by the classes that a stack names.
 *
 * @param plugins the bundles that come into question
 */
record BundleCulprits(Supplier<List<Bundle>> plugins) implements Culprits {
    @Override
    public Optional<Origin> of(StackTraceElement[] stack) {
        List<Bundle> bundles = plugins.get();
        if (bundles.isEmpty()) {
            return Optional.empty();
        }
        for (StackTraceElement frame : stack) {
            for (Bundle bundle : bundles) {
                if (holds(bundle, frame.getClassName())) {
                    return Optional.of(Origin.of(bundle));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean holds(Bundle bundle, String className) {
        BundleWiring wiring = bundle.adapt(BundleWiring.class);
        if (wiring == null) {
            return false;
        }
        int dot = className.lastIndexOf('.');
        Collection<String> found = wiring.listResources(dot < 0 ? "" : className.substring(0, dot).replace('.', '/'),
                className.substring(dot + 1) + ".class", BundleWiring.LISTRESOURCES_LOCAL);
        return found != null && !found.isEmpty();
    }
}
