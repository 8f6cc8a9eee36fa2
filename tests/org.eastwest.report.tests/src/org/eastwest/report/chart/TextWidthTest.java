// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class TextWidthTest {
    /** Helvetica: H 722, e 556, l 222, l 222, o 556 thousandths; 15 % for wider faces, 28 % for wider bold ones. */
    @Test
    void wordsAreAsWideAsTheirLetters() {
        assertEquals(2.278 * 10 * 1.15, TextWidth.of("Hello", 10, false), 1e-9);
        assertEquals((0.722 + 0.556 + 0.278 * 2 + 0.611) * 10 * 1.28, TextWidth.of("Hello", 10, true), 1e-9);
    }

    @Test
    void lettersOutsideTheTableHaveRoomEnough() {
        assertEquals(1.15, TextWidth.of("\u6f22", 1, false), 1e-9);
        assertEquals(0, TextWidth.of("\u0301", 1, false), 1e-9);
        assertEquals(1.15, TextWidth.of("\uD83D\uDE00", 1, false), 1e-9);
    }

    @Test
    void aTextThatFitsStaysWhole() {
        assertEquals("Hello", TextWidth.shorten("Hello", 100, 10, false));
    }

    @Property
    void aShortenedTextFitsAndIsABeginning(@ForAll String text, @ForAll @DoubleRange(min = 20, max = 300) double room) {
        String shorter = TextWidth.shorten(text, room, 12, false);
        assertTrue(TextWidth.of(shorter, 12, false) <= room + 1e-9, shorter);
        String kept = shorter.endsWith("\u2026") ? shorter.substring(0, shorter.length() - 1) : shorter;
        assertTrue(text.strip().startsWith(kept.strip()) || text.contains(kept), shorter);
    }
}
