// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.pdf.internal;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.FloatSize;
import com.github.weisj.jsvg.view.ViewBox;
import com.openhtmltopdf.css.sheet.FontFaceRule;
import com.openhtmltopdf.css.style.CssContext;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.extend.SVGDrawer;
import com.openhtmltopdf.layout.SharedContext;
import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.render.Box;
import com.openhtmltopdf.render.RenderingContext;
import java.awt.Component;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Element;

/** Draws the charts and diagrams of a page as vectors, never wider than the page. */
public final class ChartDrawer implements SVGDrawer {
    /** A4 without the margins of {@code print.css}: 182 mm at 96 pixels an inch. */
    private static final double WIDEST_PIXELS = 182 / 25.4 * 96;
    /** About half of A4, so that a high picture leaves no half page empty before it. */
    private static final double HIGHEST_PIXELS = 140 / 25.4 * 96;
    private static final DocumentLimits LIMITS = new DocumentLimits(64, 16, 2_000_000);
    private static final Pattern FAMILY = Pattern.compile("font-family=\"[^\"]*\"");

    private final Fonts fonts;

    public ChartDrawer(Fonts fonts) {
        this.fonts = fonts;
    }

    @Override
    public SVGImage buildSVGImage(Element element, Box box, CssContext css, double width, double height,
            double dotsPerPixel) {
        SVGDocument chart = load(element);
        FloatSize size = chart.size();
        double shrink = Math.min(1, Math.min(WIDEST_PIXELS / size.width, HIGHEST_PIXELS / size.height));
        return new Chart(chart, size.width * shrink, size.height * shrink, dotsPerPixel);
    }

    private SVGDocument load(Element element) {
        String source = PrintPage.withoutVariables(text(element));
        String text = FAMILY.matcher(source).replaceAll("font-family=\"" + fonts.chartFamily(source) + "\"").replace('\u2009', ' ');
        SVGDocument chart = new SVGLoader().load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), null,
                LoaderContext.builder().documentLimits(LIMITS).build());
        if (chart == null) {
            throw new IllegalStateException("a chart of the report is no SVG: " + text.substring(0,
                    Math.min(200, text.length())));
        }
        return chart;
    }

    private static String text(Element element) {
        try {
            Transformer transformer = TransformerFactory.newInstance().newTransformer();
            transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
            StringWriter text = new StringWriter();
            transformer.transform(new DOMSource(element), new StreamResult(text));
            return text.toString();
        } catch (TransformerException e) {
            throw new IllegalStateException("a chart of the report cannot be written as XML", e);
        }
    }

    @Override
    public void importFontFaceRules(List<FontFaceRule> rules, SharedContext context) {
        // the charts name one family, which the fonts give
    }

    @Override
    public void addFontFile(File file, String name, Integer weight, FontStyle style) {
        // as above
    }

    @Override
    public void close() {
        // nothing is held
    }

    private record Chart(SVGDocument document, double width, double height, double dotsPerPixel) implements SVGImage {
        @Override
        public int getIntrinsicWidth() {
            return (int) (width * dotsPerPixel);
        }

        @Override
        public int getIntrinsicHeight() {
            return (int) (height * dotsPerPixel);
        }

        @Override
        public void drawSVG(OutputDevice device, RenderingContext context, double x, double y) {
            ViewBox view = new ViewBox(0, 0, (float) width, (float) height);
            device.drawWithGraphics((float) x, (float) y, (float) width, (float) height,
                    graphics -> document.render((Component) null, graphics, view));
        }
    }
}
