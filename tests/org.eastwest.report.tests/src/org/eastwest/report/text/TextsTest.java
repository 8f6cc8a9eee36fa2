// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TextsTest {
    private static Metric metric(String id, double value, Unit unit, Optional<Band> band, Source source) {
        return new Metric(id, "e", "l", value, unit, band,
                new Derivation("x", "l", value, unit, "", source, List.of()));
    }

    @ParameterizedTest
    @CsvSource({"13.6,SECOND,13.6_s", "1.2e-6,SECOND,1.20_us", "1234567,COUNT,'1,234,567'", "0.413,FRACTION,41.3_%",
        "50e9,LINE_RATE,400_Gb/s", "49.23e9,BYTE_PER_SECOND,49.2_GB/s", "85899345920,MEMORY_BYTE,80.0_GiB",
        "80e9,BYTE,80.0_GB", "9.89e14,FLOP_PER_SECOND,989_TFLOP/s", "5.9e15,FLOP,5.90_PFLOP", "700,WATT,700_W",
        "1.58,RATIO,1.58", "12000,USD,12.0_kUSD", "30,METRE,30.0_m", "0,SECOND,0_s"})
    void numbersHaveThreeDigitsAPrefixAndAThinSpace(double value, Unit unit, String text) {
        assertEquals(text.replace('_', Texts.THIN_SPACE), Texts.format(value, unit));
    }

    @ParameterizedTest
    @EnumSource(Unit.class)
    void whatIsUnknownIsADashInEveryUnit(Unit unit) {
        assertEquals("\u2013", Texts.format(Double.NaN, unit));
        assertEquals("\u2013", Texts.format(Double.POSITIVE_INFINITY, unit));
        assertEquals("\u2013", Texts.format(Double.NaN, unit, Optional.of(new Band(1, 2))));
    }

    @Test
    void anEstimateShowsItsBandInTheSameUnit() {
        assertEquals("13.6\u2009s (12.9 to 14.4)", Texts.format(13.6, Unit.SECOND, Optional.of(new Band(12.9, 14.4))));
        assertEquals("1.05\u2009s (0.950 to 1.20)", Texts.format(1.05, Unit.SECOND, Optional.of(new Band(0.95, 1.2))));
        assertEquals("400\u2009Gb/s (360 to 440)",
                Texts.format(50e9, Unit.LINE_RATE, Optional.of(new Band(45e9, 55e9))));
        assertEquals("40.0\u2009% (38.0 to 42.0)", Texts.format(0.4, Unit.FRACTION, Optional.of(new Band(0.38, 0.42))));
        assertEquals("1,000 (900 to 1,100)", Texts.format(1000, Unit.COUNT, Optional.of(new Band(900, 1100))));
        assertEquals("5.00\u2009TFLOP (4.00 to 6.00)",
                Texts.format(5e12, Unit.FLOP, Optional.of(new Band(4e12, 6e12))));
    }

    @Test
    void aClaimCarriesTheWord() {
        assertEquals("50.0\u2009GB/s, claim", Texts.format(metric("b", 50e9, Unit.BYTE_PER_SECOND, Optional.empty(),
                Source.claim("press release"))));
        assertFalse(Texts.format(metric("b", 50e9, Unit.BYTE_PER_SECOND, Optional.empty(), Source.catalog("row")))
                .contains("claim"));
    }

    @Test
    void oversubscriptionAndCliffReadAsPeopleSayThem() {
        assertEquals("7:1", Texts.format("leaf_oversubscription", 7, Unit.RATIO));
        assertEquals("1.33:1", Texts.format("oversubscription", 4.0 / 3, Unit.RATIO));
        assertEquals("9x", Texts.format("cliff", 9, Unit.RATIO));
        assertEquals("1.00x", Texts.format("load_balance_slowdown", 1.004, Unit.RATIO));
        assertEquals("9.00", Texts.format("ratio", 9, Unit.RATIO));
        assertEquals("\u2013", Texts.format("cliff", Double.NaN, Unit.RATIO));
        assertEquals("\u2013", Texts.times(Double.NaN));
    }

    @ParameterizedTest
    @EnumSource(Unit.class)
    void theScaleOfAnAxisIsTheUnitThatItsEndIsPrintedIn(Unit unit) {
        Scale scale = Scale.of(3.7e13, unit);
        String text = Texts.format(3.7e13, unit);
        assertEquals(text.substring(text.indexOf(Texts.THIN_SPACE) + 1), scale.symbol().isEmpty() ? text
                : scale.symbol());
        if (unit != Unit.COUNT && !scale.symbol().isEmpty()) {
            assertEquals(text.substring(0, text.indexOf(Texts.THIN_SPACE)), scale.number(3.7e13));
        }
    }
}
