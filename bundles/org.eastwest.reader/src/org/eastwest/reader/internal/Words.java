// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.Locale;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;

/** Values and names as messages write them: plain ASCII, so that they read the same everywhere. */
final class Words {
    private Words() {
    }

    /** A line rate, per direction: {@code 400 Gb/s}. */
    static String rate(double bytesPerSecond) {
        return Quantity.plain(Quantity.formatBits(bytesPerSecond));
    }

    /** What to say of a rate so far above what is possible that bytes stand where bits were meant; else nothing. */
    static String bitsHint(double bytesPerSecond, double possible) {
        double bits = bytesPerSecond / 8;
        return bits > possible * Rules.ROUNDING || 2 * bits < possible ? ""
                : " Where " + rate(bits) + " is meant, write Gb/s or Gbps: GB/s and GBps are bytes, eight times it.";
    }

    static String metres(double metres) {
        return Quantity.plain(Quantity.format(metres, Dimension.LENGTH));
    }

    /** A message with a full stop at its end. */
    static String sentence(String message) {
        return message.endsWith(".") ? message : message + ".";
    }

    /** {@code east-west} for {@code EAST_WEST}. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The constant of the same name; the metamodel and the snapshot name these alike. */
    static <E extends Enum<E>> E as(Class<E> type, Enum<?> constant) {
        return Enum.valueOf(type, constant.name());
    }
}
