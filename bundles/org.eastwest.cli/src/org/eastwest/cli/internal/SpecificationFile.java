// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
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
        Root root = new Root(path);
        try (InputStream in = Files.newInputStream(path)) {
            SAXParserFactory factory = SAXParserFactory.newInstance();
            factory.setNamespaceAware(true);
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.newSAXParser().parse(in, root);
        } catch (SAXParseException wrong) {
            throw CommandFailure.unusable("The file " + path + fault(wrong, root));
        } catch (SAXException | ParserConfigurationException wrong) {
            throw CommandFailure.unusable("The file " + path + " is no XML: " + wrong.getMessage() + REMEDY);
        } catch (IOException fault) {
            throw CommandFailure.unusable("The file " + path + " is no XML: " + Faults.reason(fault) + REMEDY);
        }
        return path;
    }

    /** In our words: the parser's are in the language of the machine. */
    private static String fault(SAXParseException wrong, Root root) {
        int line = Math.max(1, wrong.getLineNumber());
        if (wrong.getMessage().contains("DOCTYPE")) {
            return " declares a document type (DOCTYPE) in line " + line
                    + ". Remove it: a specification has none, and entities are not read.";
        }
        return " is no XML: it is not well-formed at line " + line + ", column " + Math.max(1, wrong.getColumnNumber())
                + root.inside() + "." + REMEDY;
    }

    /** Looks at the outermost element alone, but reads on to the end. */
    private static final class Root extends DefaultHandler {
        private final Path path;
        private final Deque<String> open = new ArrayDeque<>();
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
            String called = attributes.getValue("name");
            open.push(qualified + (called == null ? "" : " '" + called + "'"));
        }

        @Override
        public void endElement(String namespace, String name, String qualified) {
            open.pop();
        }

        /** Where in the specification it stopped reading. */
        String inside() {
            return open.isEmpty() ? "" : ", in " + open.peek();
        }

        @Override
        public void fatalError(SAXParseException wrong) throws SAXException {
            throw wrong;
        }
    }
}
