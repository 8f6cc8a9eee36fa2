// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text of AQL into its words. */
final class AqlLexer {
    /** What a word is. */
    enum Kind {
        NAME, INTEGER, REAL, TEXT, SYMBOL, END
    }

    /** A word, its value and where it begins. */
    record Token(Kind kind, String text, int position) {
        boolean is(String symbol) {
            return (kind == Kind.SYMBOL || kind == Kind.NAME) && text.equals(symbol);
        }
    }

    private static final List<String> SYMBOLS = List.of("::", "->", "<>", "<=", ">=", "!=", "=", "<", ">", "+", "-",
            "*",
            "/", "(", ")", "{", "}", "[", "]", ".", ",", "|", ":");

    private final String text;
    private int at;

    private AqlLexer(String text) {
        this.text = text;
    }

    /** @throws ExpressionException at a character or a text that AQL does not have */
    static List<Token> tokens(String text) {
        AqlLexer lexer = new AqlLexer(text);
        List<Token> tokens = new ArrayList<>();
        do {
            tokens.add(lexer.next());
        } while (tokens.get(tokens.size() - 1).kind != Kind.END);
        return tokens;
    }

    private Token next() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        int start = at;
        if (at == text.length()) {
            return new Token(Kind.END, "", start);
        }
        char c = text.charAt(at);
        if (Character.isJavaIdentifierStart(c)) {
            return name(start);
        }
        if (digit(at)) {
            return number(start);
        }
        return c == '\'' ? string(start) : symbol(start);
    }

    private boolean digit(int i) {
        return i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9';
    }

    private Token name(int start) {
        while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
            at++;
        }
        return new Token(Kind.NAME, text.substring(start, at), start);
    }

    private Token number(int start) {
        while (digit(at)) {
            at++;
        }
        boolean real = at < text.length() && text.charAt(at) == '.' && digit(at + 1);
        if (real) {
            at++;
            while (digit(at)) {
                at++;
            }
        }
        return new Token(real ? Kind.REAL : Kind.INTEGER, text.substring(start, at), start);
    }

    private Token string(int start) {
        StringBuilder value = new StringBuilder();
        at++;
        while (at < text.length() && text.charAt(at) != '\'') {
            value.append(text.charAt(at) == '\\' ? escaped(start) : text.charAt(at));
            at++;
        }
        if (at == text.length()) {
            throw new ExpressionException("The text that begins here has no end.", start);
        }
        at++;
        return new Token(Kind.TEXT, value.toString(), start);
    }

    private char escaped(int start) {
        at++;
        if (at == text.length()) {
            throw new ExpressionException("The text that begins here has no end.", start);
        }
        return switch (text.charAt(at)) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'r' -> '\r';
            case 'b' -> '\b';
            case 'f' -> '\f';
            case '\\', '\'', '"' -> text.charAt(at);
            default -> throw new ExpressionException("There is no escape '\\" + text.charAt(at) + "'.", at - 1);
        };
    }

    private Token symbol(int start) {
        for (String symbol : SYMBOLS) {
            if (text.startsWith(symbol, at)) {
                at += symbol.length();
                return new Token(Kind.SYMBOL, symbol, start);
            }
        }
        throw new ExpressionException("'" + text.substring(at, text.offsetByCodePoints(at, 1))
                + "' is not expected.", at);
    }
}
