// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.Rows.Row;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.hardware.ModelShape;
import org.junit.jupiter.api.Test;

class StepModelTest {
    private static Case published(Row row) {
        ModelShape shape = switch (row.text("model")) {
            case "22b" -> Shapes.gpt22b();
            case "175b" -> Shapes.gpt175b();
            case "530b" -> Shapes.gpt530b();
            default -> Shapes.gpt1t();
        };
        return Case.of(shape, Hardware.a100()).flash(false)
                .batches(2048, row.integer("batch"), row.integer("micro_batch")).degrees(8, row.integer("pp"), 1)
                .virtual(row.integer("virtual_stages")).recompute(Recompute.valueOf(row.text("recompute")))
                .sequenceParallel(Boolean.parseBoolean(row.text("sequence_parallel"))).nic(24e9, 3e-6);
    }

    @Test
    void theClassicEightTakeWhatWasMeasured() {
        double sum = 0;
        for (Row row : Rows.of("korthikanti_step.csv")) {
            double error = published(row).step().seconds() / row.number("seconds") - 1;
            assertTrue(Math.abs(error) < 0.09, row + " is off by " + error);
            sum += Math.abs(error);
        }
        assertTrue(sum / 8 < 0.045, "mean error " + sum / 8);
    }

    /** Llama 3 405B on 8,192 H100: TP 8, PP 16, DP 64, 8,192 tokens, 2,048 sequences (arXiv 2407.21783, Table 4). */
    private static Case llama(int virtualStages) {
        return Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 2048, 1).degrees(8, 16, 64)
                .virtual(virtualStages).sequenceParallel(true).zero(1).overlap(false, true, true, false, true)
                .order(List.of(ParallelDimension.TP, ParallelDimension.CP, ParallelDimension.PP, ParallelDimension.DP));
    }

    @Test
    void llamaOnEightThousandGpusReachesThePublishedUtilisation() {
        // 43 % published; the number of virtual stages is not.
        double plain = llama(1).step().mfu();
        double interleaved = llama(4).step().mfu();
        assertTrue(plain < 0.43 && 0.43 < interleaved + 0.02, plain + " to " + interleaved);
        assertEquals(0.43, (plain + interleaved) / 2, 0.05);
    }

    @Test
    void partsAddUpToTheStep() {
        StepEstimate e = llama(4).step();
        assertEquals(e.seconds(), e.compute() + e.tensor().exposed() + e.context().exposed() + e.expert().exposed()
                + e.pipeline().exposed() + e.data().exposed() + e.bubble() + e.optimizer(), 1e-9);
    }

    @Test
    void tensorParallelismStaysInsideAndPipelineAndDataGoOutside() {
        StepEstimate e = llama(1).step();
        assertEquals(0, e.tensor().scaleOutBytes());
        assertTrue(e.tensor().scaleUpBytes() > 0);
        assertEquals(0, e.pipeline().scaleUpBytes());
        assertTrue(e.pipeline().scaleOutBytes() > 0);
        assertEquals(0, e.data().scaleUpBytes());
        assertTrue(e.data().scaleOutBytes() > 0);
    }

    @Test
    void volumesAreThoseOfTheLiterature() {
        // Per layer and micro-batch under TP without sequence parallelism: 4 all-reduces of b s h e, each 2(t-1)/t.
        Case c = Case.of(Shapes.gpt("one layer", 1, 8192, 64), Hardware.a100()).batches(2048, 1, 1).degrees(8, 1, 1);
        double activation = 2048.0 * 8192 * 2;
        double ends = 2 * 2 * 7 / 8.0 * activation;
        assertEquals(4 * 2 * 7 / 8.0 * activation + ends, c.step().tensor().scaleUpBytes(), 1);
        // Gradients all-reduced: 2(d-1)/d of them.
        Case d = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 16, 1).degrees(8, 1, 2);
        double local = (Shapes.llama8b().parameters() - 4096.0) / 8;
        assertEquals(2 * 0.5 * local * 4, d.step().data().scaleOutBytes(), 0.001 * local * 4);
        // ZeRO 1 moves as much, gradients one way and 2-byte weights the other.
        assertEquals(0.5 * local * (4 + 2), d.zero(1).step().data().scaleOutBytes(), 0.001 * local * 6);
        // A pipeline sends a share of b s h e both ways for every micro-batch.
        Case p = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 4, 1).degrees(8, 2, 1).sequenceParallel(true);
        assertEquals(2 * 4 * 4096.0 * 4096 * 2 / 8, p.step().pipeline().scaleOutBytes(), 1);
    }

    @Test
    void expertsSendTokensToTopKExpertsFourTimes() {
        Case c = Case.of(Shapes.deepseekV3(4, 3), Hardware.h100()).batches(4096, 8, 1).degrees(1, 1, 8)
                .expertContext(8, 1);
        // A token is sent once to each of the GPUs that have any of its experts: 8 (1 - (7/8)^8) of 8 on average.
        double visited = 8 * (1 - Math.pow(7 / 8.0, 8));
        double tokens = 4096.0 * visited * 7168 * 2;
        assertEquals(4 * 7 / 8.0 * tokens, c.step().expert().scaleUpBytes(), 1);
        StepEstimate narrow = c.precision(Precision.FP8).step();
        assertEquals(3.5 * 7 / 8.0 * tokens, narrow.expert().scaleUpBytes(), 1);
        assertEquals(0, c.expertContext(1, 1).step().expert().seconds());
    }

    @Test
    void contextSendsKeysAndValuesAroundTheRing() {
        Case c = Case.of(Shapes.llama8b(), Hardware.h100()).batches(8192, 1, 1).expertContext(1, 4);
        double keysAndValues = 2048.0 * 2 * 8 * 128 * 2;
        assertEquals(32 * 3 * (1 + 2) * keysAndValues, c.step().context().scaleUpBytes(), 1);
        assertTrue(c.overlap(false, false, false, false, true).step().context().exposed() < c.step().context()
                .exposed());
    }

    @Test
    void overlapHidesCommunicationButNotForFree() {
        Case c = llama(1).overlap(false, false, false, false, false);
        StepEstimate none = c.step();
        StepEstimate all = c.overlap(true, true, true, true, true).step();
        assertTrue(all.tensor().exposed() < none.tensor().exposed());
        assertTrue(all.data().exposed() < none.data().exposed());
        assertTrue(all.pipeline().exposed() < none.pipeline().exposed());
        assertTrue(all.data().exposed() > 0.02 * all.data().seconds() * 0.5);
        assertEquals(none.data().seconds(), all.data().seconds());
    }

    @Test
    void bucketsBesideBackwardExposeTheLastOneOrWhatBackwardCannotHide() {
        // models: exposed = c if c <= Tb/K, else K c - Tb (K-1)/K
        assertEquals(1, Overlap.buckets(10, 100, 10, 0), 1e-12);
        assertEquals(10 * 2 - 10 * 9 / 10.0, Overlap.buckets(20, 10, 10, 0), 1e-12);
        assertEquals(20, Overlap.buckets(20, 10, 1, 0), 1e-12, "one bucket waits for all of backward");
    }

    @Test
    void tokensForExpertsCrossTheFabricOnceADomain() {
        // EP over 8 servers: 4,096 tokens of 7,168 elements go once to each of 8 (1 - (7/8)^8) servers, 7 of 8 of them
        // elsewhere; 1 byte an element out in 8 bits, 2 back, and 2 either way in backward; 3 of 4 layers, 4 times.
        Case c = Case.of(Shapes.deepseekV3(4, 1), Hardware.h100()).batches(4096, 256, 1).degrees(1, 1, 64)
                .expertContext(64, 1).precision(Precision.FP8);
        double elements = 4096.0 * 7168 * 8 * (1 - Math.pow(7 / 8.0, 8)) * 7 / 8;
        double bytes = 4 * 3 * elements * (1 + 2 + 2 * 2);
        assertEquals(bytes, c.step().expert().scaleOutBytes(), 1e-9 * bytes);
    }

    @Test
    void tensorParallelismAcrossDomainsCostsFarMore() {
        Case inside = Case.of(Shapes.llama70b(80), Hardware.h100()).batches(4096, 16, 1).degrees(8, 1, 8)
                .sequenceParallel(true);
        Case outside = inside.order(List.of(ParallelDimension.DP, ParallelDimension.TP));
        assertEquals(0, inside.step().tensor().scaleOutBytes());
        assertEquals(0, outside.step().tensor().scaleUpBytes());
        // The links differ by nine times, of which collectives reach three quarters inside.
        assertEquals(7, outside.step().tensor().seconds() / inside.step().tensor().seconds(), 1);
    }

    @Test
    void reductionInTheNetworkShortensAnUnshardedAllReduce() {
        Case c = Case.of(Shapes.llama8b(), Hardware.h100()).batches(4096, 128, 1).degrees(8, 1, 16);
        assertTrue(c.reduction(1).step().data().seconds() < c.step().data().seconds());
        assertEquals(c.zero(1).step().data(), c.reduction(1).zero(1).step().data(), "reduce-scatter is no all-reduce");
    }

    @Test
    void largerDomainsTakeExpertsOffTheFabric() {
        Case rack = Case.of(Shapes.deepseekV3(61, 3), Hardware.gb200()).batches(4096, 512, 1).degrees(1, 1, 64)
                .expertContext(64, 1);
        StepEstimate inRack = rack.step();
        assertEquals(0, inRack.expert().scaleOutBytes());
    }
}
