// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.history;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.model.design.Design;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.model.path.DesignPath;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** What differs between two states of a design, in the words of its forms. */
public final class DesignDifferences {

    /**
     * One difference.
     *
     * @param element the element, as trees show it
     * @param feature what of it differs; empty when the whole element came or went
     * @param before  its value in the first state; empty when it had none
     * @param after   its value in the second state
     */
    public record Difference(String element, String feature, String before, String after) {
    }

    private DesignDifferences() {
    }

    /** The differences, in the order of the second state; what it lacks comes last. */
    public static List<Difference> between(Design before, Design after) {
        Map<String, EObject> old = elements(before);
        Map<String, EObject> now = elements(after);
        List<Difference> differences = new ArrayList<>();
        now.forEach((path, element) -> {
            EObject was = old.get(path);
            if (was == null || was.eClass() != element.eClass()) {
                differences.add(new Difference(text(element), "", "", "added"));
            } else {
                differences.addAll(features(was, element));
            }
        });
        old.forEach((path, element) -> {
            EObject is = now.get(path);
            if (is == null || is.eClass() != element.eClass()) {
                differences.add(new Difference(text(element), "", "", "removed"));
            }
        });
        return differences;
    }

    private static Map<String, EObject> elements(Design design) {
        Map<String, EObject> elements = new LinkedHashMap<>();
        DesignPath.all(design).forEach((element, path) -> elements.put(path, element));
        return elements;
    }

    private static List<Difference> features(EObject before, EObject after) {
        List<Difference> differences = new ArrayList<>();
        for (EStructuralFeature feature : after.eClass().getEAllStructuralFeatures()) {
            boolean part = feature instanceof EReference reference && (reference.isContainment()
                    || reference.isContainer());
            if (!part && feature.isChangeable()) {
                String old = value(before, feature);
                String now = value(after, feature);
                if (!old.equals(now)) {
                    differences.add(new Difference(text(after), ModelTexts.label(feature), old, now));
                }
            }
        }
        return differences;
    }

    private static String text(EObject element) {
        return ModelTexts.label(element.eClass()) + ": " + DesignLabels.text(element);
    }

    private static String value(EObject element, EStructuralFeature feature) {
        Object value = element.eGet(feature);
        if (value == null) {
            return "";
        }
        if (feature instanceof EAttribute attribute) {
            String text = EcoreUtil.convertToString(attribute.getEAttributeType(), value);
            return text == null ? "" : text;
        }
        List<?> targets = value instanceof List<?> several ? several : List.of(value);
        return targets.stream().map(target -> EcoreUtil.getID((EObject) target) == null
                ? DesignPath.of((EObject) target) : EcoreUtil.getID((EObject) target))
                .collect(Collectors.joining(", "));
    }
}
