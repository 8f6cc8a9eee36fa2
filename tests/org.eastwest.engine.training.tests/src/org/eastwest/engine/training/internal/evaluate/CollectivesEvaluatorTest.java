// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.training.internal.FakeFabric;
import org.eastwest.engine.training.internal.FakeTransport;
import org.eastwest.engine.training.internal.evaluate.CollectiveRows.Range;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.evaluation.EvaluatedRow;
import org.eastwest.spi.evaluation.Evaluation;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.evaluation.MeasuredTable;
import org.junit.jupiter.api.Test;

class CollectivesEvaluatorTest {
    /** Payload of 400 Gb/s InfiniBand, packets of 4096 bytes with 26 of headers. */
    static final FakeFabric NDR = new FakeFabric(50e9 * 4096 / 4122, 3.7e-6);
    private static final List<MeasuredRow> ROWS = CollectiveRows.all();
    private static final Evaluation ALL = evaluate(ROWS);

    private static Evaluation evaluate(List<MeasuredRow> rows) {
        Catalog catalog = CatalogLoader.shipped();
        return new CollectivesEvaluator(NDR, List.of(new FakeTransport("ib-ndr", 1))).evaluate(new MeasuredTable(
                "collectives.csv", List.of(), rows), new KnownParts(catalog.gpus().all(), catalog.servers().all(),
                        catalog.nics().all(), catalog.switches().all(), catalog.models().all()), Progress.NONE);
    }

    private static EvaluatedRow evaluate(Map<String, String> cells) {
        return evaluate(List.of(new MeasuredRow("mine.csv", 2, cells))).rows().get(0);
    }

    private static double[] errors(Predicate<MeasuredRow> rows) {
        Map<String, EvaluatedRow> byId = ALL.rows().stream().collect(Collectors.toMap(EvaluatedRow::id, r -> r));
        return ROWS.stream().filter(rows).map(r -> byId.get(r.text("row_id"))).filter(EvaluatedRow::evaluated)
                .mapToDouble(r -> Math.abs(r.error())).sorted().toArray();
    }

    @Test
    void largeMessagesOfEightGpusInANode() {
        double[] errors = errors(Range.LARGE_IN_A_NODE::holds);
        assertTrue(errors.length > 190, "rows " + errors.length);
        assertTrue(CollectiveRows.quantile(errors, 0.5) < 0.04, "median " + CollectiveRows.quantile(errors, 0.5));
        assertTrue(CollectiveRows.quantile(errors, 0.9) < 0.12, "90th percentile " + CollectiveRows.quantile(errors, 0.9));
    }

    @Test
    void largeMessagesAcrossNodes() {
        double[] errors = errors(Range.LARGE_ACROSS_NODES::holds);
        assertTrue(errors.length > 30, "rows " + errors.length);
        assertTrue(CollectiveRows.quantile(errors, 0.5) < 0.08, "median " + CollectiveRows.quantile(errors, 0.5));
    }

    @Test
    void smallMessagesInANode() {
        double[] errors = errors(Range.SMALL_IN_A_NODE::holds);
        assertTrue(errors.length > 1100, "rows " + errors.length);
        assertTrue(CollectiveRows.quantile(errors, 0.5) < 0.05, "median " + CollectiveRows.quantile(errors, 0.5));
    }

    @Test
    void racksOfSeventyTwo() {
        double[] one = errors(r -> r.text("system").startsWith("CoreWeave GB200"));
        assertEquals(17, one.length);
        assertTrue(CollectiveRows.quantile(one, 0.5) < 0.04, "median " + CollectiveRows.quantile(one, 0.5));
        assertTrue(CollectiveRows.quantile(one, 1) < 0.12, "worst " + CollectiveRows.quantile(one, 1));
    }

    @Test
    void bandsHoldWhatIsLeftOutOfThem() {
        double inBand = ALL.summary().inBand();
        assertTrue(inBand >= 0.80 && inBand <= 0.97, "in band " + inBand);
    }

    @Test
    void rowsThatMeasureNothingAreRefusedWithTheReason() {
        Map<String, String> reasons = ALL.rows().stream().filter(r -> !r.evaluated())
                .collect(Collectors.toMap(EvaluatedRow::id, EvaluatedRow::reason));
        assertEquals(ROWS.size(), ALL.rows().size());
        assertEquals("a formula of the source: nothing was measured", reasons.get("F-busbw-all_reduce"));
        assertEquals("a constant of the source: nothing was measured", reasons.get("C-nvlsEff-Hopper"));
        assertEquals("a measurement inside of one GPU, not of a collective", reasons.get("MB-HBM-H100"));
        assertTrue(reasons.get("AZH-NCH100v5").contains("H100 NVL"));
        assertTrue(reasons.get("AZH-ND40rsv2").contains("V100"));
        assertEquals("the type of GPU is missing", reasons.get("I-tests119"));
        assertTrue(reasons.get("I-rapids833").contains("leaves open"));
        assertEquals(8, reasons.size());
    }

    @Test
    void healthyNodesExceedTheirThresholds() {
        List<EvaluatedRow> thresholds = ALL.rows().stream().filter(r -> r.family().startsWith("acceptance")
                && r.evaluated()).toList();
        assertEquals(3, thresholds.size());
        thresholds.forEach(r -> assertTrue(r.predicted() > r.measured(), r.id() + " " + r.predicted()));
    }

    @Test
    void whatARowDoesNotTellIsAssumedAndSaid() {
        Map<String, String> row = new HashMap<>(Map.of("row_id", "mine", "collective", "all_reduce", "gpu_type", "H100",
                "num_gpus", "64", "busbw_GBps", "380"));
        EvaluatedRow large = evaluate(row);
        assertEquals(Unit.BYTE_PER_SECOND, large.unit());
        assertEquals("NICs as in DGX H100; ib-ndr; a message of 4 GiB, between 1 and 16 GiB", large.assumed());
        assertTrue(large.band().orElseThrow().low() < large.predicted());
        row.putAll(Map.of("inter_node_net", "8x400G ib-ndr", "message_bytes", "8589934592", "gpus_per_node", "8"));
        EvaluatedRow told = evaluate(row);
        assertEquals("", told.assumed());
        assertEquals(0, told.error(), 0.06);
        row.put("inter_node_net", "4x400G ib-ndr");
        assertTrue(evaluate(row).predicted() < 0.6 * told.predicted());
    }

    @Test
    void otherCollectivesOfTheSameHardware() {
        for (String collective : List.of("broadcast", "sendrecv", "alltoall", "all_gather")) {
            EvaluatedRow row = evaluate(Map.of("row_id", "mine", "collective", collective, "gpu_type", "GB300",
                    "num_gpus", "72", "message_bytes", "1073741824", "time_us", "2000"));
            assertTrue(row.evaluated() && row.predicted() > 1e-3 && row.predicted() < 3e-3, collective + " "
                    + row.predicted());
            assertTrue(row.band().isPresent());
        }
    }

    @Test
    void moreNodesThanCanBeCountedAreNoFault() {
        assertFalse(evaluate(Map.of("row_id", "x", "kind", "measured", "system", "mine", "num_nodes",
                "999999999999")).evaluated());
    }

    @Test
    void senselessCellsAreToldAndTheRowIsRefused() {
        Evaluation evaluation = evaluate(List.of(new MeasuredRow("mine.csv", 2, Map.of("row_id", "mine", "collective",
                "all_reduce", "gpu_type", "H100", "num_gpus", "many", "message_bytes", "1024", "time_us", "10"))));
        assertFalse(evaluation.rows().get(0).evaluated());
        assertEquals(1, evaluation.findings().size());
        assertTrue(evaluation.findings().get(0).message().contains("num_gpus"));
        assertTrue(evaluate(Map.of("row_id", "mine", "collective", "all_sorts", "gpu_type", "H100", "num_gpus", "8"))
                .reason().contains("all_sorts"));
    }

    /** Of {@code "1 MiB"} only the 1 would be read, and a single GPU or one too many would have no bandwidth. */
    @Test
    void aCollectiveThatIsOnlyASeparatorIsRefusedByItsName() {
        assertTrue(evaluate(Map.of("row_id", "mine", "collective", "/", "gpu_type", "H100", "num_gpus", "8",
                "message_bytes", "1024", "time_us", "10")).reason().contains("'/' is none of the collectives"));
    }

    @Test
    void whatWouldBeMisreadIsRefusedWithTheReason() {
        Map<String, String> row = new HashMap<>(Map.of("row_id", "mine", "collective", "all_reduce", "gpu_type", "H100",
                "num_gpus", "8", "message_bytes", "1 MiB", "time_us", "25"));
        assertTrue(evaluate(row).reason().contains("message_bytes: '1 MiB' is more than a number"));
        row.put("message_bytes", "1048576 (1 MiB)");
        assertTrue(evaluate(row).evaluated());
        row.put("num_gpus", "1");
        assertEquals("a single GPU sends nothing", evaluate(row).reason());
    }
}
