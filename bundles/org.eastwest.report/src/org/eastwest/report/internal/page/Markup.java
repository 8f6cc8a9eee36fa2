// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Pictures of others on our page. */
public final class Markup {
    private Markup() {
    }

    /**
     * The picture without a declaration before it.
     *
     * @throws IllegalArgumentException when it is not one well-formed {@code svg} element without scripts
     */
    public static String checked(String svg) {
        String element = svg.strip().replaceFirst("^<\\?xml[^>]*\\?>\\s*", "");
        Document document = parse(element);
        if (!document.getDocumentElement().getLocalName().equals("svg")) {
            throw new IllegalArgumentException("a picture is no svg element but "
                    + document.getDocumentElement().getLocalName());
        }
        if (document.getElementsByTagNameNS("*", "script").getLength() > 0) {
            throw new IllegalArgumentException("a picture holds a script");
        }
        return element;
    }

    private static Document parse(String element) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setNamespaceAware(true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            return builder.parse(new InputSource(new StringReader(element)));
        } catch (SAXException | IOException | ParserConfigurationException e) {
            throw new IllegalArgumentException("a picture is not well-formed: " + e.getMessage(), e);
        }
    }
}
