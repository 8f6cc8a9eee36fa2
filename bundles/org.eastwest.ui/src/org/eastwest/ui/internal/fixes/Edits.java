// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fixes;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.ui.internal.fields.CatalogPicker;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.edit.command.AddCommand;
import org.eclipse.emf.edit.command.CommandParameter;
import org.eclipse.emf.edit.command.RemoveCommand;
import org.eclipse.emf.edit.command.SetCommand;
import org.eclipse.emf.edit.domain.EditingDomain;

/** The changes that fixes are made of. */
record Edits(DesignSession session) {

    private static final int OFFERED = 5;

    private EditingDomain domain() {
        return session.domain();
    }

    private QuickFix fix(String label, Supplier<Command> command) {
        return new QuickFix(label, shell -> session.perform(label, command.get()));
    }

    QuickFix set(EObject element, EAttribute attribute, Object value) {
        String text = EcoreUtil.convertToString(attribute.getEAttributeType(), value);
        return fix("Set " + ModelTexts.label(attribute) + " to " + text,
                () -> SetCommand.create(domain(), element, attribute, value));
    }

    QuickFix unset(EObject element, EStructuralFeature feature) {
        return fix("Leave " + ModelTexts.label(feature) + " unset",
                () -> SetCommand.create(domain(), element, feature, SetCommand.UNSET_VALUE));
    }

    /** Lets the user choose a row of the catalog. */
    QuickFix pick(EObject element, EAttribute attribute) {
        return new QuickFix("Choose " + ModelTexts.label(attribute) + "...",
                shell -> CatalogPicker.choose(shell, session, element, attribute));
    }

    /** Lets a reference lead to an element too, or instead. */
    QuickFix refer(EObject element, EReference reference, EObject target) {
        return fix("Choose " + DesignLabels.text(target), () -> reference.isMany()
                ? AddCommand.create(domain(), element, reference, target)
                : SetCommand.create(domain(), element, reference, target));
    }

    /** The first few elements that a reference may lead to and does not yet. */
    List<QuickFix> refer(EObject element, EReference reference, Stream<? extends EObject> candidates) {
        Object present = element.eGet(reference);
        return candidates.filter(c -> c != present && !(present instanceof Collection<?> several && several.contains(c)))
                .limit(OFFERED).map(candidate -> refer(element, reference, candidate)).toList();
    }

    QuickFix noLonger(EObject element, EReference reference, EObject target) {
        return fix("Remove the reference to " + DesignLabels.text(target), () -> reference.isMany()
                ? RemoveCommand.create(domain(), element, reference, target)
                : SetCommand.create(domain(), element, reference, SetCommand.UNSET_VALUE));
    }

    QuickFix delete(EObject element) {
        return delete("Delete " + DesignLabels.text(element), List.of(element));
    }

    QuickFix delete(String label, Collection<? extends EObject> elements) {
        List<EObject> all = new ArrayList<>(elements);
        return new QuickFix(label, shell -> session.delete(all));
    }

    /** Adds an element of a type that the reference takes; a class that is named offers that one only. */
    List<QuickFix> add(EObject parent, EReference reference) {
        return session.additions(parent).stream().filter(a -> a.getEStructuralFeature() == reference)
                .map(addition -> add(parent, addition)).toList();
    }

    private QuickFix add(EObject parent, CommandParameter addition) {
        EClass type = addition.getEValue().eClass();
        return new QuickFix("Add a " + ModelTexts.label(type), shell -> session.add(parent, addition));
    }
}
