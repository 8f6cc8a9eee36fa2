// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

/** A readable expression. Evaluating it has no effect on anything. */
public interface Expression {
    /**
     * The value: null, a truth value, a number, a text, an object of a model, or a collection of these.
     *
     * @throws ExpressionException when it cannot be evaluated here
     */
    Object evaluate(Context context);

    /** A value that is always the same. */
    static Expression constant(Object value) {
        return context -> value;
    }
}
