// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.Text;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;

/** Reads pages and charts as XML, which they are, and looks things up in them. */
public final class Markup {
    private static final Set<String> APART = Set.of("th", "td", "dt", "dd", "text", "title");

    private Markup() {
    }

    /** The document; a test fails when the markup is not well-formed. */
    public static Document parse(String markup) {
        try {
            var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            builder.setErrorHandler(new Strict());
            return builder.parse(new InputSource(new StringReader(markup)));
        } catch (Exception e) {
            throw new AssertionError("not well-formed: " + e.getMessage(), e);
        }
    }

    public static List<Element> all(Document document, String tag) {
        return all(document.getElementsByTagName(tag));
    }

    public static List<Element> all(Element element, String tag) {
        return all(element.getElementsByTagName(tag));
    }

    private static List<Element> all(NodeList nodes) {
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    /** The element with this id. */
    public static Element byId(Document document, String id) {
        return all(document, "*").stream().filter(e -> e.getAttribute("id").equals(id)).findFirst()
                .orElseThrow(() -> new AssertionError("no element has the id " + id));
    }

    /** Text content with white space collapsed, cells and terms apart from each other. */
    public static String text(Element element) {
        StringBuilder text = new StringBuilder();
        collect(element, text);
        return text.toString().replaceAll("\\s+", " ").strip();
    }

    private static void collect(Node node, StringBuilder text) {
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Text) {
                text.append(child.getNodeValue());
            } else {
                collect(child, text);
                text.append(APART.contains(child.getNodeName()) ? " " : "");
            }
        }
    }

    private static final class Strict implements ErrorHandler {
        @Override
        public void warning(SAXParseException e) throws SAXParseException {
            throw e;
        }

        @Override
        public void error(SAXParseException e) throws SAXParseException {
            throw e;
        }

        @Override
        public void fatalError(SAXParseException e) throws SAXParseException {
            throw e;
        }
    }
}
