// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import java.util.Arrays;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Requirement;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.DesignConstraint;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.quantity.QuantityFormatException;

/** What must hold in a requirement; whether its metric exists is for the analyses to say. */
record RequirementChecks(Report report) {
    void check(Requirement requirement) {
        String target = requirement.getTarget();
        if (target != null && !target.isEmpty()
                && Arrays.stream(Dimension.values()).noneMatch(dimension -> isQuantity(target, dimension))) {
            report.add(DesignConstraint.TARGET, requirement, DesignPackage.Literals.REQUIREMENT__TARGET,
                    DesignPath.of(requirement) + " has the target '" + target + "'.",
                    "Write a number with its unit, for instance 380 Gb/s, 10 us or 40%.");
        }
    }

    private static boolean isQuantity(String text, Dimension dimension) {
        try {
            Quantity.parse(text, dimension);
            return true;
        } catch (QuantityFormatException e) {
            return false;
        }
    }
}
