// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.Set;

/** The operations of numbers. */
final class AqlNumber {
    static final Set<String> NAMES = Set.of("abs", "floor", "round", "div", "mod", "min", "max", "toString",
            "toInteger",
            "toReal");

    private AqlNumber() {
    }

    static Object call(Number n, String name, Object[] a, int position) {
        boolean two = Set.of("div", "mod", "min", "max").contains(name);
        if (a.length != (two ? 1 : 0) || two && !(a[0] instanceof Number)) {
            throw new ExpressionException("'" + name + "' of a number takes " + (two ? "one number." : "no argument."),
                    position);
        }
        return two ? binary(n, name, (Number) a[0], position) : unary(n, name);
    }

    private static Object unary(Number n, String name) {
        boolean whole = Values.whole(n);
        return switch (name) {
            case "abs" -> whole ? (Object) Values.number(Math.abs(n.longValue())) : (Object) Math.abs(n.doubleValue());
            case "floor" -> Values.number((long) Math.floor(n.doubleValue()));
            case "round" -> Values.number(Math.round(n.doubleValue()));
            case "toInteger" -> Values.number(n.longValue());
            case "toReal" -> n.doubleValue();
            default -> n.toString();
        };
    }

    private static Object binary(Number n, String name, Number m, int position) {
        if (name.equals("min") || name.equals("max")) {
            boolean less = n.doubleValue() <= m.doubleValue();
            return less == name.equals("min") ? n : m;
        }
        if (m.longValue() == 0) {
            throw new ExpressionException("Division by zero.", position);
        }
        return Values.number(name.equals("div") ? n.longValue() / m.longValue() : n.longValue() % m.longValue());
    }
}
