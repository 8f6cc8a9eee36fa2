// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.ScaleUpSpec;

/**
 * The algorithms of NCCL for a group that spans several scale-up domains: a ring through all GPUs, which leaves a
 * domain over as many rails as the group has GPUs there; a double binary tree of domains with a chain inside; a tree
 * whose domains reduce in their switches (NVLS tree); reduction in the fabric's switches (CollNet, SHARP); and PAT for
 * one GPU a domain. The slower of the tiers sets the rate, because chunks pass both at the same time. None ends before
 * the GPUs of one domain could have done the same among themselves: the constants of the algorithms come from different
 * measurements, and a part cannot take longer than the whole.
 */
final class AcrossDomains {
    static final Source PARTS = Source.assumption("a collective over several scale-up domains takes no less than the "
            + "same inside one of them");
    /** Bandwidth of NCCL's tree over that of its ring (tuning.cc@5067397). */
    private static final double TREE_SHARE = 0.92;
    /**
     * Slices of all channels that a hop of a chain waits for with the protocol Simple: 18 channels of 512 KiB, half
     * of a step of NCCL's buffers. 20 racks of 72 GB200 take what follows from it, within 3 %, from 512 MiB to 16 GiB
     * (coreweave/nccl-tests@0120901).
     */
    private static final double SLICES_BYTES = 18 * 512.0 * 1024;
    /** CollNetDirect (tuning.cc@5067397): through the network, a hop inside, and every further GPU of at most 8. */
    private static final double IN_NETWORK_SECONDS = 31e-6;
    private static final double IN_NETWORK_HOP_SECONDS = 3.7e-6;
    private static final double IN_NETWORK_MEMBER_SECONDS = 0.4e-6;
    private static final int IN_NETWORK_DIRECT = 8;
    /** CollNetChain, for more GPUs: a hop of the chain. */
    private static final double IN_NETWORK_CHAIN_SECONDS = 2.8e-6;
    /** Share of the NICs that it reaches on Hopper and later (tuning.cc@5067397). */
    private static final double IN_NETWORK_SHARE = 0.85;
    /** PAT (tuning.cc@5067397): start, a level, every rank, share of the NICs. */
    private static final double PAT_START_SECONDS = 8e-6;
    private static final double PAT_LEVEL_SECONDS = 14e-6 / 3.5;
    private static final double PAT_RANK_SECONDS = 2.8e-6;
    private static final double PAT_SHARE = 0.75;

    private final ScaleUpDomain domain;
    private final Group group;
    private final double bytes;
    private final double wire;
    private final double nics;
    private final List<Candidate> candidates = new ArrayList<>(10);

    /**
     * @param link between domains, for one GPU
     */
    AcrossDomains(ScaleUpDomain domain, Group group, double bytes, Link link) {
        this.domain = domain;
        this.group = group;
        this.bytes = bytes;
        this.wire = link.latencySeconds();
        this.nics = group.fewest() * link.bytesPerSecond();
    }

    /**
     * All algorithms that can do it.
     *
     * @param reductionDepth tiers of switches that reduce; 0 when they do not
     */
    List<Candidate> candidates(Collective kind, int reductionDepth) {
        for (Protocol protocol : Protocol.values()) {
            candidates.add(ring(kind, protocol));
        }
        if (kind == Collective.ALL_REDUCE) {
            reductions(reductionDepth);
        } else if (kind != Collective.BROADCAST && group.inside() == 1) {
            candidates.add(pat());
        }
        if (group.inside() > 1) {
            double inside = domain.reduceOrGather(kind, group.inside(), bytes, Scope.NONE).seconds();
            candidates.replaceAll(candidate -> candidate.notBefore(inside));
        }
        return candidates;
    }

    private void reductions(int reductionDepth) {
        for (Protocol protocol : Protocol.values()) {
            candidates.add(tree(protocol));
        }
        if (group.inside() > 2) {
            domain.spec().reduction().ifPresent(r -> candidates.add(nvlsTree(r)));
        }
        if (reductionDepth > 0) {
            candidates.add(inNetwork(reductionDepth));
        }
    }

    private Candidate ring(Collective kind, Protocol protocol) {
        double out = kind.passes() * (group.domains() - 1.0);
        double inside = kind.passes() * (group.size() - 1.0) - out;
        double volume = kind.ringVolume(group.size());
        double crossing = 1.0 / group.inside();
        return slower("ring", protocol, domain.startSeconds(protocol), out * (wire + protocol.ringHopSeconds()),
                inside * domain.hopSeconds(protocol, group.size(), bytes), volume, ringRate(protocol), volume,
                protocol.netShare(), domain.copySeconds(protocol, kind.ownShare(group.size()) * bytes),
                domain.rampSeconds(protocol), volume * (1 - crossing), volume * crossing);
    }

    /** What the GPUs of a domain pass on, bytes per second; infinite for one GPU. */
    private double ringRate(Protocol protocol) {
        if (group.inside() == 1) {
            return Double.POSITIVE_INFINITY;
        }
        double rate = domain.limit(group.inside()) * domain.ringShare(protocol);
        return Math.min(rate, protocol == Protocol.LL ? domain.spec().lowLatency().llOutBytesPerSecond()
                : domain.spec().outBytesPerSecond());
    }

    /** What a chain of GPUs passes on, both ways together, bytes per second. */
    private double chainRate(Protocol protocol) {
        return group.inside() == 1 ? Double.POSITIVE_INFINITY : Math.min(ringRate(protocol),
                TREE_SHARE * domain.limit(group.inside()) * domain.ringShare(protocol));
    }

    private Candidate tree(Protocol protocol) {
        double chain = group.inside() - 1.0;
        double volume = 2 * AlphaBeta.share(group.inside());
        double rate = chainRate(protocol);
        double hop = domain.hopSeconds(protocol, group.inside(), bytes)
                + (protocol == Protocol.SIMPLE && chain > 0 ? Math.min(SLICES_BYTES, bytes) / rate : 0);
        double latency = 2 * depth() * (wire + protocol.treeHopSeconds()) + 2 * chain * hop;
        return slower("tree", protocol, domain.startSeconds(protocol), latency, 0, volume, rate, treeVolume(),
                protocol.netShare() * TREE_SHARE, 0, domain.rampSeconds(protocol), volume,
                treeVolume() / group.inside());
    }

    /** Levels of a binary tree of the domains. */
    private int depth() {
        return AlphaBeta.ceilLog2(group.domains());
    }

    /**
     * Bytes that the busiest domain sends over bytes of the buffer: in one of the two trees a domain has two children,
     * in the other none.
     */
    private double treeVolume() {
        return group.domains() == 2 ? 1 : group.domains() == 3 ? 1.5 : 2;
    }

    private Candidate nvlsTree(ScaleUpSpec.SwitchReduction reduction) {
        double passes = 2.0 * depth();
        double latency = passes * (wire + Protocol.SIMPLE.treeHopSeconds()
                + group.inside() * reduction.memberSeconds());
        double rails = Math.min(1, reduction.rails() / group.inside());
        double rate = domain.limit(group.inside()) * reduction.share();
        return slower("NVLS tree", null, reduction.startSeconds(), latency, 0, 1, rate, treeVolume(), rails, 0,
                reduction.rampSeconds(), 1, treeVolume() / group.inside());
    }

    private Candidate inNetwork(int reductionDepth) {
        double others = group.inside() - 1.0;
        boolean direct = group.inside() <= IN_NETWORK_DIRECT;
        double rate = direct ? ringRate(Protocol.SIMPLE) : chainRate(Protocol.SIMPLE);
        double inside = direct ? Math.min(1, others) * IN_NETWORK_HOP_SECONDS + others * IN_NETWORK_MEMBER_SECONDS
                : others * (IN_NETWORK_CHAIN_SECONDS + Math.min(SLICES_BYTES, bytes) / rate);
        double volume = 2 * AlphaBeta.share(group.inside());
        return slower("in-network reduction", null, 0, IN_NETWORK_SECONDS + 2 * reductionDepth * wire + 2 * inside, 0,
                volume, rate, 1, IN_NETWORK_SHARE, 0, 0, volume, 1.0 / group.inside());
    }

    private Candidate pat() {
        double volume = AlphaBeta.share(group.size());
        double latency = depth() * (wire + PAT_LEVEL_SECONDS) + group.size() * PAT_RANK_SECONDS;
        return new Candidate("PAT", null, PAT_START_SECONDS, latency, 0, volume, bytes, true, nics, PAT_SHARE, 0, 0, 0,
                volume);
    }

    /** The candidate whose rate is that of the slower tier. */
    private Candidate slower(String algorithm, Protocol protocol, double start, double latency, double hops,
            double insideVolume, double insideRate, double outVolume, double outShare, double copy, double ramp,
            double upBytes, double outBytes) {
        boolean outside = outVolume / (nics * outShare) >= insideVolume / insideRate;
        double limit = outside ? nics : domain.limit(group.inside());
        return new Candidate(algorithm, protocol, start, latency, hops, outside ? outVolume : insideVolume, bytes,
                outside, limit, outside ? outShare : insideRate / limit, copy, ramp, upBytes, outBytes);
    }
}
