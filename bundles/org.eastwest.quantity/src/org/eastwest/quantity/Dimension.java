// SPDX-License-Identifier: EPL-2.0
package org.eastwest.quantity;

/**
 * What a quantity measures. Each dimension has one SI unit; every {@code double} of that dimension is in it.
 *
 * @since 1.0
 */
public enum Dimension {
    /** Data rate of one direction of a link, in bytes per second. */
    BANDWIDTH("B/s", "a bandwidth", "400 Gb/s", "50 GB/s"),
    /** Amount of data, in bytes. */
    SIZE("B", "a size", "80 GiB", "80 GB"),
    /** Duration, in seconds. */
    TIME("s", "a time", "1.2 us", "13.6 s"),
    /** Events per second: packets, requests, failures, clock ticks. */
    RATE("1/s", "a rate", "1.2 M/s", "1.98 GHz"),
    /** Electrical power, in watts. */
    POWER("W", "a power", "700 W", "10.2 kW"),
    /** Money, in US dollars; the only currency. */
    MONEY("USD", "an amount of money", "12 kUSD", "$12000"),
    /** Floating point operations per second. */
    COMPUTE_RATE("FLOP/s", "a compute rate", "989 TFLOP/s", "1.98 PFLOP/s"),
    /** Length of a cable or a way, in metres. */
    LENGTH("m", "a length", "30 m", "1.5 km"),
    /** Plain number: a share, an efficiency, an oversubscription. */
    RATIO("1", "a ratio", "0.5", "50 %", "7:1"),
    /** Whole number of things. */
    COUNT("1", "a count", "1024", "24_576");

    private final String siUnit;
    private final String label;
    private final String[] examples;

    Dimension(String siUnit, String label, String... examples) {
        this.siUnit = siUnit;
        this.label = label;
        this.examples = examples;
    }

    /** The unit of every {@code double} of this dimension, such as {@code B/s}; {@code 1} for plain numbers. */
    public String siUnit() {
        return siUnit;
    }

    /** The dimension with its article, for messages: {@code a bandwidth}. */
    String label() {
        return label;
    }

    /** Right input, for messages: {@code '400 Gb/s', '50 GB/s'}. */
    String examples() {
        return "'" + String.join("', '", examples) + "'";
    }
}
