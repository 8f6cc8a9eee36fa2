// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;

/** The values one can choose for a feature of an element. */
public final class Choices {

    private final DesignSession session;

    public Choices(DesignSession session) {
        this.session = session;
    }

    /** Whether the values of a feature are chosen rather than typed. */
    public static boolean chosen(EStructuralFeature feature) {
        return feature.getEType() instanceof EEnum || feature instanceof EReference
                || CatalogChoices.table(feature).isPresent();
    }

    /**
     * All choices; the present value is among them even when it would not be offered.
     *
     * @param whenUnset what an unset feature means, for its label
     */
    public List<Choice> of(EObject element, EStructuralFeature feature, Optional<String> whenUnset) {
        List<Choice> choices = new ArrayList<>();
        if (!feature.isRequired() && !(feature.getEType() instanceof EEnum)) {
            choices.add(new Choice(null, whenUnset.orElse(""), ""));
        }
        choices.addAll(offered(element, feature));
        Object present = element.eGet(feature);
        if (present != null && choices.stream().noneMatch(choice -> present.equals(choice.value()))) {
            choices.add(new Choice(present, present + " (not in the catalog)", ""));
        }
        return choices;
    }

    private List<Choice> offered(EObject element, EStructuralFeature feature) {
        if (feature.getEType() instanceof EEnum words) {
            return words.getELiterals().stream().map(word -> new Choice(word.getInstance(), word.getLiteral(),
                    ModelTexts.documentation(word))).toList();
        }
        if (feature instanceof EAttribute) {
            return CatalogChoices.table(feature).map(CatalogChoices::of).orElse(List.of());
        }
        return candidates(element, (EReference) feature).stream()
                .map(candidate -> new Choice(candidate, DesignLabels.text(candidate), "")).toList();
    }

    /** The elements a reference may lead to, in the order of the design. */
    public List<EObject> candidates(EObject element, EReference reference) {
        Collection<?> values = descriptor(element, reference).map(d -> d.getChoiceOfValues(element))
                .orElse(List.of());
        return values.stream().filter(EObject.class::isInstance).map(EObject.class::cast).toList();
    }

    private Optional<IItemPropertyDescriptor> descriptor(EObject element, EStructuralFeature feature) {
        return Features.descriptors(session, element).stream().filter(d -> d.getFeature(element) == feature)
                .findFirst();
    }
}
