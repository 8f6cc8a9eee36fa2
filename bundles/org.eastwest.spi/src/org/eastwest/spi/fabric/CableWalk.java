// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.io.IOException;
import org.osgi.annotation.versioning.ConsumerType;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Walks every link of a fabric with the ports at both its ends. The fabric engine registers it as an OSGi service.
 * Stateless and thread-safe; the same plan gives the same links in the same order.
 *
 * @since 1.0
 */
@ProviderType
public interface CableWalk {
    /**
     * One end of a link.
     *
     * @param label  name of the endpoint or switch: {@code host17}, {@code leaf3}
     * @param tier   tier of the switch; null for an endpoint
     * @param number number within its tier, or of the endpoint, from 0
     * @param plane  plane of the switch, from 0; -1 for an endpoint that is on all planes
     * @param port   port, from 1
     */
    record End(String label, TierKind tier, int number, int plane, int port) {
    }

    /** Takes the links one by one. */
    @ConsumerType
    interface Visitor {
        /**
         * A link.
         *
         * @param number         from 1
         * @param kind           what it joins
         * @param lower          its end nearer to the servers
         * @param upper          its other end
         * @param bytesPerSecond rate, per direction
         */
        void link(long number, CableClass kind, End lower, End upper, double bytesPerSecond) throws IOException;
    }

    /**
     * Walks.
     *
     * @param plan a plan that can be built; failed links are left out
     * @param seed of random faults
     * @throws IllegalArgumentException when it cannot be built, or a fault names what it does not have
     */
    void walk(FabricPlan plan, long seed, Visitor visitor) throws IOException;
}
