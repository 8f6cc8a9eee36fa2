// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.uec.internal;

import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.TransportParameter;

/** Parameters of UEC's transport, UET. */
final class UecParameters {
    /**
     * Preamble 8, gap 12, MAC 14, FCS 4; IPv4 20; UDP 8; packet delivery header 12; standard semantic header 44; end to
     * end check 4.
     */
    private static final int HEADERS = 38 + 20 + 8 + 12 + 44 + 4;
    private static final Source HEADER_SOURCE = Source.literature("UEC 1.0 as summarised: 38 bytes of Ethernet, IPv4"
            + " 20, UDP 8, packet delivery 12, standard semantic header 44, check 4; the header of 20 bytes for"
            + " non-matching operations makes it 102");
    private static final Source LATENCY_SOURCE = Source.assumption("none is published for UEC; as RoCEv2 over the same"
            + " switches (arXiv 2505.09343, table 5, read in a summary)");

    static final TransportParameter MTU = new TransportParameter("mtu", "MTU: payload of a full packet",
            Dimension.SIZE, 4096, 1024, 8192, Source.literature("UEC 1.0 as summarised; jumbo frames take 8,192"));
    static final TransportParameter OVERHEAD_FIRST = new TransportParameter("overhead-first",
            "Overhead of a message's first packet", Dimension.SIZE, HEADERS, 0, 512, HEADER_SOURCE);
    static final TransportParameter OVERHEAD_MIDDLE = new TransportParameter("overhead-middle",
            "Overhead of any further packet", Dimension.SIZE, HEADERS, 0, 512, HEADER_SOURCE);
    static final TransportParameter FEEDBACK_DELAY = new TransportParameter("feedback-delay",
            "Feedback delay: from congestion to the sender's reaction", Dimension.TIME, 10e-6, 1e-6, 1e-3,
            Source.literature("about one round trip: NSCC reacts to delay, marks and trimmed packets"
                    + " (arXiv 2508.08906); 5 to 15 us"));
    static final TransportParameter TARGET_UTILISATION = new TransportParameter("target-utilisation",
            "Share of the line that congestion control aims to keep busy", Dimension.RATIO, 1, 0.5, 1,
            Source.assumption("NSCC fills the line; no production figure is published"));
    static final TransportParameter LOSS_PROBABILITY = new TransportParameter("loss-probability",
            "Probability that a packet is lost, but by congestion", Dimension.RATIO, 0, 0, 0.1, Source.assumption(
                    "links of 400 Gb/s lose far less than one frame in 1e9 after error correction (IEEE 802.3); more"
                            + " means a broken link"));
    static final TransportParameter TIMEOUT = new TransportParameter("timeout", "Retransmission timeout (RTO)",
            Dimension.TIME, 100e-6, 1e-6, 600, Source.assumption("ten round trips; trimming reveals most losses"));
    static final TransportParameter SPRAY_WINDOW = new TransportParameter("spray-window",
            "Packets of one flow over which spraying evens out", Dimension.COUNT, 256, 1, 1_000_000,
            Source.assumption("1 MB of 4,096-byte packets in flight"));
    private static final Source SIMULATOR = Source.literature("as the simulator of UEC's working group sets it"
            + " (uet-htsim sim/uec.cpp and main_uec.cpp)");
    static final TransportParameter ENTROPY_VALUES = new TransportParameter("entropy-values",
            "Entropy values that a sender sprays over; 1 is one path for each flow", Dimension.COUNT, 65_536, 1, 65_536,
            Source.literature("UEC 1.0 as summarised: 16 bits, such as the UDP source port"));
    static final TransportParameter SPRAY_ADAPTIVE = new TransportParameter("spray-adaptive",
            "1: senders use entropy values again whose packets came through without a mark; 0: they spray obliviously",
            Dimension.COUNT, 0, 0, 1, Source.literature("the choice is the sender's in UEC 1.0 as summarised; reuse as"
                    + " in REPS (arXiv 2407.21625)"));
    static final TransportParameter RECEIVER_CREDITS = new TransportParameter("receiver-credits",
            "0: NSCC alone; 1: senders also wait for credit that the receiver grants (RCCC); 2: RCCC alone",
            Dimension.COUNT, 0, 0, 2,
            Source.literature("RCCC is optional in UEC 1.0 (arXiv 2508.08906)"));
    static final TransportParameter TARGET_DELAY = new TransportParameter("target-delay",
            "Queueing delay that NSCC aims at, in round trips of the network", Dimension.RATIO, 0.75, 0.05, 10,
            SIMULATOR);
    static final TransportParameter ECN_MINIMUM = new TransportParameter("ecn-minimum",
            "Queue at which switches begin to mark, in bandwidth-delay products of the network", Dimension.RATIO, 0.2,
            0, 10, SIMULATOR);
    static final TransportParameter ECN_MAXIMUM = new TransportParameter("ecn-maximum",
            "Queue above which switches mark every packet, in bandwidth-delay products of the network, at least the"
                    + " minimum", Dimension.RATIO, 0.8, 0, 10, SIMULATOR);
    static final TransportParameter TRIMMING = new TransportParameter("trimming",
            "1: switches cut the payload off what does not fit and forward the header; 0: they drop it",
            Dimension.COUNT, 1, 0, 1, Source.literature("optional in UEC 1.0 (arXiv 2508.08906)"));
    static final TransportParameter QUEUE_LIMIT = new TransportParameter("queue-limit",
            "Queue above which switches trim or drop, in bandwidth-delay products of the network; at 1,000 its share of"
                    + " the buffer alone decides", Dimension.RATIO, 1000, 0.05, 1000, Source.assumption("shared buffers"
                    + " leave a lone long queue much of what is free (dynamic thresholds, Choudhury and Hahne 1998);"
                    + " runs of uet-htsim trim at 1"));
    static final TransportParameter PACKETS_PER_ACK = new TransportParameter("packets-per-ack",
            "Packets that one acknowledgement covers", Dimension.COUNT, 4, 1, 64, Source.literature("uet-htsim"
                    + " sim/uec.cpp acknowledges every 16,384 bytes, and marked packets at once"));
    static final TransportParameter LATENCY_SAME_LEAF = new TransportParameter("latency-same-leaf",
            "Latency of 64 bytes below one leaf", Dimension.TIME, 3.6e-6, 1e-7, 1e-3, LATENCY_SOURCE);
    static final TransportParameter LATENCY_CROSS_LEAF = new TransportParameter("latency-cross-leaf",
            "Latency of 64 bytes across leaves, over one spine", Dimension.TIME, 5.6e-6, 1e-7, 1e-3, LATENCY_SOURCE);

    static final List<TransportParameter> ALL = List.of(MTU, OVERHEAD_FIRST, OVERHEAD_MIDDLE, FEEDBACK_DELAY,
            TARGET_UTILISATION, LOSS_PROBABILITY, TIMEOUT, SPRAY_WINDOW, ENTROPY_VALUES, SPRAY_ADAPTIVE,
            RECEIVER_CREDITS, TARGET_DELAY, ECN_MINIMUM, ECN_MAXIMUM, TRIMMING, QUEUE_LIMIT, PACKETS_PER_ACK,
            LATENCY_SAME_LEAF, LATENCY_CROSS_LEAF);

    private UecParameters() {
    }
}
