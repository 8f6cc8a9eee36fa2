// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.StringLength;

class QuantityPropertiesTest {

    /** Any bit pattern that is a finite double, and the round figures that designs are full of. */
    @Provide
    Arbitrary<Double> finite() {
        Arbitrary<Double> anyBits = Arbitraries.longs().withoutEdgeCases()
                .map(Double::longBitsToDouble).filter(Double::isFinite);
        Arbitrary<Double> usual = Arbitraries.doubles().between(-1e18, 1e18).ofScale(6);
        Arbitrary<Double> round = Arbitraries.integers().between(0, 5000)
                .flatMap(n -> Arbitraries.of(1e-12, 1e-9, 1e-3, 0.125, 1.0, 1024.0, 125e6, 1e9, 1099511627776.0)
                        .map(unit -> n * unit));
        Arbitrary<Double> edges = Arbitraries.of(0.0, -0.0, Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL,
                Double.MAX_VALUE, -Double.MAX_VALUE, 1e22, 1e23, 2e23, 9007199254740993.0, 0.1, 1 / 3.0);
        return Arbitraries.oneOf(anyBits, usual, round, edges);
    }

    /** Positive numbers of every size that has a prefix. */
    @Provide
    Arbitrary<Double> magnitudes() {
        return Combinators.combine(Arbitraries.doubles().between(1, 1000).ofScale(6),
                Arbitraries.integers().between(-12, 18))
                .as((digits, power) -> digits * Math.pow(10, power));
    }

    @Property(tries = 5000)
    void canonicalTextReadsBackAsTheSameDouble(@ForAll("finite") double value, @ForAll Dimension dimension) {
        double possible = dimension == Dimension.COUNT ? Math.rint(value) : value;
        Quantity quantity = new Quantity(possible, dimension);
        Quantity read = Quantity.parse(quantity.toString(), dimension);
        assertEquals(quantity, read);
        assertEquals(quantity.toString(), read.toString());
    }

    @Property
    void canonicalTextHasNoMoreDigitsThanADoubleNeeds(@ForAll("finite") double value) {
        String digits = Quantity.exact(value, Dimension.RATIO).replaceFirst("E.*", "").replaceAll("[-.]", "")
                .replaceFirst("^0+", "").replaceFirst("0+$", "");
        assertTrue(digits.length() <= 17, digits);
    }

    @Property
    void textForPeopleIsWithinHalfAPercent(@ForAll("magnitudes") double value, @ForAll Dimension dimension) {
        String text = Quantity.format(value, dimension).replace(",", "");
        double tolerance = dimension == Dimension.COUNT ? 0.5 : value * 0.005;
        assertEquals(value, Quantity.parse(text, dimension).value(), tolerance, text);
    }

    @Property
    void everyFormatForPeopleIsReadAsWhatItShows(@ForAll("magnitudes") double value) {
        double near = value * 0.005;
        assertEquals(value, Quantity.parse(Quantity.formatBits(value), Dimension.BANDWIDTH).value(), near);
        assertEquals(value, Quantity.parse(Quantity.formatBinary(value), Dimension.SIZE).value(), near);
        assertEquals(value, Quantity.parse(Quantity.formatPercent(value), Dimension.RATIO).value(), near);
        assertEquals(value, Quantity.parse(Quantity.formatToOne(value), Dimension.RATIO).value(), near);
    }

    @Property
    void largerValueIsNeverReadSmaller(@ForAll("magnitudes") double a, @ForAll("magnitudes") double b,
            @ForAll Dimension dimension) {
        double small = Quantity.parse(Quantity.format(Math.min(a, b), dimension).replace(",", ""), dimension).value();
        double large = Quantity.parse(Quantity.format(Math.max(a, b), dimension).replace(",", ""), dimension).value();
        assertTrue(small <= large, small + " > " + large);
    }

    @Property(tries = 3000)
    void anyTextIsReadOrRefusedWithItsReason(@ForAll("nearlyQuantities") String text, @ForAll Dimension dimension) {
        try {
            assertTrue(Double.isFinite(Quantity.parse(text, dimension).value()));
        } catch (QuantityFormatException refused) {
            assertTrue(refused.getMessage().contains("Expected " + dimension.label()), refused.getMessage());
        }
    }

    @Property
    void arbitraryTextNeverFailsOtherwise(@ForAll @StringLength(max = 120) String text, @ForAll Dimension dimension) {
        anyTextIsReadOrRefusedWithItsReason(text, dimension);
    }

    @Provide
    Arbitrary<String> nearlyQuantities() {
        return Arbitraries.strings().withChars("0123456789+-.,eE_: \u2009\u00A0kKMGTibBps/%$UDHz\u00B5(){}\\")
                .ofMaxLength(14);
    }

    @Example
    void bitsAndBytesDifferByEightForEveryPrefix() {
        for (String prefix : new String[] {"", "k", "M", "G", "T", "P"}) {
            for (String perSecond : new String[] {"/s", "ps"}) {
                double bits = Quantity.parse("1 " + prefix + "b" + perSecond, Dimension.BANDWIDTH).value();
                double bytes = Quantity.parse("1 " + prefix + "B" + perSecond, Dimension.BANDWIDTH).value();
                assertEquals(8, bytes / bits, prefix);
            }
        }
    }
}
