// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;

/**
 * Any fabric, transport, congestion control, traffic, and failures and repairs while it runs: packets are conserved, no
 * link is faster than its rate, the seed decides everything, and a run ends, or stops with a message that says why.
 */
class RandomRunsPropertiesTest {
    private static final long MEBIBYTE = 1L << 20;
    private static final List<Double> RATES = List.of(25.0, 100.0, 200.0, 400.0);

    @Property(tries = 150)
    void packetsAreConservedLinksKeepTheirRatesAndTheSeedDecidesAll(@ForAll long seed) {
        Run run = new Run(new SplittableRandom(seed));

        Optional<PacketResult> first = run.result();
        Optional<PacketResult> again = run.result();

        Statistics.label("outcome").collect(first.isEmpty() ? "stopped with a message"
                : first.get().complete() ? "ended" : "nothing moves any more");
        assertEquals(first.isPresent(), again.isPresent(), run.what);
        first.ifPresent(result -> {
            assertTrue(result.complete() || run.staysCut, () -> "not all ended: " + run.what);
            assertEquals(result.sent(), result.delivered() + result.dropped() + result.trimmed() + result.inFlight(),
                    run.what);
            run.assertWithinRates(result);
            assertSame(result, again.orElseThrow(), run.what);
        });
    }

    private static void assertSame(PacketResult one, PacketResult other, String what) {
        assertArrayEquals(one.completionSeconds(), other.completionSeconds(), what);
        assertArrayEquals(one.sentBytes(), other.sentBytes(), what);
        assertEquals(one.events(), other.events(), what);
        assertEquals(one.dropped(), other.dropped(), what);
        assertEquals(one.pauses(), other.pauses(), what);
    }

    /** What one draw makes. */
    private static final class Run {
        final String what;
        /** Failures that nobody repairs may cut endpoints off, and leave packets where nothing takes them on. */
        final boolean staysCut;
        final Topology topology;
        private static final String REPAIRED = "repaired";
        private final Transport transport;
        private final FlowSet flows = new FlowSet();
        private final SimulationSettings settings;

        Run(SplittableRandom random) {
            String fabric = fabric(random);
            topology = TopologySpec.topology(fabric);
            int model = random.nextInt(Runs.MODELS.size());
            transport = transport(Runs.MODELS.get(model).info().id(), random);
            int messages = 1 + random.nextInt(25);
            int largest = 1 + random.nextInt(random.nextBoolean() ? 3_000 : 200_000);
            for (int m = 0; m < messages; m++) {
                int from = random.nextInt(topology.endpoints());
                int to = (from + 1 + random.nextInt(topology.endpoints() - 1)) % topology.endpoints();
                flows.add(from, to, 1 + random.nextInt(largest), random.nextDouble() * 50e-6, 0);
            }
            List<String> faults = new ArrayList<>();
            settings = SimulationSettings.DEFAULT.withSeed(random.nextLong())
                    .withBuffer(buffer(random)).withLimits(256 * MEBIBYTE, 3_000_000, 0.5)
                    .withChanges(changes(random, faults));
            staysCut = !faults.isEmpty() && !faults.get(faults.size() - 1).equals(REPAIRED);
            what = fabric + ", " + Runs.MODELS.get(model).info().id() + ", " + transport.loadBalancing() + ", "
                    + transport.flowControl() + ", " + transport.lossRecovery() + ", " + messages
                    + " messages, changes " + faults;
        }

        /** One in four from less than a packet on. */
        private static double buffer(SplittableRandom random) {
            return random.nextInt(4) == 0 ? Math.pow(10, -9 + 4 * random.nextDouble())
                    : 5e-6 + 80e-6 * random.nextDouble();
        }

        private static String fabric(SplittableRandom random) {
            String rest = String.format(Locale.ROOT, ",rate=%.0fGb/s,latency=%.0fns",
                    RATES.get(random.nextInt(RATES.size())),
                    random.nextInt(8) == 0 ? 0 : 100 + 1900 * random.nextDouble());
            int hosts = 2 + random.nextInt(30);
            return switch (random.nextInt(5)) {
                case 0 -> "fat-tree-3:hosts=" + (2 + random.nextInt(15)) + ",radix=4" + rest;
                case 1 -> "rail:hosts=" + hosts + ",rails=" + (1 + random.nextInt(4)) + ",radix=8,breakout=2" + rest;
                case 2 -> "dragonfly-plus:hosts=" + (2 + hosts % 19) + ",radix=4" + rest;
                default -> {
                    int up = 1 + random.nextInt(6);
                    yield "leaf-spine:hosts=" + hosts + ",down=" + (1 + random.nextInt(8)) + ",up=" + up + ",spines="
                            + (1 + random.nextInt(up)) + ",planes=" + (1 + random.nextInt(3)) + ",breakout="
                            + (1 + random.nextInt(2)) + ",uplink-breakout=" + (1 + random.nextInt(2)) + rest;
                }
            };
        }

        private static Transport transport(String id, SplittableRandom random) {
            double loss = List.of(0.0, 0.0, 0.001, 0.02).get(random.nextInt(4));
            Transport usual = Runs.transport(id, Map.of("loss-probability", loss, "timeout", 200e-6));
            return switch (random.nextInt(10)) {
                case 0 -> Runs.with(usual, new LoadBalancing.FlowHash(1 + random.nextInt(4)));
                case 1 -> Runs.with(usual, new LoadBalancing.Spraying(64, 1 + random.nextInt(64), random.nextBoolean()));
                case 2 -> Runs.with(usual, new LoadBalancing.AdaptivePerPacket(random.nextBoolean()));
                case 3 -> Runs.with(Runs.with(usual, new FlowControl.BestEffort(true, 0.1 + random.nextDouble())),
                        new LossRecovery.SelectiveRepeat(loss, 200e-6, 1 + random.nextInt(8)));
                case 4 -> Runs.with(Runs.with(usual, new FlowControl.BestEffort(false, 0.1 + random.nextDouble())),
                        new LossRecovery.GoBackN(loss, 200e-6));
                case 5 -> Runs.transport("uec", Map.of("loss-probability", loss, "timeout", 200e-6,
                        "receiver-credits", 1.0));
                default -> usual;
            };
        }

        /** Up to three failures, each whole or partly repaired by the next; the last change repairs all, or not. */
        private List<NetworkChange> changes(SplittableRandom random, List<String> told) {
            List<NetworkChange> changes = new ArrayList<>();
            double at = 0;
            int failures = random.nextInt(4);
            for (int i = 0; i < failures; i++) {
                at += 30e-6 * random.nextDouble();
                String fault = switch (random.nextInt(5)) {
                    case 0 -> "switch:leaf1";
                    case 1 -> "plane:1";
                    case 2 -> "optic:leaf1-host1";
                    case 3 -> "rate:leaf1-host1=1Gb/s";
                    default -> "random-links:" + (1 + random.nextInt(60)) + "%";
                };
                Topology failed = Faults.apply(topology, List.of(fault), random.nextLong());
                changes.add(new NetworkChange(at, failed, 50e-6 * random.nextDouble()));
                told.add(fault);
            }
            if (failures > 0 && random.nextInt(4) > 0) {
                changes.add(new NetworkChange(at + 300e-6 * random.nextDouble(), topology, 20e-6));
                told.add(REPAIRED);
            }
            return changes;
        }

        /** Empty when it stopped with a message that says why. */
        Optional<PacketResult> result() {
            try {
                return Optional.of(PacketSimulation.run(topology, transport, flows, settings));
            } catch (SimulationLimitException | IllegalArgumentException stopped) {
                assertTrue(stopped.getMessage() != null && stopped.getMessage().matches("[A-Z0-9'].*[.:].*"),
                        () -> what + " stopped with " + stopped.getMessage());
                return Optional.empty();
            }
        }

        void assertWithinRates(PacketResult result) {
            for (int link = 0; link < topology.links(); link++) {
                assertTrue(result.sentBytes()[link] <= topology.rate(link) * (result.seconds() + 1e-6),
                        topology.linkLabel(link) + " of " + what);
            }
            for (int f = 0; f < flows.size(); f++) {
                double line = 0;
                for (int link = topology.firstLink(flows.source(f)); link < topology.firstLink(flows.source(f) + 1);
                        link++) {
                    line += topology.isUp(link) ? topology.rate(link) : 0;
                }
                assertFalse(result.completionSeconds()[f] <= flows.bytes(f) / line, "faster than the line: " + what);
            }
        }
    }
}
