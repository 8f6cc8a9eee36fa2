// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.spectrumx.internal;

import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.TransportParameter;

/** Parameters of Spectrum-X. */
final class SpectrumXParameters {
    /** Preamble 8, gap 12, MAC 14, FCS 4; IPv4 20; UDP 8; base transport header 12; invariant CRC 4. */
    private static final int HEADERS = 38 + 20 + 8 + 12 + 4;
    /** RDMA extended transport header, in the first packet of a message. */
    private static final int RDMA_HEADER = 16;
    /** 4.096 us x 2^20, which verbs make of a timeout of 20. */
    private static final double VERBS_TIMEOUT = 4.096e-6 * (1 << 20);

    private static final Source HEADER_SOURCE = Source.literature("as RoCEv2: IEEE 802.3; InfiniBand Architecture"
            + " Specification vol. 1, annex A17: 38 bytes of Ethernet, IPv4 20, UDP 8, BTH 12, ICRC 4; RETH 16 in the"
            + " first packet");
    private static final Source LATENCY_SOURCE = Source.literature("as RoCEv2: arXiv 2505.09343, table 5 (read in a"
            + " summary): 64 bytes, 3.6 us below one leaf, 5.6 us across leaves");

    static final TransportParameter MTU = new TransportParameter("mtu", "MTU: payload of a full packet",
            Dimension.SIZE, 4096, 256, 4096, Source.literature("InfiniBand Architecture Specification vol. 1: 256 to"
                    + " 4,096 bytes, for RoCEv2 too"));
    static final TransportParameter OVERHEAD_FIRST = new TransportParameter("overhead-first",
            "Overhead of a message's first packet", Dimension.SIZE, HEADERS + RDMA_HEADER, 0, 512, HEADER_SOURCE);
    static final TransportParameter OVERHEAD_MIDDLE = new TransportParameter("overhead-middle",
            "Overhead of any further packet", Dimension.SIZE, HEADERS, 0, 512, HEADER_SOURCE);
    static final TransportParameter LOSSLESS_PRIORITIES = new TransportParameter("lossless-priorities",
            "Priorities that pause", Dimension.COUNT, 1, 1, 8, Source.assumption(
                    "RDMA in one priority; whether Spectrum-X can do without PFC is not published"));
    static final TransportParameter XOFF_SHARE = new TransportParameter("xoff-share",
            "Share of the buffer that one port may fill before it pauses", Dimension.RATIO, 1.0 / 9, 0.001, 1,
            Source.literature("dynamic threshold alpha x free buffer (Choudhury and Hahne 1998) with alpha 1/8, as in"
                    + " alibaba-edu/High-Precision-Congestion-Control: alone, a port fills alpha / (1 + alpha) = 1/9"));
    static final TransportParameter PFC_LARGEST_FRAME = new TransportParameter("pfc-largest-frame",
            "Largest frame of any priority, for the headroom", Dimension.SIZE, 9216, 64, 16_384,
            Source.literature("IEEE 802.1Qbb annex, read in a summary; jumbo frames of 9,216 bytes"));
    static final TransportParameter PFC_INTERFACE_DELAY = new TransportParameter("pfc-interface-delay",
            "Delay of one interface in bit times of the link, for the headroom", Dimension.COUNT, 122_880, 0, 1e7,
            Source.literature("IEEE 802.1Qbb annex, read in a summary: 122,880 at 100 Gb/s; none is published for"
                    + " more"));
    static final TransportParameter PFC_RESPONSE_DELAY = new TransportParameter("pfc-response-delay",
            "Time to react to a pause in bit times of the link, for the headroom", Dimension.COUNT, 463_360, 0, 1e7,
            Source.literature("IEEE 802.1Qbb annex, read in a summary: 463,360 at 400 Gb/s"));
    static final TransportParameter FEEDBACK_DELAY = new TransportParameter("feedback-delay",
            "Feedback delay: from congestion to the sender's reaction", Dimension.TIME, 10e-6, 1e-6, 1e-3,
            Source.claim("NVIDIA: telemetry and round-trip times on the SuperNIC, about one round trip; 3 to 15 us"));
    static final TransportParameter TARGET_UTILISATION = new TransportParameter("target-utilisation",
            "Share of the line that congestion control aims to keep busy", Dimension.RATIO, 1, 0.5, 1,
            Source.assumption("no target is published"));
    static final TransportParameter LOSS_PROBABILITY = new TransportParameter("loss-probability",
            "Probability that a packet is lost, but by congestion", Dimension.RATIO, 0, 0, 0.1, Source.assumption(
                    "links of 400 Gb/s lose far less than one frame in 1e9 after error correction (IEEE 802.3); more"
                            + " means a broken link"));
    static final TransportParameter TIMEOUT = new TransportParameter("timeout", "Retransmission timeout (RTO)",
            Dimension.TIME, VERBS_TIMEOUT, 1e-6, 600, Source.literature("NVIDIA/nccl@5067397"
                    + " src/transport/net_ib: IB_TIMEOUT 20, which is 4.096 us x 2^20 (InfiniBand Architecture"
                    + " Specification vol. 1)"));
    static final TransportParameter TARGET_DELAY = new TransportParameter("target-delay",
            "Queueing delay of the busiest hop that senders aim at", Dimension.TIME, 5e-6, 1e-7, 1e-2,
            Source.assumption("half a round trip; no target is published"));
    static final TransportParameter WINDOW_INCREASE = new TransportParameter("window-increase",
            "Additive increase of the window in a round trip, as a share of the first one", Dimension.RATIO, 0.02, 1e-5,
            1, Source.assumption("fifty round trips from nothing to line rate; no law is published"));
    static final TransportParameter FARTHER_LINKS = new TransportParameter("farther-links",
            "Adaptive routing: 1 where switches know of links farther on, 0 where they see their own queues alone",
            Dimension.COUNT, 1, 0, 1, Source.claim("NVIDIA: bandwidth in proportion to the capacity that failed links"
                    + " leave (arXiv 2605.21187, abstract). Cumulus Linux weighs next hops by the bandwidth that BGP"
                    + " carries through the network (docs.nvidia.com, BGP Weighted Equal Cost Multipath); how weights"
                    + " and queues decide together is not published"));
    static final TransportParameter LATENCY_SAME_LEAF = new TransportParameter("latency-same-leaf",
            "Latency of 64 bytes below one leaf", Dimension.TIME, 3.6e-6, 1e-7, 1e-3, LATENCY_SOURCE);
    static final TransportParameter LATENCY_CROSS_LEAF = new TransportParameter("latency-cross-leaf",
            "Latency of 64 bytes across leaves, over one spine", Dimension.TIME, 5.6e-6, 1e-7, 1e-3, LATENCY_SOURCE);

    static final List<TransportParameter> ALL = List.of(MTU, OVERHEAD_FIRST, OVERHEAD_MIDDLE, LOSSLESS_PRIORITIES,
            XOFF_SHARE, PFC_LARGEST_FRAME, PFC_INTERFACE_DELAY, PFC_RESPONSE_DELAY, FEEDBACK_DELAY, TARGET_UTILISATION,
            LOSS_PROBABILITY, TIMEOUT, TARGET_DELAY, WINDOW_INCREASE, FARTHER_LINKS, LATENCY_SAME_LEAF,
            LATENCY_CROSS_LEAF);

    private SpectrumXParameters() {
    }
}
