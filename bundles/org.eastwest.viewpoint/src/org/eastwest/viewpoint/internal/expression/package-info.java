// SPDX-License-Identifier: EPL-2.0
/**
 * The languages in which specifications compute: {@code feature:}, {@code var:}, {@code service:}, literals, and a part
 * of AQL.
 *
 * <p>The part of AQL, loosest operator first ({@code not} and unary {@code -} bind tightest, as in AQL):
 * <pre>
 * expression   = let | if | implies
 * let          = "let" name [":" type] "=" expression {"," name "=" expression} "in" expression
 * if           = "if" expression "then" expression "else" expression "endif"
 * implies      = xor {"implies" xor};  xor = or {"xor" or};  or = and {"or" and};  and = comparison {"and" comparison}
 * comparison   = sum [("=" | "&lt;&gt;" | "!=" | "&lt;" | "&lt;=" | "&gt;" | "&gt;=") sum]
 * sum          = product {("+" | "-") product};  product = unary {("*" | "/") unary}
 * unary        = ("not" | "-") unary | postfix
 * postfix      = primary {"." name ["(" arguments ")"] | "-&gt;" name "(" [lambda | arguments] ")"}
 * lambda       = name [":" type] "|" expression
 * primary      = number | text | "true" | "false" | "null" | name | type | "(" expression ")"
 *              | ("Sequence" | "OrderedSet" | "Set") "{" [expression {"," expression}] "}"
 * type         = package "::" classifier ["::" literal]
 * </pre>
 * {@code /} is the division of real numbers, as in OCL; {@code div} and {@code mod} are whole. A feature of a
 * collection
 * is the flat sequence of its elements' features. Positions in texts count from 1. Everything else is an
 * {@link org.eastwest.viewpoint.internal.expression.ExpressionException} that names the position.
 */
package org.eastwest.viewpoint.internal.expression;
