// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

import org.eastwest.quantity.Dimension;

/**
 * The unit of a metric, series or table column: always SI, with a hint how people read it.
 *
 * @since 1.0
 */
public enum Unit {
    SECOND("s", Dimension.TIME),
    BYTE("B", Dimension.SIZE),
    /** Bytes of GPU memory: shown with binary prefixes. */
    MEMORY_BYTE("B", Dimension.SIZE),
    /** Bytes per second per direction, shown in bytes (payload, memory, scale-up links). */
    BYTE_PER_SECOND("B/s", Dimension.BANDWIDTH),
    /** Bytes per second per direction, shown in bits (line rates). */
    LINE_RATE("B/s", Dimension.BANDWIDTH),
    FLOP_PER_SECOND("FLOP/s", Dimension.COMPUTE_RATE),
    FLOP("FLOP", Dimension.RATIO),
    PER_SECOND("1/s", Dimension.RATE),
    WATT("W", Dimension.POWER),
    METRE("m", Dimension.LENGTH),
    USD("USD", Dimension.MONEY),
    /** A plain ratio such as a slowdown of 1.6. */
    RATIO("1", Dimension.RATIO),
    /** A fraction between 0 and 1, shown in percent. */
    FRACTION("1", Dimension.RATIO),
    COUNT("1", Dimension.COUNT);

    private final String symbol;
    private final Dimension dimension;

    Unit(String symbol, Dimension dimension) {
        this.symbol = symbol;
        this.dimension = dimension;
    }

    /** The SI symbol as written in JSON. */
    public String symbol() {
        return symbol;
    }

    public Dimension dimension() {
        return dimension;
    }
}
