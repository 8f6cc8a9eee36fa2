// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.engine.training.internal.collective.Collective;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.collective.Routing;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.evaluation.MeasuredRow;
import org.eastwest.spi.hardware.GpuSpec;

/**
 * A measured collective, as a function from bytes to the value that was published.
 *
 * @param kind     which collective
 * @param gpu      on which GPUs
 * @param group    where its ranks stand
 * @param unit     of the published value
 * @param measured the published value, SI
 * @param sizes    the message in bytes; several when the row does not tell, the middle one standing for them
 * @param of       what the model gives for a size
 * @param assumed  what was assumed where cells are empty
 */
record PublishedCollective(Collective kind, GpuSpec gpu, Group group, Unit unit, double measured, List<Double> sizes,
        DoubleUnaryOperator of, String assumed) {
    private static final Map<String, Collective> NAMES = Map.ofEntries(Map.entry("all_reduce", Collective.ALL_REDUCE),
            Map.entry("allreduce", Collective.ALL_REDUCE), Map.entry("reduce_scatter", Collective.REDUCE_SCATTER),
            Map.entry("reducescatter", Collective.REDUCE_SCATTER), Map.entry("all_gather", Collective.ALL_GATHER),
            Map.entry("allgather", Collective.ALL_GATHER), Map.entry("alltoall", Collective.ALL_TO_ALL),
            Map.entry("all_to_all", Collective.ALL_TO_ALL), Map.entry("broadcast", Collective.BROADCAST),
            Map.entry("sendrecv", Collective.SEND_RECEIVE), Map.entry("send_receive", Collective.SEND_RECEIVE),
            Map.entry("point_to_point", Collective.SEND_RECEIVE));
    private static final Set<String> NOTHING_MEASURED = Set.of("formula", "constant");
    private static final Pattern TOKENS = Pattern.compile("(\\d+)K tokens, hidden (\\d+), top-(\\d+)");
    /** Sizes of a large message that is not told. */
    private static final List<Double> LARGE = List.of(1024.0 * (1 << 20), 4096.0 * (1 << 20), 16384.0 * (1 << 20));
    private static final List<Double> SMALL = List.of(1024.0);

    /** What the model predicts. */
    double predicted() {
        return of.applyAsDouble(bytes());
    }

    /** The size that stands for all. */
    double bytes() {
        return sizes.get(sizes.size() / 2);
    }

    static PublishedCollective of(MeasuredRow row, PublishedSystems systems) {
        refuseWhatIsNoMeasurement(row);
        String name = row.text("collective");
        if (name.toLowerCase(Locale.ROOT).startsWith("moe")) {
            return routing(row, systems);
        }
        Collective kind = kind(name);
        List<String> assumed = new ArrayList<>();
        if (name.contains("/")) {
            assumed.add(kind.word() + " for " + name);
        }
        GpuSpec gpu = systems.gpu(row, assumed);
        Group group = group(row, gpu);
        Collectives collectives = systems.collectives(row, gpu, group, assumed);
        List<Double> sizes = sizes(row, assumed);
        HostLaunches launches = HostLaunches.of(row);
        launches.known().ifPresent(assumed::add);
        DoubleUnaryOperator seconds = bytes -> Math.max(launches.seconds(), seconds(kind, collectives, group, bytes));
        return published(row, kind, gpu, group, sizes, seconds, assumed);
    }

    private static Group group(MeasuredRow row, GpuSpec gpu) {
        Group group = PublishedGroup.of(row, gpu.scaleUpDomainSize());
        if (group.size() < 2) {
            throw new RefusedRow("a single GPU sends nothing");
        }
        return group;
    }

    private static void refuseWhatIsNoMeasurement(MeasuredRow row) {
        String kind = row.text("kind");
        if (NOTHING_MEASURED.contains(kind)) {
            throw new RefusedRow("a " + kind + " of the source: nothing was measured");
        }
        if (kind.equals("microbenchmark")) {
            throw new RefusedRow("a measurement inside of one GPU, not of a collective");
        }
        if (row.text("status").contains("ambiguous")) {
            throw new RefusedRow("the source leaves open which bandwidth it gives");
        }
    }

    private static Collective kind(String name) {
        String first = name.toLowerCase(Locale.ROOT).split("/| over | nic", 2)[0].strip().replaceAll("[ -]", "_");
        Collective kind = NAMES.get(first);
        if (kind == null) {
            throw new RefusedRow("'" + name + "' is none of the collectives " + String.join(", ",
                    NAMES.keySet().stream().sorted().toList()));
        }
        return kind;
    }

    private static double seconds(Collective kind, Collectives collectives, Group group, double bytes) {
        return (switch (kind) {
            case ALL_REDUCE -> collectives.allReduce(group, bytes, Scope.NONE);
            case REDUCE_SCATTER, ALL_GATHER -> collectives.gather(kind, group, bytes, Scope.NONE);
            case ALL_TO_ALL -> collectives.allToAll(group, bytes, Scope.NONE);
            case BROADCAST -> collectives.broadcast(group, bytes, Scope.NONE);
            case SEND_RECEIVE -> collectives.sendReceive(group, bytes, Scope.NONE);
        }).seconds();
    }

    private static List<Double> sizes(MeasuredRow row, List<String> assumed) {
        double told = row.positive("message_bytes");
        if (told > 0) {
            return List.of(told);
        }
        if (row.positive("time_us") > 0) {
            assumed.add("a small message of 1 KiB");
            return SMALL;
        }
        assumed.add("a message of 4 GiB, between 1 and 16 GiB");
        return LARGE;
    }

    private static PublishedCollective published(MeasuredRow row, Collective kind, GpuSpec gpu, Group group,
            List<Double> sizes, DoubleUnaryOperator seconds, List<String> assumed) {
        String said = String.join("; ", assumed);
        double time = row.positive("time_us");
        if (time > 0) {
            return new PublishedCollective(kind, gpu, group, Unit.SECOND, time * 1e-6, sizes, seconds, said);
        }
        double bus = row.positive("busbw_GBps");
        if (bus > 0) {
            return new PublishedCollective(kind, gpu, group, Unit.BYTE_PER_SECOND, bus * 1e9, sizes,
                    bytes -> kind.busBytesPerSecond(group.size(), bytes, seconds.applyAsDouble(bytes)), said);
        }
        double algorithm = row.positive("algbw_GBps");
        if (algorithm > 0) {
            return new PublishedCollective(kind, gpu, group, Unit.BYTE_PER_SECOND, algorithm * 1e9, sizes,
                    bytes -> bytes / seconds.applyAsDouble(bytes), said);
        }
        throw new RefusedRow("the row has no value in time_us, busbw_GBps or algbw_GBps");
    }

    /** Tokens to their experts or back; the bandwidth is that of what tokens need, what stays at home included. */
    private static PublishedCollective routing(MeasuredRow row, PublishedSystems systems) {
        List<String> assumed = new ArrayList<>();
        GpuSpec gpu = systems.gpu(row, assumed);
        Group group = group(row, gpu);
        Collectives collectives = systems.collectives(row, gpu, group, assumed);
        Matcher told = TOKENS.matcher(row.text("notes"));
        boolean known = told.find();
        if (!known) {
            assumed.add("8K tokens of 7168, top 8");
        }
        double tokens = known ? 1024 * Double.parseDouble(told.group(1)) : 8192;
        double hidden = known ? Double.parseDouble(told.group(2)) : 7168;
        double experts = known ? Double.parseDouble(told.group(3)) : 8;
        boolean combine = row.text("collective").toLowerCase(Locale.ROOT).contains("combine");
        double bytes = tokens * hidden * (combine ? 2 : 1);
        double places = group.crosses() ? group.domains() : group.size();
        Routing routing = Routing.free(experts);
        double visited = routing.visited(places);
        double busbw = row.positive("busbw_GBps");
        if (!(busbw > 0)) {
            throw new RefusedRow("the row has no bandwidth");
        }
        return new PublishedCollective(Collective.ALL_TO_ALL, gpu, group, Unit.BYTE_PER_SECOND, busbw * 1e9,
                List.of(bytes), b -> b * visited / collectives.routeTokens(group, b, routing, Scope.NONE)
                        .seconds(), String.join("; ", assumed));
    }
}
