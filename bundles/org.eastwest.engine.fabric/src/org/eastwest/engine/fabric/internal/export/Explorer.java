// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.eastwest.engine.fabric.internal.Ecmp;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.fabric.internal.routing.Routing;
import org.eastwest.engine.fabric.internal.topology.Expansion;
import org.eastwest.engine.fabric.internal.topology.Faults;
import org.eastwest.engine.fabric.internal.topology.Latencies;
import org.eastwest.engine.fabric.internal.topology.ScaleUp;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.engine.fabric.internal.topology.TopologySpec;
import org.eastwest.spi.fabric.FabricExplorer;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;

/** Expands plans and looks at their links. */
public final class Explorer implements FabricExplorer {
    private static final int ALONE = -1;

    @Override
    public Survey survey(FabricPlan plan, long seed) {
        FabricSizing sizing = new Fabrics().size(plan);
        return survey(sizing, expand(sizing), plan.faults(), seed);
    }

    @Override
    public FabricSizing describe(String line) {
        return TopologySpec.sizing(line);
    }

    @Override
    public Survey survey(String line, List<String> faults, long seed) {
        return survey(TopologySpec.sizing(line), TopologySpec.topology(line), faults, seed);
    }

    private static Topology expand(FabricSizing sizing) {
        TopologySpec.requireExpandable(sizing);
        return Expansion.of(sizing, Latencies.DEFAULT, ScaleUp.NONE);
    }

    private static Survey survey(FabricSizing sizing, Topology healthy, List<String> faults, long seed) {
        Topology hurt = Faults.apply(healthy, faults, seed);
        long links = 0;
        long failed = 0;
        long slowed = 0;
        double[] left = new double[Topology.SCALE_UP];
        for (int link = 0; link < hurt.links(); link++) {
            if (hurt.isUp(link)) {
                left[hurt.tier(hurt.from(link))] += hurt.rate(link);
            }
            boolean between = !hurt.isEndpoint(hurt.from(link)) && !hurt.isEndpoint(hurt.to(link));
            if (between && link < hurt.reverse(link)) {
                links++;
                failed += hurt.alive(link) ? 0 : 1;
                slowed += hurt.alive(link) && hurt.rate(link) < healthy.rate(link) ? 1 : 0;
            }
        }
        double bisection = sizing.bisectionBytesPerSecond();
        for (int tier = Topology.ENDPOINT; tier < Topology.CORE; tier++) {
            boolean top = left[tier] == 0 && healthy.count(tier + 1) == 0;
            bisection = top ? bisection : Math.min(bisection, left[tier] / 2);
        }
        return new Survey(links, failed, slowed, cutOff(healthy, hurt), bisection);
    }

    /** Of those that reached each other, all but the most that still do. */
    private static long cutOff(Topology healthy, Topology hurt) {
        int[] before = together(healthy);
        int[] after = together(hurt);
        Map<Integer, Map<Integer, Long>> left = new HashMap<>();
        for (int e = 0; e < before.length; e++) {
            if (before[e] >= 0) {
                left.computeIfAbsent(before[e], b -> new HashMap<>()).merge(after[e], 1L, Long::sum);
            }
        }
        long lost = 0;
        for (Map<Integer, Long> parts : left.values()) {
            long all = parts.values().stream().mapToLong(Long::longValue).sum();
            parts.remove(ALONE);
            lost += all - parts.values().stream().mapToLong(Long::longValue).max().orElse(0);
        }
        return lost;
    }

    /** By endpoint the first one that it reaches; {@link #ALONE} for one without links. */
    private static int[] together(Topology topology) {
        Routing routing = Routing.upDown(topology);
        int[] first = new int[topology.endpoints()];
        List<Integer> firsts = new ArrayList<>();
        int last = ALONE;
        for (int e = 0; e < first.length; e++) {
            first[e] = ALONE;
            if (isJoined(topology, e)) {
                last = last >= 0 && routing.reaches(e, last) ? last : first(firsts, e, routing);
                first[e] = last;
            }
        }
        return first;
    }

    private static int first(List<Integer> firsts, int endpoint, Routing routing) {
        int reached = firsts.stream().filter(f -> routing.reaches(endpoint, f)).findFirst().orElse(endpoint);
        if (reached == endpoint) {
            firsts.add(endpoint);
        }
        return reached;
    }

    private static boolean isJoined(Topology topology, int endpoint) {
        for (int link = topology.firstLink(endpoint); link < topology.firstLink(endpoint + 1); link++) {
            if (topology.isUp(link) && topology.alive(link) && topology.alive(topology.reverse(link))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void export(FabricPlan plan, Format format, long seed, Appendable to) throws IOException {
        Topology healthy = expand(new Fabrics().size(plan));
        TopologyWriter.of(format).write(Faults.apply(healthy, plan.faults(), seed), to);
    }

    @Override
    public void export(String line, List<String> faults, Format format, long seed, Appendable to) throws IOException {
        TopologyWriter.of(format).write(Faults.apply(TopologySpec.topology(line), faults, seed), to);
    }

    @Override
    public Hashing hashing(int links, long flows, int queuePairs, int draws, long seed) {
        long all = Math.multiplyExact(flows, (long) queuePairs);
        double slowdown = Ecmp.slowdown(links, all);
        double sum = 0;
        double squares = 0;
        SplittableRandom random = new SplittableRandom(seed);
        int[] load = new int[links];
        for (int draw = 0; draw < draws; draw++) {
            java.util.Arrays.fill(load, 0);
            int busiest = 0;
            for (long flow = 0; flow < all; flow++) {
                busiest = Math.max(busiest, ++load[random.nextInt(links)]);
            }
            double one = (double) busiest * links / all;
            sum += one;
            squares += one * one;
        }
        double mean = draws == 0 ? Double.NaN : sum / draws;
        double error = draws < 2 ? Double.NaN
                : Math.sqrt(Math.max(0, squares / draws - mean * mean) / (draws - 1));
        return new Hashing(links, all, slowdown * all / links, slowdown, Ecmp.noCollision(links, all), draws, mean,
                error);
    }
}
