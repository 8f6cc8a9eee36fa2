// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.collective.CollectivePropertiesTest.Machine;
import org.eastwest.spi.hardware.GpuSpec;

/** The invariants of whole curves, for groups that fill their domains unevenly, off their rails, or beside others. */
class OddGroupPropertiesTest {
    private static final String SEED = "20261130";
    private static final double ROUNDING = 1e-9;

    /** A machine, with or without reduction in its domains and its fabric, and a group on it. */
    record Odd(Machine machine, Group group) {
        double seconds(Collective kind, double bytes) {
            return machine.seconds(kind, group, bytes);
        }

        Odd with(Machine other) {
            return new Odd(other, group);
        }
    }

    private static GpuSpec gpu(int which) {
        return List.of(Hardware.a100(), Hardware.h100(), Hardware.b200(), Hardware.gb200(), Hardware.gb300())
                .get(which);
    }

    @Provide
    Arbitrary<Odd> odd() {
        Arbitrary<Machine> machines = Combinators.combine(Arbitraries.integers().between(0, 4),
                Arbitraries.of(3e9, 12e9, 48.5e9, 97e9), Arbitraries.integers().between(1, 40),
                Arbitraries.of(0, 1, 8)).as((g, nic, us, trees) -> new Machine(gpu(g), gpu(g).scaleUpBytesPerSecond(),
                        nic, us * 1e-6, trees));
        Arbitrary<Long> ranks = Arbitraries.oneOf(Arbitraries.longs().between(2, 40), Arbitraries.doubles()
                .between(0, 1).map(x -> Math.round(2 * Math.pow(50_000, x))));
        return Combinators.combine(machines, ranks, Arbitraries.integers().between(1, 72), Arbitraries.of(true, false),
                Arbitraries.of(1.0, 2.0, 7.0)).as((machine, n, domain, rails, beside) -> {
                    Group even = Group.spread(n, Math.min(domain, machine.gpu().scaleUpDomainSize()));
                    return new Odd(machine, new Group(even.size(), even.inside(), even.domains(), even.strideGpus(),
                            rails, even.crosses() ? beside : 1));
                });
    }

    @Provide
    Arbitrary<Double> sizes() {
        return Arbitraries.doubles().between(0, 24).map(doublings -> 1024 * Math.pow(2, doublings));
    }

    @Property(tries = 4000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void timeGrowsWithSizeAndNoFasterThanIt(@ForAll("odd") Odd odd, @ForAll Collective kind,
            @ForAll("sizes") double bytes, @ForAll @DoubleRange(min = 1.01, max = 2) double factor) {
        double less = odd.seconds(kind, bytes);
        double more = odd.seconds(kind, bytes * factor);
        assertTrue(less > 0 && Double.isFinite(more) && more >= less * (1 - ROUNDING)
                && more <= less * factor * (1 + ROUNDING), less + " to " + more);
    }

    @Property(tries = 4000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void fasterLinksNeverSlowAnything(@ForAll("odd") Odd odd, @ForAll Collective kind, @ForAll("sizes") double bytes,
            @ForAll @DoubleRange(min = 1, max = 20) double faster) {
        double before = odd.seconds(kind, bytes);
        for (Machine better : List.of(odd.machine().faster(faster, 1, 1), odd.machine().faster(1, faster, 1),
                odd.machine().faster(1, 1, faster))) {
            double after = odd.with(better).seconds(kind, bytes);
            assertTrue(after <= before * (1 + ROUNDING), before + " to " + after);
        }
    }

    @Property(tries = 4000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void timeGrowsWithRanksInADomain(@ForAll("odd") Odd odd, @ForAll Collective kind, @ForAll("sizes") double bytes) {
        Group less = odd.group();
        Assume.that(!less.crosses() && less.size() < odd.machine().gpu().scaleUpDomainSize());
        Group more = Group.inDomain(less.size() + 1);
        assertTrue(odd.machine().seconds(kind, more, bytes) >= odd.seconds(kind, bytes) * (1 - ROUNDING));
    }

    @Property(tries = 4000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void groupsBesideItNeverSpeedUpAnything(@ForAll("odd") Odd odd, @ForAll Collective kind,
            @ForAll("sizes") double bytes) {
        Group g = odd.group();
        Assume.that(g.crosses());
        Group beside = new Group(g.size(), g.inside(), g.domains(), g.strideGpus(), g.railAligned(),
                2 * g.groupsPerRail());
        assertTrue(odd.machine().seconds(kind, beside, bytes) >= odd.seconds(kind, bytes) * (1 - ROUNDING));
    }

    @Property(tries = 4000, seed = SEED, edgeCases = EdgeCasesMode.NONE)
    void busBandwidthNeverExceedsWhatTheFewestNicsCarry(@ForAll("odd") Odd odd, @ForAll Collective kind,
            @ForAll("sizes") double bytes) {
        Group group = odd.group();
        Assume.that(group.crosses() && kind != Collective.SEND_RECEIVE);
        double bus = kind.busBytesPerSecond(group.size(), bytes, odd.seconds(kind, bytes));
        double reduced = kind == Collective.ALL_REDUCE ? 2 : 1;
        double domains = group.domains();
        double nics = reduced * group.inside() * odd.machine().nicBytesPerSecond() * domains / (domains - 1);
        assertTrue(bus <= nics * (1 + ROUNDING), bus + " of " + nics);
    }
}
