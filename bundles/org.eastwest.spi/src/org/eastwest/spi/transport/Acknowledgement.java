// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import org.osgi.annotation.versioning.ProviderType;

/**
 * What an acknowledgement tells the sender. The simulator reuses one object: read it, do not keep it, and read it on the
 * thread that called {@link CongestionAlgorithm#onAck}. A hop beyond {@link #hops()} is an
 * {@link IndexOutOfBoundsException}.
 *
 * @since 1.0
 */
@ProviderType
public interface Acknowledgement {
    /** When it arrived, seconds since the start of the run. */
    double now();

    /** Bytes on the wire that arrived since the last one, 0 or more. */
    double bytes();

    /** True when the packet that caused it carries a congestion mark (ECN). */
    boolean marked();

    /** From sending that packet to this acknowledgement, seconds; NaN when unknown, because it was sent twice. */
    double roundTripSeconds();

    /** Bytes that are in flight after it. */
    double bytesInFlight();

    /** Switches that wrote telemetry into that packet; 0 without telemetry. */
    int hops();

    /** Bytes in the queue that the packet left at this hop. */
    double queueBytes(int hop);

    /** Bytes per second that the link of this hop carried lately. */
    double sentBytesPerSecond(int hop);

    /** Rate of the link of this hop, bytes per second. */
    double linkBytesPerSecond(int hop);
}
