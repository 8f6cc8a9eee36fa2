// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import java.util.List;
import java.util.stream.Stream;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.TransportParameter;

/** Parameters that the RoCEv2 transports have in common; where a default differs, a method takes it. */
final class RoceParameters {
    /** Preamble 8, gap 12, MAC 14, FCS 4; IPv4 20; UDP 8; base transport header 12; invariant CRC 4. */
    static final int HEADERS = 38 + 20 + 8 + 12 + 4;
    /** RDMA extended transport header, in the first packet of a message. */
    static final int RDMA_HEADER = 16;
    /** 4.096 us x 2^20, which verbs make of a timeout of 20. */
    static final double VERBS_TIMEOUT = 4.096e-6 * (1 << 20);

    static final Source HEADER_SOURCE = Source.literature("IEEE 802.3; InfiniBand Architecture Specification vol. 1,"
            + " annex A17 (RoCEv2): 38 bytes of Ethernet, IPv4 20, UDP 8, BTH 12, ICRC 4; RETH 16 in the first packet;"
            + " IPv6 would add 20");
    static final Source VERBS_SOURCE = Source.literature("NVIDIA/nccl@5067397 src/transport/net_ib: IB_TIMEOUT 20,"
            + " which is 4.096 us x 2^20 (InfiniBand Architecture Specification vol. 1)");
    static final Source LATENCY_SOURCE = Source.literature("arXiv 2505.09343, table 5 (read in a summary): 64 bytes,"
            + " 3.6 us below one leaf, 5.6 us across leaves");

    static final TransportParameter MTU = new TransportParameter("mtu", "MTU: payload of a full packet",
            Dimension.SIZE, 4096, 256, 4096, Source.literature("InfiniBand Architecture Specification vol. 1: 256 to"
                    + " 4,096 bytes, for RoCEv2 too"));
    static final TransportParameter LOSS_PROBABILITY = new TransportParameter("loss-probability",
            "Probability that a packet is lost, but by congestion", Dimension.RATIO, 0, 0, 0.1, Source.assumption(
                    "links of 400 Gb/s lose far less than one frame in 1e9 after error correction (IEEE 802.3); more"
                            + " means a broken link"));
    static final TransportParameter LATENCY_SAME_LEAF = new TransportParameter("latency-same-leaf",
            "Latency of 64 bytes below one leaf", Dimension.TIME, 3.6e-6, 1e-7, 1e-3, LATENCY_SOURCE);
    static final TransportParameter LATENCY_CROSS_LEAF = new TransportParameter("latency-cross-leaf",
            "Latency of 64 bytes across leaves, over one spine", Dimension.TIME, 5.6e-6, 1e-7, 1e-3, LATENCY_SOURCE);

    static final TransportParameter LOSSLESS_PRIORITIES = new TransportParameter("lossless-priorities",
            "Priorities that pause", Dimension.COUNT, 1, 1, 8, Source.assumption("RDMA in one priority"));
    static final TransportParameter XOFF_SHARE = new TransportParameter("xoff-share",
            "Share of the buffer that one port may fill before it pauses", Dimension.RATIO, 1.0 / 9, 0.001, 1,
            Source.literature("dynamic threshold alpha x free buffer (Choudhury and Hahne 1998) with alpha 1/8, as in"
                    + " alibaba-edu/High-Precision-Congestion-Control: alone, a port fills alpha / (1 + alpha) = 1/9"));
    static final TransportParameter PFC_LARGEST_FRAME = new TransportParameter("pfc-largest-frame",
            "Largest frame of any priority, for the headroom", Dimension.SIZE, 9216, 64, 16_384,
            Source.literature("IEEE 802.1Qbb annex, read in a summary; jumbo frames of 9,216 bytes"));
    static final TransportParameter PFC_INTERFACE_DELAY = new TransportParameter("pfc-interface-delay",
            "Delay of one interface in bit times of the link, for the headroom", Dimension.COUNT, 122_880, 0, 1e7,
            Source.literature("IEEE 802.1Qbb annex, read in a summary: 8,192, 6,144, 24,576 and 122,880 at 10, 25, 40"
                    + " and 100 Gb/s; none is published for more"));
    static final TransportParameter PFC_RESPONSE_DELAY = new TransportParameter("pfc-response-delay",
            "Time to react to a pause in bit times of the link, for the headroom", Dimension.COUNT, 463_360, 0, 1e7,
            Source.literature("IEEE 802.1Qbb annex, read in a summary: 30,720, 40,960, 60,416, 201,728 and 463,360 at"
                    + " 10, 25, 40, 100 and 400 Gb/s"));

    /** What PFC adds. */
    static final List<TransportParameter> PFC = List.of(LOSSLESS_PRIORITIES, XOFF_SHARE, PFC_LARGEST_FRAME,
            PFC_INTERFACE_DELAY, PFC_RESPONSE_DELAY);
    /** What every one of them has, besides the parameters whose default differs. */
    static final List<TransportParameter> COMMON = List.of(MTU, LOSS_PROBABILITY, LATENCY_SAME_LEAF,
            LATENCY_CROSS_LEAF);

    private RoceParameters() {
    }

    /** Bytes around the payload: these in every packet, and the RDMA header in a message's first. */
    static List<TransportParameter> overheads(int middle, Source source) {
        return List.of(new TransportParameter("overhead-first", "Overhead of a message's first packet",
                        Dimension.SIZE, middle + RDMA_HEADER, 0, 512, source),
                new TransportParameter("overhead-middle", "Overhead of any further packet", Dimension.SIZE, middle, 0,
                        512, source));
    }

    static TransportParameter feedbackDelay(double seconds, Source source) {
        return new TransportParameter("feedback-delay", "Feedback delay: from congestion to the sender's reaction",
                Dimension.TIME, seconds, 1e-6, 1e-3, source);
    }

    static TransportParameter targetUtilisation(double share, Source source) {
        return new TransportParameter("target-utilisation",
                "Share of the line that congestion control aims to keep busy", Dimension.RATIO, share, 0.5, 1,
                source);
    }

    static TransportParameter timeout(double seconds, Source source) {
        return new TransportParameter("timeout", "Retransmission timeout (RTO)", Dimension.TIME, seconds, 1e-6, 600,
                source);
    }

    static TransportParameter queuePairs(int count, Source source) {
        return new TransportParameter("queue-pairs", "Queue pairs per connection: flows that ECMP can tell apart",
                Dimension.COUNT, count, 1, 1024, source);
    }

    static TransportParameter sprayWindow() {
        return new TransportParameter("spray-window", "Packets of one flow over which spraying evens out",
                Dimension.COUNT, 256, 1, 1_000_000, Source.assumption("1 MB of 4,096-byte packets in flight"));
    }

    static final Source DCQCN_SOURCE = Source.literature("Zhu et al., SIGCOMM 2015 (from memory), and"
            + " alibaba-edu/High-Precision-Congestion-Control simulation/run.py");
    static final TransportParameter CNP_INTERVAL = new TransportParameter("cnp-interval",
            "Shortest time between two notifications of a receiver (CNP)", Dimension.TIME, 50e-6, 1e-6, 1e-2,
            DCQCN_SOURCE);
    static final TransportParameter RATE_TIMER = new TransportParameter("rate-timer",
            "Period of the timers of alpha and of the rate's increase", Dimension.TIME, 55e-6, 1e-6, 1e-2,
            DCQCN_SOURCE);
    static final TransportParameter ALPHA_GAIN = new TransportParameter("alpha-gain",
            "Weight of a notification in alpha (g)", Dimension.RATIO, 1.0 / 256, 1e-5, 1, DCQCN_SOURCE);
    static final TransportParameter BYTE_COUNTER = new TransportParameter("byte-counter",
            "Bytes between two increases of the rate by the counter", Dimension.SIZE, 10e6, 1e4, 1e9, DCQCN_SOURCE);
    static final TransportParameter RATE_INCREASE = new TransportParameter("rate-increase",
            "Additive increase of the rate (R_AI), as a share of the line", Dimension.RATIO, 1e-3, 1e-6, 1,
            Source.literature("40 Mb/s of 40 Gb/s (Zhu et al., SIGCOMM 2015, from memory)"));
    static final TransportParameter ECN_MINIMUM = new TransportParameter("ecn-minimum",
            "Queue at which switches begin to mark, as time of the link", Dimension.TIME, 32e-6, 0, 1,
            Source.literature("Kmin 100 kB at 25 Gb/s (alibaba-edu/High-Precision-Congestion-Control"
                    + " simulation/run.py)"));
    static final TransportParameter ECN_MAXIMUM = new TransportParameter("ecn-maximum",
            "Queue above which switches mark every packet, as time of the link, at least the minimum", Dimension.TIME,
            128e-6, 0, 1, Source.literature("Kmax 400 kB at 25 Gb/s (alibaba-edu/High-Precision-Congestion-Control"
                    + " simulation/run.py)"));
    static final TransportParameter ECN_PROBABILITY = new TransportParameter("ecn-probability",
            "Probability of a mark just below that queue (Pmax)", Dimension.RATIO, 0.2, 0, 1, DCQCN_SOURCE);
    /** What DCQCN adds. */
    static final List<TransportParameter> DCQCN = List.of(CNP_INTERVAL, RATE_TIMER, ALPHA_GAIN, BYTE_COUNTER,
            RATE_INCREASE, ECN_MINIMUM, ECN_MAXIMUM, ECN_PROBABILITY);

    static final TransportParameter MAX_STAGE = new TransportParameter("max-stage",
            "Round trips of additive increase before a multiplicative one (maxStage)", Dimension.COUNT, 5, 0, 100,
            Source.literature("HPCC, SIGCOMM 2019"));
    static final TransportParameter WINDOW_INCREASE = new TransportParameter("window-increase",
            "Additive increase of the window (W_AI), as a share of the first window", Dimension.RATIO, 0.001, 0, 1,
            Source.literature("W_init (1 - eta) / N (HPCC, SIGCOMM 2019), with N = 50 flows on a link"));
    /** What HPCC adds. */
    static final List<TransportParameter> HPCC = List.of(MAX_STAGE, WINDOW_INCREASE);

    private static final Source SWIFT_SOURCE = Source.literature("Kumar et al., SIGCOMM 2020 (from memory);"
            + " Broadcom/csg-htsim sim/swift.cpp");
    static final TransportParameter TARGET_DELAY = new TransportParameter("target-delay",
            "Queueing delay at the target", Dimension.TIME, 10e-6, 1e-7, 1e-2, Source.assumption("Swift's base target"
                    + " of 20 us less a round trip of 10 us through empty queues"));
    static final TransportParameter HOP_DELAY = new TransportParameter("hop-delay",
            "More queueing delay at the target for each switch", Dimension.TIME, 1e-6, 0, 1e-2, SWIFT_SOURCE);
    static final TransportParameter DELAY_RANGE = new TransportParameter("delay-range",
            "Most delay at the target that small windows add (fs_range)", Dimension.TIME, 50e-6, 0, 1e-2,
            SWIFT_SOURCE);
    static final TransportParameter WINDOW_DECREASE = new TransportParameter("window-decrease",
            "Multiplicative decrease (beta)", Dimension.RATIO, 0.8, 0.01, 1, SWIFT_SOURCE);
    static final TransportParameter WINDOW_MOST_DECREASE = new TransportParameter("window-most-decrease",
            "Largest share by which a window shrinks at a time", Dimension.RATIO, 0.5, 0.01, 1, SWIFT_SOURCE);
    /** What Swift adds. */
    static final List<TransportParameter> SWIFT = List.of(TARGET_DELAY, HOP_DELAY, DELAY_RANGE, WINDOW_DECREASE,
            WINDOW_MOST_DECREASE);

    static final TransportParameter FIRST_WINDOW = new TransportParameter("first-window",
            "Data that a sender may send unasked, and have in flight, in round trips of the network", Dimension.RATIO,
            1.5, 0.01, 1000, Source.assumption("as the windows of UEC; Meta's library admits whole buffers"));

    static final TransportParameter ENTROPY_VALUES = new TransportParameter("entropy-values",
            "Entropy values that a sender sprays over; 1 is one path for each flow", Dimension.COUNT, 65_536, 1, 65_536,
            Source.literature("16 bits of the UDP source port (RoCEv2)"));
    static final TransportParameter SPRAY_ADAPTIVE = new TransportParameter("spray-adaptive",
            "1: senders use entropy values again whose packets came through without a mark; 0: they spray obliviously",
            Dimension.COUNT, 0, 0, 1, Source.literature("REPS (arXiv 2407.21625)"));
    /** What spraying adds. */
    static final List<TransportParameter> SPRAYING = List.of(ENTROPY_VALUES, SPRAY_ADAPTIVE);

    /** One list of all these. */
    @SafeVarargs
    static List<TransportParameter> join(List<TransportParameter>... lists) {
        return Stream.of(lists).flatMap(List::stream).toList();
    }
}
