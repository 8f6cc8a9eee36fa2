// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.Rows.Row;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.GpuSpec;
import org.junit.jupiter.api.Test;

class ScaleUpDomainTest {
    private static final Source SOURCE = Source.assumption("test");

    private static ScaleUpDomain domain(GpuSpec gpu) {
        return new ScaleUpDomain(gpu.scaleUpBytesPerSecond(), gpu.peerBytesPerSecond(),
                gpu.scaleUp(), SOURCE);
    }

    private static double error(Row row) {
        ScaleUpDomain domain = domain(switch (row.text("gpu")) {
            case "a100" -> Hardware.a100();
            case "h100" -> Hardware.h100();
            default -> Hardware.b200();
        });
        long n = row.integer("gpus");
        double bytes = row.number("bytes");
        Cost cost = switch (row.text("collective")) {
            case "all_gather" -> domain.reduceOrGather(Collective.ALL_GATHER, n, bytes, Scope.NONE);
            case "reduce_scatter" -> domain.reduceOrGather(Collective.REDUCE_SCATTER, n, bytes, Scope.NONE);
            case "all_reduce" -> domain.reduceOrGather(Collective.ALL_REDUCE, n, bytes, Scope.NONE);
            default -> domain.allToAll(n, bytes, Scope.NONE);
        };
        return cost.seconds() * 1e6 / row.number("microseconds") - 1;
    }

    @Test
    void largeMessagesTakeWhatWasMeasured() {
        List<Row> large = Rows.of("scale_up.csv").stream().filter(r -> r.number("bytes") >= 64 << 20).toList();
        double mean = large.stream().mapToDouble(r -> Math.abs(error(r))).average().orElseThrow();
        double worst = large.stream().mapToDouble(r -> Math.abs(error(r))).max().orElseThrow();
        assertTrue(large.size() > 100, "rows " + large.size());
        assertTrue(mean < 0.07, "mean error " + mean);
        assertTrue(worst < 0.28, "worst error " + worst);
    }

    @Test
    void switchesReduceLargeBuffersAndRingsSmallOnes() {
        ScaleUpDomain hopper = domain(Hardware.h100());
        assertEquals("NVLS", hopper.reduceOrGather(Collective.ALL_REDUCE, 8, 1 << 30, Scope.NONE).algorithm());
        assertEquals("ring, LL", hopper.reduceOrGather(Collective.ALL_REDUCE, 8, 1024, Scope.NONE).algorithm());
        assertEquals("ring, Simple", domain(Hardware.a100()).reduceOrGather(Collective.ALL_REDUCE, 8, 1 << 30,
                Scope.NONE).algorithm());
    }

    @Test
    void aMeshGivesASmallGroupOnlyTheLinksToItsPeers() {
        ScaleUpDomain mesh = new ScaleUpDomain(448e9, 64e9, Hardware.mi300x().scaleUp(), SOURCE);
        ScaleUpDomain switched = new ScaleUpDomain(448e9, 448e9, Hardware.mi300x().scaleUp(), SOURCE);
        assertEquals(mesh.reduceOrGather(Collective.ALL_GATHER, 8, 1e9, Scope.NONE).seconds(),
                switched.reduceOrGather(Collective.ALL_GATHER, 8, 1e9, Scope.NONE).seconds(), 1e-12);
        // A send has no copy of an own part: only the ramp of the transfer lessens the factor of 7.
        double pair = mesh.sendReceive(1e9, Scope.NONE).seconds();
        assertEquals(7, pair / switched.sendReceive(1e9, Scope.NONE).seconds(), 0.2);
    }

    @Test
    void bytesSentAreThoseOfTheAlgorithm() {
        ScaleUpDomain ampere = domain(Hardware.a100());
        assertEquals(0.875e9, ampere.reduceOrGather(Collective.ALL_GATHER, 8, 1e9, Scope.NONE).scaleUpBytes(), 1);
        assertEquals(1.75e9, ampere.reduceOrGather(Collective.ALL_REDUCE, 8, 1e9, Scope.NONE).scaleUpBytes(), 1);
        assertEquals(0.875e9, ampere.allToAll(8, 1e9, Scope.NONE).scaleUpBytes(), 1);
        assertEquals(1e9, ampere.sendReceive(1e9, Scope.NONE).scaleUpBytes(), 1);
        assertEquals(0, ampere.sendReceive(1e9, Scope.NONE).scaleOutBytes());
    }
}
