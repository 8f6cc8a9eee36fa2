// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.design.DesignDiagrams;
import org.eastwest.design.DesignDiagrams.Offer;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Specification;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Arranger;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.layout.LayoutFile;
import org.eastwest.viewpoint.svg.PngPainter;
import org.eastwest.viewpoint.svg.SvgPainter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code diagram}: lists or draws the diagrams of a design, without a display. */
@Command(name = "diagram", description = "List the diagrams of a design, or draw one as SVG or PNG.")
final class DiagramCommand extends ComputingCommand {
    /** A PNG has two pixels for each of the drawing, so that small letters stay sharp. */
    private static final double PNG_SCALE = 2;

    @Mixin
    private ViewInput input;

    @Option(names = "--list", description = "List the diagrams.")
    private boolean list;

    @Option(names = "--diagram", paramLabel = "ID", description = "The diagram to draw, as --list names it.")
    private String diagram;

    @Option(names = "--element", paramLabel = "ID", description = "Of which element: a fabric, a server group, a job, "
            + "or a part such as compute/pod1 or compute/leaf17. Default: the first that has such a diagram.")
    private String element = "";

    @Option(names = "--layer", paramLabel = "LAYER", description = "Switch this layer on; may be repeated.")
    private Set<String> layers = new LinkedHashSet<>();

    @Option(names = "--out", paramLabel = "FILE", description = "The .svg or .png file to write.")
    private String out;

    DiagramCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        if (!list && (diagram == null || out == null)) {
            throw CommandFailure.unusable("diagram: what is to be done is missing. Use --list, or --diagram ID with "
                    + "--out FILE.");
        }
        Path file = list ? null : file();
        ViewInput.Analysed analysed = input.analyse(terminal(), services());
        Specification specification = DesignDiagrams.installed();
        DesignDiagrams diagrams = diagrams(specification, input.design().load(terminal()).design(), analysed);
        List<Finding> findings = new ArrayList<>(analysed.findings());
        specification.problems().stream().map(DiagramCommand::warning).forEach(findings::add);
        JsonObject content = new JsonObject();
        if (list) {
            content.add("diagrams", Json.array(diagrams.list(), DiagramCommand::toJson));
            if (printsText()) {
                print(diagrams.list());
            }
        } else {
            draw(find(diagrams), file, specification.problems(), findings);
            if (printsText()) {
                terminal().out().println("Wrote " + out);
            }
        }
        writeJson(content, findings);
        return Findings.exitCode(findings);
    }

    /** What is wrong with a specification costs some of its diagrams; the design has no error by it. */
    private static Finding warning(Problem problem) {
        Finding found = ProblemFinding.of(problem);
        return found.severity() == Severity.ERROR ? new Finding(Severity.WARNING, found.code(), found.message(),
                found.element(), found.remedy()) : found;
    }

    private static DesignDiagrams diagrams(Specification specification, Design design, ViewInput.Analysed analysed) {
        Scenario scenario = design.getScenarios().stream()
                .filter(s -> s.getId().equals(analysed.snapshot().scenarioId())).findFirst().orElseThrow();
        return new DesignDiagrams(specification, design, scenario, analysed.views());
    }

    private Offer find(DesignDiagrams diagrams) {
        return diagrams.find(diagram, element).orElseThrow(() -> CommandFailure.unusable("--diagram " + diagram
                + (element.isEmpty() ? "" : " --element " + element) + ": the design has no such diagram. It has "
                + diagrams.list().stream().map(o -> o.id() + " of " + o.element()).collect(Collectors.joining(", "))
                + "."));
    }

    private void draw(Offer offer, Path file, List<Problem> known, List<Finding> findings) {
        refuseUnknownLayers(offer.description());
        try (DiagramSession session = new DiagramSession(offer.description(), offer.root())) {
            layers.forEach(layer -> session.setLayer(layer, true));
            Layout layout = layout(session, findings);
            Arranger.arrange(session.diagram(), layout, Arranger.Scope.NEW, Arranger.Progress.NONE);
            StringWriter svg = new StringWriter();
            SvgPainter.paint(session.diagram(), DiagramGeometry.of(session.diagram(), layout),
                    SvgPainter.Frame.of(session.diagram()), svg);
            session.problems().stream().filter(p -> known.stream().noneMatch(p::isWhere))
                    .map(DiagramCommand::warning).forEach(findings::add);
            write(file, svg.toString());
        } catch (IOException failure) {
            throw cannotWrite(failure);
        }
    }

    /** The positions that stand beside the design; they are read only. */
    private Layout layout(DiagramSession session, List<Finding> findings) {
        Path file = LayoutFile.beside(terminal().resolve(input.design().file()));
        try {
            LayoutFile.Reading reading = LayoutFile.read(file);
            reading.problems().stream().map(DiagramCommand::warning).forEach(findings::add);
            return reading.file().layout(session.diagram()).copy();
        } catch (CharacterCodingException fault) {
            throw noLayout(file, "it is no text in UTF-8");
        } catch (IOException fault) {
            throw noLayout(file, Faults.reason(fault));
        }
    }

    private static CommandFailure noLayout(Path file, String reason) {
        return CommandFailure.unusable("The positions in " + file + " cannot be read: " + reason
                + ". Take the file from a backup, or delete it to have everything laid out anew.");
    }

    private void refuseUnknownLayers(DiagramDescription description) {
        List<String> known = description.layers().stream().filter(DiagramDescription.Layer::optional)
                .map(DiagramDescription.Layer::name).toList();
        layers.stream().filter(layer -> !known.contains(layer)).findFirst().ifPresent(layer -> {
            throw CommandFailure.unusable("--layer " + layer + ": the diagram " + diagram + " has no such layer. "
                    + (known.isEmpty() ? "It has none." : "It has " + String.join(", ", known) + "."));
        });
    }

    private Path file() {
        Path file = terminal().resolve(out);
        try {
            kind().check(file);
        } catch (IOException failure) {
            throw cannotWrite(failure);
        }
        return file;
    }

    private ResultFile kind() {
        String name = out.toLowerCase(Locale.ROOT);
        if (name.endsWith(".svg")) {
            return ResultFile.SVG;
        }
        if (name.endsWith(".png")) {
            return ResultFile.PNG;
        }
        throw CommandFailure.unusable("--out " + out + ": a diagram is written as .svg or as .png.");
    }

    private void write(Path file, String svg) throws IOException {
        if (kind() == ResultFile.SVG) {
            ResultFile.SVG.write(file, svg.getBytes(StandardCharsets.UTF_8));
        } else {
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            PngPainter.paint(svg, PNG_SCALE, png);
            ResultFile.PNG.write(file, png.toByteArray());
        }
    }

    private CommandFailure cannotWrite(IOException failure) {
        return CommandFailure.unusable("--out " + out + " cannot be written: " + failure.getMessage() + ".");
    }

    private void print(List<Offer> offers) {
        TextTable table = new TextTable("diagram", "element", "name");
        offers.forEach(o -> table.row(List.of(o.id(), o.element(), o.name())));
        table.print(terminal().out());
    }

    private static JsonObject toJson(Offer offer) {
        JsonObject json = new JsonObject();
        json.addProperty("id", offer.id());
        json.addProperty("name", offer.name());
        json.addProperty("element", offer.element());
        return json;
    }
}
