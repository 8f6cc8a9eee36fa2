// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eastwest.report.Markup;
import org.eastwest.report.Samples;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class SvgPainterTest {
    private static final Chart CHART = StackedBar.of(Samples.stepTime("job"), "Where the time goes", Optional.empty(),
            Optional.empty());

    private static Chart named(String name) {
        return new StackedBar(name, name, Unit.SECOND, 1, List.of(new StackedBar.Part(name, 1, Ink.TP, true)),
                Optional.empty(), Optional.empty());
    }

    @Test
    void theChartIsAnImageWithTitleAndDescription() {
        Document svg = Markup.parse(SvgPainter.inline(CHART.draw(800)));
        assertEquals("img", svg.getDocumentElement().getAttribute("role"));
        assertEquals("Where the time goes", svg.getDocumentElement().getAttribute("aria-label"));
        assertEquals("Where the time goes", Markup.all(svg, "title").get(0).getTextContent());
        assertEquals(CHART.description(), Markup.all(svg, "desc").get(0).getTextContent());
    }

    @Test
    void nothingInItCanClashWithAnotherChartOnThePage() {
        String svg = SvgPainter.inline(CHART.draw(800));
        assertFalse(svg.contains(" id="));
        assertFalse(svg.contains("url(#"));
    }

    @Test
    void numbersHaveAtMostTwoDecimalsAndNoExponent() {
        String svg = SvgPainter.inline(CHART.draw(800.123456));
        assertFalse(Pattern.compile("=\"[^\"a-z]*\\d\\.\\d{3}").matcher(svg).find(), svg);
        assertFalse(Pattern.compile("[ML\" ]-?[0-9.]+E").matcher(svg).find());
    }

    @Test
    void theSameChartIsTheSameText() {
        assertEquals(SvgPainter.inline(CHART.draw(800)), SvgPainter.inline(CHART.draw(800)));
    }

    @Test
    void hostileNamesStayText() {
        String name = "<script>alert(\"1\")</script> & ]]> \u0000\u0007 \uD800 '";
        Document svg = Markup.parse(SvgPainter.standalone(named(name).draw(2000), Palette.LIGHT));
        assertEquals(0, Markup.all(svg, "script").size());
        assertTrue(Markup.all(svg, "title").get(0).getTextContent().startsWith("<script>alert(\"1\")</script> & ]]>"));
    }

    @Test
    void onAPageColoursFollowThePagesScheme() {
        String svg = SvgPainter.inline(CHART.draw(800));
        assertTrue(svg.contains("style=\"fill:var(--ew-tp,#0072B2)\""), svg);
        assertTrue(svg.contains("stroke:var(--ew-exposed,#D55E00)"));
    }

    @Test
    void byItselfItHasPaperAndFixedColours() {
        String light = SvgPainter.standalone(CHART.draw(800), Palette.LIGHT);
        assertTrue(light.contains("fill=\"#FFFFFF\"") && light.contains("fill=\"#0072B2\""));
        String dark = SvgPainter.standalone(CHART.draw(800), Palette.DARK);
        assertTrue(dark.contains("fill=\"#1E1E1E\"") && dark.contains("fill=\"#56B4E9\""));
        assertFalse(dark.contains("var("));
    }

    @Test
    void patternsShowInPrintAndThatOfIdleTimeAlways() {
        Document svg = Markup.parse(SvgPainter.inline(CHART.draw(800)));
        List<String> classes = Markup.all(svg, "path").stream().map(p -> p.getAttribute("class")).toList();
        assertEquals(5, classes.stream().filter(SvgPainter.PRINT_ONLY::equals).count(), "TP, EP, PP, DP, optimizer");
        assertEquals(1, classes.stream().filter(String::isEmpty).count(), "bubble");
    }

    @Test
    void strokesOfEveryPatternStayInTheirRectangle() {
        for (org.eastwest.report.chart.Pattern pattern : org.eastwest.report.chart.Pattern.values()) {
            for (double[] size : new double[][] {{0, 0}, {1, 50}, {50, 1}, {33, 47}}) {
                pattern.strokes(10, 20, size[0], size[1]).forEach(s -> {
                    for (double x : new double[] {s.x1(), s.x2()}) {
                        assertTrue(x >= 10 && x <= 10 + size[0], () -> pattern + " " + s);
                    }
                    for (double y : new double[] {s.y1(), s.y2()}) {
                        assertTrue(y >= 20 && y <= 20 + size[1], () -> pattern + " " + s);
                    }
                });
            }
        }
    }
}
