// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.text;

import java.util.Optional;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;

/** Results as text for people. A number that is not known is {@link #UNKNOWN}, never 0; its reason stands beside it. */
public final class Texts {
    /** What stands for a number that is not known. */
    public static final String UNKNOWN = "\u2013";
    /** Stands between a number and its unit. */
    public static final char THIN_SPACE = '\u2009';

    private Texts() {
    }

    /**
     * A value with its unit: {@code 13.6 s}, {@code 400 Gb/s}, {@code 80.0 GiB}, {@code 41.3 %}, {@code 16,384};
     * {@link #UNKNOWN} for NaN and infinity.
     *
     * @param value SI, per direction where it is a bandwidth
     * @param unit  its unit
     */
    public static String format(double value, Unit unit) {
        return switch (unit) {
            case MEMORY_BYTE -> Quantity.formatBinary(value);
            case LINE_RATE -> Quantity.formatBits(value);
            case FRACTION -> Quantity.formatPercent(value);
            case FLOP -> Quantity.format(value, Dimension.COMPUTE_RATE).replace("/s", "");
            default -> Quantity.format(value, unit.dimension());
        };
    }

    /** A value with the interval it is expected in: {@code 13.6 s (12.9 to 14.4)}. */
    public static String format(double value, Unit unit, Optional<Band> band) {
        String text = format(value, unit);
        return Double.isFinite(value) ? text + band.map(b -> " (" + interval(b, value, unit) + ")").orElse("") : text;
    }

    /**
     * A value as people say it: an oversubscription is {@code 7:1}, the cliff {@code 9x}, a slowdown {@code 1.01x};
     * else {@link #format(double, Unit)}.
     *
     * @param id id of the metric or table column
     */
    public static String format(String id, double value, Unit unit) {
        if (unit == Unit.RATIO && Double.isFinite(value)) {
            if (id.endsWith("oversubscription")) {
                return Quantity.formatToOne(value);
            }
            if (id.endsWith("cliff")) {
                return times(value);
            }
            if (id.endsWith("slowdown")) {
                return format(value, unit) + "x";
            }
        }
        return format(value, unit);
    }

    /** The metric's value with its band and, where it rests on one, the word claim. */
    public static String format(Metric metric) {
        String text = metric.band().isPresent() ? format(metric.value(), metric.unit(), metric.band())
                : format(metric.id(), metric.value(), metric.unit());
        return metric.claim() ? text + ", claim" : text;
    }

    /** Both ends of a band in the unit that the value is printed in: {@code 12.9 to 14.4}. */
    public static String interval(Band band, double value, Unit unit) {
        if (unit == Unit.COUNT) {
            return format(band.low(), unit) + " to " + format(band.high(), unit);
        }
        Scale scale = Scale.of(value, unit);
        return scale.number(band.low()) + " to " + scale.number(band.high());
    }

    /** A ratio as people say it: {@code 9x}, {@code 1.58x}. */
    public static String times(double ratio) {
        return Double.isFinite(ratio) ? Quantity.formatToOne(ratio).replace(":1", "x") : UNKNOWN;
    }

    static Dimension dimension(Unit unit) {
        return unit == Unit.FLOP ? Dimension.COMPUTE_RATE : unit.dimension();
    }
}
