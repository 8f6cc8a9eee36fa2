// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.eastwest.engine.training.internal.FakeFabric;
import org.eastwest.engine.training.internal.FakeTransport;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.transport.ParameterValues;

/** Whole curves, from 1 KiB to 16 GiB and from 2 to 100,000 ranks. */
class CollectivePropertiesTest {
    private static final String SEED = "20260811";
    private static final Source SOURCE = Source.assumption("test");
    /** Relative rounding of sums of many terms. */
    private static final double ROUNDING = 1e-9;
    private static final double SMALLEST = 1024;
    private static final long MOST_RANKS = 100_000;

    /**
     * One machine.
     *
     * @param linkBytesPerSecond scale-up links of a GPU
     * @param nicBytesPerSecond  NIC of a GPU
     * @param trees              reduction trees of a port of the fabric
     */
    record Machine(GpuSpec gpu, double linkBytesPerSecond, double nicBytesPerSecond, double latencySeconds,
            int trees) {
        Collectives collectives() {
            FakeFabric fabric = new FakeFabric(nicBytesPerSecond, latencySeconds);
            ScaleOut out = new ScaleOut(fabric, fabric.size(fabric.plan(new ClusterSnapshot("c", "c",
                    List.of(Hardware.servers(gpu, 128, 8, nicBytesPerSecond))), null)),
                    new FakeTransport("fake", trees).compose(new ParameterValues(Map.of())),
                    new ScaleOut.Nics(1, Double.MAX_VALUE, SOURCE), SOURCE);
            return new Collectives(new ScaleUpDomain(linkBytesPerSecond, linkBytesPerSecond, gpu.scaleUp(), SOURCE),
                    out);
        }

        double seconds(Collective kind, Group group, double bytes) {
            return cost(kind, group, bytes).seconds();
        }

        Cost cost(Collective kind, Group group, double bytes) {
            Collectives c = collectives();
            return switch (kind) {
                case ALL_REDUCE -> c.allReduce(group, bytes, Scope.NONE);
                case REDUCE_SCATTER, ALL_GATHER -> c.gather(kind, group, bytes, Scope.NONE);
                case ALL_TO_ALL -> c.allToAll(group, bytes, Scope.NONE);
                case BROADCAST -> c.broadcast(group, bytes, Scope.NONE);
                case SEND_RECEIVE -> c.sendReceive(group, bytes, Scope.NONE);
            };
        }

        Machine faster(double link, double nic, double latency) {
            return new Machine(gpu, linkBytesPerSecond * link, nicBytesPerSecond * nic, latencySeconds / latency,
                    trees);
        }
    }

    @Provide
    Arbitrary<Machine> machines() {
        Arbitrary<GpuSpec> gpus = Arbitraries.of(Hardware.a100(), Hardware.h100(), Hardware.b200(), Hardware.gb200(),
                Hardware.gb300());
        return Combinators.combine(gpus, Arbitraries.of(12e9, 24e9, 48.5e9, 97e9),
                Arbitraries.integers().between(1, 20).map(us -> us * 1e-6), Arbitraries.of(0, 1)).as((gpu, nic, latency,
                        trees) -> new Machine(gpu, gpu.scaleUpBytesPerSecond(), nic, latency, trees));
    }

    @Provide
    Arbitrary<Double> sizes() {
        return Arbitraries.doubles().between(0, 24).map(doublings -> SMALLEST * Math.pow(2, doublings));
    }

    /** Ranks of a group in one domain, and domains; one of either is as likely as many. */
    @Provide
    Arbitrary<Group> groups() {
        Arbitrary<Long> domains = Arbitraries.oneOf(Arbitraries.longs().between(1, 8), Arbitraries.doubles()
                .between(0, 1).map(x -> Math.round(Math.pow(MOST_RANKS / 8.0, x))));
        return Combinators.combine(Arbitraries.longs().between(1, 8), domains).as(CollectivePropertiesTest::group)
                .filter(g -> g.size() > 1);
    }

    private static Group group(long inside, long domains) {
        return new Group(inside * domains, inside, domains, domains > 1 ? 8 : 0, true, 1);
    }

    @Property(tries = 3000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void timeGrowsWithSize(@ForAll("machines") Machine machine, @ForAll Collective kind, @ForAll("groups") Group group,
            @ForAll("sizes") double bytes, @ForAll @DoubleRange(min = 1.01, max = 4) double factor) {
        double less = machine.seconds(kind, group, bytes);
        double more = machine.seconds(kind, group, bytes * factor);
        assertTrue(more >= less * (1 - ROUNDING), less + " to " + more);
        assertTrue(less > 0 && Double.isFinite(more));
    }

    @Property(tries = 3000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void nothingJumps(@ForAll("machines") Machine machine, @ForAll Collective kind, @ForAll("groups") Group group,
            @ForAll("sizes") double bytes, @ForAll @DoubleRange(min = 1.01, max = 2) double factor) {
        // Every algorithm grows at most as fast as the size, so that what is cheapest does, wherever it changes.
        double less = machine.seconds(kind, group, bytes);
        double more = machine.seconds(kind, group, bytes * factor);
        assertTrue(more <= less * factor * (1 + ROUNDING), less + " to " + more);
    }

    // Algorithms whose constants come from different measurements meet where a group leaves its domain: seldom.
    @Property(tries = 10_000, seed = "77", edgeCases = EdgeCasesMode.NONE)
    void timeGrowsWithDomains(@ForAll("machines") Machine machine, @ForAll Collective kind,
            @ForAll("groups") Group group, @ForAll("sizes") double bytes) {
        double less = machine.seconds(kind, group, bytes);
        for (long more = group.domains() + 1; more <= 2 * group.domains() + 1; more += Math.max(1, more / 3)) {
            double seconds = machine.seconds(kind, group(group.inside(), more), bytes);
            assertTrue(seconds >= less * (1 - ROUNDING), less + " of " + group.domains() + " to " + seconds + " of "
                    + more);
        }
    }

    @Property(tries = 3000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void timeGrowsWithRanksInADomain(@ForAll("machines") Machine machine, @ForAll Collective kind,
            @ForAll("sizes") double bytes) {
        double less = 0;
        for (long ranks = 2; ranks <= machine.gpu().scaleUpDomainSize(); ranks++) {
            double seconds = machine.seconds(kind, group(ranks, 1), bytes);
            assertTrue(seconds >= less * (1 - ROUNDING), less + " to " + seconds + " with " + ranks);
            less = seconds;
        }
    }

    @Property(tries = 3000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void busBandwidthNeverExceedsWhatLinksCarry(@ForAll("machines") Machine machine, @ForAll Collective kind,
            @ForAll("groups") Group group, @ForAll("sizes") double bytes) {
        double bus = kind.busBytesPerSecond(group.size(), bytes, machine.seconds(kind, group, bytes));
        // Switches that reduce let every GPU send its buffer once, a ring almost twice.
        double reduced = kind == Collective.ALL_REDUCE ? 2 : 1;
        double links = group.inside() > 1 ? reduced * machine.linkBytesPerSecond() : Double.POSITIVE_INFINITY;
        double nics = Double.POSITIVE_INFINITY;
        if (group.crosses()) {
            double domains = group.domains();
            nics = reduced * group.inside() * machine.nicBytesPerSecond() * domains / (domains - 1);
        }
        double carried = kind == Collective.SEND_RECEIVE && group.crosses() ? machine.nicBytesPerSecond()
                : Math.min(links, nics);
        assertTrue(bus <= carried * (1 + ROUNDING), bus + " of " + carried);
    }

    @Property(tries = 3000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void theEmptiestDomainReceivesThroughItsOwnNics(@ForAll("machines") Machine machine, @ForAll Collective kind,
            @ForAll @LongRange(min = 2, max = MOST_RANKS) long ranks, @ForAll @IntRange(min = 1, max = 72) int domain,
            @ForAll("sizes") double bytes) {
        // Odd numbers of GPUs leave a domain with fewer GPUs, and NICs, than the others have.
        Group group = Group.spread(ranks, Math.min(domain, machine.gpu().scaleUpDomainSize()));
        if (!group.crosses() || kind == Collective.SEND_RECEIVE) {
            return;
        }
        double fewest = ranks / group.domains();
        double elsewhere = (ranks - fewest) / ranks * bytes;
        double in = switch (kind) {
            case ALL_REDUCE, BROADCAST -> bytes;
            case ALL_TO_ALL -> fewest * elsewhere;
            default -> elsewhere;
        };
        double least = in / (fewest * machine.nicBytesPerSecond());
        double seconds = machine.seconds(kind, group, bytes);
        assertTrue(seconds >= least * (1 - ROUNDING), seconds + " of " + least);
    }

    @Property(tries = 3000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void fasterLinksNeverSlowAnything(@ForAll("machines") Machine machine, @ForAll Collective kind,
            @ForAll("groups") Group group, @ForAll("sizes") double bytes,
            @ForAll @DoubleRange(min = 1, max = 20) double faster) {
        double before = machine.seconds(kind, group, bytes);
        for (Machine better : List.of(machine.faster(faster, 1, 1), machine.faster(1, faster, 1),
                machine.faster(1, 1, faster))) {
            double after = better.seconds(kind, group, bytes);
            assertTrue(after <= before * (1 + ROUNDING), before + " to " + after);
        }
    }

    @Property(tries = 1000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void reductionInTheFabricNeverSlowsAnAllReduce(@ForAll("machines") Machine machine, @ForAll("groups") Group group,
            @ForAll("sizes") double bytes) {
        Machine plain = new Machine(machine.gpu(), machine.linkBytesPerSecond(), machine.nicBytesPerSecond(),
                machine.latencySeconds(), 0);
        Machine sharp = new Machine(machine.gpu(), machine.linkBytesPerSecond(), machine.nicBytesPerSecond(),
                machine.latencySeconds(), 1);
        assertTrue(sharp.seconds(Collective.ALL_REDUCE, group, bytes) <= plain.seconds(Collective.ALL_REDUCE, group,
                bytes));
    }

    @Property(tries = 1000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void tokensThatVisitFewerDomainsTravelLess(@ForAll("machines") Machine machine, @ForAll("groups") Group group,
            @ForAll("sizes") double bytes, @ForAll @IntRange(min = 1, max = 8) int limit) {
        Collectives collectives = machine.collectives();
        Cost free = collectives.routeTokens(group, bytes, Routing.free(8), Scope.NONE);
        Cost limited = collectives.routeTokens(group, bytes, new Routing(8, 8, limit), Scope.NONE);
        assertTrue(limited.scaleOutBytes() <= free.scaleOutBytes() * (1 + ROUNDING));
        assertTrue(limited.seconds() <= free.seconds() * (1 + ROUNDING));
        Cost copies = collectives.allToAll(group, 8 * bytes, Scope.NONE);
        assertTrue(free.scaleOutBytes() <= copies.scaleOutBytes() * (1 + ROUNDING));
    }
}
