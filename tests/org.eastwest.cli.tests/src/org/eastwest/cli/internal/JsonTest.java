// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonTest {
    @ParameterizedTest
    @CsvSource({"1024, 1024", "0.1, 0.1", "1E-6, 0.0000010", "13.6, 13.6", "1.0E20, 1E+20", "-0.0, 0"})
    void numbersHaveTheFewestDigitsThatReadBack(double value, String text) {
        assertEquals(new java.math.BigDecimal(text).stripTrailingZeros(),
                Json.number(value).getAsBigDecimal().stripTrailingZeros());
    }

    @Test
    void unknownAndInfiniteNumbersAreNull() {
        assertEquals("null", Json.number(Double.NaN).toString());
        assertEquals("null", Json.number(Double.NEGATIVE_INFINITY).toString());
    }

    @Property
    void everyFiniteNumberReadsBackExactly(@ForAll double value) {
        assertEquals(value + 0.0, Json.number(value).getAsDouble() + 0.0);
    }
}
