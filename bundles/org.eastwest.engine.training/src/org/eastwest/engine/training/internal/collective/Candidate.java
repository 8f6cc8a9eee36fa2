// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

/**
 * One algorithm under one protocol, of which NCCL takes the fastest:
 * start + latency + sqrt(hops^2 + transfer^2) + copy + 2 sqrt(ramp transfer) + waiting.
 *
 * @param algorithm   ring, tree, NVLS, ...
 * @param protocol    how it moves data; null where there is but one
 * @param start       start and end, seconds
 * @param latency     hops that nothing hides, seconds
 * @param hops        hops behind which the transfer hides, or the other way round, seconds
 * @param volume      bytes that pass the slowest link over bytes of the buffer
 * @param bytes       the buffer
 * @param outside     true when the NICs of the group in one domain are slowest, false when scale-up links are
 * @param limit       bandwidth of the slowest links, bytes per second per direction
 * @param share       share of it that algorithm and protocol reach
 * @param copy        copies inside of a GPU, seconds
 * @param ramp        constant of the time in which a transfer reaches its rate, seconds
 * @param upVolume    bytes that a GPU sends inside its scale-up domain, over bytes of the buffer
 * @param outVolume   bytes that a GPU sends through the compute fabric, over bytes of the buffer
 * @param waiting      for what one scale-up domain alone takes longer, seconds
 */
record Candidate(String algorithm, Protocol protocol, double start, double latency, double hops, double volume,
        double bytes, boolean outside, double limit, double share, double copy, double ramp, double upVolume,
        double outVolume, double waiting) {
    /** One that waits for nothing else. */
    Candidate(String algorithm, Protocol protocol, double start, double latency, double hops, double volume,
            double bytes, boolean outside, double limit, double share, double copy, double ramp, double upVolume,
            double outVolume) {
        this(algorithm, protocol, start, latency, hops, volume, bytes, outside, limit, share, copy, ramp, upVolume,
                outVolume, 0);
    }

    /** The same, which ends no earlier than after so many seconds. */
    Candidate notBefore(double seconds) {
        double missing = seconds - seconds();
        return missing <= 0 ? this : new Candidate(algorithm, protocol, start, latency, hops, volume, bytes, outside,
                limit, share, copy, ramp, upVolume, outVolume, waiting + missing);
    }

    /** Time on the slowest link, seconds. */
    double transfer() {
        return volume * bytes / (limit * share);
    }

    double seconds() {
        double transfer = transfer();
        return start + latency + Math.sqrt(hops * hops + transfer * transfer) + copy + 2 * Math.sqrt(ramp * transfer)
                + waiting;
    }

    /** Such as {@code tree, LL128}. */
    String name() {
        return protocol == null ? algorithm : algorithm + ", " + protocol.word();
    }

    Cost cost() {
        return new Cost(seconds(), upVolume * bytes, outVolume * bytes, name());
    }
}
