// SPDX-License-Identifier: EPL-2.0
package com.example.efa_srd.internal;

import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.TransportParameter;

/** Parameters of SRD. */
final class EfaSrdParameters {
    /** Preamble 8, gap 12, MAC 14, FCS 4; IPv4 20; UDP 8; SRD's own header, which is not published, 32. */
    private static final int HEADERS = 38 + 20 + 8 + 32;
    private static final Source HEADER_SOURCE = Source.assumption("38 bytes of Ethernet (IEEE 802.3), IPv4 20, UDP 8;"
            + " the header of SRD is not published: 32, as large as that of other reliable datagrams");
    private static final Source LATENCY = Source.assumption("15 to 20 us between instances, from memory; AWS states"
            + " less than 10 us for its network of 2024");

    static final TransportParameter MTU = new TransportParameter("mtu", "MTU: payload of a full packet",
            Dimension.SIZE, 8192, 1024, 8928, Source.literature("EFA sends at most 8 KiB at once (github"
                    + " stas00/ml-engineering@744d01e network/README.md)"));
    static final TransportParameter OVERHEAD = new TransportParameter("overhead",
            "Bytes on the wire besides the payload, of every packet", Dimension.SIZE, HEADERS, 0, 512, HEADER_SOURCE);
    static final TransportParameter FEEDBACK_DELAY = new TransportParameter("feedback-delay",
            "Feedback delay: from congestion to the sender's reaction", Dimension.TIME, 30e-6, 10e-6, 1e-3,
            Source.assumption("one round trip of 15 us each way; 10 to 50 us"));
    static final TransportParameter TARGET_UTILISATION = new TransportParameter("target-utilisation",
            "Share of the line that senders keep busy", Dimension.RATIO, 0.85, 0.5, 1, Source.claim("EFA v1 carries 340"
                    + " of 400 Gb/s in all-reduce tests (github stas00/ml-engineering@0030e63 network/README.md);"
                    + " 0.80 to 0.92 for later ones, which publish no such figure"));
    static final TransportParameter LOSS_PROBABILITY = new TransportParameter("loss-probability",
            "Probability that a packet is lost, but by congestion", Dimension.RATIO, 0, 0, 0.1, Source.assumption(
                    "healthy links lose far less than one frame in 1e9 after error correction (IEEE 802.3)"));
    static final TransportParameter TIMEOUT = new TransportParameter("timeout", "Retransmission timeout (RTO)",
            Dimension.TIME, 200e-6, 10e-6, 1, Source.literature("hundreds of microseconds, a round trip of the data"
                    + " centre (AWS HPC blog of 2022 on SRD, read in a summary)"));
    static final TransportParameter PATHS = new TransportParameter("paths", "Paths that a sender sprays over",
            Dimension.COUNT, 64, 1, 1024, Source.literature("up to 64 paths at a time (AWS on SRD, read in a summary)"));
    static final TransportParameter SPRAY_WINDOW = new TransportParameter("spray-window",
            "Packets of one flow over which spraying evens out", Dimension.COUNT, 64, 1, 1_000_000,
            Source.assumption("one packet on every path"));
    static final TransportParameter TARGET_DELAY = new TransportParameter("target-delay",
            "Queueing delay at which a sender slows down, in round trips of the network", Dimension.RATIO, 0.5, 0.05, 10,
            Source.assumption("SRD slows down when the round trip grows on most paths (Shalev et al., IEEE Micro 40(6),"
                    + " 2020, from memory); the threshold is not published"));
    static final TransportParameter LATENCY_SAME_LEAF = new TransportParameter("latency-same-leaf",
            "Latency of 64 bytes below one leaf", Dimension.TIME, 15e-6, 1e-6, 1e-3, LATENCY);
    static final TransportParameter LATENCY_CROSS_LEAF = new TransportParameter("latency-cross-leaf",
            "Latency of 64 bytes across leaves, over one spine", Dimension.TIME, 20e-6, 1e-6, 1e-3, LATENCY);

    static final List<TransportParameter> ALL = List.of(MTU, OVERHEAD, FEEDBACK_DELAY, TARGET_UTILISATION,
            LOSS_PROBABILITY, TIMEOUT, PATHS, SPRAY_WINDOW, TARGET_DELAY, LATENCY_SAME_LEAF, LATENCY_CROSS_LEAF);

    private EfaSrdParameters() {
    }
}
