// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** A file that ought to hold a specification of diagrams. */
final class SpecificationFile {
    private static final String NAMESPACE = "http://www.eclipse.org/sirius/description/";
    private static final String REMEDY = " Name an .odesign file.";

    private SpecificationFile() {
    }

    /**
     * Looks whether there is anything to check.
     *
     * @throws CommandFailure when it cannot be read, is no well-formed XML, or XML of something else
     */
    static Path require(Path path) {
        if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
            throw CommandFailure.unusable("The file " + path + " cannot be read." + REMEDY);
        }
        try (InputStream in = Files.newInputStream(path)) {
            SAXParserFactory factory = SAXParserFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.newSAXParser().parse(in, new Root(path));
        } catch (SAXParseException wrong) {
            throw CommandFailure.unusable("The file " + path + " is no XML without a document type; see line "
                    + Math.max(1, wrong.getLineNumber()) + "." + REMEDY);
        } catch (SAXException | ParserConfigurationException wrong) {
            throw CommandFailure.unusable("The file " + path + " is no XML: " + wrong.getMessage() + REMEDY);
        } catch (IOException fault) {
            throw CommandFailure.unusable("The file " + path + " is no XML: " + Faults.reason(fault) + REMEDY);
        }
        return path;
    }

    /** Looks at the outermost element alone, but reads on to the end. */
    private static final class Root extends DefaultHandler {
        private final Path path;
        private boolean inside;

        Root(Path path) {
            this.path = path;
        }

        @Override
        public void startElement(String namespace, String name, String qualified, Attributes attributes) {
            // Several things may stand in one document of XMI.
            if (!inside && !name.equals("XMI") && !(name.equals("Group") && namespace.startsWith(NAMESPACE))) {
                throw CommandFailure.unusable("The file " + path + " holds " + name
                        + ", not the Group of a specification." + REMEDY);
            }
            inside = true;
        }

        @Override
        public void fatalError(SAXParseException wrong) throws SAXException {
            throw wrong;
        }
    }
}
