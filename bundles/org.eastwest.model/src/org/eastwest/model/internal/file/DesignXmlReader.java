// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import javax.xml.XMLConstants;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;

import org.eclipse.emf.common.util.EList;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

import org.eastwest.model.attribute.AttributeText;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.file.FileProblem;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.Problem;
import org.eastwest.model.validation.ProblemCode;
import org.eastwest.quantity.Spelling;
import org.xml.sax.Attributes;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.ext.DefaultHandler2;

/**
 * Builds a design from XML and accepts nothing it would not write itself: what EMF's own reader passes over in silence
 * (text, second children, references into other files, words for booleans) is a problem here, and all problems are told
 * at once. In a file of a newer version they are warnings.
 */
public final class DesignXmlReader extends DefaultHandler2 {
    /** The parser's feature that refuses document type declarations. */
    static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

    private static final String LEXICAL_HANDLER = "http://xml.org/sax/properties/lexical-handler";
    private static final String XSI = XMLConstants.W3C_XML_SCHEMA_INSTANCE_NS_URI;
    private static final String XMI = "http://www.omg.org/XMI";
    private static final Set<String> NOISE = Set.of("{" + XMI + "}version", "{" + XSI + "}schemaLocation",
            "{" + XSI + "}type");

    private static final int MOST_QUOTED = 100;

    private final String name;
    private final byte[] content;
    private final Deque<EObject> open = new ArrayDeque<>();
    private final Findings findings = new Findings();
    private final References references = new References(findings);
    private Locator locator;
    private int version;
    private Design design;
    private int unknownDepth;
    private int lastLine = 1;
    private int textLine;
    private String[] lines;

    private DesignXmlReader(byte[] content, String name) {
        this.name = name;
        this.content = content;
    }

    /** A start tag, by its first and last line. */
    private record Tag(int first, int last) {
    }

    /** Ends the parsing of a file that need not be read further. */
    private static final class Stop extends SAXException {
        private static final long serialVersionUID = 1L;
    }

    /** @param name of the file, for messages */
    public static ParsedDesign read(byte[] content, String name) {
        return new DesignXmlReader(content, name).read();
    }

    private ParsedDesign read() {
        if (content.length == 0) {
            findings.add(FileProblem.EMPTY, 0, name + " is empty.", backup());
            return result();
        }
        try {
            SAXParser parser = parser();
            parser.setProperty(LEXICAL_HANDLER, this);
            parser.parse(new ByteArrayInputStream(content), this);
            references.resolve();
        } catch (Stop e) {
            // The finding is there already.
            return result();
        } catch (SAXParseException e) {
            malformed(e);
        } catch (UnsupportedEncodingException e) {
            findings.add(FileProblem.NOT_WELL_FORMED, 1, name + " names an encoding that this Java does not know.",
                    "Save it as UTF-8, with encoding=\"UTF-8\" in its first line.");
            design = null;
        } catch (SAXException | IOException e) {
            fail(FileProblem.NOT_WELL_FORMED, lastLine, "cannot be read as XML");
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("this Java has no XML parser that refuses document types", e);
        }
        return result();
    }

    private static SAXParser parser() throws ParserConfigurationException, SAXException {
        SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
        factory.setNamespaceAware(true);
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature(NO_DOCTYPE, true);
        return factory.newSAXParser();
    }

    /** In our words: the parser's are in the language of the machine. */
    private void malformed(SAXParseException e) {
        int line = e.getLineNumber();
        if (e.getMessage().contains("DOCTYPE")) {
            findings.add(FileProblem.DOCTYPE, line, name + " has a document type declaration (DOCTYPE).",
                    "Remove it: a design has none, and entities are not read.");
            design = null;
        } else if (line == lines().length && e.getColumnNumber() > lines()[line - 1].length()) {
            fail(FileProblem.NOT_WELL_FORMED, line, "ends before the design does");
        } else {
            fail(FileProblem.NOT_WELL_FORMED, line,
                    "is not well-formed XML at line " + line + ", column " + e.getColumnNumber());
        }
    }

    private void fail(FileProblem kind, int line, String reason) {
        findings.add(kind, line, name + " " + reason + ".", backup());
        design = null;
    }

    private String backup() {
        return "If it was a design that was saved before, take its former content from " + name
                + ".bak, where that is there.";
    }

    private ParsedDesign result() {
        List<Problem> problems = findings.problems(version > FormatVersion.CURRENT && design != null);
        boolean failed = problems.stream().anyMatch(Problem::isError);
        return new ParsedDesign(failed ? null : design, version, problems);
    }

    @Override
    public void setDocumentLocator(Locator locator) {
        this.locator = locator;
    }

    @Override
    public void startElement(String namespace, String element, String qualifiedName, Attributes attributes)
            throws SAXException {
        tellText();
        Tag tag = new Tag(lastLine, locator.getLineNumber());
        lastLine = tag.last;
        if (unknownDepth > 0) {
            unknownDepth++;
        } else if (design == null) {
            startRoot(namespace, element, attributes, tag);
        } else {
            startChild(namespace, element, attributes, tag);
        }
    }

    private void startRoot(String namespace, String element, Attributes attributes, Tag tag) throws Stop {
        int line = tag.first;
        OptionalInt found = FormatVersion.of(namespace);
        if (found.isEmpty() || !element.equals("Design")) {
            findings.add(FileProblem.FOREIGN, line, name + " is not a design: its root is '" + element + "'"
                    + (namespace.isEmpty() ? "" : " of " + namespace) + ".",
                    "Choose a file that begins with <design:Design> of " + DesignPackage.eNS_URI + ".");
            throw new Stop();
        }
        version = found.getAsInt();
        if (version < FormatVersion.CURRENT) {
            findings.add(FileProblem.OLDER_VERSION, line, name + " is of version " + version + "; this is version "
                    + FormatVersion.CURRENT + ".", "Open it with the version of Eastwest that wrote it.");
            throw new Stop();
        }
        if (version > FormatVersion.CURRENT) {
            findings.add(FileProblem.NEWER_VERSION, line, name + " was written by a newer version of Eastwest (format "
                    + version + ", this one writes " + FormatVersion.CURRENT + "): it is opened read-only.",
                    "Update Eastwest to edit it.");
        }
        design = (Design) EcoreUtil.create(DesignPackage.Literals.DESIGN);
        open.push(design);
        setAttributes(design, attributes, tag);
    }

    private void startChild(String namespace, String element, Attributes attributes, Tag tag) {
        EObject parent = open.peek();
        EStructuralFeature feature = namespace.isEmpty() ? parent.eClass().getEStructuralFeature(element) : null;
        if (!(feature instanceof EReference reference) || !reference.isContainment()) {
            String remedy = feature != null ? "Write it as an attribute: " + element + "=\"...\"."
                    : remedy(element, parent.eClass().getEAllContainments());
            skip(FileProblem.UNKNOWN_ELEMENT, tag, "'" + element + "' is no child of " + DesignPath.of(parent) + ".",
                    remedy);
            return;
        }
        EClass type = type(reference, attributes.getValue(XSI, "type"));
        if (type == null) {
            tellType(reference, attributes.getValue(XSI, "type"), tag);
            return;
        }
        if (!reference.isMany() && parent.eGet(reference) != null) {
            skip(FileProblem.GIVEN_TWICE, tag, DesignPath.of(parent) + " has a second '" + element + "'.",
                    "Keep one of them.");
            return;
        }
        EObject child = EcoreUtil.create(type);
        attach(parent, reference, child);
        open.push(child);
        setAttributes(child, attributes, tag);
    }

    @SuppressWarnings("unchecked")
    private static void attach(EObject parent, EReference reference, EObject child) {
        if (reference.isMany()) {
            ((EList<EObject>) parent.eGet(reference)).add(child);
        } else {
            parent.eSet(reference, child);
        }
    }

    /** The class of a child, as it says itself or else as its feature says; {@code null} where that does not do. */
    private static EClass type(EReference reference, String written) {
        EClass declared = reference.getEReferenceType();
        return choices(declared).stream()
                .filter(choice -> written == null ? choice == declared : isNamed(choice, written))
                .findFirst().orElse(null);
    }

    private static boolean isNamed(EClass type, String written) {
        return type.getName().equals(written.substring(written.indexOf(':') + 1));
    }

    private static List<EClass> choices(EClass declared) {
        return DesignPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance)
                .map(EClass.class::cast).filter(choice -> !choice.isAbstract() && declared.isSuperTypeOf(choice))
                .toList();
    }

    private void tellType(EReference reference, String written, Tag tag) {
        String place = "'" + reference.getName() + "' of " + DesignPath.of(open.peek());
        String choice = choices(reference.getEReferenceType()).stream()
                .map(type -> "xsi:type=\"design:" + type.getName() + "\"").collect(Collectors.joining(" or "));
        skip(FileProblem.UNKNOWN_TYPE, tag, written == null ? place + " does not say of what type it is."
                : "'" + written + "' is no type for " + place + ".", "Write " + choice + ".");
    }

    /** Reports an element and passes over it and all in it. */
    private void skip(ProblemCode kind, Tag tag, String message, String remedy) {
        findings.add(kind, open.peek(), null, tag.first, message, remedy);
        unknownDepth = 1;
    }

    private void setAttributes(EObject element, Attributes attributes, Tag tag) {
        for (int i = 0; i < attributes.getLength(); i++) {
            if (!NOISE.contains("{" + attributes.getURI(i) + "}" + attributes.getLocalName(i))) {
                setAttribute(element, attributes.getURI(i), attributes.getQName(i), attributes.getValue(i), tag);
            }
        }
        if (element instanceof NamedElement named && named.getId() != null) {
            references.identify(named, () -> line("id", tag));
        }
    }

    private void setAttribute(EObject element, String namespace, String attribute, String value, Tag tag) {
        EStructuralFeature feature = namespace.isEmpty() ? element.eClass().getEStructuralFeature(attribute) : null;
        if (feature instanceof EAttribute typed) {
            setValue(element, typed, value, tag);
        } else if (feature instanceof EReference reference && !reference.isContainment()) {
            references.refer(element, reference, value, () -> line(attribute, tag));
        } else {
            findings.add(FileProblem.UNKNOWN_ATTRIBUTE, element, null, line(attribute, tag),
                    "'" + attribute + "' is no attribute of a " + element.eClass().getName() + ".",
                    remedy(attribute, element.eClass().getEAllAttributes()));
        }
    }

    private void setValue(EObject element, EAttribute attribute, String value, Tag tag) {
        String name = attribute.getName();
        try {
            element.eSet(attribute, AttributeText.parse(attribute, value));
        } catch (IllegalArgumentException e) {
            findings.add(FileProblem.MALFORMED_VALUE, element, attribute, line(name, tag),
                    name + "=\"" + shortened(value) + "\" cannot be read: "
                            + e.getMessage().replace(value, shortened(value)),
                    "Correct the value of " + name + ".");
        }
    }

    /** What a message quotes; a value can have megabytes. */
    private static String shortened(String value) {
        return value.length() <= MOST_QUOTED ? value : value.substring(0, MOST_QUOTED) + "...";
    }

    private static String remedy(String unknown, List<? extends EStructuralFeature> features) {
        List<String> names = features.stream().map(EStructuralFeature::getName).sorted().toList();
        return Spelling.meant(unknown, names).map(name -> "Write '" + name + "' if that is meant. ").orElse("")
                + "Remove it, or correct its name to one of: " + String.join(", ", names) + ".";
    }

    @Override
    public void endElement(String namespace, String element, String qualifiedName) {
        tellText();
        lastLine = locator.getLineNumber();
        if (unknownDepth > 0) {
            unknownDepth--;
        } else {
            open.pop();
        }
    }

    @Override
    public void characters(char[] text, int start, int length) {
        String piece = new String(text, start, length);
        if (unknownDepth == 0 && textLine == 0 && !piece.isBlank()) {
            String before = piece.substring(0, piece.length() - piece.stripLeading().length());
            textLine = lastLine + (int) before.chars().filter(c -> c == '\n').count();
        }
        lastLine = locator.getLineNumber();
    }

    /** Text comes in pieces, and is one problem. */
    private void tellText() {
        if (textLine > 0) {
            findings.add(FileProblem.STRAY_TEXT, open.peek(), null, textLine, "There is text in "
                    + DesignPath.of(open.peek()) + ", where it has no meaning.",
                    "Remove it, or put it into the attribute description.");
            textLine = 0;
        }
    }

    @Override
    public void comment(char[] text, int start, int length) {
        tellLost("comment", lastLine);
        lastLine = locator.getLineNumber();
    }

    @Override
    public void processingInstruction(String target, String data) {
        tellLost("processing instruction", lastLine);
        lastLine = locator.getLineNumber();
    }

    private void tellLost(String what, int line) {
        if (unknownDepth == 0) {
            findings.add(FileProblem.COMMENT, line, "The " + what + " in line " + line
                    + " is not kept when the design is saved.",
                    "Put what it says into the attribute description of an element.");
        }
    }

    @Override
    public void error(SAXParseException e) throws SAXException {
        throw e;
    }

    private int line(String attribute, Tag tag) {
        Pattern assignment = Pattern.compile("(^|\\s)" + Pattern.quote(attribute) + "\\s*=");
        for (int line = tag.first; line <= Math.min(tag.last, lines().length); line++) {
            if (assignment.matcher(lines()[line - 1]).find()) {
                return line;
            }
        }
        return tag.first;
    }

    private String[] lines() {
        if (lines == null) {
            lines = new String(content, StandardCharsets.UTF_8).split("\n", -1);
        }
        return lines;
    }
}
