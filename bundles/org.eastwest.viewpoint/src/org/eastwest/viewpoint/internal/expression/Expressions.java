// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.ecore.EObject;

/** Reads expressions by their prefix. */
public final class Expressions {
    private final Services services;
    private final Types types;

    public Expressions(Services services, Types types) {
        this.services = services;
        this.types = types;
    }

    public Services services() {
        return services;
    }

    public Types types() {
        return types;
    }

    /**
     * Reads an expression.
     *
     * @throws ExpressionException when it cannot be read
     */
    public Expression read(String text) {
        if (text.startsWith("feature:")) {
            return feature(name(text, "feature:"));
        }
        if (text.startsWith("var:")) {
            return variable(name(text, "var:"));
        }
        if (text.startsWith("service:")) {
            return service(text.substring("service:".length()).trim());
        }
        if (text.startsWith("aql:")) {
            return new AqlParser(text.substring("aql:".length()), services, types).parse();
        }
        refuseOtherLanguages(text);
        return Expression.constant(text);
    }

    private static void refuseOtherLanguages(String text) {
        if (text.startsWith("ocl:") || text.startsWith("[") && text.endsWith("/]")) {
            throw new ExpressionException("The language of '" + text + "' is not supported; use feature:, var:, "
                    + "service: or aql:.", -1);
        }
    }

    private static String name(String text, String prefix) {
        String name = text.substring(prefix.length()).trim();
        if (name.isEmpty() || !name.chars().allMatch(Character::isJavaIdentifierPart)) {
            throw new ExpressionException("'" + name + "' after " + prefix + " is no name.", -1);
        }
        return name;
    }

    private static Expression feature(String name) {
        if (Features.PSEUDO.contains(name)) {
            return c -> Features.pseudo(self(c), name, c.reads());
        }
        return c -> Features.get(self(c), name, c.reads(), -1);
    }

    private static EObject self(Context context) {
        if (context.self() instanceof EObject o) {
            return o;
        }
        throw new ExpressionException("There is no object to read a feature of.", -1);
    }

    private static Expression variable(String name) {
        return c -> {
            if (!c.has(name)) {
                throw new ExpressionException("There is no variable '" + name + "' here.", -1);
            }
            return c.variable(name);
        };
    }

    /** {@code m}, {@code m(a, b)}, {@code var.m} and {@code var.m(a, b)}; arguments are variables. */
    private Expression service(String call) {
        int open = call.indexOf('(');
        String path = open < 0 ? call : call.substring(0, open).trim();
        List<Expression> parts = new ArrayList<>();
        int dot = path.lastIndexOf('.');
        parts.add(dot < 0 ? Context::self : variable(name("var:" + path.substring(0, dot), "var:")));
        String method = name("service:" + path.substring(dot + 1), "service:");
        if (open >= 0) {
            if (!call.endsWith(")")) {
                throw new ExpressionException("The call of service '" + method + "' lacks its ')'.", -1);
            }
            String arguments = call.substring(open + 1, call.length() - 1).trim();
            for (String argument : arguments.isEmpty() ? new String[0] : arguments.split(",")) {
                parts.add(variable(name("var:" + argument.trim(), "var:")));
            }
        }
        if (!services.has(method, parts.size())) {
            throw new ExpressionException(services.has(method) ? "No service '" + method + "' takes "
                    + (parts.size() - 1)
                    + " arguments." : "There is no service '" + method + "'.", -1);
        }
        Expression[] fixed = parts.toArray(Expression[]::new);
        return c -> {
            Object[] arguments = new Object[fixed.length];
            for (int i = 0; i < fixed.length; i++) {
                arguments[i] = fixed[i].evaluate(c);
            }
            return services.call(method, arguments, c.reads(), -1);
        };
    }
}
