// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code topology}: counts switches and cables of a design's fabric, or of one described by options. */
@Command(name = "topology", description = "Count switches and cables of a design's fabric, or of a fabric described by "
        + "options.")
final class TopologyCommand extends EastwestCommand {
    /** Either a design or a description. */
    private static final class What {
        @ArgGroup(exclusive = false)
        private DesignInput design;

        @ArgGroup(exclusive = false)
        private TopologyOptions described;
    }

    @ArgGroup(exclusive = true, multiplicity = "1")
    private What what;

    @Option(names = "--role", paramLabel = "ROLE", description = "The fabric of the design: compute, storage, "
            + "north_south or management. Default: compute.")
    private FabricRole role = FabricRole.COMPUTE;

    @Mixin
    private JsonOption json;

    TopologyCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode run() {
        List<Finding> findings = new ArrayList<>();
        FabricPlan plan = what.design == null ? what.described.plan() : plan(findings);
        FabricSizing sizing = services().fabric().size(plan);
        findings.addAll(sizing.findings());
        json.write("topology", services(), terminal(), content(sizing), findings);
        if (!json.toStandardOutput()) {
            print(sizing);
            Findings.print(findings, terminal().out());
        }
        return Findings.exitCode(findings);
    }

    private FabricPlan plan(List<Finding> findings) {
        DesignInput.Ready ready = what.design.snapshot(terminal(), services());
        findings.addAll(ready.findings());
        DesignSnapshot design = ready.snapshot();
        FabricSnapshot fabric = design.fabric(role).orElseThrow(() -> CommandFailure.unusable("The scenario "
                + design.scenarioId() + " of " + what.design.file() + " has no fabric for the role "
                + role.name().toLowerCase(java.util.Locale.ROOT) + ". Its fabrics are "
                + design.fabrics().stream().map(f -> f.role().name().toLowerCase(java.util.Locale.ROOT)).toList()
                + "."));
        return services().fabric().plan(design.cluster(), fabric);
    }

    private static JsonObject content(FabricSizing sizing) {
        JsonObject content = new JsonObject();
        content.addProperty("kind", sizing.plan().topology().id());
        content.addProperty("endpoints", sizing.plan().endpoints());
        content.addProperty("planes", sizing.plan().planes());
        content.add("switches", switches(sizing));
        content.add("cables", cables(sizing));
        content.add("oversubscription", Json.number(oversubscription(sizing)));
        content.add("bisection_bps", Json.number(8 * sizing.bisectionBytesPerSecond()));
        return content;
    }

    private static JsonObject switches(FabricSizing sizing) {
        JsonObject switches = new JsonObject();
        for (TierKind tier : TierKind.values()) {
            switches.addProperty(tier.word(), sizing.tier(tier).map(FabricSizing.Tier::switches).orElse(0L));
        }
        return switches;
    }

    private static JsonObject cables(FabricSizing sizing) {
        Map<CableClass, Long> all = new EnumMap<>(CableClass.class);
        List.of(CableClass.HOST_LEAF, CableClass.LEAF_SPINE, CableClass.SPINE_CORE).forEach(c -> all.put(c, 0L));
        all.putAll(sizing.cables());
        JsonObject cables = new JsonObject();
        all.forEach((cableClass, count) -> cables.addProperty(cableClass.id(), count));
        return cables;
    }

    /** That of the tier where it is largest. */
    private static double oversubscription(FabricSizing sizing) {
        return sizing.tiers().stream().mapToDouble(FabricSizing.Tier::oversubscription).max().orElse(1);
    }

    private void print(FabricSizing sizing) {
        terminal().out().println(sizing.plan().topology().id() + ", " + sizing.plan().endpoints()
                + " endpoints in each of " + sizing.plan().planes() + " planes");
        TextTable tiers = new TextTable("tier", "switches", "ports", "down", "up", "oversubscription");
        sizing.tiers().forEach(t -> tiers.row(List.of(t.kind().word(), String.valueOf(t.switches()),
                String.valueOf(t.radix()), String.valueOf(t.downPorts()), String.valueOf(t.upPorts()),
                Quantity.formatToOne(t.oversubscription()))));
        tiers.print(terminal().out());
        TextTable cables = new TextTable("cables", "count");
        sizing.cables().forEach((kind, count) -> cables.row(List.of(kind.id(), String.valueOf(count))));
        cables.print(terminal().out());
        terminal().out().println("bisection bandwidth per direction: "
                + Quantity.plain(Quantity.formatBits(sizing.bisectionBytesPerSecond())));
    }
}
