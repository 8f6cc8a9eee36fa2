// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.design.Workload.Recompute;
import org.junit.jupiter.api.Test;

class TrainingEngineTest {
    private static final Case LLAMA = Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 256, 1).degrees(8, 16,
            8)
            .sequenceParallel(true).zero(1).recompute(Recompute.SELECTIVE).overlap(true, true, true, false, true);

    @Test
    void givesEveryMetricOfTheJob() {
        AnalysisResult result = Designs.analyze(Designs.design(LLAMA, 128));
        for (String id : List.of("step_time_s", "compute_s", "exposed_tp_s", "exposed_cp_s", "exposed_ep_s",
                "exposed_pp_s",
                "exposed_dp_s", "bubble_s", "optimizer_s", "exposed_communication_s", "exposed_fraction", "mfu", "hfu",
                "model_flop_per_second_per_gpu", "tokens_per_second", "memory_bytes", "memory_weights_bytes",
                "memory_gradients_bytes", "memory_optimizer_bytes", "memory_activations_bytes", "memory_other_bytes",
                "scale_up_bytes", "scale_out_bytes", "total_scale_out_bytes", "total_communication_bytes", "ranks",
                "spare_gpus", "parameters", "active_parameters", "layers_per_stage")) {
            Metric metric = result.metric(id, "pretraining").orElseThrow(() -> new AssertionError(id));
            assertTrue(Double.isFinite(metric.value()) && metric.value() >= 0, id + " " + metric.value());
            assertEquals(id, metric.derivation().id());
            assertFalse(metric.derivation().restsOnClaim(), id);
        }
        assertEquals(1024, result.metric("ranks").orElseThrow().value());
        assertEquals(8, result.metric("layers_per_stage").orElseThrow().value());
        assertEquals(4.06e11, result.metric("parameters").orElseThrow().value(), 1e9);
    }

    @Test
    void bytesOfAllGpusAreThoseOfOneTimesTheRanksWhereSparesSendNothing() {
        AnalysisResult result = Designs.analyze(Designs.design(LLAMA, 130));
        double out = result.metric("scale_out_bytes").orElseThrow().value();
        double up = result.metric("scale_up_bytes").orElseThrow().value();
        assertEquals(16, result.metric("spare_gpus").orElseThrow().value());
        assertEquals(1024 * out, result.metric("total_scale_out_bytes").orElseThrow().value(), 1e-9 * 1024 * out);
        assertEquals(1024 * (up + out), result.metric("total_communication_bytes").orElseThrow().value(),
                1e-9 * 1024 * (up + out));
    }

    @Test
    void memoryHasABandThatNamesTheMeasuredPeaksItRestsOn() {
        Metric memory = Designs.analyze(Designs.design(LLAMA, 128)).metric("memory_bytes").orElseThrow();
        Band band = memory.band().orElseThrow();
        assertTrue(band.low() < memory.value() && memory.value() < band.high(), band.toString());
        assertTrue(band.high() < 1.2 * band.low(), band.toString());
        assertTrue(memory.derivation().source().text().contains("SMX-llama3_405b"),
                memory.derivation().source().text());
    }

    @Test
    void breakdownsAddUpToTheirMetric() {
        AnalysisResult result = Designs.analyze(Designs.design(LLAMA, 128));
        for (String id : List.of("step_time", "memory")) {
            Breakdown breakdown = result.breakdown(id).orElseThrow();
            double sum = breakdown.parts().stream().mapToDouble(Breakdown.Part::value).sum();
            assertEquals(breakdown.total(), sum, 1e-9 * Math.max(1, sum));
            breakdown.parts().forEach(p -> assertEquals(result.metric(p.id()).orElseThrow().value(), p.value()));
        }
        assertEquals(result.metric("step_time_s").orElseThrow().value(),
                result.breakdown("step_time").orElseThrow().total());
        assertEquals(result.metric("memory_bytes").orElseThrow().value(), result.breakdown("memory").orElseThrow()
                .total());
    }

    @Test
    void theTimelineLastsAsLongAsTheStep() {
        AnalysisResult result = Designs.analyze(Designs.design(LLAMA, 128));
        Timeline timeline = result.timeline("step").orElseThrow();
        double step = result.metric("step_time_s").orElseThrow().value();
        assertEquals("pretraining", timeline.element());
        assertEquals(step, timeline.seconds());
        assertEquals(16, timeline.tracks().size());
        double end = timeline.tracks().stream().flatMap(t -> t.lanes().stream()).flatMap(l -> l.spans().stream())
                .mapToDouble(Timeline.Span::end).max().orElseThrow();
        assertEquals(step, end, 1e-9 * step);
    }

    @Test
    void theTableOfStagesNamesTheFullestAndTheSlowest() {
        AnalysisResult result = Designs.analyze(Designs.design(LLAMA, 128));
        Table table = result.table("stages").orElseThrow();
        assertEquals(16, table.rows().size());
        double fullest = 0;
        for (List<Table.Cell> row : table.rows()) {
            double total = number(row, 8);
            assertEquals(number(row, 5) + number(row, 6) + number(row, 7), total, 1e-9 * total);
            assertTrue(number(row, 3) >= -1e-9, "idle");
            fullest = Math.max(fullest, total);
        }
        assertEquals(result.metric("memory_bytes").orElseThrow().value(), fullest);
        assertTrue(table.title().contains("the fullest is stage"), table.title());
        Case single = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 64, 1).degrees(1, 1, 8);
        assertTrue(Designs.analyze(Designs.design(single, 1)).table("stages").isEmpty());
    }

    private static double number(List<Table.Cell> row, int column) {
        return ((Table.Number) row.get(column)).value();
    }

    @Test
    void aStepOfTooManyMicroBatchesIsNotDrawn() {
        Case many = LLAMA.batches(8192, 8 * 1_000_000, 1);
        assertTrue(Designs.analyze(Designs.design(many, 128)).timeline("step").isEmpty());
    }

    @Test
    void theTableShowsWhatEachDimensionSendsAndWhere() {
        Table table = Designs.analyze(Designs.design(LLAMA, 128)).table("communication").orElseThrow();
        List<String> dimensions = table.rows().stream().map(r -> ((Table.Text) r.get(0)).value()).toList();
        assertEquals(List.of("TP", "PP", "DP"), dimensions);
        List<String> where = table.rows().stream().map(r -> ((Table.Text) r.get(3)).value()).toList();
        assertEquals(List.of("scale-up", "scale-out", "scale-out"), where);
        double bandwidth = ((Table.Number) table.rows().get(2).get(9)).value();
        assertTrue(bandwidth > 30e9 && bandwidth <= 49e9, "DP gets " + bandwidth);
    }

    @Test
    void theSameRequestGivesTheSameResult() {
        assertEquals(Designs.analyze(Designs.design(LLAMA, 128)), Designs.analyze(Designs.design(LLAMA, 128)));
    }

    @Test
    void otherWorkloadsAreNotItsBusiness() {
        JobSnapshot flows = new JobSnapshot("flows", "flows", new Workload.IndependentFlows("w", 8, 1e6, 0.5),
                LLAMA.plan(),
                List.of("servers"), 1024);
        assertEquals(AnalysisResult.EMPTY, Designs.analyze(Designs.design(Designs.cluster(LLAMA, 128),
                List.of(Designs.fabric("fake")), flows)));
    }

    @Test
    void everyTrainingJobIsAnalysed() {
        Case small = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 64, 1).degrees(1, 1, 8).zero(1);
        JobSnapshot second = new JobSnapshot("tuning", "tuning", small.run(), small.plan(), List.of("servers"), 8);
        AnalysisResult result = Designs.analyze(Designs.design(Designs.cluster(LLAMA, 128),
                List.of(Designs.fabric("fake")), Designs.job(LLAMA, 1016), second));
        assertTrue(result.metric("step_time_s", "tuning").isPresent());
        assertTrue(result.metric("step_time_s", "pretraining").isEmpty(), "it lacks 8 GPUs");
    }

    @Test
    void stopsWhenTheUserDoes() {
        Progress cancelled = new Progress() {
            @Override
            public void report(double fraction, String what) {
            }

            @Override
            public boolean cancelled() {
                return true;
            }
        };
        AnalysisRequest request = new AnalysisRequest(Designs.design(LLAMA, 128), List::of, 1);
        TrainingEngine engine = new TrainingEngine(new FakeFabric(49e9, 5e-6));
        assertThrows(CancellationException.class, () -> engine.analyze(request, cancelled));
    }

    @Test
    void hasTheIdOfTheCommandLine() {
        assertEquals("training", new TrainingEngine(new FakeFabric(1, 1)).id());
    }
}
