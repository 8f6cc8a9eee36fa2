// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityFormatTest {

    @ParameterizedTest(name = "{0} {1} reads {2}")
    @CsvSource(delimiter = '|', textBlock = """
            BANDWIDTH    | 4.92e10     | 49.2 GB/s
            BANDWIDTH    | 5e10        | 50.0 GB/s
            BANDWIDTH    | 3.35e12     | 3.35 TB/s
            BANDWIDTH    | 0           | 0 B/s
            BANDWIDTH    | -5e10       | -50.0 GB/s
            BANDWIDTH    | 999.4e6     | 999 MB/s
            BANDWIDTH    | 999.6e6     | 1.00 GB/s
            BANDWIDTH    | 0.5         | 0.500 B/s
            BANDWIDTH    | 1e300       | 1.00E285 PB/s
            SIZE         | 8e10        | 80.0 GB
            TIME         | 1.2e-6      | 1.20 us
            TIME         | 13.6        | 13.6 s
            TIME         | 2.3e-7      | 230 ns
            TIME         | 90          | 90.0 s
            TIME         | 119.4       | 119 s
            TIME         | 119.6       | 2.00 min
            TIME         | 5400        | 90.0 min
            TIME         | 7200        | 2.00 h
            TIME         | 172800      | 2.00 d
            TIME         | 4665600     | 54.0 d
            TIME         | 1e-20       | 1.00E-8 ps
            RATE         | 6.65e10     | 66.5 G/s
            POWER        | 10200       | 10.2 kW
            POWER        | 1.234e8     | 123 MW
            MONEY        | 12000       | 12.0 kUSD
            MONEY        | 1.5e9       | 1.50 GUSD
            COMPUTE_RATE | 9.89e14     | 989 TFLOP/s
            COMPUTE_RATE | 1.98e15     | 1.98 PFLOP/s
            LENGTH       | 30          | 30.0 m
            RATIO        | 0.4126      | 0.413
            RATIO        | 12345       | 12300
            RATIO        | 0.0005      | 0.000500
            COUNT        | 24576       | 24,576
            COUNT        | 7           | 7
            COUNT        | 0           | 0
            COUNT        | -1234567    | -1,234,567
            """)
    void threeSignificantDigitsWithAPrefix(Dimension dimension, double value, String expected) {
        assertEquals(expected, Quantity.plain(Quantity.format(value, dimension)));
    }

    @Test
    void unitStandsBehindAThinSpaceAndBehindANormalOneInATerminal() {
        assertEquals("49.2\u2009GB/s", Quantity.format(4.92e10, Dimension.BANDWIDTH));
        assertEquals("49.2 GB/s", Quantity.plain("49.2\u2009GB/s"));
    }

    @Test
    void bandwidthInBits() {
        assertEquals("400\u2009Gb/s", Quantity.formatBits(5e10));
        assertEquals("1.60\u2009Tb/s", Quantity.formatBits(2e11));
        assertEquals("0\u2009b/s", Quantity.formatBits(0));
    }

    @Test
    void memoryInBinaryPrefixes() {
        assertEquals("80.0\u2009GiB", Quantity.formatBinary(85_899_345_920.0));
        assertEquals("4.00\u2009KiB", Quantity.formatBinary(4096));
        assertEquals("1020\u2009MiB", Quantity.formatBinary(1023.0 * 1024 * 1024));
        assertEquals("0\u2009B", Quantity.formatBinary(0));
    }

    @Test
    void ratiosInPercentAndToOne() {
        assertEquals("41.3\u2009%", Quantity.formatPercent(0.4126));
        assertEquals("100\u2009%", Quantity.formatPercent(1));
        assertEquals("0\u2009%", Quantity.formatPercent(0));
        assertEquals("7:1", Quantity.formatToOne(7));
        assertEquals("1.33:1", Quantity.formatToOne(4 / 3.0));
        assertEquals("0:1", Quantity.formatToOne(0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void whatIsNotFiniteIsADash(double value) {
        for (Dimension dimension : Dimension.values()) {
            assertEquals("\u2013", Quantity.format(value, dimension));
        }
        assertEquals("\u2013", Quantity.formatBits(value));
        assertEquals("\u2013", Quantity.formatBinary(value));
        assertEquals("\u2013", Quantity.formatPercent(value));
        assertEquals("\u2013", Quantity.formatToOne(value));
        assertEquals("-", Quantity.plain(Quantity.formatToOne(value)));
    }

    @ParameterizedTest(name = "{0} {1} is written {2}")
    @CsvSource(delimiter = '|', textBlock = """
            BANDWIDTH    | 5e10          | 400 Gb/s
            BANDWIDTH    | 125000        | 1 Mb/s
            BANDWIDTH    | 125001        | 125.001 kB/s
            BANDWIDTH    | 4.92e10       | 393.6 Gb/s
            BANDWIDTH    | 4.9212345678e10 | 49.212345678 GB/s
            BANDWIDTH    | 0             | 0 b/s
            BANDWIDTH    | -5e10         | -400 Gb/s
            SIZE         | 85899345920   | 80 GiB
            SIZE         | 8e10          | 80 GB
            SIZE         | 4096          | 4 KiB
            SIZE         | 1500          | 1.5 kB
            SIZE         | 1             | 1 B
            SIZE         | 0             | 0 B
            TIME         | 1.2e-6        | 1.2 us
            TIME         | 5400          | 5400 s
            TIME         | 4.9e-324      | 5E-312 ps
            RATE         | 0.25          | 0.25 /s
            POWER        | 10200         | 10.2 kW
            MONEY        | 12000         | 12 kUSD
            COMPUTE_RATE | 9.89e14       | 989 TFLOP/s
            LENGTH       | 0.5           | 500 mm
            RATIO        | 0.1           | 0.1
            RATIO        | 2e23          | 2E23
            RATIO        | -0.0          | 0
            COUNT        | 24576         | 24576
            COUNT        | 1e300         | 1E300
            """)
    void textForFilesIsCanonical(Dimension dimension, double value, String expected) {
        assertEquals(expected, Quantity.exact(value, dimension));
        assertEquals(expected, new Quantity(value, dimension).toString());
    }

    @ParameterizedTest
    @EnumSource(Dimension.class)
    void aQuantityIsFinite(Dimension dimension) {
        for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            assertThrows(IllegalArgumentException.class, () -> new Quantity(value, dimension));
            assertThrows(IllegalArgumentException.class, () -> Quantity.exact(value, dimension));
        }
    }

    @Test
    void aCountIsWhole() {
        assertThrows(IllegalArgumentException.class, () -> new Quantity(1.5, Dimension.COUNT));
    }

    @Test
    void negativeZeroIsZero() {
        assertEquals(new Quantity(0.0, Dimension.TIME), new Quantity(-0.0, Dimension.TIME));
    }

    @Test
    void noLocaleChangesATextOrItsMeaning() {
        Locale before = Locale.getDefault();
        try {
            for (String tag : new String[] {"de-DE", "tr-TR", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva"}) {
                Locale.setDefault(Locale.forLanguageTag(tag));
                assertEquals("49.2\u2009GB/s", Quantity.format(4.92e10, Dimension.BANDWIDTH), tag);
                assertEquals("24,576", Quantity.format(24_576, Dimension.COUNT), tag);
                assertEquals("393.6 Gb/s", Quantity.exact(4.92e10, Dimension.BANDWIDTH), tag);
                assertEquals(4.5e11, Quantity.parse("900 GB/s BIDIRECTIONAL", Dimension.BANDWIDTH).value(), tag);
            }
        } finally {
            Locale.setDefault(before);
        }
    }
}
