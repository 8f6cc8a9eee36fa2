// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

/**
 * How many endpoints a transport can take, or is known to take.
 *
 * @param endpoints  largest number; {@link Long#MAX_VALUE} when nothing in it sets a limit
 * @param basis      what sets it
 * @param impassable true when the protocol cannot join more, as addresses of 16 bits cannot; false when it is the
 *                   largest that is known, beyond which nobody has shown that it works; since 1.1
 * @since 1.0
 */
public record ScaleLimit(long endpoints, String basis, boolean impassable) {
    /** A limit of the protocol. */
    public ScaleLimit(long endpoints, String basis) {
        this(endpoints, basis, true);
    }

    /**
     * The largest number that is known, of a transport whose protocol sets no limit.
     *
     * @since 1.1
     */
    public static ScaleLimit largestKnown(long endpoints, String basis) {
        return new ScaleLimit(endpoints, basis, false);
    }
}
