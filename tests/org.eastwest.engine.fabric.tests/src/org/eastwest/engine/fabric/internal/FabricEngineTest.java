// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.FabricSnapshot.Routing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.ScaleLimit;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FabricEngineTest {
    private static final TransportModel IDEAL = new Designs.Model("test", Transports.ideal());
    private static final TransportModel HASHED =
            new Designs.Model("test", Transports.with(new LoadBalancing.FlowHash(1)));
    private static final TransportModel PAUSING = new Designs.Model("test", Transports.with(
            new FlowControl.PriorityFlowControl(1, 0.05), Transports.congestion(1, 50e-6)));

    @Nested
    class Counts {
        @Test
        void areThoseOfTheReferenceArchitecture() {
            AnalysisResult result = analyze(new Designs().servers(127).reserved(4), IDEAL);
            assertAll(() -> assertEquals(1016, value(result, "gpus")),
                    () -> assertEquals(127, value(result, "servers")),
                    () -> assertEquals(1016, value(result, "endpoints")),
                    () -> assertEquals(32, value(result, "leaf_switches")),
                    () -> assertEquals(16, value(result, "spine_switches")),
                    () -> assertEquals(0, value(result, "core_switches")),
                    () -> assertEquals(48, value(result, "switches")),
                    () -> assertEquals(1020, value(result, "host_leaf_cables")),
                    () -> assertEquals(1024, value(result, "leaf_spine_cables")),
                    () -> assertEquals(0, value(result, "spine_core_cables")),
                    () -> assertEquals(1, value(result, "oversubscription")),
                    () -> assertEquals(508 * Designs.LINE, value(result, "bisection_bytes_per_second")),
                    () -> assertEquals(3, value(result, "diameter")));
        }

        @Test
        void ofTwoPlanesAreTwinPortCablesAndAllSwitches() {
            AnalysisResult result = analyze(new Designs().servers(64).planes(2, 2 * Designs.LINE)
                    .topology(TopologyKind.MULTI_PLANE).type(Designs.ethernetSwitch(64, 800, 160e6)), IDEAL);
            assertAll(() -> assertEquals(16, value(result, "leaf_switches")),
                    () -> assertEquals(8, value(result, "spine_switches")),
                    () -> assertEquals(512, value(result, "endpoints")),
                    () -> assertEquals(512, value(result, "host_leaf_cables")),
                    () -> assertEquals(2 * Designs.LINE, value(result, "effective_bytes_per_second"),
                            0.2 * Designs.LINE));
        }

        @Test
        void standInTablesByTierAndByCable() {
            AnalysisResult result = analyze(new Designs(), IDEAL);
            Table tiers = result.table("fabric").orElseThrow();
            assertEquals("Compute: 48 switches", tiers.title());
            assertEquals(List.of(Table.text("leaf"), Table.number(32), Table.text("Switch"), Table.number(64),
                    Table.number(32), Table.number(32), Table.number(1), Table.number(64)), tiers.rows().get(0));
            Table cables = result.table("cables").orElseThrow();
            assertEquals(List.of(Table.text("host-leaf"), Table.number(1024), Table.number(1024),
                    Table.number(Designs.LINE), Table.text("optics"), Table.number(30)), cables.rows().get(0));
        }

        @Test
        void followWhatTheDesignSaysAboutTiers() {
            AnalysisResult result = analyze(new Designs().servers(3072).topology(TopologyKind.THREE_TIER_FAT_TREE)
                    .tiers(Designs.tier(TierKind.LEAF, 1, 0, 0, 16), new FabricSnapshot.Tier(TierKind.SPINE,
                            Designs.ethernetSwitch(576, 400, 1e9), 7, 0, 3072, 0, null, Double.NaN)), IDEAL);
            assertEquals(1536, value(result, "leaf_switches"), "Meta: one leaf a rack of 16 GPUs");
            assertEquals(7, value(result, "oversubscription"), 0.05);
            assertEquals("EW-NETWORK-005", finding(result, "EW-NETWORK-005").code());
        }

        @Test
        void explainThemselves() {
            Metric spines = analyze(new Designs(), IDEAL).metric("spine_switches").orElseThrow();
            assertTrue(spines.derivation().formula().contains("leaf_switches"), spines.derivation().formula());
            assertFalse(spines.derivation().inputs().isEmpty());
        }
    }

    @Test
    void theCliffIsTheRatioPerDirection() {
        AnalysisResult result = analyze(new Designs(), IDEAL);
        assertEquals(9, value(result, "cliff"), "H100: 450 over 50 GB/s");
        assertEquals(Designs.LINE, value(result, "scale_out_bytes_per_second_per_gpu"));
    }

    @Test
    void powerIsThatOfSwitchesAndModules() {
        Designs design = new Designs().tiers(Designs.tier(TierKind.LEAF, 1, 0, 0, 0));
        AnalysisResult result = analyze(design, IDEAL);
        assertEquals(48_000, value(result, "switch_power_w"));
        double modules = 1024 + 1024 / 2 + 2 * (1024 / 2);
        assertEquals(48_000 + modules * 16, value(result, "network_power_w"),
                "one module for each NIC, two links a twin-port module of a switch");
        double shared = 4 * (1024 / 2);
        assertEquals(48_000 + shared * 16, value(analyze(design.nicsPerModule(2), IDEAL), "network_power_w"),
                "two NICs that share a cage share its module");
    }

    /** Leaves of which only a maximum is known, which holds their optics; spines draw 1,000 W without them. */
    @Test
    void opticsThatTheMaximumOfASwitchHoldsCountOnce() {
        SwitchSpec known = Designs.ethernetSwitch(64, 400, 1e9);
        SwitchSpec maximum = new SwitchSpec("maximum", "Maximum", "Vendor", "", known.protocol(), 64,
                known.portBytesPerSecond(), known.bytesPerSecond(), "", 1e9, 6e-7, Double.NaN, 2000, 2, "", true,
                Double.NaN, known.provenance());
        AnalysisResult result = analyze(new Designs().tiers(new FabricSnapshot.Tier(TierKind.LEAF, maximum, 1, 0, 0, 0,
                Designs.cable(), 50), new FabricSnapshot.Tier(TierKind.SPINE, known, 1, 0, 0, 0, null, Double.NaN)),
                IDEAL);

        assertEquals(32 * 2000 + 16 * 1000, value(result, "switch_power_w"));
        assertEquals(32 * 2000 + 16 * 1000 + (1024 + 512) * 16, value(result, "network_power_w"),
                "1,024 modules in NICs, two links a twin-port module of a spine");
    }

    @Test
    void unknownPowerSaysWhatIsUnknown() {
        Metric power = analyze(new Designs(), IDEAL).metric("network_power_w").orElseThrow();
        assertTrue(Double.isNaN(power.value()));
        assertTrue(power.derivation().source().text().contains("leaf-spine cables"), power.derivation().toString());
    }

    @Nested
    class Collisions {
        /** 60 servers in groups of 43 and 17: the second one is filled in part, and traffic leaves the first all the same. */
        @Test
        void fewerUplinksAreNeverFaster() {
            double even = value(analyze(new Designs().servers(60), HASHED), "effective_bytes_per_second");
            double fewer = value(analyze(new Designs().servers(60).tiers(Designs.tier(TierKind.LEAF, 2, 0, 0, 0)),
                    HASHED), "effective_bytes_per_second");

            assertTrue(fewer < even, fewer + " against " + even);
        }

        @Test
        void areExplainedWithWhatWouldHelp() {
            AnalysisResult result = analyze(new Designs(), HASHED);
            Finding finding = finding(result, "EW-NETWORK-006");
            assertEquals(Severity.NOTE, finding.severity());
            assertTrue(finding.message().contains("32 flows hashed onto 32 uplinks put 3.53 times"),
                    finding.message());
            assertTrue(finding.message().contains("16 queue pairs"), finding.message());
            double slowdown = Designs.LINE / value(result, "effective_bytes_per_second");
            assertTrue(slowdown > 3.53294 && slowdown < 1.15 * 3.53294, "two links a spine, hashed once more on the"
                    + " way down: " + slowdown);
        }

        @Test
        void doNotTouchNeighboursOnOneLeaf() {
            assertTrue(value(analyze(new Designs(), HASHED), "effective_adjacent_bytes_per_second")
                    > 0.95 * Designs.LINE);
        }

        @Test
        void fallWithQueuePairsAlongTheCurve() {
            double[] bandwidth = analyze(new Designs(), HASHED).series().get(0).y();
            for (int i = 1; i < bandwidth.length; i++) {
                assertTrue(bandwidth[i] > bandwidth[i - 1]);
            }
        }

        @Test
        void endWhereTheDesignAsksForAdaptiveRouting() {
            AnalysisResult result = analyze(new Designs().routing(Routing.ADAPTIVE, 0), HASHED);
            assertTrue(result.findings().stream().noneMatch(f -> f.code().equals("EW-NETWORK-006")));
            assertEquals(1, value(result, "load_balance_slowdown"), 0.05);
        }

        @Test
        void fallWithTheDesignsQueuePairs() {
            double four = value(analyze(new Designs().routing(Routing.TRANSPORT_DEFAULT, 4), HASHED),
                    "load_balance_slowdown");
            assertTrue(four > 2.16265 && four < 1.15 * 2.16265, "a little above one tier alone: " + four);
            double one = value(analyze(new Designs().routing(Routing.STATIC, 4), HASHED), "load_balance_slowdown");
            assertTrue(one > 3.53294 && one < 1.15 * 3.53294, "one path for each destination: " + one);
        }
    }

    @Nested
    class Pauses {
        @Test
        void takeAnEighthOfTheBufferOf128PortsWith100Metres() {
            AnalysisResult result = analyze(new Designs().metres(100).type(Designs.ethernetSwitch(64, 800, 160e6))
                    .tiers(new FabricSnapshot.Tier(TierKind.LEAF, null, 1, 0, 0, 0, null, 100)).servers(1024), PAUSING);
            assertEquals(128 * 152_158.0 / 160e6, value(result, "pfc_headroom_share"), 1e-3);
        }

        @Test
        void thatDoNotFitTheBufferAreFound() {
            AnalysisResult result = analyze(new Designs().type(Designs.ethernetSwitch(64, 400, 8e6)), PAUSING);
            assertEquals(Severity.WARNING, finding(result, "EW-NETWORK-007").severity());
        }

        @Test
        void needNoHeadroomWithoutPfc() {
            assertTrue(analyze(new Designs(), IDEAL).metric("pfc_headroom_share").isEmpty());
        }

        @Test
        void areUnavoidableFromAnIncastThatFillsTheBuffer() {
            AnalysisResult result = analyze(new Designs().type(Designs.ethernetSwitch(64, 400, 160e6)), PAUSING);
            assertEquals(65, value(result, "incast_fan_in"), "160 MB at 400 Gb/s and 50 us");
        }

        @Test
        void ofAnUnknownBufferAreUnknown() {
            AnalysisResult result = analyze(new Designs().type(Designs.ethernetSwitch(64, 400, Double.NaN)), PAUSING);
            assertTrue(Double.isNaN(value(result, "pfc_headroom_share")));
            assertTrue(Double.isNaN(value(result, "incast_fan_in")));
        }
    }

    @Nested
    class BadDesigns {
        @Test
        void thatNameAnUnknownTransportStillGetTheirCounts() {
            AnalysisResult result = analyze(new Designs().transport("nowhere"), IDEAL);
            assertEquals(Severity.ERROR, finding(result, "EW-NETWORK-002").severity());
            assertTrue(finding(result, "EW-NETWORK-002").remedy().contains("test"));
            assertEquals(48, value(result, "switches"));
            assertTrue(result.metric("effective_bytes_per_second").isEmpty());
        }

        @Test
        void thatCannotBeBuiltSayWhyOnTheFabric() {
            AnalysisResult result = analyze(new Designs().servers(512).topology(TopologyKind.TWO_TIER_FAT_TREE), IDEAL);
            assertEquals("compute", finding(result, "EW-SIZING-004").element());
            assertTrue(result.metric("switches").isEmpty());
        }

        @Test
        void withoutNicsForAFabricAreWarned() {
            AnalysisResult result = analyze(new Designs().role(FabricRole.STORAGE), IDEAL);
            assertEquals(Severity.WARNING, finding(result, "EW-NETWORK-001").severity());
        }

        @Test
        void withWrongParametersSaySo() {
            AnalysisResult result = analyze(new Designs().parameters(Map.of("nonsense", 1.0)), IDEAL);
            assertTrue(finding(result, "EW-TRANSPORT-001").message().contains("nonsense"));
        }

        @Test
        void onIncompatiblePartsPassOnWhatTheTransportSays() {
            assertEquals("NIC on Switch", finding(analyze(new Designs(), IDEAL), "TEST-001").message());
        }

        @Test
        void beyondTheTransportsScaleAreWarned() {
            Transport ideal = Transports.ideal();
            Transport small = new Transport(ideal.wireFormat(), ideal.flowControl(), ideal.congestionControl(),
                    ideal.lossRecovery(), ideal.loadBalancing(), ideal.inNetworkReduction(), ideal.latency(),
                    new ScaleLimit(1000, "the test"));
            Finding finding = finding(analyze(new Designs(), new Designs.Model("test", small)), "EW-NETWORK-004");
            assertTrue(finding.message().contains("1,024") && finding.message().contains("1,000"), finding.message());
        }

        @Test
        void onATransportThatThrowsKeepEverythingElse() {
            AnalysisResult result = analyze(new Designs(), new Designs.Model("test", null));
            assertTrue(finding(result, "EW-NETWORK-003").message().contains("NullPointerException"));
            assertEquals(48, value(result, "switches"));
        }
    }

    @Nested
    class Drawn {
        private final List<FabricSnapshot.Node> switches = Stream.of("leaf1", "leaf2", "spine1")
                .map(id -> new FabricSnapshot.Node(id, id.startsWith("leaf") ? TierKind.LEAF : TierKind.SPINE,
                        Designs.ethernetSwitch(64, 400, 64e6)))
                .toList();
        private final List<FabricSnapshot.Link> links = List.of(link("servers", "leaf1", 16),
                link("servers", "leaf2", 16), link("leaf1", "spine1", 8), link("leaf2", "spine1", 8));

        @Test
        void fabricsAreCountedAsTheyStand() {
            AnalysisResult result = analyze(new Designs().servers(4).drawn(switches, links), IDEAL);
            assertAll(() -> assertEquals(2, value(result, "leaf_switches")),
                    () -> assertEquals(1, value(result, "spine_switches")),
                    () -> assertEquals(32, value(result, "host_leaf_cables")),
                    () -> assertEquals(16, value(result, "leaf_spine_cables")),
                    () -> assertEquals(2, value(result, "oversubscription")));
        }

        @Test
        void portsThatAreMissingAreFound() {
            List<FabricSnapshot.Link> few = links.subList(1, links.size());
            assertTrue(finding(analyze(new Designs().servers(4).drawn(switches, few), IDEAL), "EW-SIZING-007")
                    .message().contains("32 NIC ports"));
        }

        @Test
        void switchesWithMoreLinksThanPortsAreFound() {
            List<FabricSnapshot.Link> many = List.of(link("servers", "leaf1", 40), link("leaf1", "spine1", 40));
            assertTrue(finding(analyze(new Designs().servers(4).drawn(switches, many), IDEAL), "EW-SIZING-007")
                    .message().contains("'leaf1'"));
        }

        @Test
        void islandsAreFound() {
            List<FabricSnapshot.Link> apart = List.of(link("servers", "leaf1", 16), link("servers", "leaf2", 16),
                    link("leaf1", "spine1", 8));
            assertTrue(finding(analyze(new Designs().servers(4).drawn(switches, apart), IDEAL), "EW-SIZING-007")
                    .message().contains("'leaf2'"));
        }

        private static FabricSnapshot.Link link(String from, String to, int count) {
            return new FabricSnapshot.Link(from, to, count, Designs.LINE);
        }
    }

    @Test
    void theSameRequestGivesTheSameResult() {
        assertEquals(analyze(new Designs(), HASHED), analyze(new Designs(), HASHED));
    }

    @Test
    void inBriefItLeavesOutCurvesAndNotesAndTellsAllElseAlike() {
        AnalysisResult with = analyze(new Designs(), HASHED);
        AnalysisResult without = new FabricEngine(new Fabrics()).analyze(new Designs().request(HASHED).inBrief(),
                Progress.NONE);
        assertAll(() -> assertFalse(with.series().isEmpty()), () -> assertEquals(List.of(), without.series()),
                () -> assertEquals(with.metrics().stream().map(FabricEngineTest::told).toList(),
                        without.metrics().stream().map(FabricEngineTest::told).toList()),
                () -> assertEquals(with.tables(), without.tables()),
                () -> assertEquals("EW-NETWORK-006", finding(with, "EW-NETWORK-006").code()),
                () -> assertEquals(with.findings().stream().filter(f -> f.severity() != Severity.NOTE).toList(),
                        without.findings()));
    }

    private static String told(Metric metric) {
        return metric.element() + "/" + metric.id() + " " + metric.value() + " " + metric.unit() + " " + metric.band();
    }

    @Test
    void canBeCancelled() {
        Progress cancelled = new Progress() {
            @Override
            public void report(double fraction, String what) {
            }

            @Override
            public boolean cancelled() {
                return true;
            }
        };
        assertThrows(CancellationException.class,
                () -> new FabricEngine(new Fabrics()).analyze(new Designs().request(IDEAL), cancelled));
    }

    private static AnalysisResult analyze(Designs design, TransportModel transport) {
        return new FabricEngine(new Fabrics()).analyze(design.request(transport), Progress.NONE);
    }

    private static double value(AnalysisResult result, String metric) {
        return result.metric(metric).orElseThrow(() -> new AssertionError(metric + " of " + result.findings())).value();
    }

    private static Finding finding(AnalysisResult result, String code) {
        return result.findings().stream().filter(f -> f.code().equals(code)).findFirst()
                .orElseThrow(() -> new AssertionError(code + " of " + result.findings()));
    }
}
