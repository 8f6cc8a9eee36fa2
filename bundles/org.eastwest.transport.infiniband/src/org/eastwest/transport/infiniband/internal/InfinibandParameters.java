// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.TransportParameter;

/** Parameters of InfiniBand; the defaults hold for NDR and XDR alike. */
final class InfinibandParameters {
    /** Local route header, base transport header, invariant and variant CRC. */
    private static final int HEADERS = 8 + 12 + 4 + 2;
    /** RDMA extended transport header, in the first packet of a message. */
    private static final int RDMA_HEADER = 16;
    /** 4.096 us x 2^20, which verbs make of a timeout of 20. */
    private static final double VERBS_TIMEOUT = 4.096e-6 * (1 << 20);

    private static final Source HEADER_SOURCE = Source.literature("InfiniBand Architecture Specification vol. 1: LRH 8,"
            + " BTH 12, ICRC 4, VCRC 2 bytes; RETH 16 in the first packet; a GRH would add 40");
    private static final Source LATENCY_SOURCE = Source.literature("arXiv 2505.09343, table 5 (read in a summary):"
            + " 64 bytes, 2.8 us below one leaf, 3.7 us across leaves; measured on NDR");

    static final TransportParameter MTU = new TransportParameter("mtu", "MTU: payload of a full packet",
            Dimension.SIZE, 4096, 256, 4096, Source.literature("InfiniBand Architecture Specification vol. 1: 256 to"
                    + " 4,096 bytes"));
    static final TransportParameter OVERHEAD_FIRST = new TransportParameter("overhead-first",
            "Overhead of a message's first packet", Dimension.SIZE, HEADERS + RDMA_HEADER, 0, 512, HEADER_SOURCE);
    static final TransportParameter OVERHEAD_MIDDLE = new TransportParameter("overhead-middle",
            "Overhead of any further packet", Dimension.SIZE, HEADERS, 0, 512, HEADER_SOURCE);
    static final TransportParameter VIRTUAL_LANES = new TransportParameter("virtual-lanes",
            "Virtual lanes that carry data", Dimension.COUNT, 1, 1, 15, Source.assumption(
                    "one service level, as without QoS; the specification allows 15 data lanes"));
    static final TransportParameter FEEDBACK_DELAY = new TransportParameter("feedback-delay",
            "Feedback delay: from congestion to the sender's reaction", Dimension.TIME, 10e-6, 1e-6, 1e-3,
            Source.assumption("one round trip over three tiers; IB congestion control reacts within 2 to 20 us where it"
                    + " is turned on"));
    static final TransportParameter TARGET_UTILISATION = new TransportParameter("target-utilisation",
            "Share of the line that congestion control aims to keep busy", Dimension.RATIO, 1, 0.5, 1,
            Source.assumption("credits let a sender use the whole line"));
    static final TransportParameter LOSS_PROBABILITY = new TransportParameter("loss-probability",
            "Probability that a packet is lost, but by congestion", Dimension.RATIO, 0, 0, 0.1, Source.assumption(
                    "the link level repeats what is damaged; credits prevent loss by congestion"));
    static final TransportParameter TIMEOUT = new TransportParameter("timeout", "Retransmission timeout (RTO)",
            Dimension.TIME, VERBS_TIMEOUT, 1e-6, 600, Source.literature("NVIDIA/nccl@5067397"
                    + " src/transport/net_ib: IB_TIMEOUT 20, which is 4.096 us x 2^20 (InfiniBand Architecture"
                    + " Specification vol. 1)"));
    static final TransportParameter MARK_THRESHOLD = new TransportParameter("mark-threshold",
            "Congestion control in the packet simulator: threshold at which switches mark packets (FECN), from 1, loose,"
                    + " to 15, aggressive; 0 marks none", Dimension.COUNT, 0, 0, 15, Source.literature("OpenSM:"
                            + " congestion_control FALSE (osm_subnet.c) and, in NVIDIA's, mlnx_congestion_control 0,"
                            + " which leave it off; where NVIDIA's manager turns it on (MLNX_OFED) the default is 15"));
    static final TransportParameter NOTIFICATION_INTERVAL = new TransportParameter("notification-interval",
            "Shortest time between two notifications of a receiver (BECN)", Dimension.TIME, 10e-6, 1e-7, 1e-2,
            Source.assumption("a round trip; coalescing is not published"));
    static final TransportParameter RECOVERY_TIMER = new TransportParameter("recovery-timer",
            "Time after which a sender moves one entry down its table of delays (CCTI_Timer)", Dimension.TIME,
            150 * 1.024e-6, 1e-6, 1e-1, Source.literature("150 units of 1.024 us, as in measurements of InfiniBand"
                    + " congestion control (Gran et al., IPDPS 2010, from memory)"));
    static final TransportParameter LAST_DELAY = new TransportParameter("last-delay",
            "Delay of the last entry of that table, in sending times of a packet", Dimension.RATIO,
            7 * 127.0 * 127 / (95 * 95 * 0.218), 1, 16_383, Source.literature("NVIDIA's table as LLNL's"
                    + " opensm-cc-optimizer writes it: entry i has the multiplier 7 i^2 / (95^2 x 0.218), 57 at 127; a"
                    + " multiplier has 14 bits"));
    static final TransportParameter FARTHER_LINKS = new TransportParameter("farther-links",
            "Adaptive routing: 1 where switches know of links farther on, 0 where they see their own queues alone",
            Dimension.COUNT, 1, 0, 1, Source.literature("docs.nvidia.com InfiniBand Cluster Bring-up Procedure, SHIELD:"
                    + " switches report ports congested above a threshold to their neighbours, which choose other ports"
                    + " for that destination (Adaptive Routing Notification), and failed ones (Fast Link Fault"
                    + " Notification); on by default. Thresholds are not published: shares in proportion to capacity"
                    + " are what notifications at best settle at"));
    static final TransportParameter SHARP_TREES = new TransportParameter("sharp-trees",
            "SHARP: reductions that one port streams at a time; 0 turns it off", Dimension.COUNT, 1, 0, 64,
            Source.literature("docs.nvidia.com SHARP 3.13: one streaming tree a port from Quantum-2 on, one a switch"
                    + " before"));
    static final TransportParameter LATENCY_SAME_LEAF = new TransportParameter("latency-same-leaf",
            "Latency of 64 bytes below one leaf", Dimension.TIME, 2.8e-6, 1e-7, 1e-3, LATENCY_SOURCE);
    static final TransportParameter LATENCY_CROSS_LEAF = new TransportParameter("latency-cross-leaf",
            "Latency of 64 bytes across leaves, over one spine", Dimension.TIME, 3.7e-6, 1e-7, 1e-3, LATENCY_SOURCE);

    static final List<TransportParameter> ALL = List.of(MTU, OVERHEAD_FIRST, OVERHEAD_MIDDLE, VIRTUAL_LANES,
            FEEDBACK_DELAY, TARGET_UTILISATION, LOSS_PROBABILITY, TIMEOUT, MARK_THRESHOLD, NOTIFICATION_INTERVAL,
            RECOVERY_TIMER, LAST_DELAY, FARTHER_LINKS, SHARP_TREES, LATENCY_SAME_LEAF, LATENCY_CROSS_LEAF);

    private InfinibandParameters() {
    }
}
