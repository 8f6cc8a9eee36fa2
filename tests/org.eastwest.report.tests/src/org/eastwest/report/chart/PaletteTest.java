// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Pattern;
import org.eastwest.spi.analysis.Breakdown;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PaletteTest {
    /** The colours that the window, the diagrams and the report share. */
    @ParameterizedTest
    @CsvSource({"COMPUTE,#4D4D4D,#BDBDBD", "TP,#0072B2,#56B4E9", "CP,#882255,#D48AAE", "EP,#CC79A7,#E0A6C6",
        "PP,#009E73,#4FC9A6", "DP,#E69F00,#F2BE5C", "BUBBLE,#D9D9D9,#5A5A5A", "OPTIMIZER,#8C8C8C,#8C8C8C",
        "OTHER,#8C8C8C,#8C8C8C"})
    void aPartHasTheColourOfItsKind(Breakdown.Kind kind, String light, String dark) {
        assertEquals(light, Palette.LIGHT.hex(Ink.of(kind)));
        assertEquals(dark, Palette.DARK.hex(Ink.of(kind)));
    }

    @ParameterizedTest
    @CsvSource({"EXPOSED,#D55E00,#D55E00", "ERROR,#B3261E,#F2B8B5", "WARNING,#B26A00,#FFCC80", "NOTE,#3A6EA5,#9CC4EB",
        "PAPER,#FFFFFF,#1E1E1E", "INK,#1F1F1F,#E6E6E6", "FAINT,#E3E3E3,#3A3A3A"})
    void theRestOfTheLook(Ink ink, String light, String dark) {
        assertEquals(light, Palette.LIGHT.hex(ink));
        assertEquals(dark, Palette.DARK.hex(ink));
    }

    @ParameterizedTest
    @EnumSource(Palette.class)
    void textOnEveryInkIsReadable(Palette palette) {
        for (Ink ink : Ink.values()) {
            double contrast = Palette.contrast(palette.rgbOn(ink), palette.rgb(ink));
            assertTrue(contrast >= 4.5, () -> palette + " " + ink + " " + contrast);
        }
        assertTrue(Palette.contrast(palette.rgb(Ink.INK), palette.rgb(Ink.PAPER)) >= 7);
    }

    @ParameterizedTest
    @EnumSource(Palette.class)
    void severitiesAreReadableOnPaper(Palette palette) {
        for (Ink ink : EnumSet.of(Ink.ERROR, Ink.NOTE)) {
            assertTrue(Palette.contrast(palette.rgb(ink), palette.rgb(Ink.PAPER)) >= 4.5, ink::word);
        }
    }

    /** Links and marks of the page: its first accent is that of light, the second that of dark screens. */
    @Test
    void theAccentOfThePageIsReadable() throws IOException {
        String css;
        try (InputStream in = Palette.class.getResourceAsStream("/org/eastwest/report/internal/page/page.css")) {
            css = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        List<Integer> accents = Pattern.compile("--accent:#([0-9a-f]{6})").matcher(css).results()
                .map(m -> Integer.parseInt(m.group(1), 16)).toList();
        assertEquals(2, accents.size());
        for (Palette palette : Palette.values()) {
            double contrast = Palette.contrast(accents.get(palette.ordinal()), palette.rgb(Ink.PAPER));
            assertTrue(contrast >= 4.5, () -> palette + " " + contrast);
        }
        // No other colour is written into the page: text is ink on paper.
        assertEquals(2, Pattern.compile("(?<!-)color:#|:#[0-9a-f]{3,6}").matcher(css).results().count());
    }

    @Test
    void contrastIsThatOfTheGuidelines() {
        assertEquals(21, Palette.contrast(0x000000, 0xFFFFFF), 1e-9);
        assertEquals(4.48, Palette.contrast(0x777777, 0xFFFFFF), 0.01);
    }

    @Test
    void everyInkIsAVariableOfThePage() {
        assertTrue(Palette.DARK.css().contains("--ew-scale-out:#9A9A9A;"));
        assertTrue(Palette.LIGHT.css().contains("--ew-on-compute:#FFFFFF;"));
    }
}
