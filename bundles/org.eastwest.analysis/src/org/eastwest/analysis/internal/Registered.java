// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.Comparator;
import java.util.Map;
import org.eastwest.analysis.Plugin;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** A service with what its registration tells about it. */
record Registered<T>(T service, String id, String kind, String name, int order, int ranking, long serviceId,
        String problem) {
    /** Fixed order first, then ids; of two with the same id the higher ranked one, then the older one, comes first. */
    static final Comparator<Registered<?>> ORDER = Comparator.<Registered<?>>comparingInt(Registered::order)
            .thenComparing(Registered::id).thenComparing(Comparator.<Registered<?>>comparingInt(Registered::ranking)
                    .reversed()).thenComparingLong(Registered::serviceId);

    static int ranking(Map<String, ?> properties) {
        return properties.get("service.ranking") instanceof Integer ranking ? ranking : 0;
    }

    static long serviceId(Map<String, ?> properties) {
        return properties.get("service.id") instanceof Long id ? id : 0;
    }

    boolean usable() {
        return problem.isEmpty();
    }

    Registered<T> broken(String why) {
        return new Registered<>(service, id, kind, name, order, ranking, serviceId, why);
    }

    Plugin plugin() {
        Bundle bundle = FrameworkUtil.getBundle(service.getClass());
        return new Plugin(id, kind, name, bundleName(), bundle == null ? "" : bundle.getVersion().toString(),
                usable() ? Plugin.State.ACTIVE : Plugin.State.BROKEN, problem);
    }

    /** The bundle to name in a finding; the package where there is no framework, as in a plain test. */
    String bundleName() {
        Bundle bundle = FrameworkUtil.getBundle(service.getClass());
        return bundle == null ? service.getClass().getPackageName() : bundle.getSymbolicName();
    }
}
