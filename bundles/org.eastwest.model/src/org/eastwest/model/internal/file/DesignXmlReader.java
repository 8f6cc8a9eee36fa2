// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
import org.eastwest.model.validation.Severity;
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

    /** Of one severity; a file with more is no better known by the rest. */
    private static final int MOST_FINDINGS = 500;

    private final String name;
    private final byte[] content;
    private final Deque<EObject> open = new ArrayDeque<>();
    private final List<Finding> findings = new ArrayList<>();
    private final Map<Severity, Integer> told = new EnumMap<>(Severity.class);
    private final List<Reference> references = new ArrayList<>();
    private final Map<String, Identified> identified = new HashMap<>();
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

    /** A problem whose path is known only once the whole file is read. */
    private record Finding(ProblemCode kind, EObject element, EStructuralFeature feature, String message, int line,
            String remedy) {
    }

    /** A reference, by the identifiers in its attribute. */
    private record Reference(EObject from, EReference feature, String ids, Tag tag) {
    }

    private record Identified(NamedElement element, Tag tag) {
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
            report(FileProblem.EMPTY, 0, name + " is empty.", backup());
            return result();
        }
        try {
            SAXParser parser = parser();
            parser.setProperty(LEXICAL_HANDLER, this);
            parser.parse(new ByteArrayInputStream(content), this);
            references.forEach(this::resolve);
        } catch (Stop e) {
            // The finding is there already.
            return result();
        } catch (SAXParseException e) {
            malformed(e.getLineNumber(), e.getMessage());
        } catch (SAXException | IOException e) {
            malformed(locator == null ? 0 : locator.getLineNumber(), e.getMessage());
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

    private void malformed(int line, String reason) {
        if (reason != null && reason.contains("DOCTYPE")) {
            report(FileProblem.DOCTYPE, line, name + " has a document type declaration (DOCTYPE).",
                    "Remove it: a design has none, and entities are not read.");
        } else {
            report(FileProblem.NOT_WELL_FORMED, line, name + " is not well-formed XML: " + reason, backup());
        }
        design = null;
    }

    private String backup() {
        return "If it was a design, take its content before the last save from " + name + ".bak.";
    }

    private ParsedDesign result() {
        boolean newer = version > FormatVersion.CURRENT;
        List<Problem> problems = findings.stream().sorted(Comparator.comparingInt(Finding::line))
                .map(finding -> problem(finding, newer && design != null)).toList();
        boolean failed = problems.stream().anyMatch(Problem::isError);
        return new ParsedDesign(failed ? null : design, version, problems);
    }

    private static Problem problem(Finding finding, boolean newer) {
        Severity severity = newer && finding.kind.severity() == Severity.ERROR ? Severity.WARNING : finding.kind.severity();
        String path = finding.element == null ? "" : finding.feature == null ? DesignPath.of(finding.element)
                : DesignPath.of(finding.element, finding.feature);
        return new Problem(severity, finding.kind.code(), finding.message, path, finding.line, finding.remedy);
    }

    private void report(ProblemCode kind, int line, String message, String remedy) {
        report(kind, null, null, line, message, remedy);
    }

    private void report(ProblemCode kind, EObject element, EStructuralFeature feature, int line, String message,
            String remedy) {
        if (told.merge(kind.severity(), 1, Integer::sum) <= MOST_FINDINGS) {
            findings.add(new Finding(kind, element, feature, message, line, remedy));
        }
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
            report(FileProblem.FOREIGN, line, name + " is not a design: its root is '" + element + "'"
                    + (namespace.isEmpty() ? "" : " of " + namespace) + ".",
                    "Choose a file that begins with <design:Design> of " + DesignPackage.eNS_URI + ".");
            throw new Stop();
        }
        version = found.getAsInt();
        if (version < FormatVersion.CURRENT) {
            report(FileProblem.OLDER_VERSION, line, name + " is of version " + version + "; this is version "
                    + FormatVersion.CURRENT + ".", "Open it with the version of Eastwest that wrote it.");
            throw new Stop();
        }
        if (version > FormatVersion.CURRENT) {
            report(FileProblem.NEWER_VERSION, line, name + " was written by a newer version of Eastwest (format "
                    + version + ", this one writes " + FormatVersion.CURRENT + "): it is opened read-only.",
                    "Update Eastwest to edit it.");
        }
        design = (Design) EcoreUtil.create(DesignPackage.Literals.DESIGN);
        open.push(design);
        setAttributes(design, attributes, tag);
    }

    private void startChild(String namespace, String element, Attributes attributes, Tag tag) {
        int line = tag.first;
        EObject parent = open.peek();
        EStructuralFeature feature = namespace.isEmpty() ? parent.eClass().getEStructuralFeature(element) : null;
        if (!(feature instanceof EReference reference) || !reference.isContainment()) {
            skip(FileProblem.UNKNOWN_ELEMENT, parent, line, "'" + element + "' is no child of " + DesignPath.of(parent) + ".",
                    feature != null ? "Write it as an attribute: " + element + "=\"...\"."
                    : "Remove it, or correct its name to one of: " + names(parent.eClass().getEAllContainments()) + ".");
            return;
        }
        EClass type = type(reference, attributes, parent, line);
        if (type == null) {
            return;
        }
        if (!reference.isMany() && parent.eGet(reference) != null) {
            skip(FileProblem.GIVEN_TWICE, parent, line, DesignPath.of(parent) + " has a second '" + element + "'.",
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

    private EClass type(EReference reference, Attributes attributes, EObject parent, int line) {
        EClass declared = reference.getEReferenceType();
        String written = attributes.getValue(XSI, "type");
        EClass type = written == null ? declared
                : DesignPackage.eINSTANCE.getEClassifier(written.substring(written.indexOf(':') + 1)) instanceof EClass known
                ? known : null;
        if (type == null || type.isAbstract() || !declared.isSuperTypeOf(type)) {
            String choice = concrete(declared).stream().map(c -> "xsi:type=\"design:" + c.getName() + "\"")
                    .collect(Collectors.joining(" or "));
            skip(FileProblem.UNKNOWN_TYPE, parent, line, written == null
                    ? "'" + reference.getName() + "' of " + DesignPath.of(parent) + " does not say of what type it is."
                    : "'" + written + "' is no type for '" + reference.getName() + "' of " + DesignPath.of(parent) + ".",
                    "Write " + choice + ".");
            return null;
        }
        return type;
    }

    private static List<EClass> concrete(EClass declared) {
        return DesignPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance).map(EClass.class::cast)
                .filter(candidate -> !candidate.isAbstract() && declared.isSuperTypeOf(candidate)).toList();
    }

    private void skip(ProblemCode kind, EObject parent, int line, String message, String remedy) {
        report(kind, parent, null, line, message, remedy);
        unknownDepth = 1;
    }

    private void setAttributes(EObject element, Attributes attributes, Tag tag) {
        for (int i = 0; i < attributes.getLength(); i++) {
            if (!NOISE.contains("{" + attributes.getURI(i) + "}" + attributes.getLocalName(i))) {
                setAttribute(element, attributes.getURI(i), attributes.getQName(i), attributes.getValue(i), tag);
            }
        }
        if (element instanceof NamedElement named && named.getId() != null) {
            identify(named, tag);
        }
    }

    private void setAttribute(EObject element, String namespace, String attribute, String value, Tag tag) {
        EStructuralFeature feature = namespace.isEmpty() ? element.eClass().getEStructuralFeature(attribute) : null;
        if (feature instanceof EAttribute typed) {
            try {
                element.eSet(typed, AttributeText.parse(typed, value));
            } catch (IllegalArgumentException e) {
                report(FileProblem.MALFORMED_VALUE, element, typed, line(attribute, tag), attribute + "=\"" + value + "\" cannot be read: "
                        + e.getMessage(), "Correct the value of " + attribute + ".");
            }
        } else if (feature instanceof EReference reference && !reference.isContainment()) {
            references.add(new Reference(element, reference, value, tag));
        } else {
            report(FileProblem.UNKNOWN_ATTRIBUTE, element, null, line(attribute, tag), "'" + attribute + "' is no attribute of a "
                    + element.eClass().getName() + ".", "Remove it, or correct its name to one of: "
                    + names(element.eClass().getEAllAttributes()) + ".");
        }
    }

    private void identify(NamedElement element, Tag tag) {
        Identified first = identified.putIfAbsent(element.getId(), new Identified(element, tag));
        if (first != null) {
            report(FileProblem.DUPLICATE_ID, element, DesignPackage.Literals.NAMED_ELEMENT__ID, line("id", tag),
                    "The identifier '" + element.getId() + "' is that of the " + first.element.eClass().getName()
                    + " in line " + line("id", first.tag) + " already.", "Give one of the two another identifier.");
        }
    }

    private void resolve(Reference reference) {
        Set<String> seen = new HashSet<>();
        List<EObject> targets = new ArrayList<>();
        String[] ids = reference.ids.isBlank() ? new String[0] : reference.ids.strip().split("\\s+");
        for (String id : ids) {
            Identified target = identified.get(id);
            String what = reference.feature.getName() + "=\"" + reference.ids + "\" ";
            if (target == null) {
                report(FileProblem.DANGLING_REFERENCE, reference, what + "leads nowhere: the design has no '" + id + "'.",
                        "Name one of: " + candidates(reference.feature.getEReferenceType()) + ".");
            } else if (!reference.feature.getEReferenceType().isSuperTypeOf(target.element.eClass())) {
                report(FileProblem.WRONG_TYPE, reference, what + "leads to '" + id + "', which is a "
                        + target.element.eClass().getName() + ".", "Name one of: "
                        + candidates(reference.feature.getEReferenceType()) + ".");
            } else if (!seen.add(id) || seen.size() > 1 && !reference.feature.isMany()) {
                report(FileProblem.GIVEN_TWICE, reference, what + "names more than it can.", "Name each element once"
                        + (reference.feature.isMany() ? "." : ", and only one."));
            } else {
                targets.add(target.element);
            }
        }
        if (reference.feature.isMany()) {
            reference.from.eSet(reference.feature, targets);
        } else if (!targets.isEmpty()) {
            reference.from.eSet(reference.feature, targets.get(0));
        }
    }

    private void report(ProblemCode kind, Reference reference, String message, String remedy) {
        report(kind, reference.from, reference.feature, line(reference.feature.getName(), reference.tag), message, remedy);
    }

    private String candidates(EClass type) {
        String ids = identified.entrySet().stream().filter(entry -> type.isSuperTypeOf(entry.getValue().element.eClass()))
                .map(Map.Entry::getKey).sorted().limit(20).collect(Collectors.joining(", "));
        return ids.isEmpty() ? "a " + type.getName() + " that you add" : ids;
    }

    private static String names(List<? extends EStructuralFeature> features) {
        return features.stream().map(EStructuralFeature::getName).sorted().collect(Collectors.joining(", "));
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
        if (unknownDepth == 0 && textLine == 0 && !new String(text, start, length).isBlank()) {
            textLine = lastLine;
        }
        lastLine = locator.getLineNumber();
    }

    /** Text comes in pieces, and is one problem. */
    private void tellText() {
        if (textLine > 0) {
            report(FileProblem.STRAY_TEXT, open.peek(), null, textLine, "There is text in " + DesignPath.of(open.peek())
                    + ", where it has no meaning.", "Remove it, or put it into the attribute description.");
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
            report(FileProblem.COMMENT, line, "The " + what + " in line " + line + " is not kept when the design is saved.",
                    "Put what it says into the attribute description of an element.");
        }
    }

    @Override
    public void error(SAXParseException e) throws SAXException {
        throw e;
    }

    private int line(String attribute, Tag tag) {
        if (lines == null) {
            lines = new String(content, StandardCharsets.UTF_8).split("\n", -1);
        }
        Pattern assignment = Pattern.compile("(^|\\s)" + Pattern.quote(attribute) + "\\s*=");
        for (int line = tag.first; line <= Math.min(tag.last, lines.length); line++) {
            if (assignment.matcher(lines[line - 1]).find()) {
                return line;
            }
        }
        return tag.first;
    }
}
