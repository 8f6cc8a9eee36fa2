// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import java.util.function.Consumer;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

import org.eastwest.model.validation.DesignConstraint;

/** Takes the violations that the checks find. */
record Report(Consumer<Violation> sink) {
    void add(DesignConstraint constraint, EObject element, EStructuralFeature feature, String message, String remedy) {
        sink.accept(new Violation(constraint, element, feature, message, remedy));
    }
}
