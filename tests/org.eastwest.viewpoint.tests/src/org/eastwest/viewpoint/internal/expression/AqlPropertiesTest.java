// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever is typed as AQL is either evaluated or refused with a place. */
class AqlPropertiesTest {
    private static final List<String> WORDS = List.of("self", "name", "units", "load", "->", ".", "(", ")", "|", "x",
            "size", "select",
            "let", "in", "=", "if", "then", "else", "endif", "1", "2.5", "'t'", "+", "-", "*", "/", "<", "and",
                    "not", "null", "true",
            "plumbing", "::", "Unit", "{", "}", "Sequence", ",", "first", "oclIsKindOf", "eContainer", "at", "sum",
                    "substring", "sep");

    @Property(tries = 2000)
    void anyWordsAreEvaluatedOrRefused(@ForAll("sentences") List<String> words) {
        evaluatedOrRefused(String.join(" ", words));
    }

    @Property(tries = 1000)
    void anyCharactersAreEvaluatedOrRefused(@ForAll String text) {
        evaluatedOrRefused(text);
    }

    private static void evaluatedOrRefused(String text) {
        try {
            Aql.of("aql:" + text);
        } catch (ExpressionException e) {
            assertTrue(e.position() >= -1 && e.position() <= text.length(), e.getMessage());
        }
    }

    @Property(tries = 500)
    void sumsOfWholeNumbersAreThoseOfJava(@ForAll("numbers") List<Integer> numbers) {
        StringBuilder sum = new StringBuilder("0");
        long expected = 0;
        for (int n : numbers) {
            sum.append(n < 0 ? " - " + -(long) n : " + " + n);
            expected += n;
        }
        assertEquals(expected, ((Number) Aql.of("aql:" + sum)).longValue());
    }

    @Property(tries = 500)
    void anyTextIsWrittenAsALiteral(@ForAll String text) {
        String literal = text.replace("\\", "\\\\").replace("'", "\\'");
        assertEquals(text, Aql.of("aql:'" + literal + "'"));
    }

    @Provide
    Arbitrary<List<String>> sentences() {
        return Arbitraries.of(WORDS).list().ofMaxSize(14);
    }

    @Provide
    Arbitrary<List<Integer>> numbers() {
        return Arbitraries.integers().list().ofMaxSize(8);
    }
}
