// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eastwest.spi.hardware.ModelShape;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The shapes have the parameters that their makers publish, which checks shapes and formulas against each other. */
class ModelShapeSizesTest {
    private static final Catalog CATALOG = CatalogLoader.shipped();

    @ParameterizedTest(name = "{0} has {1} billion parameters within {2} %")
    @CsvSource({
        "llama3-405b, 405.8, 0.1", "llama3-70b, 70.55, 0.1", "llama3-8b, 8.03, 0.1", "llama2-70b, 68.98, 0.1",
        "llama2-7b, 6.74, 0.1", "deepseek-v3, 671.0, 0.1", "deepseek-v2, 236, 0.2", "kimi-k2-1t, 1026, 0.1",
        "mixtral-8x7b, 46.7, 0.1", "qwen3-32b, 32.8, 0.2", "qwen3-30b-a3b, 30.5, 0.2", "qwen3-235b-a22b, 235, 0.2",
        // Rounded names; the counts of the papers take one matrix for input and output.
        "gpt3-175b, 175, 1", "gpt-530b, 530, 1", "gpt-1t, 1008, 1", "gpt-22b, 22, 2",
        // Model cards; ours leaves out biases and attention sinks.
        "gpt-oss-120b, 116.8, 0.1", "gpt-oss-20b, 20.9, 0.1"})
    void total(String model, double billions, double percent) {
        assertEquals(billions, shape(model).parameters() / 1e9, billions * percent / 100);
    }

    @ParameterizedTest(name = "a token passes through {1} billion parameters of {0}, within {2} %")
    @CsvSource({"deepseek-v3, 37, 2", "deepseek-v2, 21, 2", "mixtral-8x7b, 12.9, 1", "kimi-k2-1t, 32, 3",
        "qwen3-30b-a3b, 3.3, 2", "qwen3-235b-a22b, 22, 2", "llama3-405b, 405.8, 0.1"})
    void active(String model, double billions, double percent) {
        assertEquals(billions, shape(model).activeParameters() / 1e9, billions * percent / 100);
    }

    private static ModelShape shape(String model) {
        return CATALOG.models().find(model).orElseThrow();
    }
}
