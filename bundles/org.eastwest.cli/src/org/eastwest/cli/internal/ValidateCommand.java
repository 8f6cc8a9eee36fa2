// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.model.design.Fabric;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.transport.TransportRegistry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code validate}: says what is wrong with a design. */
@Command(name = "validate", description = "Check a design and say what is wrong with it.")
final class ValidateCommand extends ComputingCommand {
    /** As an analysis says it. */
    private static final String UNKNOWN_TRANSPORT = "EW-NETWORK-002";

    @Mixin
    private DesignInput input;

    ValidateCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        DesignInput.Loaded loaded = input.load(terminal());
        List<Finding> findings = new ArrayList<>(input.read(loaded, services()).findings());
        findings.addAll(unknownTransports(input.fabrics(loaded.design())));
        writeJson(new JsonObject(), findings);
        if (printsText()) {
            Findings.print(findings, terminal().out());
            terminal().out().println(summary(findings));
        }
        return Findings.exitCode(findings);
    }

    /** Which transports there are is known to the installation alone, not to the reader of designs. */
    private List<Finding> unknownTransports(List<Fabric> fabrics) {
        TransportRegistry installed = services().analysis().transports();
        return fabrics.stream().filter(f -> f.getTransport() != null && !f.getTransport().isBlank())
                .filter(f -> installed.find(f.getTransport()).isEmpty())
                .map(f -> Finding.error(UNKNOWN_TRANSPORT, f.getId() == null ? "" : f.getId(), "The transport '"
                        + f.getTransport() + "' of fabric '" + (f.getName() == null ? f.getId() : f.getName())
                        + "' is not installed.", "Choose one of "
                        + installed.all().stream().map(t -> t.info().id()).collect(Collectors.joining(", "))
                        + ", or install the plugin that brings it.")).toList();
    }

    private String summary(List<Finding> findings) {
        return input.file() + ": " + count(findings, Severity.ERROR) + ", " + count(findings, Severity.WARNING) + ", "
                + count(findings, Severity.NOTE);
    }

    private static String count(List<Finding> findings, Severity severity) {
        long count = findings.stream().filter(f -> f.severity() == severity).count();
        return count + " " + severity.word() + (count == 1 ? "" : "s");
    }
}
