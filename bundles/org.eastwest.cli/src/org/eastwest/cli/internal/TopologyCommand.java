// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.ServerFault;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricExplorer;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code topology}: counts switches and cables of a design's fabric, or of one described by options. */
@Command(name = "topology", description = "Count switches and cables of a design's fabric, or of a fabric described by "
        + "options.")
final class TopologyCommand extends ComputingCommand {
    /** Either a design or a description. */
    private static final class What {
        @ArgGroup(exclusive = false)
        private DesignInput design;

        @ArgGroup(exclusive = false)
        private TopologyOptions described;

        @Option(names = "--topology", required = true, paramLabel = "SPEC", description = "A topology in one line, as "
                + "simulate takes it, such as leaf-spine:hosts=1024,down=32,up=32,rate=100Gb/s.")
        private String line;
    }

    @ArgGroup(exclusive = true, multiplicity = "1")
    private What what;

    @Option(names = "--role", paramLabel = "ROLE", converter = RoleConverter.class, description = "The fabric of "
            + "the design: compute, storage, north-south or management. Default: compute.")
    private FabricRole role = FabricRole.COMPUTE;

    @Option(names = "--fail", paramLabel = "WHAT", description = "What has failed or slowed down: "
            + "link:leaf3-spine1 (link:leaf3-spine1#2 for one of parallel links), "
            + "switch:spine2, plane:1, optic:leaf3-host7 (the module of leaf3), rate:leaf3-spine1=200Gb/s, "
            + "random-links:3%%, nic:servers=200Gb/s, nic:job/13, "
            + "gpu:job/13, nic:host7; may be repeated. Counts stay those of the healthy fabric; bisection is that of "
            + "what is left.")
    private List<String> faults = new ArrayList<>();

    @Option(names = "--export", paramLabel = "FORMAT", converter = FormatConverter.class, description = "Write every "
            + "endpoint, switch and link instead: graphml, dot, json or infragraph.")
    private FabricExplorer.Format format;

    @Option(names = "--out", paramLabel = "FILE", description = "Where --export writes; standard output unless told "
            + "otherwise.")
    private String out;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of random faults. Default: 1.")
    private long seed = 1;

    TopologyCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        requireOneOutput();
        List<Finding> findings = new ArrayList<>();
        List<String> ofFabric = what.design == null ? EndpointFaults.ofTopology(faults, findings) : new ArrayList<>();
        FabricSizing sizing = what.line != null ? described()
                : services().fabric().size(what.design == null ? what.described.plan().withFaults(ofFabric)
                        : plan(ofFabric, findings));
        findings.addAll(sizing.findings());
        Optional<FabricExplorer.Survey> survey = survey(sizing, ofFabric);
        JsonObject content = content(sizing, survey);
        boolean exported = format != null && isBuilt(sizing);
        if (exported) {
            export(sizing.plan(), ofFabric);
        }
        writeJson(content, findings);
        if (printsText() && !(exported && out == null)) {
            print(sizing, survey);
            Findings.print(findings, terminal().out());
        }
        return Findings.exitCode(findings);
    }

    private void requireOneOutput() {
        if (format == null && out != null) {
            throw CommandFailure.unusable("--out " + out + " is where --export writes. Add --export FORMAT, or take"
                    + " --json FILE for the counts.");
        }
        if (format != null && out == null && !printsText()) {
            throw CommandFailure.unusable("--export and --json - both write to standard output. Give --export an"
                    + " --out FILE, or --json a file.");
        }
    }

    private Optional<FabricExplorer.Survey> survey(FabricSizing sizing, List<String> ofFabric) {
        if (ofFabric.isEmpty() || !isBuilt(sizing)) {
            return Optional.empty();
        }
        try {
            return Optional.of(what.line == null ? services().explorer().survey(sizing.plan(), seed)
                    : services().explorer().survey(what.line, ofFabric, seed));
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("--fail: " + wrong.getMessage());
        }
    }

    private void export(FabricPlan plan, List<String> ofFabric) {
        try {
            if (out == null) {
                export(plan, ofFabric, terminal().out());
                return;
            }
            try (Writer writer = Files.newBufferedWriter(terminal().resolve(out), StandardCharsets.UTF_8)) {
                export(plan, ofFabric, writer);
            }
        } catch (IOException fault) {
            throw CommandFailure.unusable("The file " + out + " cannot be written: " + Faults.reason(fault)
                    + ". Name a file in an existing folder that you may write to.");
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable(wrong.getMessage());
        }
    }

    private void export(FabricPlan plan, List<String> ofFabric, Appendable to) throws IOException {
        if (what.line == null) {
            services().explorer().export(plan, format, seed, to);
        } else {
            services().explorer().export(what.line, ofFabric, format, seed, to);
        }
    }

    private FabricSizing described() {
        try {
            return services().explorer().describe(what.line);
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable(wrong.getMessage());
        }
    }

    /** Reads a format by its word. */
    static final class FormatConverter implements ITypeConverter<FabricExplorer.Format> {
        @Override
        public FabricExplorer.Format convert(String text) {
            return Arrays.stream(FabricExplorer.Format.values()).filter(f -> f.id().equals(text)).findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + text + "' is no format; use "
                            + Arrays.stream(FabricExplorer.Format.values()).map(FabricExplorer.Format::id)
                                    .collect(Collectors.joining(", "))));
        }
    }

    private FabricPlan plan(List<String> ofFabric, List<Finding> findings) {
        DesignInput.Ready ready = what.design.snapshot(terminal(), services());
        findings.addAll(ready.findings());
        DesignSnapshot design = ready.snapshot();
        FabricSnapshot fabric = design.fabric(role).orElseThrow(() -> CommandFailure.unusable("The scenario "
                + design.scenarioId() + " of " + what.design.file() + " has no fabric for the role "
                + word(role) + ". Its fabrics are " + design.fabrics().stream().map(f -> word(f.role()))
                        .collect(Collectors.joining(", ")) + "."));
        ofFabric.addAll(role == FabricRole.COMPUTE ? EndpointFaults.of(design, faults, findings) : linksOnly());
        return services().fabric().plan(design.cluster(), fabric).withFaults(ofFabric);
    }

    /** GPUs and their NICs hang on the compute fabric. */
    private List<String> linksOnly() {
        faults.stream().filter(ServerFault::isOne).findFirst().ifPresent(fault -> {
            throw CommandFailure.unusable("--fail " + fault + ": GPUs and their NICs are on the compute fabric, not on"
                    + " that for " + word(role) + ". Leave --role away, or name a link or a switch.");
        });
        return faults;
    }

    private static String word(FabricRole role) {
        return role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Reads a role by its word. */
    static final class RoleConverter implements ITypeConverter<FabricRole> {
        @Override
        public FabricRole convert(String text) {
            return Arrays.stream(FabricRole.values()).filter(r -> word(r).equals(text)).findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + text + "' is no role; use one of "
                            + Arrays.stream(FabricRole.values()).map(TopologyCommand::word)
                                    .collect(Collectors.joining(", "))));
        }
    }

    /** A fabric that cannot be built has no counts, not counts of zero. */
    private static boolean isBuilt(FabricSizing sizing) {
        return !sizing.tiers().isEmpty();
    }

    private static JsonObject content(FabricSizing sizing, Optional<FabricExplorer.Survey> survey) {
        JsonObject content = new JsonObject();
        content.addProperty("kind", sizing.plan().topology().id());
        content.addProperty("endpoints", sizing.plan().endpoints());
        content.addProperty("planes", sizing.plan().planes());
        content.add("switches", switches(sizing));
        content.add("cables", cables(sizing));
        content.add("oversubscription", Json.number(oversubscription(sizing)));
        content.add("bisection_bps", Json.number(isBuilt(sizing) ? 8 * bisection(sizing, survey) : Double.NaN));
        survey.ifPresent(s -> {
            JsonObject left = new JsonObject();
            left.addProperty("links", s.links());
            left.addProperty("failed_links", s.failedLinks());
            left.addProperty("slowed_links", s.slowedLinks());
            left.addProperty("cut_off_endpoints", s.cutOffEndpoints());
            content.add("faults", left);
        });
        return content;
    }

    private static double bisection(FabricSizing sizing, Optional<FabricExplorer.Survey> survey) {
        return survey.map(FabricExplorer.Survey::bisectionBytesPerSecond).orElse(sizing.bisectionBytesPerSecond());
    }

    private static JsonObject switches(FabricSizing sizing) {
        JsonObject switches = new JsonObject();
        for (TierKind tier : TierKind.values()) {
            switches.addProperty(tier.word(), isBuilt(sizing)
                    ? sizing.tier(tier).map(FabricSizing.Tier::switches).orElse(0L) : null);
        }
        return switches;
    }

    private static JsonObject cables(FabricSizing sizing) {
        Map<CableClass, Long> all = new EnumMap<>(CableClass.class);
        List.of(CableClass.HOST_LEAF, CableClass.LEAF_SPINE, CableClass.SPINE_CORE).forEach(c -> all.put(c, 0L));
        all.putAll(sizing.cables());
        JsonObject cables = new JsonObject();
        all.forEach((cableClass, count) -> cables.addProperty(cableClass.id(), isBuilt(sizing) ? count : null));
        return cables;
    }

    /** That of the tier where it is largest. */
    private static double oversubscription(FabricSizing sizing) {
        return sizing.tiers().stream().mapToDouble(FabricSizing.Tier::oversubscription).max().orElse(Double.NaN);
    }

    private void print(FabricSizing sizing, Optional<FabricExplorer.Survey> survey) {
        if (!isBuilt(sizing)) {
            return;
        }
        int planes = sizing.plan().planes();
        terminal().out().println(sizing.plan().topology().id() + ", "
                + Counted.of(sizing.plan().endpoints(), "endpoint", "endpoints")
                + (planes > 1 ? " in each of " + planes + " planes" : ""));
        TextTable tiers = new TextTable("tier", "switches", "ports at the link rate", "down", "up",
                "oversubscription");
        sizing.tiers().forEach(t -> tiers.row(List.of(t.kind().word(), count(t.switches()), count(t.radix()),
                count(t.downPorts()), count(t.upPorts()), Quantity.formatToOne(t.oversubscription()))));
        tiers.print(terminal().out());
        TextTable cables = new TextTable("between", "cables", "links");
        sizing.cables().forEach((kind, cable) -> cables.row(List.of(kind.id(), count(cable),
                count(sizing.links(kind)))));
        cables.print(terminal().out());
        terminal().out().println("bisection bandwidth per direction: "
                + Quantity.plain(Quantity.format(bisection(sizing, survey), Dimension.BANDWIDTH)));
        survey.ifPresent(s -> terminal().out().println("links between switches: " + count(s.links()) + ", failed: "
                + count(s.failedLinks()) + ", slowed: " + count(s.slowedLinks()) + "; endpoints cut off: "
                + count(s.cutOffEndpoints())));
    }

    private static String count(long number) {
        return Quantity.format(number, Dimension.COUNT);
    }
}
