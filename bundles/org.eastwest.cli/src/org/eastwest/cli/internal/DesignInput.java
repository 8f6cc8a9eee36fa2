// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.catalog.Catalog;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.model.file.LoadedDesign;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.PathException;
import org.eastwest.reader.ProblemFindings;
import org.eastwest.reader.Reading;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The design file of a command, with the scenario and the changed attributes. */
final class DesignInput {
    @Parameters(index = "0", paramLabel = "FILE", description = "The design, a .eastwest file.")
    private String file;

    @Option(names = "--scenario", paramLabel = "ID", description = "The scenario to work on; the first one unless "
            + "told otherwise.")
    private String scenario;

    @Option(names = "--set", paramLabel = "PATH=VALUE", description = "Change an attribute for this run only, such as "
            + "job.pretraining.plan.tp=4; may be repeated.")
    private Map<String, String> changes = new LinkedHashMap<>();

    /** The arguments of a command that has options of its own for them. */
    static DesignInput of(String file, String scenario, Map<String, String> changes) {
        DesignInput input = new DesignInput();
        input.file = file;
        input.scenario = scenario;
        input.changes = changes;
        return input;
    }

    String file() {
        return file;
    }

    String scenario() {
        return scenario;
    }

    /** Changed attributes by PATH. */
    Map<String, String> changes() {
        return changes;
    }

    /** True when attributes are changed for this run. */
    boolean changed() {
        return !changes.isEmpty();
    }

    /** These arguments as one would type them, with the file's name alone: a folder tells nothing about the result. */
    String commandLine() {
        StringBuilder line = new StringBuilder(Path.of(file).getFileName().toString());
        if (scenario != null) {
            line.append(" --scenario ").append(scenario);
        }
        changes.forEach((path, value) -> line.append(" --set \"").append(path).append('=').append(value).append('"'));
        return line.toString();
    }

    /** The design with its changes, and what reading the file told that is not an error. */
    record Loaded(Design design, List<Finding> findings) {
    }

    /**
     * Reads the file.
     *
     * @throws CommandFailure when it cannot be read, or a change cannot be made
     */
    Loaded load(Terminal terminal) {
        Path path = terminal.resolve(file);
        LoadedDesign loaded = DesignFiles.load(path);
        List<Finding> problems = loaded.problems().stream().map(ProblemFindings::of).toList();
        if (loaded.design() == null) {
            throw CommandFailure.unusable("The design " + file + " cannot be used.", problems);
        }
        requireScenario(loaded.design());
        changes.forEach((name, value) -> change(loaded.design(), name, value));
        return new Loaded(loaded.design(), problems);
    }

    /** The snapshot of the scenario, and every finding that is not an error. */
    record Ready(DesignSnapshot snapshot, List<Finding> findings) {
    }

    /**
     * Reads the file and makes the snapshot that engines work on.
     *
     * @throws CommandFailure when the file cannot be read or the design has errors
     */
    Ready snapshot(Terminal terminal, Services services) {
        return snapshot(terminal, services, DesignReader::read);
    }

    /**
     * The same for a command that looks for another plan: what is wrong with nothing but a plan is a warning.
     *
     * @throws CommandFailure when the file cannot be read or the design has other errors
     */
    Ready snapshotForPlans(Terminal terminal, Services services) {
        return snapshot(terminal, services, DesignReader::readForPlans);
    }

    /** Makes a reading of a scenario. */
    @FunctionalInterface
    private interface Reader {
        Reading read(Design design, String scenarioId, Catalog catalog);
    }

    private Ready snapshot(Terminal terminal, Services services, Reader reader) {
        Loaded loaded = load(terminal);
        Reading reading = read(loaded, services, reader);
        DesignSnapshot snapshot = reading.snapshot().orElseThrow(() -> CommandFailure.designErrors("The design " + file
                + (loaded.design().getScenarios().isEmpty() ? " has no scenario to work on." : " has errors."),
                reading.findings()));
        return new Ready(snapshot, reading.findings());
    }

    /**
     * Reads the file and checks the design.
     *
     * @throws CommandFailure when the file cannot be read
     */
    Reading read(Terminal terminal, Services services) {
        return read(load(terminal), services);
    }

    /** Checks the design that was read. */
    Reading read(Loaded loaded, Services services) {
        return read(loaded, services, DesignReader::read);
    }

    private Reading read(Loaded loaded, Services services, Reader reader) {
        Catalog catalog = services.catalog().catalog();
        Reading reading = reader.read(loaded.design(), scenario, catalog);
        List<Finding> findings = new ArrayList<>(loaded.findings());
        findings.addAll(catalog.findings());
        findings.addAll(reading.findings());
        return new Reading(reading.snapshot(), findings);
    }

    /** The fabrics of the scenario to work on; all of the design where it has no scenario. */
    List<Fabric> fabrics(Design design) {
        return design.getScenarios().stream().filter(s -> scenario == null || scenario.equals(s.getId())).findFirst()
                .map(Scenario::getFabrics).orElseGet(design::getFabrics);
    }

    private void requireScenario(Design design) {
        List<String> ids = design.getScenarios().stream().map(s -> s.getId()).toList();
        if (scenario != null && !ids.contains(scenario)) {
            throw CommandFailure.unusable("--scenario " + scenario + ": the design " + file + " has no such scenario. "
                    + (ids.isEmpty() ? "It has none at all; add one." : "Use one of " + String.join(", ", ids) + "."));
        }
    }

    private void change(Design design, String path, String value) {
        try {
            DesignPaths.set(design, scenario, path, value);
        } catch (PathException wrong) {
            throw CommandFailure.unusable("--set " + path + "=" + value + ": the design " + file
                    + " cannot be changed like that.", List.of(wrong.finding()));
        }
    }
}
