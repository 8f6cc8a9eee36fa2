// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;

/**
 * Collectives inside a scale-up domain: the faster of NCCL's protocols, and reduction in the switches where there is
 * any. Against 216 measured times on 2, 4 and 8 A100, H100 and B200 (ai-dynamo/aiconfigurator@095f58a) the mean error
 * is 6 % from 64 MiB on and 8 % from 16 MiB on, at worst 28 %.
 */
public final class ScaleUpDomain {
    /**
     * Slices in flight that have to fill a ring of the Simple protocol before it runs at full rate: bytes, times
     * (n-1)/n. Fitted to 16 to 128 MiB all-gathers on 8 A100, H100 and B200.
     */
    static final double FILL_BYTES = 9e6;
    /**
     * Start of an all-reduce in the switches, fitted to 16 to 512 MiB on 8 H100 and B200; NCCL's own constant is 25 us.
     */
    static final double SWITCH_BASE_SECONDS = 80e-6;
    private static final Protocol[] PROTOCOLS = Protocol.values();
    private static final Source RING = Source.literature("ring in the alpha-beta model (Patarasuk and Yuan 2009) with "
            + "the constants of NCCL's tuner (NVIDIA/nccl@5067397 src/graph/tuning.cc); 9 MB of slices in flight "
            + "fitted to ai-dynamo/aiconfigurator@095f58a");
    private static final Source SWITCHES = Source.literature("every GPU sends and receives its buffer once (NVLS); 80 "
            + "us fitted to ai-dynamo/aiconfigurator@095f58a, 16 to 512 MiB");

    private final double linkBytesPerSecond;
    private final double peerBytesPerSecond;
    private final ScaleUpTechnology technology;
    private final Source linkSource;
    private final Source peerSource;

    /**
     * @param linkBytesPerSecond all links of a GPU, per direction
     * @param peerBytesPerSecond links of a GPU to one peer, per direction; less than all of them in a mesh
     */
    public ScaleUpDomain(double linkBytesPerSecond, double peerBytesPerSecond, ScaleUpTechnology technology,
            Source linkSource, Source peerSource) {
        this.linkBytesPerSecond = linkBytesPerSecond;
        this.peerBytesPerSecond = peerBytesPerSecond;
        this.technology = technology;
        this.linkSource = linkSource;
        this.peerSource = peerSource;
    }

    /** Bandwidth that a ring gather among n GPUs reaches, bytes per second per direction. */
    double gatherRate(long n) {
        return rate(n, technology.gather());
    }

    /** Bandwidth that all-to-all among n GPUs reaches, bytes per second per direction. */
    double allToAllRate(long n) {
        return rate(n, technology.allToAll());
    }

    private double rate(long n, double share) {
        return Math.min(linkBytesPerSecond, (n - 1) * peerBytesPerSecond) * share * ScaleUpTechnology.groupFactor(n);
    }

    /** Reduce-scatter or all-gather of {@code bytes} in all. */
    Cost gather(Collective kind, long n, double bytes, Scope scope) {
        double rate = recordRate(n, technology.gather(), scope);
        return ring(kind, n, n - 1, AlphaBeta.share(n), bytes, rate, scope);
    }

    /** All-reduce of {@code bytes} a GPU. */
    Cost allReduce(long n, double bytes, Scope scope) {
        double inSwitches = SWITCH_BASE_SECONDS + bytes / (linkBytesPerSecond * technology.switchReduction());
        double rate = rate(n, technology.allReduce());
        Protocol best = best(2.0 * (n - 1), 2 * AlphaBeta.share(n), bytes, rate);
        // NaN, no reduction in the switches, compares false.
        if (inSwitches < ringSeconds(best, 2.0 * (n - 1), 2 * AlphaBeta.share(n), bytes, rate)) {
            return switches(bytes, inSwitches, scope);
        }
        recordRate(n, technology.allReduce(), scope);
        return ring(Collective.ALL_REDUCE, n, 2.0 * (n - 1), 2 * AlphaBeta.share(n), bytes, rate, scope);
    }

    /** Every GPU sends an equal part of {@code bytes} to every GPU, itself included. */
    Cost allToAll(long n, double bytes, Scope scope) {
        double rate = recordRate(n, technology.allToAll(), scope);
        return ring(Collective.ALL_TO_ALL, n, 1, AlphaBeta.share(n), bytes, rate, scope);
    }

    /** One GPU sends {@code bytes} to another while it receives as much from a third. */
    Cost sendReceive(double bytes, Scope scope) {
        double rate = recordRate(2, technology.gather(), scope);
        return ring(Collective.SEND_RECEIVE, 2, 1, 1, bytes, rate, scope);
    }

    private Cost ring(Collective kind, long n, double hops, double volume, double bytes, double rate, Scope scope) {
        Protocol best = best(hops, volume, bytes, rate);
        double seconds = ringSeconds(best, hops, volume, bytes, rate);
        if (scope.recording()) {
            recordProtocol(best, hops, volume, bytes, scope);
            scope.derived("seconds", kind.word() + " of " + n + " GPUs in the scale-up domain, protocol " + best.word(),
                    seconds, Unit.SECOND, "base + hops * hop + volume * (bytes + fill) / (rate * protocol_share)",
                    RING);
        }
        return new Cost(seconds, volume * bytes, 0, name(kind) + ", " + best.word());
    }

    private static String name(Collective kind) {
        return switch (kind) {
            case ALL_TO_ALL, SEND_RECEIVE -> "direct";
            default -> "ring";
        };
    }

    private Cost switches(double bytes, double seconds, Scope scope) {
        if (scope.recording()) {
            scope.input("link", "scale-up bandwidth per GPU and direction", linkBytesPerSecond, Unit.BYTE_PER_SECOND,
                    linkSource);
            scope.input("switch_share", "share of it that reduction in the switches reaches",
                    technology.switchReduction(), Unit.FRACTION, technology.source());
            scope.input("base", "start of an all-reduce in the switches", SWITCH_BASE_SECONDS, Unit.SECOND, SWITCHES);
            scope.derived("seconds", "all-reduce in the scale-up switches", seconds, Unit.SECOND,
                    "base + bytes / (link * switch_share)", SWITCHES);
        }
        return new Cost(seconds, bytes, 0, "NVLS");
    }

    private static Protocol best(double hops, double volume, double bytes, double rate) {
        Protocol best = PROTOCOLS[0];
        double least = Double.POSITIVE_INFINITY;
        for (Protocol protocol : PROTOCOLS) {
            double seconds = ringSeconds(protocol, hops, volume, bytes, rate);
            if (seconds < least) {
                best = protocol;
                least = seconds;
            }
        }
        return best;
    }

    private static double ringSeconds(Protocol protocol, double hops, double volume, double bytes, double rate) {
        return protocol.baseSeconds() + hops * protocol.hopSeconds() + volume * (bytes + fill(protocol))
                / (rate * protocol.bandwidthFactor());
    }

    static double fill(Protocol protocol) {
        return protocol == Protocol.SIMPLE ? FILL_BYTES : 0;
    }

    private double recordRate(long n, double share, Scope scope) {
        double rate = rate(n, share);
        if (scope.recording()) {
            scope.input("link", "scale-up bandwidth per GPU and direction", linkBytesPerSecond, Unit.BYTE_PER_SECOND,
                    linkSource);
            scope.input("peer", "scale-up bandwidth to one peer, per direction", peerBytesPerSecond,
                    Unit.BYTE_PER_SECOND, peerSource);
            scope.input("members", "GPUs of the group in the domain", n, Unit.COUNT,
                    Source.assumption("placement of the plan's dimensions in its order"));
            scope.input("scale_up_share", "share of the scale-up bandwidth that it reaches on 8 GPUs", share,
                    Unit.FRACTION, technology.source());
            scope.input("group_factor", "the share for this many GPUs over that for 8",
                    ScaleUpTechnology.groupFactor(n), Unit.RATIO, technology.source());
            scope.derived("rate", "bandwidth reached", rate, Unit.BYTE_PER_SECOND,
                    "min(link, (members - 1) * peer) * scale_up_share * group_factor", technology.source());
        }
        return rate;
    }

    static void recordProtocol(Protocol protocol, double hops, double volume, double bytes, Scope scope) {
        scope.input("base", "start of a collective, protocol " + protocol.word(), protocol.baseSeconds(), Unit.SECOND,
                Protocol.SOURCE);
        scope.input("hop", "a hop in the domain, protocol " + protocol.word(), protocol.hopSeconds(), Unit.SECOND,
                Protocol.SOURCE);
        scope.input("hops", "hops one after the other", hops, Unit.COUNT, RING);
        scope.input("volume", "bytes a GPU sends over bytes of the buffer", volume, Unit.RATIO, RING);
        scope.input("fill", "slices in flight that fill the ring", fill(protocol), Unit.BYTE, RING);
        scope.input("protocol_share", "share of the bandwidth that carries data, protocol " + protocol.word(),
                protocol.bandwidthFactor(), Unit.FRACTION, Protocol.SOURCE);
        // The caller records what the buffer is; where it does not, the number alone has to do.
        if (!scope.knows("bytes")) {
            scope.input("bytes", "buffer of the collective", bytes, Unit.BYTE, RING);
        }
    }
}
