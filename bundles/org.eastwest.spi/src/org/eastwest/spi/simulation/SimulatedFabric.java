// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

import java.util.Objects;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.osgi.annotation.versioning.ProviderType;

/**
 * A fabric to run traffic over.
 *
 * @since 1.0
 */
@ProviderType
public sealed interface SimulatedFabric {
    /**
     * In one line, {@code leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s,uplink-rate=100Gb/s,latency=1us}.
     *
     * @param line kind and values
     */
    record Described(String line) implements SimulatedFabric {
        public Described {
            Objects.requireNonNull(line, "line");
        }
    }

    /**
     * Of a design.
     *
     * @param cluster the servers it joins
     * @param fabric  the fabric
     */
    record Designed(ClusterSnapshot cluster, FabricSnapshot fabric) implements SimulatedFabric {
        public Designed {
            Objects.requireNonNull(cluster, "cluster");
            Objects.requireNonNull(fabric, "fabric");
        }
    }
}
