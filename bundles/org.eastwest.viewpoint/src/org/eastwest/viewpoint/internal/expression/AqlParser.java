// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.eastwest.viewpoint.internal.expression.AqlLexer.Kind;
import org.eastwest.viewpoint.internal.expression.AqlLexer.Token;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EEnum;
import org.eclipse.emf.ecore.EEnumLiteral;

/** Reads the part of AQL that the package's description lists, by recursive descent. */
final class AqlParser {
    private static final int DEEPEST = 200;
    private static final Set<String> KEYWORDS = Set.of("let", "in", "if", "then", "else", "endif", "and", "or", "xor",
            "not", "implies", "true", "false", "null");

    private final List<Token> tokens;
    private final AqlOperations operations;
    private final Types types;
    private int next;
    private int depth;

    AqlParser(String text, Services services, Types types) {
        this.tokens = AqlLexer.tokens(text);
        this.operations = new AqlOperations(services);
        this.types = types;
    }

    Expression parse() {
        Expression expression = expression();
        if (peek().kind() != Kind.END) {
            throw unexpected();
        }
        return expression;
    }

    private Token peek() {
        return tokens.get(next);
    }

    private Token take() {
        return tokens.get(next++);
    }

    private boolean accept(String symbol) {
        if (peek().is(symbol)) {
            next++;
            return true;
        }
        return false;
    }

    private void expect(String symbol) {
        if (!accept(symbol)) {
            throw new ExpressionException("'" + symbol + "' is expected here, not " + found() + ".", peek().position());
        }
    }

    private String found() {
        return peek().kind() == Kind.END ? "the end" : "'" + peek().text() + "'";
    }

    private ExpressionException unexpected() {
        return new ExpressionException((peek().kind() == Kind.END ? "An expression is expected at the end"
                : found() + " is not expected") + ".", peek().position());
    }

    private String name() {
        if (peek().kind() != Kind.NAME || KEYWORDS.contains(peek().text())) {
            throw new ExpressionException("A name is expected here, not " + found() + ".", peek().position());
        }
        return take().text();
    }

    private Expression expression() {
        if (++depth > DEEPEST) {
            throw new ExpressionException("The expression is nested too deeply.", peek().position());
        }
        try {
            if (accept("let")) {
                return let();
            }
            return accept("if") ? conditional() : implies();
        } finally {
            depth--;
        }
    }

    private Expression let() {
        List<String> names = new ArrayList<>();
        List<Expression> values = new ArrayList<>();
        do {
            names.add(name());
            skipType();
            expect("=");
            values.add(expression());
        } while (accept(","));
        expect("in");
        Expression body = expression();
        return c -> {
            Context inner = c;
            for (int i = 0; i < names.size(); i++) {
                inner = inner.with(names.get(i), values.get(i).evaluate(inner));
            }
            return body.evaluate(inner);
        };
    }

    private void skipType() {
        if (accept(":")) {
            name();
            while (accept("::")) {
                name();
            }
        }
    }

    private Expression conditional() {
        Expression condition = expression();
        expect("then");
        Expression yes = expression();
        expect("else");
        Expression no = expression();
        expect("endif");
        return c -> (Values.truth(condition.evaluate(c)) ? yes : no).evaluate(c);
    }

    private Expression implies() {
        Expression left = xor();
        while (accept("implies")) {
            Expression a = left;
            Expression b = xor();
            left = c -> !Values.truth(a.evaluate(c)) || Values.truth(b.evaluate(c));
        }
        return left;
    }

    private Expression xor() {
        Expression left = or();
        while (accept("xor")) {
            Expression a = left;
            Expression b = or();
            left = c -> Values.truth(a.evaluate(c)) != Values.truth(b.evaluate(c));
        }
        return left;
    }

    private Expression or() {
        Expression left = and();
        while (accept("or")) {
            Expression a = left;
            Expression b = and();
            left = c -> Values.truth(a.evaluate(c)) || Values.truth(b.evaluate(c));
        }
        return left;
    }

    private Expression and() {
        Expression left = comparison();
        while (accept("and")) {
            Expression a = left;
            Expression b = comparison();
            left = c -> Values.truth(a.evaluate(c)) && Values.truth(b.evaluate(c));
        }
        return left;
    }

    private Expression comparison() {
        Expression left = sum();
        for (String operator : List.of("=", "<>", "!=", "<=", ">=", "<", ">")) {
            if (peek().kind() == Kind.SYMBOL && peek().is(operator)) {
                int position = take().position();
                Expression a = left;
                Expression b = sum();
                return c -> AqlOperations.compare(operator, a.evaluate(c), b.evaluate(c), position);
            }
        }
        return left;
    }

    private Expression sum() {
        return leftToRight(List.of("+", "-"), this::product);
    }

    private Expression product() {
        return leftToRight(List.of("*", "/"), this::unary);
    }

    private Expression leftToRight(List<String> operators, Supplier<Expression> operand) {
        Expression left = operand.get();
        while (peek().kind() == Kind.SYMBOL && operators.contains(peek().text())) {
            Token operator = take();
            Expression a = left;
            Expression b = operand.get();
            left = c -> AqlOperations.arithmetic(operator.text(), a.evaluate(c), b.evaluate(c), operator.position());
        }
        return left;
    }

    private Expression unary() {
        if (++depth > DEEPEST) {
            throw new ExpressionException("The expression is nested too deeply.", peek().position());
        }
        try {
            if (accept("not")) {
                Expression operand = unary();
                return c -> !Values.truth(operand.evaluate(c));
            }
            if (peek().is("-")) {
                int position = take().position();
                Expression operand = unary();
                return c -> AqlOperations.arithmetic("-", 0, operand.evaluate(c), position);
            }
            return postfix();
        } finally {
            depth--;
        }
    }

    private Expression postfix() {
        Expression receiver = primary();
        while (peek().is(".") || peek().is("->")) {
            receiver = take().is(".") ? member(receiver) : collectionCall(receiver);
        }
        return receiver;
    }

    private Expression member(Expression receiver) {
        int position = peek().position();
        String name = name();
        if (!accept("(")) {
            return c -> operations.feature(receiver.evaluate(c), name, c.reads(), position);
        }
        List<Expression> arguments = list(")");
        return c -> operations.call(receiver.evaluate(c), name, arguments.stream().map(a -> a.evaluate(c)).toArray(),
                c.reads(), position);
    }

    private Expression collectionCall(Expression receiver) {
        int position = peek().position();
        String name = name();
        expect("(");
        if (AqlOperations.ITERATORS.contains(name)) {
            return iteration(receiver, name, position);
        }
        List<Expression> arguments = list(")");
        AqlOperations.checkCollectionCall(name, arguments.size(), position);
        return c -> operations.collection(receiver.evaluate(c), name,
                arguments.stream().map(a -> a.evaluate(c)).toArray(), position);
    }

    private Expression iteration(Expression receiver, String name, int position) {
        String variable = name();
        skipType();
        expect("|");
        Expression body = expression();
        expect(")");
        return c -> AqlOperations.iterate(name, receiver.evaluate(c), e -> body.evaluate(c.with(variable, e)),
                position);
    }

    private List<Expression> list(String end) {
        List<Expression> elements = new ArrayList<>();
        if (accept(end)) {
            return elements;
        }
        do {
            elements.add(expression());
        } while (accept(","));
        expect(end);
        return elements;
    }

    private Expression primary() {
        Token token = peek();
        switch (token.kind()) {
            case INTEGER:
                return Expression.constant(integer(take()));
            case REAL:
                return Expression.constant(Double.valueOf(take().text()));
            case TEXT:
                return Expression.constant(take().text());
            case NAME:
                return named();
            default:
                if (accept("(")) {
                    Expression inner = expression();
                    expect(")");
                    return inner;
                }
                throw unexpected();
        }
    }

    private static Number integer(Token token) {
        try {
            return Values.number(Long.parseLong(token.text()));
        } catch (NumberFormatException e) {
            throw new ExpressionException("The number " + token.text() + " is too large.", token.position(), e);
        }
    }

    private Expression named() {
        Token token = peek();
        if (accept("true") || accept("false")) {
            return Expression.constant(token.is("true"));
        }
        if (accept("null")) {
            return Expression.constant(null);
        }
        if (KEYWORDS.contains(token.text())) {
            throw unexpected();
        }
        take();
        if (peek().is("::")) {
            return type(token);
        }
        if (peek().is("{") && Set.of("Sequence", "OrderedSet", "Set").contains(token.text())) {
            take();
            List<Expression> elements = list("}");
            boolean sequence = token.is("Sequence");
            return c -> collect(elements, c, sequence);
        }
        String name = token.text();
        return c -> {
            if (!c.has(name)) {
                throw new ExpressionException("There is no variable '" + name + "' here.", token.position());
            }
            return c.variable(name);
        };
    }

    private static Object collect(List<Expression> elements, Context context, boolean sequence) {
        List<Object> values = new ArrayList<>();
        elements.forEach(e -> values.add(e.evaluate(context)));
        return sequence ? Collections.unmodifiableList(values)
                : Collections.unmodifiableSet(new LinkedHashSet<>(values));
    }

    private Expression type(Token token) {
        expect("::");
        String typeName = token.text() + "::" + name();
        EClassifier classifier = types.classifier(typeName);
        if (classifier == null) {
            throw new ExpressionException("There is no type '" + typeName + "'.", token.position());
        }
        if (!accept("::")) {
            return Expression.constant(classifier);
        }
        int position = peek().position();
        String literal = name();
        EEnumLiteral found = classifier instanceof EEnum e ? e.getEEnumLiteralByLiteral(literal) == null
                ? e.getEEnumLiteral(literal) : e.getEEnumLiteralByLiteral(literal) : null;
        if (found == null) {
            throw new ExpressionException("'" + typeName + "' has no literal '" + literal + "'.", position);
        }
        return Expression.constant(Values.instance(found));
    }
}
