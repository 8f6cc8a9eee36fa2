// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.DocumentLimits;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.FloatSize;
import com.github.weisj.jsvg.view.ViewBox;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import javax.imageio.ImageIO;

/** Turns SVG into PNG in memory, without a display. */
public final class PngPainter {
    /** A larger image takes more memory than is reasonable, and few programs open it. */
    public static final int LARGEST_SIDE = 16_000;
    private static final long MOST_PIXELS = 120_000_000L;
    /** Our drawings nest little but hold very many shapes; by default the library takes 2,000. */
    private static final DocumentLimits LIMITS = new DocumentLimits(DocumentLimits.DEFAULT_MAX_NESTING_DEPTH,
            DocumentLimits.DEFAULT_MAX_USE_NESTING_DEPTH, 2_000_000);

    private PngPainter() {
    }

    /**
     * Draws an SVG document.
     *
     * @param svg the document
     * @param scale pixels of the image for each pixel of the document, more than 0
     * @param out gets the image; it is not closed
     * @throws IOException when the document cannot be read, the image would be too large or cannot be written
     */
    public static void paint(String svg, double scale, OutputStream out) throws IOException {
        // Few fonts of a server have the thin space; texts keep their length, as each says how long it is.
        byte[] text = svg.replace('\u2009', ' ').getBytes(StandardCharsets.UTF_8);
        SVGDocument document = new SVGLoader().load(new ByteArrayInputStream(text), null,
                LoaderContext.builder().documentLimits(LIMITS).build());
        if (document == null) {
            throw new IOException("The SVG document cannot be read.");
        }
        FloatSize size = document.size();
        long width = Math.max(1, Math.round(size.width * scale));
        long height = Math.max(1, Math.round(size.height * scale));
        if (width > LARGEST_SIDE || height > LARGEST_SIDE || width * height > MOST_PIXELS) {
            throw new IOException("An image of " + width + " x " + height
                    + " pixels is too large; give a smaller scale, or"
                    + " write SVG, which has no limit.");
        }
        BufferedImage image = new BufferedImage((int) width, (int) height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
            document.render((java.awt.Component) null, graphics, new ViewBox(0, 0, width, height));
        } finally {
            graphics.dispose();
        }
        if (!ImageIO.write(image, "png", out)) {
            throw new IOException("This Java runtime cannot write PNG.");
        }
    }
}
