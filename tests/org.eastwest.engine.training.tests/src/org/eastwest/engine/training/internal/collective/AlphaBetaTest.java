// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.Rows.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AlphaBetaTest {
    private static final double GIB = 1L << 30;
    private static final Link NIC = new Link(5e-6, 50e9);
    private static final Link NVLINK = new Link(1e-6, 450e9);
    private static final int GPUS = 8;

    static Iterable<Row> vectors() {
        return Rows.of("allreduce_1GiB.csv");
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void allReduceOfOneGibibyteTakesWhatTheClosedFormSays(Row row) {
        long nodes = row.integer("nodes");
        double seconds = switch (row.text("algorithm")) {
            case "flat ring" -> AlphaBeta.ringAllReduce(GPUS * nodes, GIB, NIC);
            case "hierarchical ring" -> hierarchical(AlphaBeta.ringAllReduce(nodes, GIB / GPUS, NIC));
            case "hierarchical tree" -> hierarchical(AlphaBeta.halvingDoublingAllReduce(nodes, GIB / GPUS, NIC));
            case "hierarchical in-network" -> hierarchical(AlphaBeta.inNetworkAllReduce(nodes, 1, GIB / GPUS, NIC));
            default -> throw new IllegalArgumentException(row.toString());
        };
        assertEquals(row.number("milliseconds"), seconds * 1e3, 0.5e-5 * row.number("milliseconds"));
        assertEquals(row.number("busbw_GBps"),
                Collective.ALL_REDUCE.busBytesPerSecond(GPUS * nodes, GIB, seconds) / 1e9, 0.05);
    }

    private static double hierarchical(double across) {
        return AlphaBeta.pipelined(0, 2 * AlphaBeta.ringGather(GPUS, GIB, NVLINK), across);
    }

    @Test
    void pipeliningLiesBetweenTheLongestPhaseAndTheirSum() {
        assertEquals(3, AlphaBeta.pipelined(1, 2, 3));
        assertEquals(5, AlphaBeta.pipelined(0, 2, 3));
        assertEquals(4.16, AlphaBeta.pipelined(0.42, 2, 3), 1e-12);
    }

    @Test
    void oneRankTakesNoTime() {
        assertEquals(0, AlphaBeta.ringAllReduce(1, GIB, NIC));
        assertEquals(0, AlphaBeta.ringGather(1, GIB, NIC));
        assertEquals(0, AlphaBeta.recursiveDoublingAllReduce(1, GIB, NIC));
        assertEquals(0, AlphaBeta.halvingDoublingAllReduce(1, GIB, NIC));
        assertEquals(0, AlphaBeta.doubleTreeAllReduce(1, GIB, NIC));
        assertEquals(0, AlphaBeta.bruckGather(1, GIB, NIC));
        assertEquals(0, AlphaBeta.inNetworkAllReduce(1, 1, GIB, NIC));
    }

    @Test
    void formulasOfTheOtherAlgorithms() {
        Link link = new Link(2, 10);
        assertEquals(3 * (2 + 100 / 10.0), AlphaBeta.recursiveDoublingAllReduce(8, 100, link), 1e-12);
        assertEquals(3 * (2 + 100 / 10.0), AlphaBeta.recursiveDoublingAllReduce(5, 100, link), 1e-12);
        assertEquals(2 * 3 * 2 + 2 * 7 / 8.0 * 10, AlphaBeta.halvingDoublingAllReduce(8, 100, link), 1e-12);
        assertEquals(2 * 2 * 2 + 2 * 3 / 4.0 * 10 + 2 * 2 + 2 * 10, AlphaBeta.halvingDoublingAllReduce(5, 100, link),
                1e-12);
        assertEquals(2 * 3 * 2 + 2 * 10, AlphaBeta.doubleTreeAllReduce(8, 100, link), 1e-12);
        assertEquals(3 * 2 + 7 / 8.0 * 10, AlphaBeta.bruckGather(8, 100, link), 1e-12);
        assertEquals(7 * 2 + 7 / 8.0 * 10, AlphaBeta.pairwiseAllToAll(8, 100, link), 1e-12);
        assertEquals(2 * 3 * 2 + 10, AlphaBeta.inNetworkAllReduce(64, 3, 100, link), 1e-12);
    }

    @Test
    void smallMessagesPreferFewStepsAndLargeOnesFewBytes() {
        assertTrue(AlphaBeta.recursiveDoublingAllReduce(64, 1024, NIC) < AlphaBeta.ringAllReduce(64, 1024, NIC));
        assertTrue(AlphaBeta.recursiveDoublingAllReduce(64, GIB, NIC) > AlphaBeta.ringAllReduce(64, GIB, NIC));
    }

    @Test
    void busBandwidthFactorsAreThoseOfNcclTests() {
        assertEquals(1.75, Collective.ALL_REDUCE.busFactor(8), 1e-12);
        assertEquals(0.875, Collective.ALL_GATHER.busFactor(8), 1e-12);
        assertEquals(0.875, Collective.REDUCE_SCATTER.busFactor(8), 1e-12);
        assertEquals(0.875, Collective.ALL_TO_ALL.busFactor(8), 1e-12);
        assertEquals(1, Collective.SEND_RECEIVE.busFactor(8), 1e-12);
    }
}
