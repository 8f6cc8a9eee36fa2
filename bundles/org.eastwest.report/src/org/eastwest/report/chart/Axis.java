// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.text.Scale;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;

/**
 * Places values along a line. Linear ones start at zero or below.
 *
 * @param low   value at {@code from}
 * @param high  value at {@code to}, above {@code low}
 * @param log   true for a logarithmic axis, then {@code low} is above zero
 * @param unit  unit of the values
 * @param from  pixel of {@code low}
 * @param to    pixel of {@code high}
 */
record Axis(double low, double high, boolean log, Unit unit, double from, double to) {
    /** A place with the text that stands there. */
    record Tick(double value, String text) {
    }

    /** A linear axis from zero that holds all values up to this one. */
    static Axis linear(double high, Unit unit, double from, double to) {
        return new Axis(0, high > 0 && Double.isFinite(high) ? high : 1, false, unit, from, to);
    }

    double at(double value) {
        double share = log ? Math.log(value / low) / Math.log(high / low) : value / (high - low) - low / (high - low);
        return from + Math.max(0, Math.min(1, share)) * (to - from);
    }

    /** This axis, its ends moved out to the next ticks where it is linear. */
    Axis rounded(int about) {
        if (log) {
            return this;
        }
        double step = roundUp((high - low) / scale().size() / about) * scale().size();
        return new Axis(Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step, false, unit, from,
                to);
    }

    /** The unit that the ticks are in. */
    Scale scale() {
        return log ? new Scale(1, "") : Scale.of(Math.max(Math.abs(low), Math.abs(high)), unit);
    }

    /** Round values on the axis, about so many. */
    List<Tick> ticks(int about) {
        return log ? decades(about) : rounds(about);
    }

    private List<Tick> rounds(int about) {
        Scale scale = scale();
        double step = roundUp((high - low) / scale.size() / about);
        List<Tick> ticks = new ArrayList<>();
        double last = high / scale.size() * (1 + 1e-9);
        for (double n = Math.ceil(low / scale.size() / step - 1e-9); n * step <= last; n++) {
            ticks.add(new Tick(n * step * scale.size(), plain(n * step)));
        }
        return ticks;
    }

    private List<Tick> decades(int about) {
        int first = (int) Math.ceil(Math.log10(low) - 1e-9);
        int last = (int) Math.floor(Math.log10(high) + 1e-9);
        int every = Math.max(1, (last - first + about) / about);
        List<Tick> ticks = new ArrayList<>();
        for (int power = first; power <= last; power += every) {
            ticks.add(new Tick(Math.pow(10, power), Texts.format(Math.pow(10, power), unit)));
        }
        return ticks;
    }

    /** 1, 2 or 5 times a power of ten. */
    private static double roundUp(double value) {
        double power = Math.pow(10, Math.floor(Math.log10(value)));
        double digit = value / power;
        return (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power;
    }

    private static String plain(double value) {
        java.math.BigDecimal number = java.math.BigDecimal.valueOf(value)
                .round(new java.math.MathContext(6)).stripTrailingZeros();
        boolean usual = number.signum() == 0 || Math.abs(number.precision() - number.scale()) <= 9;
        return usual ? number.signum() == 0 ? "0" : number.toPlainString() : number.toString();
    }
}
