// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.io.IOException;
import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Looks at the single links of fabrics. The fabric engine registers it as an OSGi service. Stateless and thread-safe;
 * the same question gives the same answer.
 *
 * @since 1.0
 */
@ProviderType
public interface FabricExplorer {
    /** Formats in which a fabric can be written, switch by switch and link by link. */
    enum Format {
        GRAPHML("graphml"), DOT("dot"), JSON("json"),
        /** Devices, instances and edges of the infrastructure graphs of MLCommons' Chakra working group. */
        INFRAGRAPH("infragraph");

        private final String id;

        Format(String id) {
            this.id = id;
        }

        /** The word of the command line. */
        public String id() {
            return id;
        }
    }

    /**
     * What is left after the faults of a plan.
     *
     * @param links                  links between switches, a cable each
     * @param failedLinks            those that carry nothing
     * @param slowedLinks            those that carry less than without the faults
     * @param cutOffEndpoints        endpoints that no longer reach the most of those that they did
     * @param bisectionBytesPerSecond bandwidth between two halves of the endpoints, per direction: the bound that the
     *                               capacity of each tier sets
     */
    record Survey(long links, long failedLinks, long slowedLinks, long cutOffEndpoints,
            double bisectionBytesPerSecond) {
    }

    /**
     * Flows on equal links that each takes at random.
     *
     * @param links           equal links
     * @param flows           flows, queue pairs included
     * @param expectedBusiest expected flows of the busiest link, exact
     * @param slowdown        that over flows a link: what a barrier over all flows waits for
     * @param noCollision     probability that no two flows share a link
     * @param draws           draws beside it; 0 for none
     * @param drawnSlowdown   the same slowdown by these draws; NaN without
     * @param standardError   of {@code drawnSlowdown}; NaN without
     */
    record Hashing(int links, long flows, double expectedBusiest, double slowdown, double noCollision, int draws,
            double drawnSlowdown, double standardError) {
    }

    /**
     * @param plan a plan that can be built, with its faults
     * @param seed of random faults
     * @throws IllegalArgumentException when it cannot be built, or a fault names what it does not have
     */
    Survey survey(FabricPlan plan, long seed);

    /**
     * Writes every endpoint, switch and link.
     *
     * @param plan a plan that can be built; failed links are left out
     * @param seed of random faults
     * @throws IllegalArgumentException when it cannot be built, or a fault names what it does not have
     */
    void export(FabricPlan plan, Format format, long seed, Appendable to) throws IOException;

    /**
     * Counts a topology given in one line, as simulators take it, without expanding it.
     *
     * @param line such as {@code leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s}
     * @throws IllegalArgumentException with what is wrong about it, and what is right
     */
    FabricSizing describe(String line);

    /**
     * What is left of a topology given in one line.
     *
     * @param faults as {@link FabricPlan#faults()}
     * @param seed   of random faults
     * @throws IllegalArgumentException when it cannot be built, or a fault names what it does not have
     */
    Survey survey(String line, List<String> faults, long seed);

    /**
     * Writes every endpoint, switch and link of a topology given in one line; failed links are left out.
     *
     * @param faults as {@link FabricPlan#faults()}
     * @param seed   of random faults
     * @throws IllegalArgumentException when it cannot be built, or a fault names what it does not have
     */
    void export(String line, List<String> faults, Format format, long seed, Appendable to) throws IOException;

    /**
     * Hashes flows onto links.
     *
     * @param links      at least 1
     * @param flows      connections, at least 1
     * @param queuePairs of each connection, at least 1
     * @param draws      draws to hold the exact values against; 0 for none
     * @param seed       of the draws
     */
    Hashing hashing(int links, long flows, int queuePairs, int draws, long seed);
}
