// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.compute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.design.Workload.Recompute;
import org.junit.jupiter.api.Test;

class LayerModelTest {
    /** GPT 22B as in Korthikanti et al., arXiv 2205.05198, Table 4: TP 8, micro-batch 4, no fused attention. */
    private static final Case GPT_22B = Case.of(Shapes.gpt22b(), Hardware.a100()).batches(2048, 4, 4).degrees(8, 1, 1)
            .flash(false);

    private static double forward(RecordingTrace trace, double collectives) {
        return trace.get("attention_forward").value() + trace.get("feed_forward_forward").value()
                + collectives * trace.get("tp_seconds").value();
    }

    private static double backward(RecordingTrace trace, double forwardCollectives) {
        return trace.get("attention_seconds").value() - trace.get("attention_forward").value()
                + trace.get("feed_forward_seconds").value() - trace.get("feed_forward_forward").value()
                + trace.get("attention_tp_exposed").value() + trace.get("feed_forward_tp_exposed").value()
                - forwardCollectives * trace.get("tp_seconds").value();
    }

    private static RecordingTrace trace(Case c) {
        RecordingTrace trace = new RecordingTrace();
        c.step(trace);
        return trace;
    }

    @Test
    void aLayerTakesWhatWasMeasured() {
        RecordingTrace plain = trace(GPT_22B);
        assertEquals(7.7e-3, forward(plain, 2), 0.10 * 7.7e-3);
        assertEquals(11.9e-3, backward(plain, 2), 0.12 * 11.9e-3);
        RecordingTrace spread = trace(GPT_22B.sequenceParallel(true));
        assertEquals(7.2e-3, forward(spread, 4), 0.10 * 7.2e-3);
        assertEquals(11.8e-3, backward(spread, 4), 0.12 * 11.8e-3);
        RecordingTrace both = trace(GPT_22B.sequenceParallel(true).recompute(Recompute.SELECTIVE));
        assertEquals(20.3e-3, forward(both, 4) + backward(both, 4), 0.10 * 20.3e-3);
    }

    @Test
    void fullRecomputeRepeatsForward() {
        double none = GPT_22B.step().compute();
        double forward = trace(GPT_22B).get("stage_forward").value();
        double head = trace(GPT_22B).get("head_forward").value() + trace(GPT_22B).get("embedding_forward").value();
        assertEquals(none + forward - head, GPT_22B.recompute(Recompute.FULL).step().compute(), 2e-3 * none);
    }

    @Test
    void backwardMultipliesTwiceAsMuchAsForward() {
        Case c = Case.of(Shapes.llama70b(80), Hardware.h100()).batches(4096, 1, 1);
        RecordingTrace trace = trace(c);
        double forward = trace.get("feed_forward_linear_forward").value();
        double backward = trace.get("feed_forward_linear_input").value() + trace.get("feed_forward_linear_weight")
                .value();
        // A little more, because gradients of weights are added up in fp32.
        assertEquals(2.1, backward / forward, 0.1);
    }

    @Test
    void aSlidingWindowLooksAtFewerKeys() {
        assertEquals(2048, Attention.meanKeys(Shapes.llama8b(), 4096));
        double windowed = 128 - 128.0 * 128 / (2 * 4096);
        assertEquals((windowed + 2048) / 2, Attention.meanKeys(Shapes.gptOss120b(), 4096), 1e-9);
        assertEquals(32, Attention.meanKeys(Shapes.gptOss120b(), 64), 1e-9);
    }

    @Test
    void flopOfTheModelAreSixAParameterAndTokenAndAttention() {
        Case c = Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 1, 1);
        // 2.524e12 a token at 8,192 tokens, causal (as in the published runs of this model).
        assertEquals(2.524e12, TrainingFlop.of(c.shape(), c.run(), Scope.NONE).model() / 8192, 0.01 * 2.524e12);
        Case gpt = Case.of(Shapes.gpt175b(), Hardware.a100()).batches(2048, 64, 1);
        double h = 12288;
        double s = 2048;
        // Narayanan et al. SC21: 72 B s L h^2 (1 + s/6h + V/12Lh), here with the causal half of s/6h.
        double narayanan = 72.0 * 64 * s * 96 * h * h * (1 + s / (12 * h) + 51200 / (12 * 96 * h));
        assertEquals(narayanan, TrainingFlop.of(gpt.shape(), gpt.run(), Scope.NONE).model(), 1e-3 * narayanan);
    }

    @Test
    void flopOfMultiHeadLatentAttentionCountTheCompressedParts() {
        Case two = Case.of(Shapes.deepseekV3(2, 2), Hardware.h100()).batches(4096, 1, 1);
        Case one = Case.of(Shapes.deepseekV3(1, 1), Hardware.h100()).batches(4096, 1, 1);
        double layer = TrainingFlop.of(two.shape(), two.run(), Scope.NONE).model()
                - TrainingFlop.of(one.shape(), one.run(), Scope.NONE).model();
        // Queries down and up, keys and values down (with the rotary key) and up, output: 187,105,280 weights.
        double attention = 7168.0 * 1536 + 1536.0 * 128 * (128 + 64) + 7168.0 * (512 + 64) + 512.0 * 128 * (128 + 128)
                + 128.0 * 128 * 7168;
        double feedForward = 3.0 * 7168 * 18432;
        // Scores over 192 columns and values over 128, for half the sequence.
        double core = 128.0 * (192 + 128) * 2048;
        double byHand = 6.0 * 4096 * (attention + feedForward + core);
        assertEquals(byHand, layer, 1e-9 * byHand);
    }

    @Test
    void flopOfASlidingWindowStopGrowingInTheLayersThatHaveIt() {
        Case shorter = Case.of(Shapes.gptOss120b(), Hardware.h100()).batches(4096, 1, 1);
        Case longer = shorter.batches(8192, 1, 1);
        double more = TrainingFlop.of(longer.shape(), longer.run(), Scope.NONE).model() / 8192
                - TrainingFlop.of(shorter.shape(), shorter.run(), Scope.NONE).model() / 4096;
        // Keys a token looks at: 18 layers 126 and then 127 of the window of 128, 18 layers 2,048 and then 4,096.
        double byHand = 6.0 * 64 * (64 + 64) * (18 * (127 - 126) + 18 * (4096 - 2048));
        assertEquals(byHand, more, 1e-6 * byHand);
    }

    @Test
    void fullRecomputeAddsAForwardToHardwareFlop() {
        Case c = Case.of(Shapes.gpt175b(), Hardware.a100()).batches(2048, 64, 1).recompute(Recompute.FULL);
        TrainingFlop flop = TrainingFlop.of(c.shape(), c.run(), Scope.NONE);
        assertEquals(4 / 3.0, flop.hardware() / flop.model(), 0.01);
    }

    @Test
    void expertsWorkOnTheTokensThatAreRoutedToThem() {
        Case c = Case.of(Shapes.deepseekV3(4, 1), Hardware.b200()).batches(4096, 8, 1).degrees(1, 1, 8)
                .expertContext(8, 1);
        Slice slice = Slice.of(c.shape(), c.run(), c.plan(), Scope.NONE);
        assertEquals(4096 * 8, slice.routedRows());
        assertEquals(32, slice.localExperts());
        assertEquals(2048, slice.expertColumns());
        double even = c.step().compute();
        assertTrue(c.imbalance(1.5).step().compute() > even);
    }

    @Test
    void withoutExpertParallelismTensorParallelismSplitsEveryExpert() {
        Case c = Case.of(Shapes.mixtral(), Hardware.h100()).batches(4096, 1, 1).degrees(8, 1, 1);
        Slice slice = Slice.of(c.shape(), c.run(), c.plan(), Scope.NONE);
        assertEquals(8, slice.localExperts());
        assertEquals(14336 / 8.0, slice.expertColumns());
        assertEquals(4096 * 2, slice.routedRows());
    }
}
