// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.viewpoint.diagram.Label.Font;
import org.junit.jupiter.api.Test;

/** Texts are measured by the width table, and cut and broken by it. */
class TextMetricsTest {
    private static final Font PLAIN = new Font(12, false, false, false, false);
    private static final Font BOLD = new Font(12, true, false, false, false);

    @Test
    void widthsAreThoseOfTheFont() {
        // Arial: A 1366, B 1366 and bold 1479 of 2048 units; 12 pt are 16 pixels.
        assertEquals((1366 + 1366) * 16.0 / 2048, TextMetrics.width("AB", PLAIN), 1e-9);
        assertEquals(2 * 1479 * 16.0 / 2048, TextMetrics.width("AB", BOLD), 1e-9);
        assertEquals(0, TextMetrics.width("", PLAIN));
        assertEquals(16, TextMetrics.width("\u6771", PLAIN), 1e-9);
    }

    /** Between a number and its unit stands a thin space, a fifth of the font's size; the font's table lacks it. */
    @Test
    void spacesOfAFixedWidthAreAsWideAsUnicodeSays() {
        assertEquals(410 * 16.0 / 2048, TextMetrics.width("\u2009", PLAIN), 1e-9);
        assertEquals(410 * 16.0 / 2048, TextMetrics.width("\u202F", BOLD), 1e-9);
        assertEquals(16, TextMetrics.width("\u2003", PLAIN), 1e-9);
    }

    @Test
    void aLineThatIsTooLongIsCut() {
        assertEquals("short", TextMetrics.fit("short", PLAIN, 100));
        String cut = TextMetrics.fit("a long line of text", PLAIN, 60);
        assertTrue(cut.endsWith("\u2026") && TextMetrics.width(cut, PLAIN) <= 60, cut);
        assertEquals("", TextMetrics.fit("text", PLAIN, 3));
    }

    @Test
    void aTextBreaksBetweenWords() {
        assertEquals(List.of("one two", "three"), TextMetrics.wrap("one two three", PLAIN,
                TextMetrics.width("one two", PLAIN)));
        assertEquals(List.of("one", "two"), TextMetrics.wrap("one\ntwo", PLAIN, 1000));
        assertEquals(List.of("one", "two"), TextMetrics.wrap("one two", PLAIN, 1));
    }
}
