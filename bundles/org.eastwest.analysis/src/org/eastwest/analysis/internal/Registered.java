// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.Comparator;
import java.util.Map;
import org.eastwest.analysis.Plugin;

/**
 * A service with what its registration tells about it.
 *
 * @param key     what was registered, to find it again
 * @param service what is used; null when it is broken
 * @param kind    what it is, such as {@code transport}
 * @param order   its place, ascending, then comes its id
 * @param ranking of its registration
 * @param serviceId of its registration
 * @param problem why it is not used; empty when it is
 */
record Registered<T>(Object key, T service, String id, String kind, String name, Origin origin, int order, int ranking,
        long serviceId, String problem) {
    /**
     * Fixed order first, then ids; of several with one id the product's come first, then the higher ranked, then the
     * older.
     */
    static final Comparator<Registered<?>> ORDER = Comparator.<Registered<?>>comparingInt(Registered::order)
            .thenComparing(Registered::id).thenComparing(r -> r.origin().foreign())
            .thenComparing(Comparator.<Registered<?>>comparingInt(Registered::ranking).reversed())
            .thenComparingLong(Registered::serviceId);

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
        return new Registered<>(key, service, id, kind, name, origin, order, ranking, serviceId, why);
    }

    Plugin plugin() {
        return new Plugin(id, kind, name, origin.bundle(), origin.version(),
                usable() ? Plugin.State.ACTIVE : Plugin.State.BROKEN, problem);
    }
}
