// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eastwest.engine.training.internal.collective.Collective;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.Cost;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Series;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.IndependentFlows;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.FabricTransport;

/** Collectives over all GPUs of a job, of messages as large as its flows, and over the size of messages. */
public final class MessageAnalysis {
    private static final Source BUS = Source.literature("bus bandwidth as nccl-tests count it (doc/PERFORMANCE.md)");
    /** Messages of the curves: 1 KiB to 16 GiB, fourfold steps. */
    private static final int SMALLEST = 10;
    private static final int LARGEST = 34;
    private static final List<Collective> KINDS = List.of(Collective.ALL_REDUCE, Collective.ALL_TO_ALL);

    private final AnalysisRequest request;
    private final FabricModel fabrics;
    private final JobSnapshot job;
    private final IndependentFlows flows;

    public MessageAnalysis(AnalysisRequest request, FabricModel fabrics, JobSnapshot job, IndependentFlows flows) {
        this.request = request;
        this.fabrics = fabrics;
        this.job = job;
        this.flows = flows;
    }

    /** Nothing for one GPU, and where the fabric cannot be built or its transport is missing: others tell that. */
    public AnalysisResult result() {
        Optional<Machine> machine = Machine.of(request.design().cluster(), job, Precision.BF16);
        if (machine.isEmpty() || job.gpus() < 2) {
            return AnalysisResult.EMPTY;
        }
        Group all = Group.spread(job.gpus(), machine.get().domainGpus());
        Optional<ScaleOut> fabric = fabric(machine.get());
        return all.crosses() && fabric.isEmpty() ? AnalysisResult.EMPTY
                : result(all, new Collectives(machine.get().domain(), fabric.orElse(null)), all.crosses()
                        && fabric.get().reductionTrees() >= all.groupsPerRail());
    }

    private Optional<ScaleOut> fabric(Machine machine) {
        Optional<FabricSnapshot> fabric = request.design().fabric(FabricRole.COMPUTE);
        Optional<ScaleOut.Nics> nics = machine.nics();
        if (fabric.isEmpty() || nics.isEmpty()) {
            return Optional.empty();
        }
        FabricSizing sizing = fabrics.size(fabrics.plan(request.design().cluster(), fabric.get()));
        return request.transports().find(fabric.get().transportId()).filter(t -> sizing.buildable())
                .map(t -> new ScaleOut(fabrics, sizing, FabricTransport.of(fabric.get(), t).transport(), nics.get(),
                        machine.nicSource()));
    }

    /** The same group beside more others than switches can reduce for: none of them is reduced. */
    private static Group crowded(Group all) {
        return new Group(all.size(), all.inside(), all.domains(), all.strideGpus(), all.railAligned(),
                Double.POSITIVE_INFINITY);
    }

    /** @param reduced true where the switches of the fabric reduce for a group */
    private AnalysisResult result(Group all, Collectives collectives, boolean reduced) {
        RecordingTrace trace = new RecordingTrace();
        Scope scope = Scope.of(trace);
        scope.input("message", "Message: buffer of each GPU", flows.flowBytes(), Unit.BYTE,
                Source.design("workload." + flows.id() + ".flowSize"));
        scope.input("gpus", "GPUs that take part", all.size(), Unit.COUNT, Source.design("job." + job.id()));
        List<Metric> metrics = new ArrayList<>();
        List<Series> series = new ArrayList<>();
        for (Collective kind : KINDS) {
            Scope of = scope.in(id(kind));
            double seconds = cost(collectives, kind, all, flows.flowBytes(), of).seconds();
            double bus = kind.busBytesPerSecond(all.size(), flows.flowBytes(), seconds);
            of.derived("bus", "Bus bandwidth of " + kind.word() + " over all GPUs", bus, Unit.BYTE_PER_SECOND,
                    kind == Collective.ALL_REDUCE ? "message / seconds * 2 * (gpus - 1) / gpus"
                            : "message / seconds * (gpus - 1) / gpus", BUS);
            metrics.add(named(id(kind) + "_s", "Time of " + kind.word() + " over all GPUs", trace, of, "seconds"));
            metrics.add(named(id(kind) + "_bus_bytes_per_second", "Bus bandwidth of " + kind.word() + " over all GPUs",
                    trace, of, "bus"));
            series.add(curve(kind, all, collectives, "_bus_over_message", "over all GPUs"));
            if (kind == Collective.ALL_REDUCE && reduced) {
                double unreduced = cost(collectives, kind, crowded(all), flows.flowBytes(), scope.in("unreduced"))
                        .seconds();
                scope.derived("gain", "All-reduce over the NICs alone, over the one that switches reduce",
                        unreduced / seconds, Unit.RATIO, "unreduced_seconds / all_reduce_seconds", BUS);
                metrics.add(Metric.of("switch_reduction_gain", job.id(), trace.get("gain")));
                series.add(curve(kind, crowded(all), collectives, "_unreduced_bus_over_message",
                        "over all GPUs, not reduced in switches"));
            }
            if (all.crosses() && all.inside() > 1) {
                series.add(curve(kind, Group.inDomain(all.inside()), collectives, "_bus_inside_over_message",
                        "in a scale-up domain"));
            }
        }
        return new AnalysisResult(metrics.stream().filter(m -> Double.isFinite(m.value())).toList(), List.of(), series,
                List.of(), List.of());
    }

    private Metric named(String id, String label, RecordingTrace trace, Scope scope, String node) {
        Metric metric = Metric.of(id, job.id(), trace.get(scope.prefix() + node));
        return new Metric(id, job.id(), label, metric.value(), metric.unit(), metric.band(), metric.derivation());
    }

    private static String id(Collective kind) {
        return kind.word().replace('-', '_');
    }

    private static Cost cost(Collectives collectives, Collective kind, Group group, double bytes, Scope scope) {
        return kind == Collective.ALL_REDUCE ? collectives.allReduce(group, bytes, scope)
                : collectives.allToAll(group, bytes, scope);
    }

    private Series curve(Collective kind, Group group, Collectives collectives, String id, String where) {
        double[] bytes = IntStream.rangeClosed(SMALLEST / 2, LARGEST / 2).mapToDouble(i -> Math.scalb(1.0, 2 * i))
                .toArray();
        double[] bus = java.util.Arrays.stream(bytes).map(b -> kind.busBytesPerSecond(group.size(), b,
                cost(collectives, kind, group, b, Scope.NONE).seconds())).toArray();
        return new Series(id(kind) + id, job.id(), kind.word() + " " + where, "Message", Unit.BYTE, "Bus bandwidth",
                Unit.BYTE_PER_SECOND, bytes, bus);
    }
}
