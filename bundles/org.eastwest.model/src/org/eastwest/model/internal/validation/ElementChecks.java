// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

import org.eastwest.model.attribute.AttributeFacts;
import org.eastwest.model.attribute.AttributeText;
import org.eastwest.model.attribute.Range;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.DesignConstraint;
import org.eastwest.quantity.Quantity;

/** What every element must pass; the metamodel says what is required and in which range. */
record ElementChecks(Report report) {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");
    private static final EAttribute ID_FEATURE = DesignPackage.Literals.NAMED_ELEMENT__ID;

    void check(EObject element) {
        if (element instanceof NamedElement named) {
            checkId(named);
        }
        if (element instanceof Design design) {
            checkUniqueIds(design);
        }
        element.eClass().getEAllAttributes().stream().filter(attribute -> attribute != ID_FEATURE)
                .forEach(attribute -> checkAttribute(element, attribute));
        element.eClass().getEAllReferences().forEach(reference -> checkReference(element, reference));
    }

    private void checkId(NamedElement element) {
        String id = element.getId();
        if (id == null || id.isEmpty()) {
            report.add(DesignConstraint.ID_MISSING, element, ID_FEATURE, "A " + element.eClass().getName()
                    + " of " + owner(element) + " has no identifier.",
                    "Give it one, for instance '" + suggestion(element) + "'.");
        } else if (!ID.matcher(id).matches()) {
            report.add(DesignConstraint.ID_MALFORMED, element, ID_FEATURE, "The identifier '" + id
                    + "' has characters that identifiers do not have.",
                    "Use lower-case letters, digits and hyphens, and start with a letter.");
        }
    }

    private static String owner(EObject element) {
        return element.eContainer() == null ? "the design" : DesignPath.of(element.eContainer());
    }

    private static String suggestion(NamedElement element) {
        return element.eClass().getName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT) + "-1";
    }

    private void checkUniqueIds(Design design) {
        Map<String, NamedElement> first = new HashMap<>();
        first.put(design.getId(), design);
        for (TreeIterator<EObject> elements = design.eAllContents(); elements.hasNext();) {
            if (elements.next() instanceof NamedElement element) {
                String id = Objects.requireNonNullElse(element.getId(), "");
                NamedElement other = id.isEmpty() ? null : first.putIfAbsent(id, element);
                if (other != null) {
                    report.add(DesignConstraint.ID_DUPLICATE, element, ID_FEATURE, "A " + element.eClass().getName()
                            + " and a " + other.eClass().getName() + " both have the identifier '" + id + "'.",
                            "Give one of the two another identifier.");
                }
            }
        }
    }

    private void checkAttribute(EObject element, EAttribute attribute) {
        Object value = element.eGet(attribute);
        boolean empty = value == null || value.equals("");
        if (empty && (attribute.isRequired() || attribute.getDefaultValue() != null)) {
            report.add(DesignConstraint.VALUE_MISSING, element, attribute,
                    DesignPath.of(element, attribute) + " has no value.", attribute.getDefaultValue() == null
                    ? "Give it one." : "Give it one; the default is "
                    + AttributeText.print(attribute, attribute.getDefaultValue()) + ".");
        } else if (value instanceof Number number) {
            checkNumber(element, attribute, number.doubleValue());
        }
    }

    private void checkNumber(EObject element, EAttribute attribute, double value) {
        AttributeFacts facts = AttributeFacts.of(attribute);
        if (!Double.isFinite(value)) {
            report.add(DesignConstraint.NOT_FINITE, element, attribute,
                    DesignPath.of(element, attribute) + " is " + value + ".", "Give it " + words(facts) + ".");
        } else if (facts.range().isPresent() && !facts.range().get().contains(value)) {
            report.add(DesignConstraint.OUT_OF_RANGE, element, attribute, DesignPath.of(element, attribute) + " is "
                    + text(value, facts) + ".", "Give it " + words(facts) + ".");
        }
    }

    private static String words(AttributeFacts facts) {
        Optional<Range> range = facts.range();
        return range.map(r -> "a value " + (r.open() ? "above " : "from ") + text(r.minimum(), facts)
                + (r.open() ? ", at most " : " to ") + text(r.maximum(), facts)).orElse("a finite value");
    }

    private static String text(double value, AttributeFacts facts) {
        return facts.dimension().map(dimension -> Quantity.exact(value, dimension))
                .orElseGet(() -> String.valueOf((long) value));
    }

    private void checkReference(EObject element, EReference reference) {
        List<?> targets = reference.isMany() ? (List<?>) element.eGet(reference)
                : element.eGet(reference) == null ? List.of() : List.of(element.eGet(reference));
        if (reference.isRequired() && targets.isEmpty()) {
            report.add(DesignConstraint.ELEMENT_MISSING, element, reference, DesignPath.of(element) + " has no "
                    + singular(reference) + ".", (reference.isContainment() ? "Add" : "Choose") + " a "
                    + reference.getEReferenceType().getName() + ".");
        }
        if (!reference.isContainment() && !reference.isContainer()) {
            targets.stream().map(EObject.class::cast).filter(target -> !sameDesign(element, target))
                    .forEach(target -> dangling(element, reference, target));
        }
    }

    private static String singular(EStructuralFeature feature) {
        String name = feature.getName();
        return feature.isMany() ? name.substring(0, name.length() - 1) : name;
    }

    private static boolean sameDesign(EObject element, EObject target) {
        return !target.eIsProxy() && EcoreUtil.getRootContainer(target) == EcoreUtil.getRootContainer(element);
    }

    private void dangling(EObject element, EReference reference, EObject target) {
        String name = target instanceof NamedElement named && named.getId() != null ? "'" + named.getId() + "', which"
                : "what";
        report.add(DesignConstraint.DANGLING, element, reference,
                DesignPath.of(element, reference) + " leads to " + name + " is not in the design.",
                "Choose another " + reference.getEReferenceType().getName() + ".");
    }
}
