// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuantityParseTest {

    @ParameterizedTest(name = "{0} is {1} B/s")
    @CsvSource(delimiter = '|', textBlock = """
            400 Gb/s      | 5e10
            400Gb/s       | 5e10
            400 Gbps      | 5e10
            400 Gbit/s    | 5e10
            50 GB/s       | 5e10
            50 GBps       | 5e10
            8 b/s         | 1
            1 kb/s        | 125
            1 Mb/s        | 125000
            1.6 Tb/s      | 2e11
            1 B/s         | 1
            1 kB/s        | 1000
            1 MB/s        | 1e6
            3.35 TB/s     | 3.35e12
            1 KiB/s       | 1024
            1 MiB/s       | 1048576
            2 GiB/s       | 2147483648
            1 TiB/s       | 1099511627776
            """)
    void bandwidthIsBytesPerSecond(String text, double expected) {
        assertEquals(expected, Quantity.parse(text, Dimension.BANDWIDTH).value());
    }

    @ParameterizedTest(name = "{0} is {1} B/s per direction")
    @CsvSource(delimiter = '|', textBlock = """
            900 GB/s both directions   | 4.5e11
            900 GB/s Both Directions   | 4.5e11
            900 GB/s, both directions  | 4.5e11
            900 GB/s (both directions) | 4.5e11
            900 GB/s(both directions)  | 4.5e11
            1.8 TB/s bidirectional     | 9e11
            51.2 Tb/s (bidirectional)  | 3.2e12
            450 GB/s per direction     | 4.5e11
            450 GB/s (per direction)   | 4.5e11
            """)
    void figureOfBothDirectionsIsHalved(String text, double expected) {
        assertEquals(expected, Quantity.parse(text, Dimension.BANDWIDTH).value());
    }

    @Test
    void halvingABandwidthOfBothDirections() {
        assertEquals(new Quantity(4.5e11, Dimension.BANDWIDTH),
                Quantity.halveBothDirections(new Quantity(9e11, Dimension.BANDWIDTH)));
        assertThrows(IllegalArgumentException.class,
                () -> Quantity.halveBothDirections(new Quantity(1, Dimension.SIZE)));
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(delimiter = '|', textBlock = """
            SIZE         | 80 GiB       | 85899345920
            SIZE         | 80 GB        | 8e10
            SIZE         | 4 KiB        | 4096
            SIZE         | 1 MiB        | 1048576
            SIZE         | 1 TiB        | 1099511627776
            SIZE         | 2 PB         | 2e15
            SIZE         | 1 kB         | 1000
            SIZE         | 4096 B       | 4096
            SIZE         | 8 b          | 1
            SIZE         | 1 kb         | 125
            SIZE         | 8 Gb         | 1e9
            SIZE         | 8 Gbit       | 1e9
            TIME         | 1.2 us       | 1.2e-6
            TIME         | 5 ns         | 5e-9
            TIME         | 3 ms         | 3e-3
            TIME         | 13.6 s       | 13.6
            TIME         | 90 min       | 5400
            TIME         | 2 h          | 7200
            TIME         | 54 d         | 4665600
            RATE         | 3 /s         | 3
            RATE         | 3 1/s        | 3
            RATE         | 66.5 G/s     | 6.65e10
            RATE         | 1.98 GHz     | 1.98e9
            POWER        | 5 mW         | 0.005
            POWER        | 700 W        | 700
            POWER        | 10.2 kW      | 10200
            POWER        | 150 MW       | 1.5e8
            MONEY        | USD 12000    | 12000
            MONEY        | 12 kUSD      | 12000
            MONEY        | $12          | 12
            MONEY        | -$12.5       | -12.5
            MONEY        | US$ 12_000   | 12000
            MONEY        | 12 $         | 12
            MONEY        | 1.2 MUSD     | 1.2e6
            COMPUTE_RATE | 1 FLOP/s     | 1
            COMPUTE_RATE | 5 GFLOP/s    | 5e9
            COMPUTE_RATE | 989 TFLOP/s  | 9.89e14
            COMPUTE_RATE | 989 TFLOPS   | 9.89e14
            COMPUTE_RATE | 4.5 PFLOP/s  | 4.5e15
            LENGTH       | 5 mm         | 0.005
            LENGTH       | 50 cm        | 0.5
            LENGTH       | 30 m         | 30
            LENGTH       | 1.5 km       | 1500
            RATIO        | 0.5          | 0.5
            RATIO        | 50 %         | 0.5
            RATIO        | 50%          | 0.5
            RATIO        | 7:1          | 7
            RATIO        | 1.5 : 1      | 1.5
            COUNT        | 1024         | 1024
            COUNT        | 24_576       | 24576
            COUNT        | 1e5          | 100000
            COUNT        | 12.0         | 12
            """)
    void everyDimensionIsReadInSi(Dimension dimension, String text, double expected) {
        assertEquals(new Quantity(expected, dimension), Quantity.parse(text, dimension));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.2 us", "1.2 \u00B5s", "1.2 \u03BCs", "1.2us", " 1.2 us ", "1.2\u2009us", "1.2\u00A0us",
        "\u00A01.2\u202Fus\u2009", "+1.2 us", "1.20 us", "12e-1 us", "12E-1us", "0.0012 ms"})
    void spacesSignsExponentsAndEitherMicroSignAreAlike(String text) {
        assertEquals(1.2e-6, Quantity.parse(text, Dimension.TIME).value());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1234567", "1_234_567", "1 234 567", "1\u2009234\u2009567", "1\u00A0234\u00A0567",
        "1\u202F234\u202F567", "1234567.0"})
    void thousandsMayBeGrouped(String text) {
        assertEquals(1_234_567, Quantity.parse(text, Dimension.COUNT).value());
        assertEquals(1_234_567, Quantity.parse(text + " B", Dimension.SIZE).value());
    }

    @Test
    void negativeNumbersAreRead() {
        assertEquals(-5e10, Quantity.parse("-400 Gb/s", Dimension.BANDWIDTH).value());
        assertEquals(-5e10, Quantity.parse("\u2212400 Gb/s", Dimension.BANDWIDTH).value());
    }

    @ParameterizedTest(name = "{0} \"{1}\": {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            BANDWIDTH    | ""             | is empty
            BANDWIDTH    | "  "           | is empty
            BANDWIDTH    | fast           | does not start with a number
            BANDWIDTH    | NaN            | does not start with a number
            BANDWIDTH    | Infinity GB/s  | does not start with a number
            BANDWIDTH    | 50             | has no unit: write '50 Gb/s' for gigabits or '50 GB/s' for gigabytes a second
            TIME         | 5              | has no unit: in SI units it is '5 s'
            RATE         | 5              | has no unit: in SI units it is '5 1/s'
            MONEY        | 5              | has no unit: in SI units it is '5 USD'
            BANDWIDTH    | 400 gbps       | does not tell bits from bytes: write 'Gb/s' (bits) or 'GB/s' (bytes)
            BANDWIDTH    | 400 GBPS       | does not tell bits from bytes
            BANDWIDTH    | 400 mb/s       | does not tell bits from bytes: write 'Mb/s' (bits) or 'MB/s' (bytes)
            BANDWIDTH    | 400G           | does not tell bits from bytes
            SIZE         | 80 gb          | does not tell bits from bytes: write 'Gb' (bits) or 'GB' (bytes)
            SIZE         | 80 G           | does not tell bits from bytes
            SIZE         | 4 KB           | may mean 1000 or 1024: write 'kB' (decimal) or 'KiB' (binary)
            BANDWIDTH    | 4 KB/s         | may mean 1000 or 1024: write 'kB/s' (decimal) or 'KiB/s' (binary)
            BANDWIDTH    | 4 Kbps         | may mean 1000 or 1024: write 'kbps' (decimal) or 'KiB/s' (binary)
            SIZE         | 4 Gib          | has binary bits
            BANDWIDTH    | 4 Gib/s        | has binary bits
            BANDWIDTH    | 32 GT/s        | counts transfers, not data
            BANDWIDTH    | 80 GB          | is a size, not a bandwidth
            SIZE         | 50 GB/s        | is a bandwidth, not a size
            SIZE         | 80 GB both directions | unknown unit 'GB both directions'
            TIME         | 5 m            | is a length, not a time
            COUNT        | 50 %           | is a ratio, not a count
            POWER        | 5 MHz          | is a rate, not a power
            TIME         | 5 sec          | has the unknown unit 'sec', did you mean 's'?
            POWER        | 5 kw           | did you mean 'kW'?
            POWER        | 5 mw           | did you mean 'mW' or 'MW'?
            COMPUTE_RATE | 5 TFLOPs       | did you mean 'TFLOPS'?
            COMPUTE_RATE | 5 parsecs      | has the unknown unit 'parsecs'.
            MONEY        | 12 EUR         | has the unknown unit 'EUR'
            MONEY        | $12 kUSD       | has the unknown unit 'kUSD USD'
            BANDWIDTH    | 1,600 Gb/s     | has a comma
            BANDWIDTH    | 1,6 Tb/s       | has a comma
            BANDWIDTH    | ,5 Tb/s        | has a comma
            COUNT        | 24,576         | has a comma
            MONEY        | $12,000        | has a comma
            COUNT        | 1_0            | groups its digits unclearly
            COUNT        | 24_5760        | groups its digits unclearly
            COUNT        | 0_576          | groups its digits unclearly
            COUNT        | 1_000 000      | groups its digits unclearly
            COUNT        | 1.5            | is not a whole number
            COUNT        | 1e-400         | is too small
            COUNT        | 12345678901234567.5 | is not a whole number
            RATIO        | 1:7            | is not a ratio to one: write 'N:1'
            RATIO        | 1:             | is not a ratio to one
            SIZE         | 1e309 B        | is too large
            SIZE         | -1e309 B       | is too large
            SIZE         | 1e300 EB       | is too large
            SIZE         | 1e99999999999999999999 B | is too large
            TIME         | 1e-330 s       | is too small
            TIME         | 1e-99999999999 s | is too small
            SIZE         | 0x10 B         | unknown unit 'x10 B'
            SIZE         | --1 B          | does not start with a number
            SIZE         | 1. B           | unknown unit '. B'
            """)
    void wrongTextIsExplained(Dimension dimension, String text, String reason) {
        String message = refusal(text, dimension);
        assertTrue(message.startsWith("'" + text + "' "), message);
        assertTrue(message.contains(reason), message);
        assertTrue(message.endsWith(". Expected " + dimension.label() + " such as " + dimension.examples() + "."),
                message);
    }

    @Test
    void wholeMessageReadsAsASentence() {
        assertEquals("'400 gbps' does not tell bits from bytes: write 'Gb/s' (bits) or 'GB/s' (bytes). "
                + "Expected a bandwidth such as '400 Gb/s', '50 GB/s'.", refusal("400 gbps", Dimension.BANDWIDTH));
    }

    @Test
    void missingTextIsEmpty() {
        assertTrue(refusal(null, Dimension.SIZE).startsWith("'' is empty"));
    }

    @Test
    void hugeTextIsRefusedAndQuotedInPart() {
        String message = refusal("1".repeat(1_000_000), Dimension.SIZE);
        assertTrue(message.contains("is longer than 100 characters"), message);
        assertTrue(message.length() < 300, message);
    }

    @ParameterizedTest
    @EnumSource(Dimension.class)
    void examplesInMessagesAreRight(Dimension dimension) {
        String[] examples = dimension.examples().replace("'", "").split(", ");
        assertTrue(examples.length >= 2);
        for (String example : examples) {
            assertTrue(Quantity.parse(example, dimension).value() > 0, example);
        }
    }

    @ParameterizedTest
    @EnumSource(Dimension.class)
    void siUnitIsTheUnitOfOne(Dimension dimension) {
        String unit = dimension.siUnit().equals("1") ? "" : " " + dimension.siUnit();
        assertEquals(3, Quantity.parse("3" + unit, dimension).value());
    }

    private static String refusal(String text, Dimension dimension) {
        return assertThrows(QuantityFormatException.class, () -> Quantity.parse(text, dimension)).getMessage();
    }
}
