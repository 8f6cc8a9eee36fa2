// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.pdf;

import com.openhtmltopdf.outputdevice.helper.ExternalResourceControlPriority;
import com.openhtmltopdf.pdfboxout.PdfBoxRenderer;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.util.XRLog;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.eastwest.report.pdf.internal.ChartDrawer;
import org.eastwest.report.pdf.internal.Fonts;
import org.eastwest.report.pdf.internal.PrintPage;
import org.w3c.dom.Document;

/**
 * Prints the page of a report on A4 as PDF, without a display. The same page gives the same bytes on the same machine;
 * letters come from its fonts. Thread-safe.
 */
public final class PdfPrinter {
    /** Held, for a level is forgotten with its logger. */
    private static final Logger FONT_LOG = Logger.getLogger("org.apache.pdfbox.pdmodel.font");

    private final Fonts fonts;

    /** With the fonts of the system. */
    public PdfPrinter() {
        this(Fonts.ofSystem());
    }

    PdfPrinter(Fonts fonts) {
        this.fonts = fonts;
        // It would tell each rule of the style sheet that is for browsers only.
        XRLog.setLoggingEnabled(false);
        // It would tell of fonts that it looks for and no page uses; what a page lacks is said by PrintedReport.
        FONT_LOG.setLevel(Level.SEVERE);
    }

    /**
     * Prints a page.
     *
     * @param html the page, which is well-formed XML too
     * @throws IOException when the page is no XML, or a font of the system cannot be read
     */
    public PrintedReport print(String html) throws IOException {
        Document page = PrintPage.of(html, fonts);
        List<String> missing = new ArrayList<>(fonts.missing(page.getDocumentElement().getTextContent()));
        try (PDDocument document = new PDDocument(); ChartDrawer charts = new ChartDrawer(fonts)) {
            PdfRendererBuilder builder = new PdfRendererBuilder();
            builder.withW3cDocument(page, null);
            builder.usePDDocument(document);
            builder.useSVGDrawer(charts);
            builder.useExternalResourceAccessControl((uri, type) -> false,
                    ExternalResourceControlPriority.RUN_BEFORE_RESOLVING_URI);
            fonts.register(builder);
            try (PdfBoxRenderer renderer = builder.buildPdfRenderer()) {
                renderer.createPDFWithoutClosing();
                return new PrintedReport(save(document), document.getNumberOfPages(), missing);
            }
        }
    }

    /** Without the time of day, which alone would make two prints differ. */
    private static byte[] save(PDDocument document) throws IOException {
        PDDocumentInformation information = document.getDocumentInformation();
        information.setCreationDate(null);
        information.setModificationDate(null);
        document.setDocumentId(0L);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        document.save(out);
        return out.toByteArray();
    }
}
