// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.validation;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

import org.eastwest.model.design.Design;
import org.eastwest.model.internal.validation.DesignChecks;

/** Checks designs against {@link DesignConstraint}. */
public final class DesignValidation {
    /** After so many errors the rest of a design is not looked at: one with more is no better known by them. */
    public static final int MOST_ERRORS = 500;

    private DesignValidation() {
    }

    /** What is wrong with a design, in the order of its elements; empty where nothing is. */
    public static List<Problem> validate(Design design) {
        DesignChecks checks = new DesignChecks();
        List<Problem> problems = new ArrayList<>();
        TreeIterator<EObject> elements = EcoreUtil.getAllContents(design, false);
        checks.check(design, violation -> problems.add(violation.problem()));
        while (elements.hasNext() && problems.stream().filter(Problem::isError).count() < MOST_ERRORS) {
            checks.check(elements.next(), violation -> problems.add(violation.problem()));
        }
        return List.copyOf(problems);
    }
}
