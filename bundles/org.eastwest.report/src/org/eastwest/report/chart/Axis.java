// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
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
    private static final double LOG_FROM = 100;
    /** The least part of their size that the values of a fitted axis span. */
    private static final double LEAST_SPAN = 1e-3;
    private static final double[] DENSE = {1, 2, 5};
    private static final double[] SPARSE = {1};

    /** A place with the text that stands there. */
    record Tick(double value, String text) {
    }

    /** A linear axis from zero that holds all values up to this one. */
    static Axis linear(double high, Unit unit, double from, double to) {
        return new Axis(0, high > 0 && Double.isFinite(high) ? high : 1, false, unit, from, to);
    }

    /** An axis that holds all finite values, not yet placed. */
    static Axis holding(DoubleStream values, Unit unit, Scaling scaling) {
        double[] finite = values.filter(Double::isFinite).toArray();
        double high = DoubleStream.of(finite).max().orElse(1);
        double low = DoubleStream.of(finite).min().orElse(0);
        double above = DoubleStream.of(finite).filter(v -> v > 0).min().orElse(0);
        boolean log = scaling == Scaling.LOGARITHMIC ? above > 0
                : scaling == Scaling.AUTOMATIC && low > 0 && high / low > LOG_FROM;
        if (log) {
            return high > above ? new Axis(above, high, true, unit, 0, 1)
                    : new Axis(above / 2, above * 2, true, unit, 0, 1);
        }
        if (scaling != Scaling.FITTED) {
            double floor = Math.min(0, low);
            return new Axis(floor, high > floor ? high : floor + 1, false, unit, 0, 1);
        }
        double size = Math.max(Math.abs(low), Math.abs(high));
        double lacking = Math.max(0, (size > 0 ? size * LEAST_SPAN : 1) - (high - low)) / 2;
        return new Axis(low - lacking, high + lacking, false, unit, 0, 1);
    }

    /** The same from one pixel to another. */
    Axis placed(double first, double last) {
        return new Axis(low, high, log, unit, first, last);
    }

    /** True when a value has a place on it. */
    boolean holds(double value) {
        return Double.isFinite(value) && (!log || value > 0);
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

    /** Powers of ten; with their doubles and fives where those are few; round values where even those are. */
    private List<Tick> decades(int about) {
        int first = (int) Math.floor(Math.log10(low) + 1e-9);
        int last = (int) Math.floor(Math.log10(high) + 1e-9);
        List<Tick> dense = powers(first, last, 1, DENSE);
        if (dense.size() <= about + 1) {
            return dense.size() > 1 ? dense : rounds(about).stream()
                    .map(t -> new Tick(t.value(), Texts.format(t.value(), unit))).toList();
        }
        return powers(first, last, Math.max(1, (last - first + about) / about), SPARSE);
    }

    private List<Tick> powers(int first, int last, int every, double[] digits) {
        List<Tick> ticks = new ArrayList<>();
        for (int power = first; power <= last; power++) {
            for (double digit : digits) {
                double value = digit * Math.pow(10, power);
                if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9) && (power - last) % every == 0) {
                    ticks.add(new Tick(value, Texts.format(value, unit)));
                }
            }
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
