// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.reliability.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckpointingTest {
    /** 54 days of 16,384 GPUs with 419 interruptions (arXiv 2407.21783, table 5): 5.8 years for one GPU. */
    private static final double GPU_MTBF = 54 * 86_400.0 * 16_384 / 419;

    /** Reference values computed apart from this code, to six digits. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "model_vectors.csv", numLinesToSkip = 1)
    void agreesWithTheReferenceValues(String model, String name, double expected) {
        assertEquals(expected, value(model, name), 5e-6 * expected);
    }

    private static double value(String model, String name) {
        if (model.equals("mtbf")) {
            return GPU_MTBF / 16_384 / 3600;
        }
        double mtbf = GPU_MTBF / number(name, "N=");
        Checkpointing checkpointing = new Checkpointing(number(name, "ckpt="),
                model.equals("young_goodput") ? number(name, "restart=") : 0);
        double interval = checkpointing.young(mtbf);
        return model.equals("young") ? interval : checkpointing.goodput(mtbf, interval);
    }

    private static double number(String name, String key) {
        int start = name.indexOf(key) + key.length();
        int end = start;
        while (end < name.length() && Character.isDigit(name.charAt(end))) {
            end++;
        }
        return Double.parseDouble(name.substring(start, end));
    }

    /** sqrt(2 x 30 x 10000) (1 + sqrt(30 / 20000) / 3 + 30 / 180000) - 30 = 774.6 x 1.01308 - 30. */
    @Test
    void dalyCorrectsYoungByTheStall() {
        assertEquals(774.5967 * (1 + 0.0387298 / 3 + 1 / 6000.0) - 30, new Checkpointing(30, 600).daly(10_000), 1e-3);
    }

    @Test
    void whereFailuresComeFasterThanCheckpointsTheIntervalIsTheMtbf() {
        assertEquals(10, new Checkpointing(30, 600).daly(10));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1800, 11_000, 100_000, 1e7})
    void noOtherIntervalIsMuchBetterThanDalys(double mtbf) {
        Checkpointing checkpointing = new Checkpointing(30, 600);
        double best = checkpointing.exactGoodput(mtbf, checkpointing.daly(mtbf));

        for (double factor = 0.1; factor < 10; factor *= 1.1) {
            double other = checkpointing.exactGoodput(mtbf, checkpointing.daly(mtbf) * factor);
            assertTrue(other <= best * 1.001, factor + ": " + other + " over " + best);
        }
    }

    @Test
    void firstOrderAgreesWithTheExactGoodputWhereFailuresAreRareAndIsLowerWhereTheyAreNot() {
        Checkpointing checkpointing = new Checkpointing(30, 600);

        assertEquals(checkpointing.exactGoodput(1e6, 7700), checkpointing.goodput(1e6, 7700), 1e-4);
        assertTrue(checkpointing.goodput(1825, 320) < checkpointing.exactGoodput(1825, 320) - 0.05);
    }

    @Test
    void goodputIsNeverNegative() {
        assertEquals(0, new Checkpointing(30, 600).goodput(100, 60));
    }
}
