// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.DesignConstraint;
import org.eastwest.model.validation.Problem;

/**
 * A constraint that does not hold.
 *
 * @param feature of the element; {@code null} where it is about the element as a whole
 */
public record Violation(DesignConstraint constraint, EObject element, EStructuralFeature feature, String message,
        String remedy) {

    /** For people and tools. */
    public Problem problem() {
        String path = feature == null ? DesignPath.of(element) : DesignPath.of(element, feature);
        return new Problem(constraint, message, path, 0, remedy);
    }
}
