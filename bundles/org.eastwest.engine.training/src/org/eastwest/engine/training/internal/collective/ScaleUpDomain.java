// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.ScaleUpSpec;

/**
 * Collectives inside a scale-up domain: NCCL's ring under its three protocols, reduction in the switches (NVLS) where
 * there is any, direct exchange for all-to-all. In one domain NCCL's tree is a chain, which never beats the ring.
 */
public final class ScaleUpDomain {
    /** Bytes that a channel of the protocol LL moves at a hop before NCCL opens another one: 512 threads of 8 bytes. */
    private static final double LL_CHUNK = 4096;
    /** GPUs below which NCCL does not reduce in the switches. */
    private static final int NVLS_MINIMUM = 3;

    private final double linkBytesPerSecond;
    private final double peerBytesPerSecond;
    private final ScaleUpSpec spec;
    private final Choice choice;

    /**
     * @param linkBytesPerSecond all links of a GPU, per direction
     * @param peerBytesPerSecond links of a GPU to one peer, per direction; less than all of them in a mesh
     * @param spec               what collectives reach on them
     * @param linkSource         where the bandwidth comes from
     */
    public ScaleUpDomain(double linkBytesPerSecond, double peerBytesPerSecond, ScaleUpSpec spec, Source linkSource) {
        this.linkBytesPerSecond = linkBytesPerSecond;
        this.peerBytesPerSecond = peerBytesPerSecond;
        this.spec = spec;
        this.choice = new Choice(spec.source(), linkSource);
    }

    ScaleUpSpec spec() {
        return spec;
    }

    Choice choice() {
        return choice;
    }

    /** Links of a GPU to the others of a group of n, bytes per second per direction. */
    double limit(long n) {
        return Math.min(linkBytesPerSecond, (n - 1) * peerBytesPerSecond);
    }

    /** A hop of a ring that carries the part of a GPU under a protocol, seconds. */
    double hopSeconds(Protocol protocol, long n, double bytes) {
        return switch (protocol) {
            case LL -> spec.lowLatency().llHopSeconds()
                    + spec.lowLatency().llFillSeconds() * Math.min(1, bytes / (LL_CHUNK * n));
            case LL128 -> spec.lowLatency().ll128HopSeconds();
            case SIMPLE -> spec.bulk().hopSeconds();
        };
    }

    /** Share of the links that a ring reaches under a protocol. */
    double ringShare(Protocol protocol) {
        return switch (protocol) {
            case LL -> spec.lowLatency().llShare();
            case LL128 -> spec.lowLatency().ll128Share();
            case SIMPLE -> spec.bulk().share();
        };
    }

    /** Start and end of a collective under a protocol, seconds. */
    double startSeconds(Protocol protocol) {
        return protocol == Protocol.SIMPLE ? spec.bulk().startSeconds() : spec.lowLatency().startSeconds();
    }

    /** Copy of so many bytes from input to output, which the small protocols do on the way, seconds. */
    double copySeconds(Protocol protocol, double bytes) {
        return protocol == Protocol.SIMPLE ? bytes / spec.bulk().copyBytesPerSecond() : 0;
    }

    double rampSeconds(Protocol protocol) {
        return protocol == Protocol.SIMPLE ? spec.bulk().rampSeconds() : 0;
    }

    /** All-reduce, reduce-scatter, all-gather or broadcast among n GPUs; {@code bytes} as nccl-tests count them. */
    Cost reduceOrGather(Collective kind, long n, double bytes, Scope scope) {
        List<Candidate> candidates = new ArrayList<>(4);
        for (Protocol protocol : Protocol.values()) {
            candidates.add(ring(kind, protocol, n, bytes));
        }
        if (kind == Collective.ALL_REDUCE && n >= NVLS_MINIMUM) {
            spec.reduction().ifPresent(r -> candidates.add(nvls(r, n, bytes)));
        }
        return choice.of(() -> inDomain(kind, n), candidates, scope);
    }

    private Candidate ring(Collective kind, Protocol protocol, long n, double bytes) {
        double hops = kind.passes() * (n - 1.0) * hopSeconds(protocol, n, bytes);
        double volume = kind.ringVolume(n);
        return new Candidate("ring", protocol, startSeconds(protocol), 0, hops, volume, bytes, false, limit(n),
                ringShare(protocol), copySeconds(protocol, kind.ownShare(n) * bytes), rampSeconds(protocol), volume, 0);
    }

    private Candidate nvls(ScaleUpSpec.SwitchReduction reduction, long n, double bytes) {
        return new Candidate("NVLS", null, reduction.startSeconds(), n * reduction.memberSeconds(), 0, 1, bytes, false,
                limit(n), reduction.share(), 0, reduction.rampSeconds(), 1, 0);
    }

    /** Every GPU sends an equal part of {@code bytes} to every GPU, itself included. */
    Cost allToAll(long n, double bytes, Scope scope) {
        return exchange(Collective.ALL_TO_ALL, n, bytes / n, n - 1.0, AlphaBeta.share(n), bytes, scope);
    }

    /** One GPU sends {@code bytes} to another while it receives as much from a third. */
    Cost sendReceive(double bytes, Scope scope) {
        return exchange(Collective.SEND_RECEIVE, 2, bytes, 1, 1, bytes, scope);
    }

    private Cost exchange(Collective kind, long n, double toOne, double peers, double volume, double bytes,
            Scope scope) {
        ScaleUpSpec.Exchange exchange = spec.exchange();
        double post = peers * exchange.peerSeconds();
        // All peers at a time, each by channels of its own: what one of them gets decides. Two GPUs alone, which use
        // fewer channels, are never slower than more.
        double small = Math.max(toOne, bytes / 2 - (peers - 1) * exchange.peerSeconds()
                * exchange.smallBytesPerSecond()) / exchange.smallBytesPerSecond();
        double limit = limit(n);
        Candidate direct = new Candidate("direct", Protocol.LL, exchange.startSeconds(), post, 0, volume, bytes, false,
                limit, Math.min(exchange.share(), volume * bytes / (small * limit)), 0, 0, volume, 0);
        double copy = kind == Collective.ALL_TO_ALL ? toOne / spec.bulk().copyBytesPerSecond() : 0;
        Candidate bulk = new Candidate("direct", Protocol.SIMPLE, exchange.bulkStartSeconds(), post, 0, volume, bytes,
                false, limit, exchange.share(), copy, spec.bulk().rampSeconds(), volume, 0);
        return choice.of(() -> inDomain(kind, n), List.of(direct, bulk), scope);
    }

    private static String inDomain(Collective kind, long n) {
        return kind.word() + " of " + n + " GPUs in the scale-up domain";
    }
}
