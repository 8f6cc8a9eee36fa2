// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;

import org.eastwest.model.file.FileProblem;
import org.eastwest.model.validation.Problem;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Reads files of the present version and, by way of the steps from version to version, of older ones.
 *
 * @param steps at most one from each version
 */
public record Migrations(List<MigrationStep> steps) {
    /** Version 1 is the first: nothing is older. */
    public static final Migrations NONE = new Migrations(List.of());

    /** Copies the list. */
    public Migrations {
        steps = List.copyOf(steps);
    }

    /** Reads a file of any version. */
    public ParsedDesign read(byte[] content, String name) {
        ParsedDesign parsed = DesignXmlReader.read(content, name);
        boolean older = parsed.problems().stream().anyMatch(p -> p.code().equals(FileProblem.OLDER_VERSION.code()));
        return older && leadsToCurrent(parsed.version()) ? migrate(content, name, parsed.version()) : parsed;
    }

    private boolean leadsToCurrent(int version) {
        for (int v = version; v < FormatVersion.CURRENT; v++) {
            if (step(v).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    private Optional<MigrationStep> step(int version) {
        return steps.stream().filter(step -> step.from() == version).findFirst();
    }

    private ParsedDesign migrate(byte[] content, String name, int version) {
        try {
            Document document = parse(content);
            for (int v = version; v < FormatVersion.CURRENT; v++) {
                step(v).orElseThrow().migrate(document);
            }
            rename(document.getDocumentElement(), FormatVersion.namespace(version));
            ParsedDesign migrated = DesignXmlReader.read(bytes(document), name);
            List<Problem> problems = new ArrayList<>(List.of(new Problem(FileProblem.MIGRATED, name + " is of version "
                    + version + " and was migrated to version " + FormatVersion.CURRENT + ".", "", 0,
                    "Save the design to keep it in the present version.")));
            problems.addAll(migrated.problems());
            return new ParsedDesign(migrated.design(), migrated.version(), problems);
        } catch (IOException | SAXException | ParserConfigurationException | TransformerException e) {
            return ParsedDesign.failed(new Problem(FileProblem.OLDER_VERSION,
                    name + " is of version " + version + " and cannot be migrated: " + e.getMessage(), "", 0,
                    "Open it with the version of Eastwest that wrote it."));
        }
    }

    private static Document parse(byte[] content) throws ParserConfigurationException, SAXException, IOException {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setNamespaceAware(true);
        factory.setExpandEntityReferences(false);
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature(DesignXmlReader.NO_DOCTYPE, true);
        return factory.newDocumentBuilder().parse(new ByteArrayInputStream(content));
    }

    /** Moves the root, the only element with a namespace, and the types of the others to the present version. */
    private static void rename(Element root, String old) {
        String prefix = root.getPrefix();
        root.getOwnerDocument().renameNode(root, FormatVersion.namespace(FormatVersion.CURRENT), root.getNodeName());
        String declaration = prefix == null ? "xmlns" : "xmlns:" + prefix;
        NodeList elements = root.getOwnerDocument().getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            Node attribute = elements.item(i).getAttributes().getNamedItem(declaration);
            if (attribute != null && attribute.getNodeValue().equals(old)) {
                attribute.setNodeValue(FormatVersion.namespace(FormatVersion.CURRENT));
            }
        }
    }

    private static byte[] bytes(Document document) throws TransformerException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        TransformerFactory.newDefaultInstance().newTransformer()
                .transform(new DOMSource(document), new StreamResult(bytes));
        return bytes.toByteArray();
    }
}
