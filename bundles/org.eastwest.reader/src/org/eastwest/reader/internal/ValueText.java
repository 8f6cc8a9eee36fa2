// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.NamedElement;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.reader.PathEntry;
import org.eastwest.reader.PathEntry.Type;
import org.eastwest.reader.PathException;
import org.eastwest.reader.ReaderCode;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EAnnotation;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EDataType;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Values of attributes as text, both ways. */
final class ValueText {
    /** The word that takes a value back to its default. */
    private static final String DEFAULT = "default";
    private static final String CATALOG_ANNOTATION = "http://www.eastwest.org/design/catalog";
    private static final DesignPackage MODEL = DesignPackage.eINSTANCE;
    private static final Map<EDataType, Dimension> QUANTITIES = Map.of(MODEL.getBandwidth(), Dimension.BANDWIDTH,
            MODEL.getSize(), Dimension.SIZE, MODEL.getTime(), Dimension.TIME, MODEL.getRate(), Dimension.RATE,
            MODEL.getLength(), Dimension.LENGTH, MODEL.getRatio(), Dimension.RATIO);

    private ValueText() {
    }

    /** A new value, not applied yet. */
    interface Change {
        void apply();
    }

    /** What a PATH names, with its current text. */
    static PathEntry entry(String path, String element, Step.Value value, Design design) {
        EStructuralFeature feature = value.feature();
        Type type = type(feature);
        Optional<Dimension> dimension = feature instanceof EAttribute attribute
                ? Optional.ofNullable(QUANTITIES.get(attribute.getEAttributeType())) : Optional.empty();
        return new PathEntry(path, element, type, dimension, text(value), choices(feature, design),
                catalogTable(feature), documentation(feature));
    }

    /** @throws PathException when the attribute does not take this text */
    static Change parse(String path, String element, Step.Value value, String text, Design design) {
        EObject owner = value.owner();
        EStructuralFeature feature = value.feature();
        if (text.trim().equals(DEFAULT)) {
            return () -> owner.eUnset(feature);
        }
        try {
            Object parsed = feature instanceof EReference reference ? elements(reference, text, design)
                    : attributeValue((EAttribute) feature, text.trim());
            return () -> owner.eSet(feature, parsed);
        } catch (IllegalArgumentException wrong) {
            throw new PathException(ReaderCode.PATH_VALUE.at(element, "'" + path + "': "
                    + Words.sentence(wrong.getMessage()), documentation(feature)));
        }
    }

    private static Object attributeValue(EAttribute attribute, String text) {
        EDataType type = attribute.getEAttributeType();
        Dimension dimension = QUANTITIES.get(type);
        if (dimension != null) {
            return Quantity.parse(text, dimension).value();
        }
        return switch (type(attribute)) {
            case CHOICE -> literal((EEnum) type, text);
            case WHOLE_NUMBER -> wholeNumber(text);
            case FLAG -> flag(text);
            default -> EcoreUtil.createFromString(type, text);
        };
    }

    private static Object literal(EEnum type, String text) {
        return type.getELiterals().stream()
                .filter(l -> l.getLiteral().equalsIgnoreCase(text) || l.getName().equalsIgnoreCase(text)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no '" + text + "'; write one of "
                        + String.join(", ", words(type)))).getInstance();
    }

    private static Integer wholeNumber(String text) {
        double value = Quantity.parse(text, Dimension.COUNT).value();
        if (value != (int) value) {
            throw new IllegalArgumentException("'" + text + "' is too large; write a whole number up to "
                    + Integer.MAX_VALUE);
        }
        return (int) value;
    }

    private static Boolean flag(String text) {
        if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
            throw new IllegalArgumentException("'" + text + "' is neither true nor false");
        }
        return Boolean.valueOf(text);
    }

    private static Object elements(EReference reference, String text, Design design) {
        List<NamedElement> candidates = candidates(reference, design);
        List<NamedElement> found = new ArrayList<>();
        for (String id : text.trim().split("\\s+")) {
            found.add(candidates.stream().filter(c -> id.equals(c.getId())).findFirst().orElseThrow(
                    () -> new IllegalArgumentException("the design has no '" + id + "' to name here; there are "
                            + ids(candidates))));
        }
        if (!reference.isMany() && found.size() > 1) {
            throw new IllegalArgumentException("'" + text + "' names several; write one of " + ids(candidates));
        }
        return reference.isMany() ? found : found.get(0);
    }

    private static List<NamedElement> candidates(EReference reference, Design design) {
        List<NamedElement> candidates = new ArrayList<>();
        for (TreeIterator<EObject> all = design.eAllContents(); all.hasNext();) {
            EObject element = all.next();
            if (reference.getEReferenceType().isInstance(element)) {
                candidates.add((NamedElement) element);
            }
        }
        return candidates;
    }

    private static String ids(List<NamedElement> elements) {
        return elements.stream().map(NamedElement::getId).collect(Collectors.joining(", "));
    }

    private static String text(Step.Value value) {
        Object current = value.owner().eGet(value.feature());
        if (current == null) {
            return "";
        }
        if (value.feature() instanceof EAttribute attribute) {
            return EcoreUtil.convertToString(attribute.getEAttributeType(), current);
        }
        List<?> elements = current instanceof List<?> list ? list : List.of(current);
        return elements.stream().map(e -> ((NamedElement) e).getId()).collect(Collectors.joining(" "));
    }

    private static Type type(EStructuralFeature feature) {
        if (feature instanceof EReference) {
            return Type.ELEMENT_ID;
        }
        EDataType type = ((EAttribute) feature).getEAttributeType();
        if (QUANTITIES.containsKey(type)) {
            return Type.QUANTITY;
        } else if (type instanceof EEnum) {
            return Type.CHOICE;
        } else if (type == EcorePackage.Literals.EINT || type == EcorePackage.Literals.EINTEGER_OBJECT) {
            return Type.WHOLE_NUMBER;
        } else if (type == EcorePackage.Literals.EBOOLEAN) {
            return Type.FLAG;
        }
        return catalogTable(feature).isEmpty() ? Type.TEXT : Type.CATALOG_ID;
    }

    private static List<String> choices(EStructuralFeature feature, Design design) {
        return switch (type(feature)) {
            case CHOICE -> words((EEnum) feature.getEType());
            case FLAG -> List.of("true", "false");
            case ELEMENT_ID -> candidates((EReference) feature, design).stream().map(NamedElement::getId).toList();
            default -> List.of();
        };
    }

    private static List<String> words(EEnum type) {
        return type.getELiterals().stream().map(EEnumLiteral::getLiteral).toList();
    }

    private static String catalogTable(EStructuralFeature feature) {
        EAnnotation annotation = feature.getEAnnotation(CATALOG_ANNOTATION);
        return annotation == null ? "" : annotation.getDetails().get("table");
    }

    private static String documentation(EStructuralFeature feature) {
        String text = EcoreUtil.getDocumentation(feature);
        return text == null ? "" : text;
    }
}
