// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import org.eastwest.spi.analysis.Source;

/**
 * One-way latency of a 64-byte message, end to end.
 *
 * @param sameLeafSeconds  when both ends hang on one leaf
 * @param crossLeafSeconds when the message climbs to one spine and down again
 * @param source           where they come from
 * @since 1.0
 */
public record LatencyProfile(double sameLeafSeconds, double crossLeafSeconds, Source source) {
    /** Latency added by one more tier up and down, seconds: the difference that the first one makes, never negative. */
    public double perTierSeconds() {
        return Math.max(0, crossLeafSeconds - sameLeafSeconds);
    }
}
