// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.eastwest.engine.fabric.internal.flow.FlowLinks;
import org.eastwest.engine.fabric.internal.flow.Messages;
import org.eastwest.engine.fabric.internal.flow.TrafficMatrices;
import org.eastwest.engine.fabric.internal.flow.Ways;
import org.eastwest.engine.fabric.internal.routing.Bouncing;
import org.eastwest.engine.fabric.internal.routing.HopRule;
import org.eastwest.engine.fabric.internal.routing.NonMinimal;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.ValleyFree;
import org.eastwest.engine.fabric.internal.topology.SimulatedFabrics;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessAnswer.Buffer;
import org.eastwest.spi.lossless.LosslessAnswer.Rule;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.transport.FlowControl;

/** One question about pauses and cycles. */
final class Examination {
    /** Dependencies to follow that are worth waiting for: a few seconds. */
    private static final long MOST_VISITS = 100_000_000L;
    private static final int MOST_CLASSES = 8;
    private static final int SAMPLED_FLOWS = 4096;

    private final LosslessQuestion question;
    private final Progress progress;
    private final Topology healthy;
    private final Topology topology;
    private final Routing routing;
    private final boolean lossless;

    Examination(LosslessQuestion question, Progress progress) {
        this.question = question;
        this.progress = progress;
        healthy = SimulatedFabrics.healthy(question.fabric());
        topology = SimulatedFabrics.faulty(healthy, question.fabric(), question.faults(), question.seed());
        routing = Routing.upDown(topology);
        lossless = question.transport().flowControl().lossless();
    }

    LosslessAnswer answer() {
        Destinations ways = destinations(question.detours());
        Classes classes = classes(question.classes());
        BufferGraph graph = ways.graph(classes);
        progress.check();
        Cycles cycles = new Cycles(graph);
        List<Buffer> cycle = cycles.shortest().stream().map(b -> new Buffer(topology.linkLabel(graph.link(b)),
                graph.layer(b) + 1)).toList();
        progress.check();
        Burst burst = burst();
        List<Rule> rules = cycle.isEmpty() || !lossless ? List.of() : rules(ways);
        Cascade cascade = new Cascade(question, burst.spread(), burst.reaction(), burst.senders(),
                new Cascade.Loop(cycle.size(), burst.spread().reaches(cycles.links())), topology);
        double delay = question.transport().congestionControl().feedbackDelaySeconds();
        double untilSlow = delay < question.burstSeconds() ? delay : question.burstSeconds();
        int hopsUntilSlow = cascade.hops(untilSlow);
        return new LosslessAnswer(lossless, graph.used(), graph.dependencies(), cycles.buffers(), cycle, rules,
                ways.coverage(), burst.reaction().hopSeconds(), burst.spread().depth(), cascade.hops(),
                lossless ? burst.spread().paused(cascade.hops()) : 0,
                lossless ? victims(burst.spread(), cascade.hops()) : 0, burst.reaction().headroomBytes(),
                cascade.stages(), LosslessFindings.of(question, lossless, cycle, rules, ways.sample()),
                new LosslessAnswer.Slowed(untilSlow, hopsUntilSlow,
                        hopsUntilSlow > 0 ? victims(burst.spread(), hopsUntilSlow) : 0));
    }

    private Classes classes(int count) {
        return count <= 1 ? Classes.ONE : Classes.afterBounce(count);
    }

    /**
     * Which destinations are followed how.
     *
     * @param rule     where packets go
     * @param straight up and down, as packets to most destinations go also under {@code rule}
     * @param single   groups of destinations whose ways are followed one after the other
     * @param every    one in so many of these is
     * @param sparse   one in so many of all would be
     */
    private record Destinations(HopRule rule, ValleyFree straight, BitSet single, int every, int sparse) {
        BufferGraph graph(Classes classes) {
            BufferGraph graph = new BufferGraph(rule, classes);
            BitSet all = all(rule.groups());
            if (!AllWays.covers(straight, classes)) {
                return graph.addAllToAll(all, sparse);
            }
            all.andNot(single);
            graph.addAllToAll(straight, all);
            return single.isEmpty() ? graph : graph.addAllToAll(single, every);
        }

        /** What is not followed whole. */
        LosslessFindings.Sample sample() {
            int ofThem = single.cardinality();
            return new LosslessFindings.Sample((ofThem + every - 1) / every, ofThem, rule.groups().groups());
        }

        /** Share of the destinations that are followed. */
        double coverage() {
            LosslessFindings.Sample sample = sample();
            return 1 - (double) sample.left() / Math.max(1, sample.all());
        }
    }

    private Destinations destinations(Detours detours) {
        boolean lateral = AllWays.hasLateral(topology);
        if (detours == Detours.BOUNCE) {
            Bouncing bouncing = new Bouncing(healthy, topology);
            BitSet single = lateral ? all(bouncing.groups()) : bouncing.detoured();
            return followed(bouncing, new ValleyFree(bouncing.groups()), single);
        }
        ValleyFree straight = new ValleyFree(routing);
        boolean overThirds = detours == Detours.NON_MINIMAL && lateral;
        return followed(overThirds ? new NonMinimal(routing) : straight, straight,
                overThirds || lateral && question.classes() > 1 ? all(routing) : new BitSet());
    }

    private static BitSet all(Routing groups) {
        BitSet all = new BitSet();
        all.set(0, groups.groups());
        return all;
    }

    /** All, unless following the ways to them one after the other would take too long. */
    private Destinations followed(HopRule rule, ValleyFree straight, BitSet single) {
        double visits = topology.endpoints() + dependenciesOfOneDestination();
        return new Destinations(rule, straight, single, oneIn(single.cardinality() * visits),
                oneIn(rule.groups().groups() * visits));
    }

    private static int oneIn(double visits) {
        return (int) Math.max(1, Math.ceil(visits / MOST_VISITS));
    }

    /** What comes to a switch from below or aside waits for all its ways up; what descends, for about one. */
    private double dependenciesOfOneDestination() {
        double sum = 0;
        for (int node = topology.firstNode(Topology.LEAF); node < topology.firstNode(Topology.SCALE_UP); node++) {
            int from = topology.firstLink(node);
            int to = topology.firstLink(node + 1);
            long up = IntStream.range(from, to).filter(topology::isUp).count();
            sum += (to - from) * (up + 1.0);
        }
        return sum;
    }

    /** Tried in order of how little they change; those that leave no cycle. */
    private List<Rule> rules(Destinations ways) {
        List<Rule> rules = new ArrayList<>();
        boolean lanes = question.transport().flowControl() instanceof FlowControl.Credits;
        String word = lanes ? "virtual lane" : "lossless priority";
        for (int count = Math.max(1, question.classes()) + 1; count <= MOST_CLASSES && rules.isEmpty(); count++) {
            progress.check();
            if (acyclic(ways, Classes.afterBounce(count))) {
                rules.add(new Rule("priority-after-bounce", String.format(Locale.ROOT, "Move packets to the next %s"
                        + " each time they climb again after they have descended%s: %d in all (Tagger, CoNEXT 2017)",
                        word, AllWays.hasLateral(topology) ? ", and on each further link between groups" : "", count),
                        count));
            }
        }
        if (question.detours() != Detours.VALLEY_FREE && acyclic(destinations(Detours.VALLEY_FREE), Classes.ONE)) {
            rules.add(new Rule("valley-free", question.detours() == Detours.NON_MINIMAL
                    ? "Let packets go over no third group"
                    : "Let packets go up and then down only, also around failures", 1));
        }
        return rules;
    }

    private static boolean acyclic(Destinations ways, Classes classes) {
        return new Cycles(ways.graph(classes)).buffers() == 0;
    }

    private Burst burst() {
        int senders = Math.min(question.senders(), topology.endpoints() - 1);
        Messages incast = TrafficMatrices.incast(topology.endpoints(), Math.max(0, senders), 1);
        FlowLinks links = FlowLinks.of(routing, Ways.of(question.transport().loadBalancing(), question.seed()),
                incast);
        double rate = topology.links() == 0 ? Double.NaN : topology.rate(lastLink());
        int leaf = topology.to(topology.firstLink(0));
        int ports = topology.firstLink(leaf + 1) - topology.firstLink(leaf);
        return new Burst(new PauseSpread(routing, links, 0), Reaction.of(question.transport().flowControl(),
                bufferBytes(leaf), ports, rate), senders);
    }

    /** From the leaf to the endpoint that all send to. */
    private int lastLink() {
        for (int link = topology.firstLink(0); link < topology.firstLink(1); link++) {
            if (topology.alive(link)) {
                return topology.reverse(link);
            }
        }
        return topology.reverse(topology.firstLink(0));
    }

    private double bufferBytes(int leaf) {
        if (question.fabric() instanceof SimulatedFabric.Designed designed) {
            FabricSnapshot fabric = designed.fabric();
            SwitchSpec type = fabric.switchType(TierKind.LEAF);
            if (type != null && !Double.isNaN(type.bufferBytes())) {
                return type.bufferBytes();
            }
        }
        double rate = 0;
        for (int link = healthy.firstLink(leaf); link < healthy.firstLink(leaf + 1); link++) {
            rate += healthy.rate(link);
        }
        return FlowControl.USUAL_BUFFER_SECONDS * rate;
    }

    /** Of flows between endpoints at random, none of them to the congested port. */
    private double victims(PauseSpread spread, int hops) {
        if (topology.endpoints() < 3) {
            return 0;
        }
        SplittableRandom random = new SplittableRandom(question.seed());
        Messages sample = new Messages(SAMPLED_FLOWS);
        while (sample.count() < SAMPLED_FLOWS) {
            int source = random.nextInt(topology.endpoints());
            int destination = 1 + random.nextInt(topology.endpoints() - 1);
            if (source != destination) {
                sample.add(source, destination, 1, 0);
            }
        }
        return FlowLinks.share(routing, Ways.of(question.transport().loadBalancing(), question.seed() + 1), sample,
                link -> spread.isPaused(link, hops));
    }

    private record Burst(PauseSpread spread, Reaction reaction, int senders) {
    }
}
