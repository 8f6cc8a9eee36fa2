// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.ecmp;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.flow.FlowHash;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.routing.Spreading;
import org.eastwest.engine.fabric.internal.topology.Expansion;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Latencies;
import org.eastwest.engine.fabric.internal.topology.ScaleUp;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.LoadBalancing;

/**
 * Looks at the links of a sized fabric; remembers what it has seen. A healthy fabric is looked at in one plane, and in
 * four pods where it has more: every further one is like them. Thread-safe.
 */
public final class FabricStudy {
    /** Of all draws: the same fabric has the same numbers, and the same failures as in simulations. */
    private static final long SEED = 1;
    /** Ways of flows that a study draws. */
    private static final int WAYS = 120_000;
    private static final int MOST_DRAWS = 64;
    private static final int PODS = 4;
    private static final int ROUNDS = 8;
    private static final int REMEMBERED = 512;

    private final Map<Question, Collisions> known = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Question, Collisions> eldest) {
            return size() > REMEMBERED;
        }
    };
    private FabricPlan lastPlan;
    private Routing lastHealthy;
    private Routing lastFailed;

    /** Traffic without its message sizes, which do not matter here, under a way of load balancing. */
    private record Question(FabricPlan plan, Traffic.Pattern pattern, long endpoints, long stride, boolean aligned,
            int queuePairs, Spreading spreading) {
        Traffic traffic() {
            return new Traffic(pattern, endpoints, stride, aligned, 0);
        }
    }

    /**
     * @param sizing a fabric that can be built
     * @throws IllegalArgumentException when a fault names what the fabric does not have
     */
    public synchronized Collisions of(FabricSizing sizing, Traffic traffic, LoadBalancing balancing) {
        boolean hashed = balancing instanceof LoadBalancing.FlowHash;
        if (!hashed && sizing.plan().faults().isEmpty()) {
            return Collisions.NONE;
        }
        int queuePairs = hashed ? Math.max(1, ((LoadBalancing.FlowHash) balancing).queuePairs()) : 0;
        Question question = new Question(sizing.plan(), traffic.pattern(), traffic.endpoints(), traffic.stride(),
                traffic.railAligned(), queuePairs, Spreading.of(balancing));
        Collisions remembered = known.get(question);
        if (remembered == null) {
            remembered = sizing.plan().faults().isEmpty() ? healthy(question, sizing) : failed(question, sizing);
            known.put(question, remembered);
        }
        return remembered;
    }

    private Collisions healthy(Question question, FabricSizing sizing) {
        prepare(sizing.plan(), onePlane(sizing));
        int draws = draws(question, lastHealthy);
        HashedStudy study = hashed(question, lastHealthy, draws);
        double worstTier = Math.max(study.busiestLeafUplink(), study.busiestSpineUplink());
        double stages = worstTier > 0 ? Math.max(1, study.slowestOfLeaf() / worstTier) : 1;
        return new Collisions(stages, 1, 1, 0, draws);
    }

    private Collisions failed(Question question, FabricSizing sizing) {
        prepare(sizing.plan(), sizing.plan().healthy(sizing.plan().endpoints(), sizing.plan().planes(),
                sizing.plan().nicPorts()));
        if (question.queuePairs() == 0) {
            SpreadStudy before = spread(question, lastHealthy);
            SpreadStudy after = spread(question, lastFailed);
            return new Collisions(1, ratio(after.busiest(), before.busiest()), after.slowestNic(), after.cutOff(), 0);
        }
        int draws = draws(question, lastHealthy);
        HashedStudy before = hashed(question, lastHealthy, draws);
        HashedStudy after = hashed(question, lastFailed, draws);
        double worstTier = Math.max(before.busiestLeafUplink(), before.busiestSpineUplink());
        double stages = worstTier > 0 ? Math.max(1, before.slowestOfLeaf() / worstTier) : 1;
        return new Collisions(stages, ratio(after.slowestOfWorstLeaf(), before.slowestOfWorstLeaf()),
                after.slowestNic(), after.cutOff(), draws);
    }

    private static double ratio(double after, double before) {
        return before > 0 ? Math.max(1, after / before) : 1;
    }

    private void prepare(FabricPlan plan, FabricPlan healthy) {
        if (plan.equals(lastPlan)) {
            return;
        }
        Topology topology = Expansion.of(new Fabrics().size(healthy), Latencies.DEFAULT, ScaleUp.NONE);
        lastHealthy = Routing.upDown(topology);
        lastFailed = plan.faults().isEmpty() ? lastHealthy
                : Routing.upDown(Faults.apply(topology, plan.faults(), SEED));
        lastPlan = plan;
    }

    private static FabricPlan onePlane(FabricSizing sizing) {
        FabricPlan plan = sizing.plan();
        boolean inPods = sizing.podEndpoints() > 0 && plan.topology() != TopologyKind.EXPLICIT
                && plan.fixedSwitches().isEmpty();
        long endpoints = inPods ? Math.min(plan.endpoints(), PODS * sizing.podEndpoints()) : plan.endpoints();
        FabricPlan one = plan.healthy(endpoints, 1, 1);
        return new Fabrics().size(one).tiers().size() == sizing.tiers().size() ? one
                : plan.healthy(plan.endpoints(), 1, 1);
    }

    private static int draws(Question question, Routing routing) {
        long ways = Math.max(1, (long) routing.topology().endpoints() * question.queuePairs());
        return (int) Math.max(1, Math.min(MOST_DRAWS, WAYS / ways));
    }

    private HashedStudy hashed(Question question, Routing routing, int draws) {
        HashedStudy study = new HashedStudy(routing, question.queuePairs());
        for (int draw = 0; draw < draws; draw++) {
            study.draw(Peers.of(routing.topology(), question.traffic(), rails(question.plan()), SEED + draw),
                    FlowHash.ofQueuePairs(SEED + draw));
        }
        return study;
    }

    private SpreadStudy spread(Question question, Routing routing) {
        SpreadStudy study = new SpreadStudy(routing, question.spreading());
        int rounds = question.pattern() == Traffic.Pattern.ALL_TO_ALL ? ROUNDS : 1;
        for (int round = 0; round < rounds; round++) {
            study.add(Peers.of(routing.topology(), question.traffic(), rails(question.plan()), SEED + round));
        }
        return study;
    }

    private static int rails(FabricPlan plan) {
        return plan.topology() == TopologyKind.RAIL_OPTIMISED || plan.topology() == TopologyKind.RAIL_ONLY
                ? plan.railCount() : 1;
    }
}
