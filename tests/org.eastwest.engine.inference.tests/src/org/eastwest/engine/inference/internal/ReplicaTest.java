// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.spi.design.Precision;
import org.eastwest.spi.hardware.ModelShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplicaTest {
    private static final Gpu GPU = new Gpu(500e12, 2.5e12, 0);
    private static final Network NETWORK = new Network(6.6e-6, 0.6e-6, 300e9, 8, 4e-6, 45e9);

    /** arXiv 2505.09343, table 1: 70.272 and 516.096; Qwen-2.5 72B, which has the shape of Llama 70B here, 327.680. */
    @ParameterizedTest
    @CsvSource({"deepseek-v3, 70.272", "llama3-405b, 516.096", "llama3-70b, 327.680"})
    void aTokenAddsThePublishedKilobytesToTheCache(String model, double kilobytes) {
        assertEquals(kilobytes, replica(model, Precision.BF16, 1, 1, 1).cacheBytesPerToken() / 1000, 0.001);
    }

    /** Eight KV heads are split over eight GPUs, and no further. */
    @Test
    void theCacheIsSplitOverAsManyGpusAsThereAreHeads() {
        double one = replica("llama3-70b", Precision.BF16, 1, 1, 1).cacheOnGpu(1000);

        assertEquals(327_680_000.0, one, 1);
        assertEquals(one / 8, replica("llama3-70b", Precision.BF16, 8, 1, 1).cacheOnGpu(1000), 1);
        assertEquals(one / 8, replica("llama3-70b", Precision.BF16, 16, 1, 1).cacheOnGpu(1000), 1);
        assertEquals(one / 16, replica("llama3-70b", Precision.BF16, 8, 2, 1).cacheOnGpu(1000), 1);
    }

    /** 70.55 G parameters of 2 bytes over eight GPUs. */
    @Test
    void weightsAreSplitOverTensorAndPipelineParallelism() {
        double whole = replica("llama3-70b", Precision.BF16, 1, 1, 1).weightsOnGpu();

        assertEquals(141.1e9, whole, 0.5e9);
        assertEquals(whole / 8, replica("llama3-70b", Precision.BF16, 8, 1, 1).weightsOnGpu(), 1);
        assertEquals(whole / 8, replica("llama3-70b", Precision.BF16, 2, 4, 1).weightsOnGpu(), 1);
        assertEquals(whole / 2, replica("llama3-70b", Precision.FP8, 1, 1, 1).weightsOnGpu(), 1);
    }

    /** DeepSeek-V3's 671 G parameters in 8 bits: the experts, 97 % of them, over 32 GPUs. */
    @Test
    void expertsAreSplitOverExpertParallelism() {
        Replica replica = replica("deepseek-v3", Precision.FP8, 4, 1, 32);

        assertEquals(654e9 / 32 + 17e9 / 4, replica.weightsOnGpu(), 0.5e9);
    }

    /**
     * The report's own example (arXiv 2505.09343, section 2.3.2): 32 tokens, 9 copies of 7,000 elements, sent in 8 and
     * back in 16 bits over 50 GB/s take 120.96 us; over the 900 GB/s of an NVL72 6.72 us.
     */
    @Test
    void expertsAreReachedInThePublishedTime() {
        ModelShape shape = Designs.SHIPPED.models().find("deepseek-v3").orElseThrow();
        ModelShape example = new ModelShape("example", "example", 61, 7000, shape.heads(), shape.kvHeads(),
                shape.headDimension(), shape.feedForward(), shape.vocabulary(), shape.attention(), 0, 0,
                shape.queryLoraRank(), shape.kvLoraRank(), shape.ropeDimension(), 256, 9, 0,
                shape.expertFeedForward(), 3, true, shape.provenance());
        Replica replica = new Replica(example, Precision.FP8, 1, 1, 1, 256);

        double bytes = replica.dispatched(32) + replica.combined(32);
        assertEquals(120.96e-6, bytes / 50e9, 1e-10);
        assertEquals(6.72e-6, bytes / 900e9, 1e-11);
    }

    /** 70 GB of 16-bit weights for each of two GPUs at 2.5 TB/s: no batch shortens that. */
    @Test
    void aSmallBatchWaitsForTheWeights() {
        Phase step = replica("llama3-70b", Precision.BF16, 2, 1, 1).decode(1, 100, GPU, NETWORK);

        assertEquals(141.1e9 / 2 / 2.5e12, step.memory(), 1e-4);
        assertTrue(step.memory() > 20 * step.compute());
    }

    /** 2 FLOP for each parameter and token: 2 x 70e9 x 2,048 / (8 x 500 TFLOP/s). */
    @Test
    void aPromptIsBoundByMatrixMultiplication() {
        Phase prefill = replica("llama3-70b", Precision.BF16, 8, 1, 1).prefill(1, 2048, GPU, NETWORK);

        assertEquals(2 * 69e9 * 2048 / (8 * 500e12), prefill.compute(), 0.06 * prefill.compute());
        assertTrue(prefill.compute() > prefill.memory());
    }

    @Test
    void decodingWaitsForLatencyAndPrefillForBandwidth() {
        Replica replica = replica("llama3-70b", Precision.BF16, 8, 1, 1);

        assertTrue(replica.decode(1, 2048, GPU, NETWORK).latencyShare() > 0.95);
        assertTrue(replica.prefill(1, 8192, GPU, NETWORK).latencyShare() < 0.1);
    }

    /** Two all-reduces of TP in each of 80 layers at 6.6 us and 2 x 3 hops of 0.6 us. */
    @Test
    void theLatencyOfADecodeStepIsThatOfItsCollectives() {
        Phase step = replica("llama3-70b", Precision.BF16, 8, 1, 1).decode(1, 100, GPU, NETWORK);

        assertEquals(2 * 80 * (6.6e-6 + 6 * 0.6e-6), step.communication().latency(), 1e-12);
    }

    @Test
    void tensorParallelismBeyondTheDomainGoesOverTheNics() {
        Network.Cost inside = NETWORK.allReduce(8, 1e9);
        Network.Cost beyond = NETWORK.allReduce(16, 1e9);

        assertEquals(2 * 7.0 / 8 * 1e9 / 300e9, inside.bandwidth(), 1e-12);
        assertEquals(inside.bandwidth() + 2 * 0.5 * 1e9 / 8 / 45e9, beyond.bandwidth(), 1e-12);
    }

    /** Half of the peers of 16 are in the own domain: 8/16 of the bytes take the NIC. */
    @Test
    void anExchangeBeyondTheDomainWaitsForTheNics() {
        assertEquals(0.5 * 1e9 / 45e9, NETWORK.exchange(16, 1e9).bandwidth(), 1e-12);
        assertEquals(7.0 / 8 * 1e9 / 300e9, NETWORK.exchange(8, 1e9).bandwidth(), 1e-12);
    }

    @Test
    void aLargerBatchVisitsMoreExperts() {
        Replica replica = replica("deepseek-v3", Precision.FP8, 8, 1, 8);

        assertTrue(replica.decode(1, 100, GPU, NETWORK).memory()
                < 0.3 * replica.decode(256, 100, GPU, NETWORK).memory());
    }

    private static Replica replica(String model, Precision precision, int tp, int pp, int ep) {
        return new Replica(Designs.SHIPPED.models().find(model).orElseThrow(), precision, tp, pp, 1, ep);
    }
}
