// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal;

import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.spi.hardware.ModelShape.Attention;
import org.eastwest.spi.hardware.Provenance;

/** Model shapes of the catalog, as the tests need them. */
public final class Shapes {
    private Shapes() {
    }

    public static ModelShape gpt22b() {
        return gpt("gpt-22b", 48, 6144, 64);
    }

    public static ModelShape gpt175b() {
        return gpt("gpt3-175b", 96, 12288, 96);
    }

    public static ModelShape gpt530b() {
        return gpt("gpt-530b", 105, 20480, 128);
    }

    public static ModelShape gpt1t() {
        return gpt("gpt-1t", 128, 25600, 160);
    }

    public static ModelShape gpt(String id, int layers, int hidden, int heads) {
        return new ModelShape(id, id, layers, hidden, heads, heads, hidden / heads, 4 * hidden, 51200, Attention.MHA, 0,
                0,
                0, 0, 0, 0, 0, 0, 0, 0, false, source(id));
    }

    public static ModelShape llama8b() {
        return llama("llama3-8b", 32, 4096, 32, 8, 14336, 128256);
    }

    public static ModelShape llama70b(int layers) {
        return llama("llama3-70b", layers, 8192, 64, 8, 28672, 128256);
    }

    public static ModelShape llama405b() {
        return llama405b(126, 8);
    }

    public static ModelShape llama405b(int layers, int kvHeads) {
        return llama("llama3-405b", layers, 16384, 128, kvHeads, 53248, 128256);
    }

    private static ModelShape llama(String id, int layers, int hidden, int heads, int kvHeads, int feedForward,
            int vocabulary) {
        return new ModelShape(id, id, layers, hidden, heads, kvHeads, 128, feedForward, vocabulary, Attention.GQA, 0, 0,
                0,
                0, 0, 0, 0, 0, 0, 0, true, source(id));
    }

    public static ModelShape mixtral() {
        return new ModelShape("mixtral-8x7b", "mixtral-8x7b", 32, 4096, 32, 8, 128, 14336, 32000, Attention.GQA, 0, 0,
                0, 0,
                0, 8, 2, 0, 14336, 0, true, source("mixtral-8x7b"));
    }

    public static ModelShape deepseekV3(int layers, int dense) {
        return new ModelShape("deepseek-v3", "deepseek-v3", layers, 7168, 128, 128, 128, 18432, 129280, Attention.MLA,
                0, 0,
                1536, 512, 64, 256, 8, 2048, 2048, dense, true, source("deepseek-v3"));
    }

    public static ModelShape deepseekV2(int layers, int dense) {
        return new ModelShape("deepseek-v2", "deepseek-v2", layers, 5120, 128, 128, 128, 12288, 102400, Attention.MLA,
                0, 0,
                1536, 512, 64, 160, 6, 3072, 1536, dense, true, source("deepseek-v2"));
    }

    public static ModelShape gptOss120b() {
        return new ModelShape("gpt-oss-120b", "gpt-oss-120b", 36, 2880, 64, 8, 64, 2880, 201088, Attention.GQA, 128, 2,
                0, 0,
                0, 128, 4, 0, 2880, 0, true, source("gpt-oss-120b"));
    }

    private static Provenance source(String id) {
        return new Provenance("models", id, "high", "catalog of the tests", "");
    }
}
