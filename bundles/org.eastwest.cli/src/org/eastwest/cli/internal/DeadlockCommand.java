// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.quantity.QuantityFormatException;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code deadlock}: cyclic buffer dependencies of a fabric, and how pauses spread. */
@Command(name = "deadlock", description = "Look for cyclic buffer dependencies of a lossless fabric, show the shortest "
        + "one and what removes it, and how pauses spread from a burst.")
final class DeadlockCommand extends ComputingCommand {
    private static final double LONGEST_BURST_SECONDS = 3600;

    @Parameters(index = "0", arity = "0..1", paramLabel = "FILE", description = "The design, a .eastwest file.")
    private String file;

    @Option(names = "--scenario", paramLabel = "ID", description = "The scenario of the design; the first one unless "
            + "told otherwise.")
    private String scenario;

    @Option(names = "--set", paramLabel = "PATH=VALUE", description = "Change an attribute of the design for this run "
            + "only; may be repeated.")
    private Map<String, String> changes = new LinkedHashMap<>();

    @Option(names = "--topology", paramLabel = "SPEC", description = "A topology instead of a design, such as "
            + "leaf-spine:hosts=64,down=16,up=4.")
    private String topology;

    @Option(names = "--transport", paramLabel = "ID", description = "The transport; that of the design, or "
            + "rocev2-dcqcn for a topology, unless told otherwise.")
    private String transport;

    @Option(names = "--fail", paramLabel = "WHAT", description = "What has failed or slowed down: "
            + "link:leaf3-spine1 (link:leaf3-spine1#2 for one of parallel links), "
            + "switch:spine2, plane:1, optic:leaf3-host7 (the module of leaf3), rate:leaf3-spine1=200Gb/s, "
            + "random-links:3%%, nic:servers=200Gb/s, nic:job/13, "
            + "gpu:job/13, nic:host7; may be repeated.")
    private List<String> faults = new ArrayList<>();

    @Option(names = "--detours", paramLabel = "HOW", converter = DetoursConverter.class, description = "How packets go "
            + "round failures: valley-free (up and then down), bounce (locally, down and up again) or non-minimal "
            + "(over third groups of a dragonfly). Default: valley-free.")
    private Detours detours = Detours.VALLEY_FREE;

    @Option(names = "--priorities", paramLabel = "N", description = "Lossless priorities, or virtual lanes; a packet "
            + "takes the next one after each bounce. Default: 1, all stay in one.")
    private int priorities = 1;

    @Option(names = "--senders", paramLabel = "F", description = "Endpoints of the burst. Default: 32.")
    private int senders = LosslessQuestion.DEFAULT_SENDERS;

    @Option(names = "--burst", paramLabel = "T", description = "Length of the burst. Default: 1ms.")
    private String burst = "1ms";

    @Option(names = "--seed", paramLabel = "N", description = "Seed of random faults and hashes. Default: 1.")
    private long seed = 1;

    DeadlockCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    /** Reads detours by their word. */
    static final class DetoursConverter implements ITypeConverter<Detours> {
        @Override
        public Detours convert(String text) {
            return Arrays.stream(Detours.values()).filter(d -> d.id().equals(text)).findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + text + "' is no detour; use "
                            + Arrays.stream(Detours.values()).map(Detours::id).collect(Collectors.joining(", "))));
        }
    }

    @Override
    ExitCode compute() {
        if ((file == null) == (topology == null)) {
            throw CommandFailure.unusable(file == null ? "Name a design FILE, or a --topology SPEC."
                    : "Name either a design FILE or a --topology SPEC, not both.");
        }
        List<Finding> findings = new ArrayList<>();
        LosslessQuestion question = question(findings);
        LosslessAnswer answer;
        try {
            answer = services().lossless().examine(question, new TerminalProgress(terminal()));
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable(wrong.getMessage());
        }
        findings.addAll(answer.findings());
        writeJson(content(answer), findings);
        if (printsText()) {
            print(answer);
            Findings.print(findings, terminal().out());
        }
        return Findings.exitCode(findings);
    }

    private LosslessQuestion question(List<Finding> findings) {
        requireCounts();
        if (topology != null && !changes.isEmpty()) {
            throw CommandFailure.unusable("--set " + changes.keySet().iterator().next() + ": a --topology has no"
                    + " attributes. Name a design FILE.");
        }
        SimulatedFabric fabric;
        Transport strategies;
        List<String> ofFabric;
        if (topology != null) {
            ofFabric = EndpointFaults.ofTopology(faults, findings);
            TransportModel model = model(transport == null ? "rocev2-dcqcn" : transport);
            fabric = new SimulatedFabric.Described(topology);
            strategies = model.compose(ParameterValues.of(model.parameters(), Map.of(), model.info().id()).values());
        } else {
            DesignInput.Ready ready = DesignInput.of(file, scenario, changes).snapshot(terminal(), services());
            findings.addAll(ready.findings());
            DesignSnapshot design = ready.snapshot();
            FabricSnapshot own = design.fabric(FabricRole.COMPUTE).orElseThrow(() -> CommandFailure.unusable(
                    "The scenario " + design.scenarioId() + " of " + file + " has no compute fabric. Add one, or give"
                            + " a --topology."));
            ofFabric = EndpointFaults.of(design, faults, findings);
            FabricSnapshot compute = transport == null ? own : own.withTransport(transport);
            fabric = new SimulatedFabric.Designed(design.cluster(), compute);
            strategies = FabricTransport.of(compute, model(compute.transportId())).transport();
        }
        return new LosslessQuestion(fabric, ofFabric, strategies, detours, priorities, senders, seconds(), seed);
    }

    private void requireCounts() {
        if (priorities < 1 || priorities > 8) {
            throw CommandFailure.unusable("--priorities " + priorities + ": give a number from 1 to 8.");
        }
        if (senders < 1) {
            throw CommandFailure.unusable("--senders " + senders + ": give a number from 1.");
        }
    }

    private double seconds() {
        try {
            double value = Quantity.parse(burst, Dimension.TIME).value();
            if (!(value > 0 && value <= LONGEST_BURST_SECONDS)) {
                throw CommandFailure.unusable("--burst " + burst + ": give a time above 0 and up to an hour.");
            }
            return value;
        } catch (QuantityFormatException wrong) {
            throw CommandFailure.unusable("--burst: " + wrong.getMessage());
        }
    }

    private TransportModel model(String id) {
        return services().analysis().transports().find(id).orElseThrow(() -> CommandFailure.unusable("--transport " + id
                + ": there is no such transport. Use one of " + services().analysis().transports().all().stream()
                        .map(t -> t.info().id()).collect(Collectors.joining(", ")) + "."));
    }

    private static JsonObject content(LosslessAnswer answer) {
        JsonObject content = new JsonObject();
        content.addProperty("lossless", answer.lossless());
        content.addProperty("buffers", answer.buffers());
        content.addProperty("dependencies", answer.dependencies());
        content.addProperty("cyclic_buffers", answer.cyclicBuffers());
        content.add("cycle", Json.array(answer.cycle(), b -> {
            JsonObject one = new JsonObject();
            one.addProperty("link", b.link());
            one.addProperty("priority", b.priority());
            return one;
        }));
        content.add("rules", Json.array(answer.rules(), r -> {
            JsonObject one = new JsonObject();
            one.addProperty("id", r.id());
            one.addProperty("text", r.text());
            one.addProperty("priorities", r.priorities());
            return one;
        }));
        content.add("coverage", Json.number(answer.coverage()));
        content.add("hop_s", Json.number(answer.hopSeconds()));
        content.addProperty("depth", answer.depth());
        content.addProperty("hops", answer.hops());
        content.addProperty("paused_links", answer.pausedLinks());
        content.add("victim_share", Json.number(answer.victimShare()));
        JsonObject slowed = new JsonObject();
        slowed.add("seconds", Json.number(answer.slowed().seconds()));
        slowed.addProperty("hops", answer.slowed().hops());
        slowed.add("victim_share", Json.number(answer.slowed().victimShare()));
        content.add("slowed", slowed);
        content.add("headroom_bytes", Json.number(answer.headroomBytes()));
        content.add("timeline", Json.array(answer.stages(), s -> {
            JsonObject one = new JsonObject();
            one.addProperty("id", s.id());
            one.addProperty("label", s.label());
            one.add("seconds", Json.number(s.seconds()));
            return one;
        }));
        return content;
    }

    private void print(LosslessAnswer answer) {
        terminal().out().println(Counted.of(answer.buffers(), "buffer", "buffers") + ", "
                + Counted.of(answer.dependencies(), "dependency", "dependencies") + ", "
                + (answer.cyclicBuffers() == 0 ? "no cycle"
                        : Counted.of(answer.cyclicBuffers(), "buffer on a cycle", "buffers on cycles")));
        if (!answer.cycle().isEmpty()) {
            TextTable cycle = new TextTable("buffer of the shortest cycle", "priority");
            answer.cycle().forEach(b -> cycle.row(List.of(b.link(), count(b.priority()))));
            cycle.print(terminal().out());
        }
        if (answer.lossless()) {
            terminal().out().println("A pause spreads over a hop in " + time(answer.hopSeconds()) + ": "
                    + count(answer.hops()) + " of " + Counted.of(answer.depth(), "hop", "hops") + " within the burst; "
                    + Counted.of(answer.pausedLinks(), "link stands", "links stand") + " still, and with "
                    + (answer.pausedLinks() == 1 ? "it " : "them ")
                    + Quantity.plain(Quantity.formatPercent(answer.victimShare())) + " of the other flows.");
            terminal().out().println("Senders that congestion control has slowed down after "
                    + time(answer.slowed().seconds()) + " stop " + Quantity.plain(Quantity.formatPercent(
                    answer.slowed().victimShare())) + " of the other flows.");
        }
        TextTable stages = new TextTable("time", "stage", "what happens");
        answer.stages().forEach(s -> stages.row(List.of(time(s.seconds()), s.id(), s.label())));
        stages.print(terminal().out());
    }

    private static String time(double seconds) {
        return Quantity.plain(Quantity.format(seconds, Dimension.TIME));
    }

    private static String count(long number) {
        return Quantity.format(number, Dimension.COUNT);
    }
}
