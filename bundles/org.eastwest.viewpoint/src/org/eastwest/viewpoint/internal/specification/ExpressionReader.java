// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import org.eastwest.viewpoint.internal.expression.Expression;
import org.eastwest.viewpoint.internal.expression.ExpressionException;
import org.eastwest.viewpoint.internal.expression.Expressions;
import org.eclipse.emf.ecore.EObject;

/** Reads the expressions of elements; what cannot be read is told and has no value. */
final class ExpressionReader {
    private final Expressions expressions;
    private final Problems problems;

    ExpressionReader(Expressions expressions, Problems problems) {
        this.expressions = expressions;
        this.problems = problems;
    }

    /** The expression, or null when the feature is empty. */
    Guarded optional(EObject element, String feature) {
        String text = Elements.text(element, feature);
        return text.isBlank() ? null : read(element, feature, text);
    }

    /** The expression; the empty text when the feature is empty. */
    Guarded required(EObject element, String feature) {
        return read(element, feature, Elements.text(element, feature));
    }

    private Guarded read(EObject element, String feature, String text) {
        Expression expression;
        try {
            expression = expressions.read(text);
        } catch (ExpressionException e) {
            problems.error(Guarded.UNREADABLE, element, Guarded.describe(feature, text, e), "");
            expression = Expression.constant(null);
        }
        return new Guarded(expression, problems.place(element), feature, text);
    }
}
