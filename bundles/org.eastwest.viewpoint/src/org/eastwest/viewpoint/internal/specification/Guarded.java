// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.function.Consumer;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.internal.expression.Context;
import org.eastwest.viewpoint.internal.expression.Expression;
import org.eastwest.viewpoint.internal.expression.ExpressionException;
import org.eastwest.viewpoint.internal.expression.Values;
import org.eastwest.viewpoint.internal.specification.Problems.Place;

/** An expression of a specification that says where it stands when it fails. */
public final class Guarded {
    static final String UNREADABLE = "EW-VIEWPOINT-005";
    private static final String FAILED = "EW-VIEWPOINT-006";

    private final Expression expression;
    private final Place place;
    private final String feature;
    private final String text;

    Guarded(Expression expression, Place place, String feature, String text) {
        this.expression = expression;
        this.place = place;
        this.feature = feature;
        this.text = text;
    }

    public String text() {
        return text;
    }

    /** The value, or null with a problem told. */
    public Object evaluate(Context context, Consumer<Problem> problems) {
        try {
            return expression.evaluate(context);
        } catch (ExpressionException e) {
            problems.accept(place.problem(Severity.ERROR, FAILED, describe(feature, text, e), ""));
            return null;
        }
    }

    public String text(Context context, Consumer<Problem> problems) {
        return Values.text(evaluate(context, problems));
    }

    public boolean truth(Context context, Consumer<Problem> problems) {
        return Values.truth(evaluate(context, problems));
    }

    /** The value as a whole number; the given one with a problem told when it is none. */
    public int integer(Context context, Consumer<Problem> problems, int otherwise) {
        try {
            Integer value = Values.integer(expression.evaluate(context));
            return value == null ? otherwise : value;
        } catch (ExpressionException e) {
            problems.accept(place.problem(Severity.ERROR, FAILED, describe(feature, text, e), "Give a whole number."));
            return otherwise;
        }
    }

    /** A problem with what it finds. */
    Problem problem(String code, String message, String remedy) {
        return place.problem(Severity.ERROR, code, "'" + feature + "' is \"" + text + "\": it " + message, remedy);
    }

    static String describe(String feature, String text, ExpressionException e) {
        int column = e.position() < 0 ? -1 : e.position() + text.indexOf(':') + 2;
        return "'" + feature + "' is \"" + text + "\": " + e.getMessage()
                + (column < 0 ? "" : " (At character " + column + " of the expression.)");
    }
}
