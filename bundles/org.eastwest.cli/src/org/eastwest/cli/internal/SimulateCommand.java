// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.quantity.QuantityFormatException;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationLevel;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.eastwest.spi.simulation.SimulationResult.Completion;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code simulate}: runs traffic over a fabric, flow by flow or packet by packet. */
@Command(name = "simulate", description = "Run traffic over a design's compute fabric, or over a topology, flow by "
        + "flow or packet by packet.")
final class SimulateCommand extends ComputingCommand {
    private static final String INCAST = "incast:";
    private static final long MEBIBYTE = 1L << 20;

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "The design, a .eastwest file.")
    private String file;

    @Option(names = "--scenario", paramLabel = "ID", description = "The scenario of the design; the first one unless "
            + "told otherwise.")
    private String scenario;

    @Option(names = "--topology", paramLabel = "SPEC", description = "A topology instead of a design, such as "
            + "leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s,uplink-rate=100Gb/s,latency=1us.")
    private String topology;

    @Option(names = "--traffic", required = true, paramLabel = "T", description = "permutation, incast:F, alltoall, "
            + "allreduce-ring or a connection matrix of htsim, FILE.cm.")
    private String traffic;

    @Option(names = "--size", paramLabel = "S", description = "Payload: of a message, of what an endpoint sends to all "
            + "others (alltoall), or of what is reduced (allreduce-ring), such as 2MB.")
    private String size;

    @Option(names = "--jobs", description = "Let every job of the design run the traffic at the same time, each between"
            + " the hosts of its placement; tells what each gets beside the others and alone.")
    private boolean allJobs;

    @Option(names = "--job", paramLabel = "JOB", description = "One of several jobs at the same time: " + SimulatedJobs
            .FORMS + "; may be repeated.")
    private List<String> jobs = new ArrayList<>();

    @Option(names = "--isolation", paramLabel = "KIND", description = "What keeps jobs apart: none, priorities or"
            + " planes; that of the design's fabric unless told otherwise, none on a topology.")
    private String isolation;

    @Option(names = "--transport", paramLabel = "ID", description = "The transport; that of the design unless told "
            + "otherwise.")
    private String transport;

    @Option(names = "--set", paramLabel = "P=V", description = "A parameter of the transport or a setting of the "
            + "simulator, such as queue-pairs=4, or an attribute of the design by its path; may be repeated.")
    private Map<String, String> changes = new LinkedHashMap<>();

    @Option(names = "--fail", paramLabel = "WHAT", description = "What has failed or slowed down: "
            + "link:leaf3-spine1 (link:leaf3-spine1#2 for one of parallel links), "
            + "switch:spine2, plane:1, optic:leaf3-host7 (the module of leaf3), rate:leaf3-spine1=200Gb/s, "
            + "random-links:3%%, nic:servers=200Gb/s, nic:job/13, "
            + "gpu:job/13, nic:host7; may be repeated.")
    private List<String> faults = new ArrayList<>();

    @Option(names = "--level", required = true, paramLabel = "LEVEL", converter = LevelConverter.class, description =
            "flow or packet.")
    private SimulationLevel level;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of all random draws. Default: 1.")
    private long seed = SimulationRequest.DEFAULT_SEED;

    @Option(names = "--memory", paramLabel = "S", description = "Most memory for the state of the simulation. Default: "
            + "2GiB.")
    private String memory;

    @Option(names = "--events", paramLabel = "N", description = "Most millions of events. Default: 5000.")
    private int millionEvents = (int) (SimulationRequest.DEFAULT_EVENTS / 1_000_000);

    SimulateCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    /** Reads a level by its word. */
    static final class LevelConverter implements ITypeConverter<SimulationLevel> {
        @Override
        public SimulationLevel convert(String text) {
            return Arrays.stream(SimulationLevel.values()).filter(l -> l.id().equals(text)).findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + text + "' is no level; use flow or packet"));
        }
    }

    @Override
    ExitCode compute() {
        requireOneFabric();
        NetworkSimulator simulator = services().simulators().find(level).orElseThrow(() -> CommandFailure.unusable(
                "No bundle simulates at " + level.id() + " level. Install one, or choose the other level."));
        List<Finding> findings = new ArrayList<>();
        SimulationRequest request = request(simulator, findings);
        SimulationResult result = simulate(simulator, request);
        List<Completion> alone = alone(simulator, request, result);
        findings.addAll(result.findings());
        writeJson(content(request, result, alone), findings);
        if (printsText()) {
            print(request, result, alone);
            Findings.print(findings, terminal().out());
        }
        return Findings.exitCode(findings);
    }

    private void requireOneFabric() {
        if ((file == null) == (topology == null)) {
            throw CommandFailure.unusable(file == null ? "Name a design FILE, or a --topology SPEC."
                    : "Name either a design FILE or a --topology SPEC, not both.");
        }
        if (allJobs && !jobs.isEmpty()) {
            throw CommandFailure.unusable("Give either --jobs for all of the design, or --job for each, not both.");
        }
        if (isolation != null && !allJobs && jobs.isEmpty()) {
            throw CommandFailure.unusable("--isolation keeps jobs apart, and there are none. Add --jobs, or a --job for"
                    + " each.");
        }
        if (millionEvents < 1) {
            throw CommandFailure.unusable("--events " + millionEvents + ": give a number of 1 or more.");
        }
        if (topology != null && transport == null) {
            throw CommandFailure.unusable("--topology needs a --transport ID: one of " + transportIds() + ".");
        }
    }

    private SimulationResult simulate(NetworkSimulator simulator, SimulationRequest request) {
        try {
            return simulator.simulate(request, new TerminalProgress(terminal()));
        } catch (IllegalArgumentException | SimulationLimitException wrong) {
            throw CommandFailure.unusable(wrong.getMessage());
        }
    }

    /** Each of several jobs without the others; with one alone that is known. */
    private List<Completion> alone(NetworkSimulator simulator, SimulationRequest request, SimulationResult together) {
        if (!(request.traffic() instanceof SimulatedTraffic.Jobs all)) {
            return List.of();
        }
        List<Completion> alone = new ArrayList<>();
        for (int j = 0; j < all.jobs().size(); j++) {
            alone.add((all.jobs().size() == 1 ? together : simulate(simulator, request.withTraffic(all.alone(j))))
                    .jobs().get(0).completion());
        }
        return alone;
    }

    private SimulationRequest request(NetworkSimulator simulator, List<Finding> findings) {
        Map<String, Double> settings = new TreeMap<>();
        Map<String, String> parameters = new LinkedHashMap<>();
        Map<String, String> attributes = new LinkedHashMap<>();
        changes.forEach((name, value) -> {
            if (name.indexOf('.') >= 0) {
                attributes.put(name, value);
            } else if (simulator.settings().containsKey(name)) {
                settings.put(name, quantity("--set " + name, value, dimensionOfSetting(name)));
            } else {
                parameters.put(name, value);
            }
        });
        SimulatedFabric fabric;
        Transport strategies;
        List<String> ofFabric;
        SimulatedTraffic sent;
        if (topology != null) {
            refuseAttributes(attributes);
            ofFabric = EndpointFaults.ofTopology(faults, findings);
            fabric = new SimulatedFabric.Described(topology);
            TransportModel model = model(transport);
            strategies = compose(model, values(model, parameters, simulator));
            sent = traffic(null, Isolation.NONE, findings);
        } else {
            DesignInput.Ready ready = DesignInput.of(file, scenario, attributes).snapshot(terminal(), services());
            findings.addAll(ready.findings());
            DesignSnapshot design = ready.snapshot();
            FabricSnapshot compute = design.fabric(FabricRole.COMPUTE).orElseThrow(() -> CommandFailure.unusable(
                    "The scenario " + design.scenarioId() + " of " + file + " has no compute fabric. Add one, or give"
                            + " a --topology."));
            ofFabric = EndpointFaults.of(design, faults, findings);
            fabric = new SimulatedFabric.Designed(design.cluster(), compute);
            strategies = ofDesign(compute, parameters, simulator);
            sent = traffic(design, compute.isolation(), findings);
        }
        return new SimulationRequest(fabric, ofFabric, sent, strategies, settings, seed,
                memory == null ? SimulationRequest.DEFAULT_MEMORY_BYTES
                        : Math.max(MEBIBYTE, (long) positive("--memory", memory, Dimension.SIZE)),
                millionEvents * 1_000_000L);
    }

    private static void refuseAttributes(Map<String, String> attributes) {
        if (!attributes.isEmpty()) {
            throw CommandFailure.unusable("--set " + attributes.keySet().iterator().next() + ": a --topology has no"
                    + " attributes. Set parameters of the transport, or name a design FILE.");
        }
    }

    private Transport ofDesign(FabricSnapshot fabric, Map<String, String> parameters, NetworkSimulator simulator) {
        FabricSnapshot chosen = transport == null ? fabric : fabric.withTransport(transport);
        TransportModel model = model(chosen.transportId());
        FabricTransport strategies =
                FabricTransport.of(chosen.withParameters(values(model, parameters, simulator)), model);
        refuseErrors(strategies.findings());
        return strategies.transport();
    }

    private TransportModel model(String id) {
        return services().analysis().transports().find(id).orElseThrow(() -> CommandFailure.unusable("--transport " + id
                + ": there is no such transport. Use one of " + transportIds() + "."));
    }

    private String transportIds() {
        return services().analysis().transports().all().stream().map(t -> t.info().id())
                .collect(Collectors.joining(", "));
    }

    private static Transport compose(TransportModel model, Map<String, Double> values) {
        ParameterValues.Resolved resolved = ParameterValues.of(model.parameters(), values, model.info().id());
        refuseErrors(resolved.findings());
        return model.compose(resolved.values());
    }

    private static void refuseErrors(List<Finding> findings) {
        if (Findings.hasErrors(findings)) {
            throw CommandFailure.unusable("The transport cannot be set like that.", findings);
        }
    }

    private static Map<String, Double> values(TransportModel model, Map<String, String> parameters,
            NetworkSimulator simulator) {
        Map<String, Double> values = new TreeMap<>();
        parameters.forEach((name, value) -> {
            TransportParameter parameter = model.parameters().stream().filter(p -> p.name().equals(name)).findFirst()
                    .orElseThrow(() -> CommandFailure.unusable("--set " + name + ": neither " + model.info().name()
                            + " nor the simulator has it. Parameters are " + model.parameters().stream()
                                    .map(TransportParameter::name).collect(Collectors.joining(", ")) + "; settings are "
                            + String.join(", ", new TreeMap<>(simulator.settings()).keySet()) + "."));
            values.put(name, quantity("--set " + name, value, parameter.dimension()));
        });
        return values;
    }

    /** Settings that are times say so in their name. */
    private static Dimension dimensionOfSetting(String name) {
        return name.endsWith("-time") || name.endsWith("-period") ? Dimension.TIME : Dimension.RATIO;
    }

    private SimulatedTraffic traffic(DesignSnapshot design, Isolation ofFabric, List<Finding> findings) {
        if (!allJobs && jobs.isEmpty()) {
            return traffic(traffic, size, findings);
        }
        SimulatedJobs read = new SimulatedJobs(design, (itsTraffic, itsSize) -> traffic(
                itsTraffic == null ? traffic : itsTraffic, itsSize == null ? size : itsSize, findings));
        Isolation kept = isolation == null ? ofFabric : SimulatedJobs.isolation(isolation);
        return allJobs ? read.all(kept) : read.of(jobs, kept);
    }

    private SimulatedTraffic traffic(String kind, String bytesEach, List<Finding> findings) {
        if (kind.toLowerCase(Locale.ROOT).endsWith(".cm")) {
            return ConnectionMatrix.read(kind, terminal().resolve(kind),
                    bytesEach == null ? Double.NaN : quantity("--size", bytesEach, Dimension.SIZE), findings);
        }
        if (bytesEach == null) {
            throw CommandFailure.unusable("--traffic " + kind + " needs a --size, such as --size 2MB.");
        }
        double bytes = quantity("--size", bytesEach, Dimension.SIZE);
        if (!(bytes >= 1)) {
            throw CommandFailure.unusable("--size " + bytesEach + ": give a byte or more.");
        }
        if (kind.startsWith(INCAST)) {
            return new SimulatedTraffic.Incast(senders(kind.substring(INCAST.length())), bytes);
        }
        return switch (kind) {
            case "permutation" -> new SimulatedTraffic.Permutation(bytes);
            case "alltoall" -> new SimulatedTraffic.AllToAll(bytes);
            case "allreduce-ring" -> new SimulatedTraffic.AllReduceRing(bytes);
            default -> throw CommandFailure.unusable("--traffic " + kind + " is unknown. Use permutation, incast:F,"
                    + " alltoall, allreduce-ring or a file FILE.cm.");
        };
    }

    private static int senders(String text) {
        if (!text.matches("[1-9][0-9]{0,8}")) {
            throw CommandFailure.unusable("--traffic incast:" + text + ": give the number of senders, such as"
                    + " incast:32.");
        }
        return Integer.parseInt(text);
    }

    private static double positive(String option, String text, Dimension dimension) {
        double value = quantity(option, text, dimension);
        if (!(value > 0)) {
            throw CommandFailure.unusable(option + " " + text + ": give a value above 0.");
        }
        return value;
    }

    private static double quantity(String option, String text, Dimension dimension) {
        try {
            return Quantity.parse(text, dimension).value();
        } catch (QuantityFormatException wrong) {
            throw CommandFailure.unusable(option + ": " + wrong.getMessage());
        }
    }

    private static JsonObject content(SimulationRequest request, SimulationResult result, List<Completion> alone) {
        JsonObject content = new JsonObject();
        content.add("completion_s", completion(result.completion()));
        content.add("messages_s", completion(result.messages()));
        counts(result).forEach(content::addProperty);
        content.add("series", Json.array(result.series(), Json::series));
        if (request.traffic() instanceof SimulatedTraffic.Jobs all) {
            content.addProperty("isolation", SimulatedJobs.word(all.isolation()));
            JsonArray jobs = new JsonArray();
            for (int j = 0; j < alone.size(); j++) {
                jobs.add(job(all.jobs().get(j), result.jobs().get(j), alone.get(j)));
            }
            content.add("jobs", jobs);
        }
        return content;
    }

    private static JsonObject job(SimulatedTraffic.Job job, SimulationResult.OfJob result, Completion alone) {
        JsonObject content = new JsonObject();
        content.addProperty("id", job.id());
        content.addProperty("endpoints", job.endpoints().size());
        content.addProperty("flows", result.flows());
        content.add("completion_s", completion(result.completion()));
        content.add("alone_completion_s", completion(alone));
        content.add("slowdown", Json.number(slowdown(result.completion(), alone)));
        return content;
    }

    /** Of the last message, beside the others over alone. */
    private static double slowdown(Completion beside, Completion alone) {
        return beside.max() / alone.max();
    }

    private static JsonObject completion(Completion times) {
        JsonObject completion = new JsonObject();
        times(times).forEach((name, value) -> completion.add(name, Json.number(value)));
        return completion;
    }

    private static Map<String, Double> times(Completion completion) {
        Map<String, Double> times = new LinkedHashMap<>();
        times.put("min", completion.min());
        times.put("mean", completion.mean());
        times.put("p50", completion.p50());
        times.put("p99", completion.p99());
        times.put("p999", completion.p999());
        times.put("max", completion.max());
        return times;
    }

    private static Map<String, Long> counts(SimulationResult result) {
        Map<String, Long> counts = new LinkedHashMap<>();
        counts.put("flows", result.flows());
        counts.put("packets", result.packets());
        counts.put("events", result.events());
        counts.put("retransmitted", result.retransmitted());
        counts.put("dropped", result.dropped());
        counts.put("trimmed", result.trimmed());
        counts.put("pauses", result.pauses());
        return counts;
    }

    private void print(SimulationRequest request, SimulationResult result, List<Completion> alone) {
        boolean whole = request.traffic() instanceof SimulatedTraffic.AllToAll;
        if (whole) {
            terminal().out().println("all-to-all: " + time(result.completion().max()));
        }
        TextTable times = new TextTable(whole ? "its messages" : "completion", "time");
        times(result.messages()).forEach((name, value) -> times.row(List.of(name, time(value))));
        times.print(terminal().out());
        if (request.traffic() instanceof SimulatedTraffic.Jobs all) {
            print(all, result, alone);
        }
        TextTable counts = new TextTable("counted", "number");
        counts(result).forEach((name, value) -> counts.row(List.of(name, Quantity.format(value, Dimension.COUNT))));
        counts.print(terminal().out());
    }

    private void print(SimulatedTraffic.Jobs all, SimulationResult result, List<Completion> alone) {
        TextTable jobs = new TextTable("job, isolation: " + SimulatedJobs.word(all.isolation()), "hosts", "mean",
                "last", "last alone", "slowdown");
        for (int j = 0; j < alone.size(); j++) {
            Completion beside = result.jobs().get(j).completion();
            double slowdown = slowdown(beside, alone.get(j));
            jobs.row(List.of(all.jobs().get(j).id(),
                    Quantity.format(all.jobs().get(j).endpoints().size(), Dimension.COUNT), time(beside.mean()),
                    time(beside.max()), time(alone.get(j).max()),
                    Double.isNaN(slowdown) ? "-" : String.format(Locale.ROOT, "%.2f", slowdown)));
        }
        jobs.print(terminal().out());
    }

    private static String time(double seconds) {
        return Double.isNaN(seconds) ? "-" : Quantity.plain(Quantity.format(seconds, Dimension.TIME));
    }
}
