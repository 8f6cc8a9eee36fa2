// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.pdf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.eastwest.report.pdf.internal.Fonts;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A printed report")
class PdfPrinterTest {
    private final PdfPrinter printer = new PdfPrinter(Fonts.of(List.of()));

    private static String page(String style, String body) {
        return "<!DOCTYPE html>\n<html lang=\"en\"><head><title>Report</title><style>" + style + "</style></head><body>"
                + body + "</body></html>";
    }

    private static String text(PrintedReport report) throws IOException {
        try (PDDocument document = Loader.loadPDF(report.pdf())) {
            return new PDFTextStripper().getText(document);
        }
    }

    /** Colour of the middle of a page's upper left centimetre, as 0xRRGGBB. */
    private static int upperLeft(PrintedReport report) throws IOException {
        try (PDDocument document = Loader.loadPDF(report.pdf())) {
            // 72 points an inch: the margins of 16 and 14 mm, and half a centimetre more.
            return new PDFRenderer(document).renderImage(0).getRGB(54, 60) & 0xFFFFFF;
        }
    }

    @Test
    @DisplayName("holds the text of the page, and says on each page which it is")
    void text() throws IOException {
        PrintedReport report = printer.print(page("", "<h1>Exposed communication</h1><p>12.7 % of the step</p>"));
        String text = text(report);
        assertTrue(text.contains("Exposed communication"), text);
        assertTrue(text.contains("12.7 % of the step"), text);
        assertTrue(text.contains("1 / 1"), text);
        assertEquals(1, report.pages());
        assertEquals(List.of(), report.missing());
    }

    @Test
    @DisplayName("is the same, byte for byte, when printed twice")
    void sameBytes() throws IOException {
        String page = page("", "<h1>Step time</h1><p>13.6 s</p>");
        assertArrayEquals(printer.print(page).pdf(), new PdfPrinter(Fonts.of(List.of())).print(page).pdf());
    }

    @Test
    @DisplayName("shows custom properties of the style sheet, and those of bright screens where both are defined")
    void customProperties() throws IOException {
        String style = ":root{--ew-tp:#0000FF}\n@media screen and (prefers-color-scheme:dark){:root{--ew-tp:#00FF00}}\n"
                + ".a{background:var(--ew-tp);height:4cm}";
        assertEquals(0x0000FF, upperLeft(printer.print(page(style, "<div class=\"a\"></div>"))));
    }

    @Test
    @DisplayName("draws charts with the colour that stands beside a custom property they cannot know")
    void charts() throws IOException {
        String chart = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"880\" height=\"400\" viewBox=\"0 0 880 400\">"
                + "<rect x=\"0\" y=\"0\" width=\"880\" height=\"400\" style=\"fill:var(--ew-pp,#FF0000)\"/></svg>";
        assertEquals(0xFF0000, upperLeft(printer.print(page("figure{margin:0}", "<figure>" + chart + "</figure>"))));
    }

    @Test
    @DisplayName("draws a chart of ten thousand shapes, as timelines have them")
    void manyShapes() throws IOException {
        StringBuilder chart = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"500\" height=\"100\">");
        for (int i = 0; i < 10_000; i++) {
            chart.append("<rect x=\"").append(i / 20.0).append("\" y=\"0\" width=\"1\" height=\"100\" fill=\"#FF0000\"/>");
        }
        String body = "<figure>" + chart.append("</svg>") + "</figure>";
        assertEquals(0xFF0000, upperLeft(printer.print(page("figure{margin:0}", body))));
    }

    @Test
    @DisplayName("offers the sections as its outline")
    void outline() throws IOException {
        PrintedReport report = printer.print(page("", "<section id=\"answer\"><h2>The answer</h2></section>"));
        try (PDDocument document = Loader.loadPDF(report.pdf())) {
            assertEquals("The answer",
                    document.getDocumentCatalog().getDocumentOutline().getFirstChild().getTitle());
        }
    }

    @Test
    @DisplayName("breaks into as many pages as it needs")
    void pages() throws IOException {
        PrintedReport report = printer.print(page("", "<p>line</p>".repeat(200)));
        assertTrue(report.pages() > 2, "200 paragraphs on " + report.pages() + " pages");
    }

    @Test
    @DisplayName("says which font is missing for Japanese, and is made all the same")
    void japaneseWithoutFont() throws IOException {
        PrintedReport report = printer.print(page("", "<p>\u5e2f\u57df\u5e45 400 Gb/s</p>"));
        assertEquals(1, report.missing().size());
        assertTrue(report.missing().get(0).contains("Japanese"), report.missing().get(0));
        assertTrue(text(report).contains("400 Gb/s"));
    }

    @Test
    @DisplayName("in Japanese is the same too, byte for byte, with the fonts of this system, its chart as well")
    void sameBytesInJapanese() throws IOException {
        String page = page("", "<h1>\u5e2f\u57df\u5e45</h1><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90\" height=\"30\" "
                + "font-family=\"Helvetica, sans-serif\"><text x=\"2\" y=\"20\">\u8a08\u7b97</text></svg>");
        PrintedReport report = new PdfPrinter().print(page);
        assertEquals(1, report.pages());
        assertArrayEquals(report.pdf(), new PdfPrinter().print(page).pdf());
    }

    @Test
    @DisplayName("takes nothing from elsewhere: files and addresses that a page names are not read")
    void nothingFromOutside() throws IOException {
        String body = "<p>before</p><img src=\"file:///etc/hostname\" alt=\"\"/><p>after</p>";
        String text = text(printer.print(page("@import url(file:///etc/hostname);", body)));
        assertTrue(text.contains("before") && text.contains("after"), text);
        assertFalse(text.contains("<!ENTITY"), text);
    }

    @Test
    @DisplayName("is refused with the reason when the page is not well-formed")
    void notWellFormed() {
        IOException refusal = assertThrows(IOException.class, () -> printer.print("<html><head></head><body><p></body>"));
        assertTrue(refusal.getMessage().startsWith("The page is not well-formed: "), refusal.getMessage());
    }
}
