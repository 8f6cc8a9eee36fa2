// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.Rows.Row;
import org.eastwest.spi.analysis.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AlphaBetaTest {
    private static final double GIB = 1L << 30;
    private static final double ALPHA = 5e-6;
    private static final int GPUS = 8;

    /** Rings through NICs alone. */
    static List<Row> vectors() {
        return Rows.of("allreduce_1GiB.csv").stream().filter(r -> r.text("algorithm").equals("flat ring")).toList();
    }

    private static Candidate ring(Collective kind, Group group, double bytes, Link link) {
        ScaleUpDomain domain = new ScaleUpDomain(450e9, 450e9, Hardware.h100().scaleUp(), Source.assumption("test"));
        return new AcrossDomains(domain, group, bytes, link).candidates(kind, 0).stream()
                .filter(c -> c.name().equals("ring, Simple")).findFirst().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void aRingTakesWhatTheClosedFormSaysAndWhatTheProtocolAdds(Row row) {
        long ranks = GPUS * row.integer("nodes");
        Candidate ring = ring(Collective.ALL_REDUCE, new Group(ranks, 1, ranks, 1, true, 1), GIB,
                new Link(ALPHA, 50e9));
        double steps = 2.0 * (ranks - 1);
        double closed = ring.transfer() + ring.latency() - steps * Protocol.SIMPLE.ringHopSeconds();
        assertEquals(row.number("milliseconds"), closed * 1e3, 0.5e-5 * row.number("milliseconds"));
        assertEquals(row.number("busbw_GBps"), Collective.ALL_REDUCE.busBytesPerSecond(ranks, GIB, closed) / 1e9,
                0.05);
    }

    @Test
    void aRingOfDomainsLeavesThemOverAllRailsOfTheGroup() {
        Candidate four = ring(Collective.ALL_GATHER, new Group(32, 8, 4, 8, true, 1), GIB, new Link(ALPHA, 10e9));
        assertEquals(31 / 32.0 * GIB / 80e9, four.transfer(), 1e-9);
        assertEquals(31 / 32.0 / 8, four.outVolume(), 1e-12);
        assertEquals(31 / 32.0 * 7 / 8, four.upVolume(), 1e-12);
    }

    @Test
    void levelsOfATree() {
        assertEquals(0, AlphaBeta.ceilLog2(1));
        assertEquals(1, AlphaBeta.ceilLog2(2));
        assertEquals(5, AlphaBeta.ceilLog2(20));
        assertEquals(5, AlphaBeta.ceilLog2(32));
        assertEquals(17, AlphaBeta.ceilLog2(100_000));
    }

    @Test
    void busBandwidthFactorsAreThoseOfNcclTests() {
        assertEquals(1.75, Collective.ALL_REDUCE.busFactor(8), 1e-12);
        assertEquals(0.875, Collective.ALL_GATHER.busFactor(8), 1e-12);
        assertEquals(0.875, Collective.REDUCE_SCATTER.busFactor(8), 1e-12);
        assertEquals(0.875, Collective.ALL_TO_ALL.busFactor(8), 1e-12);
        assertEquals(1, Collective.BROADCAST.busFactor(8), 1e-12);
        assertEquals(1, Collective.SEND_RECEIVE.busFactor(8), 1e-12);
    }
}
