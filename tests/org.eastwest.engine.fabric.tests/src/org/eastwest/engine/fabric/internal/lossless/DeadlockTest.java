// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eastwest.engine.fabric.internal.Transports;
import org.eastwest.engine.fabric.internal.routing.Bouncing;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessAnswer.Buffer;
import org.eastwest.spi.lossless.LosslessAnswer.Rule;
import org.eastwest.spi.lossless.LosslessAnswer.Stage;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeadlockTest {
    private static final String CLOS = "leaf-spine:hosts=16,down=4,up=2,rate=400Gb/s";
    private static final List<String> ONE = List.of("link:leaf4-spine1");
    private static final List<String> OPPOSITE = List.of("link:leaf4-spine1", "link:leaf2-spine2");

    @ParameterizedTest
    @ValueSource(strings = {CLOS, "fat-tree:hosts=128,radix=8,tiers=3", "rail:hosts=128,radix=16,rails=8",
        "multi-plane:hosts=64,radix=16,planes=2", "rail-only:hosts=256,radix=8,rails=8"})
    void upAndDownOnAClosHasNoCycleAlsoAfterFailures(String spec) {
        for (String share : List.of("0%", "5%", "20%", "40%")) {
            LosslessAnswer answer = examine(spec, List.of("random-links:" + share), pfc(1), Detours.VALLEY_FREE, 1);
            assertEquals(0, answer.cyclicBuffers(), spec + " without " + share + " of its links");
            assertEquals(List.of(), answer.cycle());
            assertTrue(answer.dependencies() > 0);
        }
    }

    @Test
    void twoFlowsThatBounceInOppositeDirectionsOverTheSamePairOfSwitchesCloseACycle() {
        Topology healthy = TopologySpec.topology(CLOS);
        BufferGraph graph = new BufferGraph(new Bouncing(healthy, Faults.apply(healthy, OPPOSITE, 1)), Classes.ONE);
        // From leaf1 by spine1, which has lost leaf4, down to leaf3 and up by spine2.
        graph.add(healthy.node("host1"), healthy.node("host13"));
        assertEquals(0, new Cycles(graph).buffers(), "a single bounced path does not");
        // From leaf3 by spine2, which has lost leaf2, down to leaf1 and up by spine1.
        graph.add(healthy.node("host9"), healthy.node("host5"));
        Cycles cycles = new Cycles(graph);
        assertEquals(1, cycles.count());
        List<String> labels = cycles.shortest().stream().map(b -> healthy.linkLabel(graph.link(b))).toList();
        assertEquals(4, labels.size());
        assertTrue(Stream.of("leaf1-spine1", "spine1-leaf3", "leaf3-spine2", "spine2-leaf1").allMatch(labels::contains),
                labels.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"link:leaf3-spine1", "optic:spine2-leaf1", "switch:leaf7"})
    void bouncesOfALargeFabricAreFollowedWhole(String fault) {
        LosslessAnswer answer = examine("fat-tree:hosts=8192,radix=64,tiers=3,rate=400Gb/s", List.of(fault), pfc(1),
                Detours.BOUNCE, 1);
        assertEquals(1, answer.coverage());
        assertEquals(List.of(), answer.findings());
    }

    @Test
    void oneFailureMakesPathsBounceOnlyOneWay() {
        assertEquals(0, examine(CLOS, ONE, pfc(1), Detours.BOUNCE, 1).cyclicBuffers());
    }

    @Test
    void theCycleIsShownWithTheRuleThatRemovesIt() {
        LosslessAnswer answer = examine(CLOS, OPPOSITE, pfc(1), Detours.BOUNCE, 1);
        assertEquals(4, answer.cycle().size());
        for (int i = 0; i < 4; i++) {
            String from = answer.cycle().get(i).link();
            String to = answer.cycle().get((i + 1) % 4).link();
            assertEquals(from.substring(from.indexOf('-') + 1), to.substring(0, to.indexOf('-')));
        }
        assertEquals(List.of("priority-after-bounce", "valley-free"),
                answer.rules().stream().map(Rule::id).toList());
        assertEquals(2, answer.rules().get(0).priorities(), "one more priority than bounces (Tagger)");
        assertEquals("EW-LOSSLESS-001", answer.findings().get(0).code());
        assertEquals(Severity.ERROR, answer.findings().get(0).severity());
        LosslessAnswer tagged = examine(CLOS, OPPOSITE, pfc(2), Detours.BOUNCE, 2);
        assertEquals(0, tagged.cyclicBuffers());
        assertEquals(0, examine(CLOS, OPPOSITE, pfc(1), Detours.VALLEY_FREE, 1).cyclicBuffers());
    }

    @Test
    void creditsOfInfinibandLoopUnderTheSameCondition() {
        LosslessAnswer answer = examine(CLOS, OPPOSITE, new FlowControl.Credits(1), Detours.BOUNCE, 1);
        assertEquals(4, answer.cycle().size());
        assertTrue(answer.findings().get(0).message().startsWith("A credit loop"));
        assertTrue(answer.rules().get(0).text().contains("virtual lane"));
    }

    @Test
    void whatDropsCannotDeadlock() {
        LosslessAnswer answer = examine(CLOS, OPPOSITE, new FlowControl.BestEffort(true), Detours.BOUNCE, 1);
        assertEquals("EW-LOSSLESS-003", answer.findings().get(0).code());
        assertEquals(List.of("micro-burst", "loss"), answer.stages().stream().map(Stage::id).toList());
    }

    @Test
    void aDragonflyNeedsAFurtherVirtualLaneForWaysOverThirdGroups() {
        String dragonfly = "dragonfly-plus:hosts=40,radix=8";
        assertEquals(0, examine(dragonfly, List.of(), new FlowControl.Credits(1), Detours.VALLEY_FREE, 1)
                .cyclicBuffers());
        LosslessAnswer answer = examine(dragonfly, List.of(), new FlowControl.Credits(1), Detours.NON_MINIMAL, 1);
        assertTrue(answer.cyclicBuffers() > 0);
        int lanes = answer.rules().get(0).priorities();
        assertTrue(lanes >= 2 && lanes <= 3, "2 to 3 (Shpiner et al. 2017; Kim et al. 2008), not " + lanes);
    }

    @Test
    void theCascadeIsATimelineFromTheBurstToTheDeadlock() {
        LosslessAnswer answer = examine(CLOS, OPPOSITE, pfc(1), Detours.BOUNCE, 1);
        List<String> ids = answer.stages().stream().map(Stage::id).toList();
        assertEquals(List.of("micro-burst", "xoff", "pause-spines", "pause-servers", "deadlock", "watchdog"),
                order(ids), ids.toString());
        for (int i = 1; i < answer.stages().size(); i++) {
            assertTrue(answer.stages().get(i).seconds() >= answer.stages().get(i - 1).seconds());
        }
        assertEquals("drained", last(examine(CLOS, List.of(), pfc(1), Detours.VALLEY_FREE, 1)).id());
    }

    @Test
    void aBurstThatEndsBeforeACycleIsFullTellsNoDeadlock() {
        Transport transport = Transports.with(pfc(1), Transports.congestion(1, 1e-5));
        LosslessAnswer answer = new Losslessness().examine(new LosslessQuestion(new SimulatedFabric.Described(CLOS),
                OPPOSITE, transport, Detours.BOUNCE, 1, 8, 2e-6, 1), Progress.NONE);
        assertTrue(answer.cyclicBuffers() > 0);
        assertEquals("drained", last(answer).id());
        assertTrue(last(answer).label().endsWith("no cycle of buffers has filled before"), last(answer).label());
    }

    @Test
    void aSampleTellsItsSizeAndWhatIsNotLookedAt() {
        LosslessQuestion question = new LosslessQuestion(new SimulatedFabric.Described(CLOS), OPPOSITE,
                Transports.with(pfc(1), Transports.congestion(1, 1e-5)), Detours.BOUNCE, 1, 8, 1e-3, 1);
        String told = LosslessFindings.of(question, true, List.of(), List.of(),
                new LosslessFindings.Sample(300, 1200, 2048)).get(0).message();
        assertTrue(told.contains("of 1,200 groups") && told.contains("300 were followed")
                && told.contains("the other 900") && told.contains("848 groups without bounces"), told);
        assertEquals(List.of(), LosslessFindings.of(question, true, List.of(), List.of(),
                new LosslessFindings.Sample(1200, 1200, 2048)));
    }

    private static List<String> order(List<String> ids) {
        return ids.stream().map(id -> id.equals("pause-leaves") ? "pause-spines" : id).distinct().toList();
    }

    private static Stage last(LosslessAnswer answer) {
        return answer.stages().get(answer.stages().size() - 1);
    }

    @Test
    void cyclesNameTheirBuffers() {
        assertTrue(examine(CLOS, OPPOSITE, pfc(1), Detours.BOUNCE, 1).cycle().stream().map(Buffer::link)
                .allMatch(link -> link.matches("(leaf[1-4]-spine[12]|spine[12]-leaf[1-4])")));
    }

    static FlowControl pfc(int priorities) {
        return new FlowControl.PriorityFlowControl(priorities, 0.02);
    }

    static LosslessAnswer examine(String spec, List<String> faults, FlowControl control, Detours detours,
            int classes) {
        Transport transport = Transports.with(control, Transports.congestion(1, 1e-5));
        return new Losslessness().examine(new LosslessQuestion(new SimulatedFabric.Described(spec), faults, transport,
                detours, classes, 8, 1e-3, 1), Progress.NONE);
    }
}
