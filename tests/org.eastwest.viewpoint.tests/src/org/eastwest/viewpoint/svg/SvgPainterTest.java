// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eastwest.viewpoint.Plumbing;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Arranger;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.Layout;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Diagrams are drawn without a display. */
class SvgPainterTest {
    private final Plumbing plumbing = new Plumbing();
    private final EObject plant = plumbing.fourUnits();
    private final DiagramSession session = new DiagramSession(plumbing.flow("plumbing.odesign"), plant);

    private String svg() {
        StringWriter out = new StringWriter();
        paint(out);
        return out.toString();
    }

    private void paint(Writer out) {
        Layout layout = new Layout();
        Arranger.arrange(session.diagram(), layout, Arranger.Scope.NEW, Arranger.Progress.NONE);
        SvgPainter.paint(session.diagram(), DiagramGeometry.of(session.diagram(), layout),
                SvgPainter.Frame.of(session.diagram()), out);
    }

    private static Document parse(String svg) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }

    private static Set<String> attributes(Document document, String tag, String attribute) {
        Set<String> values = new HashSet<>();
        for (int i = 0; i < document.getElementsByTagName(tag).getLength(); i++) {
            values.add(((Element) document.getElementsByTagName(tag).item(i)).getAttribute(attribute));
        }
        return values;
    }

    @Test
    void theDrawingIsXmlThatNamesEveryElement() throws Exception {
        session.setLayer("loadLayer", true);
        Document document = parse(svg());
        assertEquals("svg", document.getDocumentElement().getLocalName());
        assertEquals("http://www.w3.org/2000/svg", document.getDocumentElement().getNamespaceURI());
        Set<String> ids = attributes(document, "g", "data-id");
        session.diagram().allNodes().forEach(n -> assertTrue(ids.contains(n.id()), n.id()));
        session.diagram().edges().forEach(e -> assertTrue(ids.contains(e.id()), e.id()));
        assertEquals(1, document.getElementsByTagName("image").getLength());
        assertTrue(attributes(document, "image", "href").iterator().next().startsWith("data:image/png;base64,"));
    }

    @Test
    void theSameDiagramIsTheSameBytes() {
        String first = svg();
        assertEquals(first, svg());
    }

    @Test
    void whateverANameHoldsTheDrawingIsXml() throws Exception {
        Plumbing.set(Plumbing.list(plant, "units").get(0), "name", "<&\"'\u0000\u0007\uD800 \u6771\n]]>");
        session.refresh();
        assertTrue(parse(svg()).getDocumentElement().getTextContent().contains("<&\"'"));
    }

    @Test
    void textsAreAsWideAsTheyWereMeasured() throws Exception {
        Set<String> lengths = attributes(parse(svg()), "text", "textLength");
        assertTrue(lengths.stream().allMatch(l -> l.isEmpty() || Double.parseDouble(l) > 0));
        assertTrue(lengths.size() > 5);
    }

    @Test
    void aWriterThatFailsIsTold() {
        assertThrows(UncheckedIOException.class, () -> paint(new Writer() {
            @Override
            public void write(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("full");
            }

            @Override
            public void flush() {
                // Nothing is kept.
            }

            @Override
            public void close() {
                // Nothing is open.
            }
        }));
    }

    @Test
    void theDrawingBecomesAPictureOfAnyScale() throws IOException {
        String svg = svg();
        BufferedImage once = png(svg, 1);
        BufferedImage twice = png(svg, 2);
        assertEquals(once.getWidth() * 2, twice.getWidth(), 1);
        Set<Integer> colors = new HashSet<>();
        for (int x = 0; x < once.getWidth(); x++) {
            colors.add(once.getRGB(x, once.getHeight() / 2));
        }
        assertTrue(colors.contains(0xFF1E6EBE) && colors.size() > 10, colors.toString());
    }

    private static BufferedImage png(String svg, double scale) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PngPainter.paint(svg, scale, out);
        return ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    }

    @Test
    void aPictureThatIsTooLargeIsRefused() {
        String svg = svg();
        IOException e = assertThrows(IOException.class, () -> PngPainter.paint(svg, 100, new ByteArrayOutputStream()));
        assertTrue(e.getMessage().contains("is too large; give a smaller scale"), e.getMessage());
    }

    @Test
    void aPictureMayHoldAnyNumberOfShapes() throws IOException {
        String shape = "<path d=\"M0 0H40V40H0Z\" fill=\"#FF0000\"/>";
        BufferedImage image = png("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"40\">"
                + shape.repeat(10_000) + "</svg>", 1);
        assertEquals(0xFFFF0000, image.getRGB(20, 20));
    }
}
