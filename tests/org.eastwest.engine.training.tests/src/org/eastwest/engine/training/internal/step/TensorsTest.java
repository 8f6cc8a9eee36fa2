// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TensorsTest {
    private static final double LAUNCH = 4.6e-6;
    private static final double MEMORY = 1.8e12;

    @Test
    void aListCostsTheHostAViewAndACopyForEachRank() {
        Tensors single = new Tensors(384, LAUNCH, MEMORY);
        assertTrue(single.listed());
        assertEquals(2 * 1536 * LAUNCH, single.listSeconds(1536, 0), 1e-12);
        assertEquals(20 * 9e8 / MEMORY, single.listSeconds(1536, 9e8) - single.listSeconds(1536, 0), 1e-12);
    }

    /** 100 gathers of 2^30 floats over 8 V100: 13.96 s into a list, 3.01 s without one (pytorch/pytorch#33924). */
    @Test
    void copiesOfAListTakeWhatTheyTookOnV100() {
        double bytes = 4 * Math.pow(2, 30);
        Tensors onV100 = new Tensors(2, 0, 0.83 * 900e9);
        double zeros = bytes / (0.83 * 900e9);
        assertEquals((13.96 - 3.01) / 100, onV100.listSeconds(8, bytes) - zeros, 0.001);
    }

    @Test
    void flattenedLayersNeedNoLists() {
        assertFalse(Tensors.FLATTENED.listed());
        assertEquals(0, Tensors.FLATTENED.listSeconds(1536, 9e8));
    }
}
