// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpellingTest {
    private static final List<String> GPUS = List.of("h100-sxm", "h200-sxm", "b200", "a100-sxm-80gb", "gb300");

    @Test
    void theNearestWordsComeFirstAndAtMostThree() {
        assertEquals(List.of("h100-sxm", "h200-sxm", "b200"), Spelling.nearest("h100-smx", GPUS));
    }

    @Test
    void equallyNearWordsComeByTheAlphabet() {
        assertEquals(List.of("b", "c"), Spelling.nearest("a", List.of("c", "b")));
    }

    @Test
    void aWordIsMeantWhenNoMoreThanHalfOfItIsWrong() {
        assertEquals(Optional.of("gb300"), Spelling.meant("gb30", GPUS));
        assertEquals(Optional.empty(), Spelling.meant("tpu", GPUS));
        assertEquals(Optional.empty(), Spelling.meant("b200", List.of()));
    }

    @Test
    void theDistanceIsTheNumberOfEdits() {
        assertEquals(3, Spelling.distance("kitten", "sitting"));
        assertEquals(3, Spelling.distance("sitting", "kitten"));
        assertEquals(4, Spelling.distance("", "rail"));
        assertEquals(0, Spelling.distance("rail", "rail"));
    }
}
