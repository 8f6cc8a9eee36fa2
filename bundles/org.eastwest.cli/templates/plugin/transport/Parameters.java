// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.TransportParameter;

/**
 * The parameters of the transport. A design may override each by its name, within its range; everything is SI.
 * Engines tell where a value comes from by these names, so take them where they fit: {@code feedback-delay},
 * {@code target-utilisation}, {@code loss-probability}, {@code timeout}, {@code queue-pairs},
 * {@code lossless-priorities}.
 */
final class @{class}Parameters {
    /** Bytes of a full packet's payload. */
    static final TransportParameter MTU = new TransportParameter("mtu", "MTU: payload of a full packet",
            Dimension.SIZE, 4096, 256, 9000, Source.assumption("jumbo frames of 9,000 bytes carry it"));
    /** Bytes of a packet besides its payload: Ethernet with preamble and gap 38, IPv4 20, UDP 8, own header 32. */
    static final TransportParameter OVERHEAD = new TransportParameter("overhead",
            "Bytes on the wire besides the payload, of every packet", Dimension.SIZE, 98, 0, 512,
            Source.literature("IEEE 802.3, RFC 791, RFC 768; the own header of 32 bytes is an assumption"));
    /** Seconds from congestion to the sender's reaction. */
    static final TransportParameter FEEDBACK_DELAY = new TransportParameter("feedback-delay",
            "Feedback delay: from congestion to the sender's reaction", Dimension.TIME, 10e-6, 1e-6, 1e-3,
            Source.assumption("one round trip over three tiers"));
    /** Share of the line that the sender keeps busy, 0 to 1. A figure that only a vendor states is a claim. */
    static final TransportParameter TARGET_UTILISATION = new TransportParameter("target-utilisation",
            "Share of the line that congestion control aims to keep busy", Dimension.RATIO, 0.95, 0.5, 1,
            Source.claim("the vendor's data sheet; replace this by where you have the figure from"));
    /** Probability of a packet to be lost by anything but congestion, 0 to 1. */
    static final TransportParameter LOSS_PROBABILITY = new TransportParameter("loss-probability",
            "Probability that a packet is lost, but by congestion", Dimension.RATIO, 0, 0, 0.1,
            Source.assumption("healthy links lose far less than one frame in 1e9 after error correction"));
    /** Seconds before a loss that nothing else reveals is repaired. */
    static final TransportParameter TIMEOUT = new TransportParameter("timeout", "Retransmission timeout (RTO)",
            Dimension.TIME, 100e-6, 1e-6, 600, Source.assumption("ten round trips"));
    /** Different entropy values of one sender: paths it can use at most. */
    static final TransportParameter PATHS = new TransportParameter("paths",
            "Paths that a sender sprays over; 1 is one path for each flow", Dimension.COUNT, 128, 1, 65_536,
            Source.assumption("more than the equal paths of most fabrics"));
    /** Seconds, one way. */
    static final TransportParameter LATENCY_SAME_LEAF = new TransportParameter("latency-same-leaf",
            "Latency of 64 bytes below one leaf", Dimension.TIME, 3.6e-6, 1e-7, 1e-3,
            Source.assumption("as RoCEv2 over the same switches"));
    /** Seconds, one way. */
    static final TransportParameter LATENCY_CROSS_LEAF = new TransportParameter("latency-cross-leaf",
            "Latency of 64 bytes across leaves, over one spine", Dimension.TIME, 5.6e-6, 1e-7, 1e-3,
            Source.assumption("as RoCEv2 over the same switches"));

    static final List<TransportParameter> ALL = List.of(MTU, OVERHEAD, FEEDBACK_DELAY, TARGET_UTILISATION,
            LOSS_PROBABILITY, TIMEOUT, PATHS, LATENCY_SAME_LEAF, LATENCY_CROSS_LEAF);

    private @{class}Parameters() {
    }
}
