// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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

    /** Endpoints that do not reach, any more, the first one that is still joined of those that they reached. */
    private static long cutOff(Topology healthy, Topology hurt) {
        Routing before = Routing.upDown(healthy);
        Routing after = Routing.upDown(hurt);
        List<Integer> joined = new ArrayList<>();
        for (int e = 0; e < hurt.endpoints(); e++) {
            if (isJoined(hurt, e) && first(joined, e, before) < 0) {
                joined.add(e);
            }
        }
        long lost = 0;
        for (int e = 0; e < hurt.endpoints(); e++) {
            int to = first(joined, e, before);
            lost += isJoined(healthy, e) && (to < 0 || to != e && !after.reaches(e, to)) ? 1 : 0;
        }
        return lost;
    }

    private static int first(List<Integer> joined, int endpoint, Routing routing) {
        return joined.stream().filter(j -> j == endpoint || routing.reaches(endpoint, j)).findFirst().orElse(-1);
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
