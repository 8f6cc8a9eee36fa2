// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** 100,000 endpoints in primitive arrays; their time is measured in the benchmarks. */
class LargeTopologyTest {
    @Test
    void ofHundredThousandEndpointsTakesAFractionOf500MiB() {
        Topology topology = TopologySpec.topology("fat-tree:hosts=100000,radix=128,rate=400Gb/s");
        assertEquals(100_000, topology.endpoints());
        assertEquals(2 * (100_000 + 100_032 + 102_400), topology.links());
        // Arrays of 4 bytes: plane, rail, pod and first link of a node; from, to, reverse of a link; 8: rate, latency.
        long arrays = 4L * 4 * topology.nodes() + (3 * 4 + 2 * 8L) * topology.links();
        assertEquals(arrays, topology.memoryBytes(), 16);
        assertTrue(topology.memoryBytes() < 500L << 20, topology.memoryBytes() + " bytes");
    }

    @Test
    void inFourPlanesToo() {
        assertTrue(TopologySpec.topology("multi-plane:hosts=100000,radix=512,planes=4,rate=100Gb/s").memoryBytes()
                < 500L << 20);
    }
}
