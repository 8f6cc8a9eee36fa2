// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fixes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.model.attribute.AttributeFacts;
import org.eastwest.model.attribute.Range;
import org.eastwest.model.design.DesignPackage.Literals;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.NamedElement;
import org.eastwest.quantity.Spelling;
import org.eastwest.ui.internal.fields.CatalogChoices;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.EcorePackage;

/** Fixes of single values. */
record ValueFixes(Edits edits) {

    /** Identifiers that are missing, malformed or used twice. */
    List<QuickFix> identifier(EObject element) {
        return element instanceof NamedElement named
                ? List.of(edits.set(named, Literals.NAMED_ELEMENT__ID, edits.session().unusedId(word(named))))
                : List.of();
    }

    /** What is written, as an identifier; else the name, else the class. */
    private static String word(NamedElement element) {
        return Stream.of(element.getId(), element.getName(), element.eClass().getName())
                .filter(text -> text != null && !text.isBlank())
                .map(text -> text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^[^a-z]+|-+$", ""))
                .filter(text -> !text.isEmpty()).findFirst().orElse("element");
    }

    /** The nearest value that is in range. */
    List<QuickFix> inRange(EObject element, EStructuralFeature feature) {
        if (!(feature instanceof EAttribute attribute) || !(element.eGet(attribute) instanceof Number number)) {
            return List.of();
        }
        List<QuickFix> fixes = new ArrayList<>();
        AttributeFacts.of(attribute).range().flatMap(range -> nearest(range, number.doubleValue()))
                .ifPresent(value -> fixes.add(edits.set(element, attribute, typed(attribute, value))));
        fixes.addAll(preset(element, attribute));
        return fixes;
    }

    private static Optional<Double> nearest(Range range, double value) {
        if (value > range.maximum()) {
            return Optional.of(range.maximum());
        }
        return range.open() ? Optional.empty() : Optional.of(range.minimum());
    }

    private static Object typed(EAttribute attribute, double value) {
        boolean whole = attribute.getEAttributeType() == EcorePackage.Literals.EINT
                || attribute.getEAttributeType() == EcorePackage.Literals.EINTEGER_OBJECT;
        if (whole) {
            return (int) value;
        }
        return value;
    }

    /** The default, or no value where that is allowed. */
    List<QuickFix> preset(EObject element, EStructuralFeature feature) {
        if (!(feature instanceof EAttribute attribute)) {
            return List.of();
        }
        if (CatalogChoices.table(attribute).isPresent()) {
            return List.of(edits.pick(element, attribute));
        }
        if (attribute.getDefaultValue() != null) {
            return List.of(edits.set(element, attribute, attribute.getDefaultValue()));
        }
        return attribute.isRequired() ? List.of() : List.of(edits.unset(element, attribute));
    }

    /** Identifiers in and below an element that the catalog does not have: the nearest ones, or another of the list. */
    List<QuickFix> catalog(EObject element) {
        List<QuickFix> fixes = new ArrayList<>();
        own(element).forEach(part -> part.eClass().getEAllAttributes().forEach(attribute ->
                CatalogChoices.table(attribute).ifPresent(table -> fixes.addAll(catalog(part, attribute, table)))));
        return fixes;
    }

    private List<QuickFix> catalog(EObject element, EAttribute attribute, String table) {
        String id = (String) element.eGet(attribute);
        List<String> ids = CatalogChoices.of(table).stream().map(choice -> (String) choice.value()).toList();
        if (id == null || id.isEmpty() || ids.contains(id)) {
            return List.of();
        }
        List<QuickFix> fixes = new ArrayList<>();
        Spelling.nearest(id, ids).forEach(near -> fixes.add(edits.set(element, attribute, near)));
        fixes.add(edits.pick(element, attribute));
        return fixes;
    }

    /** The element and the parts of it that have no identifier: findings name them by it. */
    static List<EObject> own(EObject element) {
        List<EObject> parts = new ArrayList<>(List.of(element));
        element.eContents().stream().filter(part -> !(part instanceof NamedElement))
                .forEach(part -> parts.addAll(own(part)));
        return parts;
    }

    /** Each priority once, from 0 to 7. */
    List<QuickFix> priorities(EObject element) {
        if (!(element instanceof Fabric fabric)) {
            return List.of();
        }
        List<Integer> kept = fabric.getLosslessPriorities().stream().filter(p -> p >= 0 && p <= 7).distinct().toList();
        return List.of(edits.set(fabric, Literals.FABRIC__LOSSLESS_PRIORITIES, kept));
    }
}
