// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.pdf.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Makes of a page for browsers one that an engine of CSS 2.1 lays out: custom properties become their values. */
public final class PrintPage {
    private static final Pattern DEFINITION = Pattern.compile("(--[\\w-]+)\\s*:\\s*([^;}]+)");
    private static final Pattern USE = Pattern.compile("var\\((--[\\w-]+)(?:,([^()]*))?\\)");

    private PrintPage() {
    }

    /** @throws IOException when the text is not well-formed */
    public static Document of(String html, Fonts fonts) throws IOException {
        Document page = parse(html);
        Map<String, String> values = new HashMap<>();
        NodeList sheets = page.getElementsByTagName("style");
        for (int i = 0; i < sheets.getLength(); i++) {
            String rules = sheets.item(i).getTextContent();
            define(rules, values);
            sheets.item(i).setTextContent(resolve(rules, values));
        }
        Element head = (Element) page.getElementsByTagName("head").item(0);
        if (head == null) {
            throw new IOException("The page has no head.");
        }
        Element print = page.createElement("style");
        print.setTextContent(fonts.css() + sheet());
        head.appendChild(print);
        head.appendChild(bookmarks(page));
        leads(page);
        plainTerms(page);
        return page;
    }

    /** A paragraph before a figure stays with it. */
    private static void leads(Document page) {
        NodeList figures = page.getElementsByTagName("figure");
        for (int i = 0; i < figures.getLength(); i++) {
            Node before = figures.item(i).getPreviousSibling();
            while (before != null && before.getNodeType() != Node.ELEMENT_NODE) {
                before = before.getPreviousSibling();
            }
            if (before instanceof Element element && element.getTagName().equals("p")) {
                element.setAttribute("class", (element.getAttribute("class") + " leads").strip());
            }
        }
    }

    /** Paper shows no meaning under a term; without the element no line ends between a term and the comma behind it. */
    private static void plainTerms(Document page) {
        NodeList terms = page.getElementsByTagName("abbr");
        while (terms.getLength() > 0) {
            Node term = terms.item(0);
            while (term.hasChildNodes()) {
                term.getParentNode().insertBefore(term.getFirstChild(), term);
            }
            term.getParentNode().removeChild(term);
        }
        page.normalize();
    }

    private static Document parse(String html) throws IOException {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
            factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            return builder.parse(new InputSource(new StringReader(html)));
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException("The page is not well-formed: " + e.getMessage(), e);
        }
    }

    /** The first definition counts: the later ones are those of dark screens. */
    private static void define(String rules, Map<String, String> values) {
        for (Matcher m = DEFINITION.matcher(rules); m.find();) {
            values.putIfAbsent(m.group(1), m.group(2).strip());
        }
    }

    private static String resolve(String rules, Map<String, String> values) {
        return USE.matcher(rules).replaceAll(use -> Matcher.quoteReplacement(value(use, values)));
    }

    private static String value(MatchResult use, Map<String, String> values) {
        String fallback = use.group(2);
        return values.getOrDefault(use.group(1), fallback == null ? "inherit" : fallback.strip());
    }

    /** The value that a style inside a chart names for pages that know no custom properties. */
    static String withoutVariables(String style) {
        return resolve(style, Map.of());
    }

    /** The outline that a reader shows beside the pages: one entry a section. */
    private static Element bookmarks(Document page) {
        Element outline = page.createElement("bookmarks");
        NodeList sections = page.getElementsByTagName("section");
        for (int i = 0; i < sections.getLength(); i++) {
            Element section = (Element) sections.item(i);
            NodeList titles = section.getElementsByTagName("h2");
            if (!section.getAttribute("id").isEmpty() && titles.getLength() > 0) {
                Element bookmark = page.createElement("bookmark");
                bookmark.setAttribute("name", titles.item(0).getTextContent().strip());
                bookmark.setAttribute("href", "#" + section.getAttribute("id"));
                outline.appendChild(bookmark);
            }
        }
        return outline;
    }

    private static String sheet() throws IOException {
        try (InputStream in = PrintPage.class.getResourceAsStream("print.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
