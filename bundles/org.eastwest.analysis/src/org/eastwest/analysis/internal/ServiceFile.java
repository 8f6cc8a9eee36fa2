// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** What an XML file of a bundle declares, read without the framework's help: it may never have understood it. */
final class ServiceFile extends DefaultHandler {
    private final List<String> interfaces = new ArrayList<>();
    private String id = "";
    private String component = "";
    private String problem = "";

    private ServiceFile() {
    }

    static ServiceFile read(URL file) {
        ServiceFile read = new ServiceFile();
        try (InputStream in = file.openStream()) {
            parser().parse(new InputSource(in), read);
        } catch (SAXParseException wrong) {
            read.problem = "line " + wrong.getLineNumber() + ": " + Faults.text(new Exception(wrong.getMessage()))
                    .replaceFirst("^java.lang.Exception: ", "");
        } catch (SAXException | IOException | ParserConfigurationException wrong) {
            read.problem = Faults.text(wrong);
        }
        return read;
    }

    private static SAXParser parser() throws SAXException, ParserConfigurationException {
        SAXParserFactory factory = SAXParserFactory.newInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setNamespaceAware(true);
        return factory.newSAXParser();
    }

    /** Nothing is loaded from outside. */
    @Override
    public InputSource resolveEntity(String publicId, String systemId) {
        return new InputSource(InputStream.nullInputStream());
    }

    @Override
    public void fatalError(SAXParseException wrong) throws SAXException {
        throw wrong;
    }

    @Override
    public void startElement(String uri, String name, String qualifiedName, Attributes attributes) {
        switch (name) {
            case "component" -> component = text(attributes.getValue("name"));
            case "provide" -> interfaces.add(text(attributes.getValue("interface")));
            case "property" -> {
                if ("id".equals(attributes.getValue("name"))) {
                    id = text(attributes.getValue("value"));
                }
            }
            default -> {
                // Nothing else tells who it is.
            }
        }
    }

    private static String text(String value) {
        return value == null ? "" : value;
    }

    /** Where it is no XML; empty when it is. */
    String problem() {
        return problem;
    }

    /** Name of the component. */
    String component() {
        return component;
    }

    /** The {@code id} that it declares; empty without one. */
    String id() {
        return id;
    }

    /** Interfaces of its services. */
    List<String> interfaces() {
        return List.copyOf(interfaces);
    }
}
