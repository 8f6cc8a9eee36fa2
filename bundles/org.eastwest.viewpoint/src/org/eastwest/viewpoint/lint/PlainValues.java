// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.lint;

import static org.eastwest.viewpoint.internal.specification.Elements.is;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;

/**
 * Plain texts and numbers that have no meaning where they stand. An expression without a prefix is a text in Sirius and
 * here alike: where objects are looked for it finds none, and a condition of it always holds.
 */
final class PlainValues {
    private static final Set<String> OBJECTS = Set.of("semanticCandidatesExpression", "sourceFinderExpression",
            "targetFinderExpression", "rootExpression", "browseExpression", "newContainerExpression",
            "childrenExpression", "elementExpression", "candidatesExpression");
    private static final Set<String> CONDITIONS = Set.of("preconditionExpression", "precondition",
            "predicateExpression", "conditionExpression", "semanticConditionExpression", "auditExpression",
            "connectionStartPrecondition");
    /** A size of -1 lets the label decide. */
    private static final Map<String, Integer> LEAST = Map.of("red", 0, "green", 0, "blue", 0, "labelSize", 1,
            "padding", 0, "arcWidth", 0, "arcHeight", 0, "sizeComputationExpression", -1,
            "widthComputationExpression", -1, "heightComputationExpression", -1);
    private static final int BRIGHTEST = 255;
    private static final Set<String> SHARES = Set.of("red", "green", "blue");
    private static final Pattern EXPRESSION = Pattern.compile("(aql|feature|var|service):.*", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");
    private static final Pattern TRUTH = Pattern.compile("true|false", Pattern.CASE_INSENSITIVE);

    private PlainValues() {
    }

    /** What is wrong with an expression that is a plain text; empty when nothing is. */
    static Optional<String> expression(EObject element, String feature, String text) {
        if (text.isEmpty() || EXPRESSION.matcher(text).matches()) {
            return Optional.empty();
        }
        String plain = "'" + feature + "' is the plain text \"" + text + "\", ";
        if (OBJECTS.contains(feature) || is(element, "For") && feature.equals("expression")) {
            return Optional.of(plain + "which finds no objects.");
        }
        return CONDITIONS.contains(feature) && !TRUTH.matcher(text).matches()
                ? Optional.of(plain + "which always holds.") : Optional.empty();
    }

    /** What is wrong with a number; empty when nothing is, or it is none. */
    static Optional<String> number(String feature, String text) {
        if (!LEAST.containsKey(feature) || !NUMBER.matcher(text).matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(text);
        if (number < LEAST.get(feature)) {
            return Optional.of("'" + feature + "' is " + number + "; the least is " + LEAST.get(feature) + ".");
        }
        return SHARES.contains(feature) && number > BRIGHTEST
                ? Optional.of("'" + feature + "' is " + number + "; the most is " + BRIGHTEST + ".")
                : Optional.empty();
    }
}
