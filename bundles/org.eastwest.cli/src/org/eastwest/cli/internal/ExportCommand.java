// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.fabric.FabricExplorer;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code export}: the design in the formats of other tools. */
@Command(name = "export", description = "Write the design in the formats of other tools: bill of materials, cable"
        + " list, "
        + "topology, arguments of Megatron-LM, variables of NCCL.")
final class ExportCommand extends ComputingCommand {
    private static final String LINE_END = "\n";

    /** What can be written. */
    enum Format {
        /** Bill of materials, CSV. */
        BOM,
        /** Every link with racks and ports, CSV. */
        CABLES, GRAPHML, DOT, JSON, INFRAGRAPH,
        /** Arguments of Megatron-LM. */
        MEGATRON,
        /** Environment variables of NCCL. */
        NCCL;

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    @Mixin
    private DesignInput input;

    @Option(names = "--format", required = true, paramLabel = "FORMAT", converter = FormatConverter.class,
            description = "bom, cables, graphml, dot, json, infragraph, megatron or nccl.")
    private Format format;

    @Option(names = "--out", paramLabel = "FILE",
            description = "Where to write; standard output unless told otherwise.")
    private String out;

    @Option(names = "--role", paramLabel = "ROLE", converter = TopologyCommand.RoleConverter.class, description = "The "
            + "fabric of cables and topology: compute, storage, north-south or management. Default: compute.")
    private FabricRole role = FabricRole.COMPUTE;

    @Option(names = "--job", paramLabel = "ID", description = "The training job of megatron and nccl; the first one of "
            + "the scenario unless told otherwise.")
    private String job;

    @Option(names = "--force", description = "Write over a file that is there.")
    private boolean force;

    ExportCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    /** Writes to a stream. */
    private interface Content {
        void write(Appendable to) throws IOException;
    }

    @Override
    ExitCode compute() {
        if (out == null && !printsText()) {
            throw CommandFailure.unusable("--json - and the export both write to standard output. Give --out a file.");
        }
        DesignInput.Ready ready = input.snapshot(terminal(), services());
        List<Finding> findings = new ArrayList<>(ready.findings());
        write(content(ready.snapshot(), findings));
        JsonObject content = new JsonObject();
        content.addProperty("format", format.word());
        content.addProperty("file", out == null ? "" : out);
        writeJson(content, findings);
        if (printsText()) {
            Findings.print(findings, out == null ? terminal().err() : terminal().out());
        }
        return Findings.exitCode(findings);
    }

    private Content content(DesignSnapshot design, List<Finding> findings) {
        return switch (format) {
            case BOM -> bill(design, findings);
            case CABLES -> new CableList(design, fabric(design), services())::write;
            case GRAPHML, DOT, JSON, INFRAGRAPH -> topology(design);
            case MEGATRON -> to -> to.append(new MegatronArguments(trained(design)).text());
            case NCCL -> nccl(design);
        };
    }

    private Content bill(DesignSnapshot design, List<Finding> findings) {
        AnalysisResult result = services().analysis().analyze(design, Set.of("economics"), Progress.NONE);
        findings.addAll(result.findings());
        Table bill = result.table("bill_of_materials").orElseThrow(() -> CommandFailure.designErrors("The design "
                + input.file() + " has no bill of materials.", result.findings()));
        return to -> {
            CSVPrinter csv = new CSVPrinter(to, CSVFormat.DEFAULT.builder().setRecordSeparator(LINE_END).get());
            csv.printRecord(bill.columns().stream().map(Table.Column::id).toList());
            for (List<Table.Cell> row : bill.rows()) {
                csv.printRecord(row.stream().map(ExportCommand::cell).toList());
            }
        };
    }

    /** An unknown price is an empty cell, never 0. */
    private static String cell(Table.Cell cell) {
        if (cell instanceof Table.Text text) {
            return text.value();
        }
        double value = ((Table.Number) cell).value();
        return Double.isNaN(value) ? "" : Json.number(value).getAsString();
    }

    private Content topology(DesignSnapshot design) {
        FabricExplorer.Format wanted = Arrays.stream(FabricExplorer.Format.values())
                .filter(f -> f.id().equals(format.word())).findFirst().orElseThrow();
        FabricPlan plan = services().fabric().plan(design.cluster(), fabric(design));
        return to -> services().explorer().export(plan, wanted, 1, to);
    }

    private Content nccl(DesignSnapshot design) {
        FabricSnapshot compute = design.fabric(FabricRole.COMPUTE).orElseThrow(() -> noFabric(design));
        TransportModel model = services().analysis().transports().find(compute.transportId()).orElseThrow(
                () -> CommandFailure.unusable("The transport " + compute.transportId() + " of fabric " + compute.id()
                        + " is not installed. Install it, or choose another one."));
        Transport transport = FabricTransport.of(compute, model).transport();
        return to -> to.append(new NcclVariables(design, trained(design), compute, transport, model.info()).text());
    }

    private JobSnapshot trained(DesignSnapshot design) {
        List<JobSnapshot> jobs = design.jobs().stream().filter(j -> j.workload() instanceof Training).toList();
        return jobs.stream().filter(j -> job == null || j.id().equals(job)).findFirst().orElseThrow(
                () -> CommandFailure.unusable("The scenario " + design.scenarioId() + " of " + input.file()
                        + " has no training job" + (job == null ? "" : " '" + job + "'") + ". " + (jobs.isEmpty()
                                ? "Add one." : "Use one of " + jobs.stream().map(JobSnapshot::id)
                                        .collect(Collectors.joining(", ")) + ".")));
    }

    private FabricSnapshot fabric(DesignSnapshot design) {
        return design.fabric(role).orElseThrow(() -> noFabric(design));
    }

    private CommandFailure noFabric(DesignSnapshot design) {
        return CommandFailure.unusable("The scenario " + design.scenarioId() + " of " + input.file()
                + " has no such fabric. Its fabrics are " + design.fabrics().stream().map(f -> f.role().name()
                        .toLowerCase(java.util.Locale.ROOT).replace('_', '-')).collect(Collectors.joining(", ")) + ".");
    }

    /** Line by line as it comes, beside the file, which is there whole or not at all. */
    private void write(Content content) {
        try {
            if (out == null) {
                content.write(terminal().out());
                return;
            }
            Path file = terminal().resolve(out);
            if (Files.exists(file) && !(force && Files.isRegularFile(file))) {
                throw new IOException(Files.isRegularFile(file) ? "it is there already; add --force to write over it"
                        : "it is no file");
            }
            Path beside = file.resolveSibling("." + file.getFileName() + "-" + UUID.randomUUID() + ".part");
            try {
                try (Writer writer = Files.newBufferedWriter(beside, StandardCharsets.UTF_8)) {
                    content.write(writer);
                }
                Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException fault) {
            throw CommandFailure.unusable("The file " + out + " cannot be written: " + Faults.reason(fault)
                    + ". Name a file in an existing folder that you may write to.");
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable(wrong.getMessage());
        }
    }

    /** Reads a format by its word. */
    static final class FormatConverter implements ITypeConverter<Format> {
        @Override
        public Format convert(String text) {
            return Arrays.stream(Format.values()).filter(f -> f.word().equals(text)).findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + text + "' is no format; use "
                            + Arrays.stream(Format.values()).map(Format::word).collect(Collectors.joining(", "))));
        }
    }
}
