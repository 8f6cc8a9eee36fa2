// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.file;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.file.FileProblem;

/** The identifiers of a file and the references by them, which are resolved once all identifiers are known. */
final class References {
    private final Findings findings;
    private final Map<String, Identified> identified = new HashMap<>();
    private final List<Reference> references = new ArrayList<>();

    References(Findings findings) {
        this.findings = findings;
    }

    /** The line is looked up only when it is told. */
    private record Identified(NamedElement element, IntSupplier line) {
    }

    private record Reference(EObject from, EReference feature, String ids, IntSupplier line) {
        String[] words() {
            return ids.isBlank() ? new String[0] : ids.strip().split("\\s+");
        }
    }

    /** Takes an element with an identifier. */
    void identify(NamedElement element, IntSupplier line) {
        Identified first = identified.putIfAbsent(element.getId(), new Identified(element, line));
        if (first != null) {
            findings.add(FileProblem.DUPLICATE_ID, element, DesignPackage.Literals.NAMED_ELEMENT__ID, line.getAsInt(),
                    "The identifier '" + element.getId() + "' is that of the " + first.element.eClass().getName()
                    + " in line " + first.line.getAsInt() + " already.", "Give one of the two another identifier.");
        }
    }

    /** Takes the text of a reference: identifiers with blanks between. */
    void refer(EObject from, EReference feature, String ids, IntSupplier line) {
        references.add(new Reference(from, feature, ids, line));
    }

    /** Sets all references. */
    void resolve() {
        for (Reference reference : references) {
            Set<EObject> targets = new LinkedHashSet<>();
            for (String id : reference.words()) {
                resolve(reference, id, targets);
            }
            if (reference.feature.isMany()) {
                reference.from.eSet(reference.feature, new ArrayList<>(targets));
            } else if (!targets.isEmpty()) {
                reference.from.eSet(reference.feature, targets.iterator().next());
            }
        }
    }

    private void resolve(Reference reference, String id, Set<EObject> targets) {
        String what = reference.feature.getName() + "=\"" + reference.ids + "\" ";
        EClass type = reference.feature.getEReferenceType();
        Identified target = identified.get(id);
        if (target == null) {
            add(FileProblem.DANGLING_REFERENCE, reference, what + "leads nowhere: the design has no '" + id + "'.",
                    remedy(type));
        } else if (!type.isSuperTypeOf(target.element.eClass())) {
            String kind = target.element.eClass().getName();
            add(FileProblem.WRONG_TYPE, reference, what + "leads to '" + id + "', which is a " + kind + ".",
                    remedy(type));
        } else if (!targets.add(target.element) || targets.size() > 1 && !reference.feature.isMany()) {
            add(FileProblem.GIVEN_TWICE, reference, what + "names more than it can.",
                    "Name each element once" + (reference.feature.isMany() ? "." : ", and only one."));
        }
    }

    private void add(FileProblem kind, Reference reference, String message, String remedy) {
        findings.add(kind, reference.from, reference.feature, reference.line.getAsInt(), message, remedy);
    }

    private String remedy(EClass type) {
        String ids = identified.values().stream().map(Identified::element).filter(type::isInstance)
                .map(NamedElement::getId).sorted().limit(20).collect(Collectors.joining(", "));
        return ids.isEmpty() ? "The design has no element of the kind " + type.getName() + ": add one."
                : "Name one of: " + ids + ".";
    }
}
