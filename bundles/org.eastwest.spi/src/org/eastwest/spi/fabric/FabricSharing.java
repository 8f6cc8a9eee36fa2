// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.util.List;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.transport.Transport;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Says what traffic of several jobs on one fabric leaves of it to each of them: max-min fair rates of the single flows
 * on the single links. The fabric engine registers it as an OSGi service. Stateless and thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface FabricSharing {
    /**
     * Traffic of one kind of one job, all of it at the same time.
     *
     * @param name    for people, such as {@code DP}
     * @param job     number of the job, from 0; jobs are kept apart by it
     * @param pattern in a ring each member sends to the next, else each sends an equal part to every other
     * @param groups  endpoints of the fabric, from 0, that talk to each other; each group has two at least
     * @param demand  most that an endpoint sends, as a share of its line, above 0; 1 for all that it can
     */
    record Load(String name, int job, Traffic.Pattern pattern, List<int[]> groups, double demand) {
        public Load {
            groups = List.copyOf(groups);
            if (!(demand > 0)) {
                throw new IllegalArgumentException("the demand of " + name + " is " + demand + ", not above 0");
            }
        }
    }

    /**
     * What the flows of a load get, as shares of the line of an endpoint with all its ports; 0 where faults cut one
     * off.
     *
     * @param slowest what the slowest endpoint gets, for which a collective waits
     * @param mean    what endpoints get on average, which is what independent flows care for
     */
    record Rate(double slowest, double mean) {
    }

    /** One fabric, ready to be loaded in different ways. Not thread-safe. */
    @ProviderType
    interface Loaded {
        /**
         * Rates of loads that send at the same time, in their order.
         *
         * @throws org.eastwest.spi.simulation.SimulationLimitException when their flows are too many to follow
         */
        List<Rate> rates(List<Load> together, Progress progress);
    }

    /**
     * Expands a fabric.
     *
     * @param sizing    a fabric that can be built
     * @param transport how flows choose their ways, and which priorities it has to keep jobs apart
     * @param isolation what keeps jobs apart
     * @param seed      of hashes and of random failures
     * @throws IllegalArgumentException when a fault names what the fabric does not have, or when jobs are to have
     *                                  planes of their own and there is only one
     */
    Loaded open(FabricSizing sizing, Transport transport, FabricSnapshot.Isolation isolation, long seed);
}
