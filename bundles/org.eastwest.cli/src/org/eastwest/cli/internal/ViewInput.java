// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eastwest.reader.view.ViewBuilder;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricTransport;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.transport.Transport;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A design with the results that its views show, for the commands that draw or write them. */
final class ViewInput {
    private static final long SEED = 1;

    @Mixin
    private DesignInput input;

    @Mixin
    private FaultOption faults;

    @Option(names = "--detours", paramLabel = "HOW", converter = DeadlockCommand.DetoursConverter.class, description =
            "Look for a cyclic buffer dependency when packets go round failures like this: valley-free, bounce or "
            + "non-minimal; see the command deadlock.")
    private Detours detours;

    /**
     * What views are made of.
     *
     * @param snapshot the scenario after its faults
     * @param findings what reading told
     * @param result   what the analyses found
     * @param views    makes the views
     */
    record Analysed(DesignSnapshot snapshot, List<Finding> findings, AnalysisResult result, ViewBuilder views) {
        /** What reading and the analyses told, each once. */
        List<Finding> allFindings() {
            List<Finding> all = new ArrayList<>(findings);
            result.findings().stream().filter(f -> !all.contains(f)).forEach(all::add);
            return all;
        }
    }

    DesignInput design() {
        return input;
    }

    /**
     * Reads and analyses the design.
     *
     * @throws CommandFailure when it cannot be read, has errors, or does not have what is to fail
     */
    Analysed analyse(Terminal terminal, Services services) {
        DesignInput.Ready ready = input.snapshot(terminal, services);
        DesignSnapshot snapshot = faults.apply(ready.snapshot(), services, input.file());
        AnalysisResult result = services.analysis().analyze(snapshot, Set.of(), new TerminalProgress(terminal));
        AnalysisResult marked = AnalysisResult.ofFindings(ready.findings()).and(result);
        return new Analysed(snapshot, ready.findings(), result, new ViewBuilder(snapshot, services.fabric(), marked,
                cycles(snapshot, result, terminal, services), services.analysis().transports()::name));
    }

    /** The shortest cycle of the compute fabric, when it was asked for or an analysis says that there is one. */
    private Map<String, List<String>> cycles(DesignSnapshot snapshot, AnalysisResult result, Terminal terminal,
            Services services) {
        Optional<FabricSnapshot> compute = snapshot.fabric(FabricRole.COMPUTE);
        if (compute.isEmpty() || detours == null && result.metric("cyclic_buffers", compute.get().id())
                .map(m -> !(m.value() > 0)).orElse(true)) {
            return Map.of();
        }
        FabricSnapshot fabric = compute.get();
        Optional<Transport> transport = services.analysis().transports().find(fabric.transportId())
                .map(t -> FabricTransport.of(fabric, t).transport()).filter(t -> t.flowControl().lossless());
        if (transport.isEmpty() || !services.fabric().size(services.fabric().plan(snapshot.cluster(), fabric))
                .buildable()) {
            return Map.of();
        }
        LosslessQuestion question = new LosslessQuestion(new SimulatedFabric.Designed(snapshot.cluster(), fabric),
                List.of(), transport.get(), detours == null ? Detours.VALLEY_FREE : detours, 1,
                LosslessQuestion.DEFAULT_SENDERS, LosslessQuestion.DEFAULT_BURST_SECONDS, SEED);
        LosslessAnswer answer = services.lossless().examine(question, new TerminalProgress(terminal));
        return answer.cycle().isEmpty() ? Map.of()
                : Map.of(fabric.id(), answer.cycle().stream().map(LosslessAnswer.Buffer::link).toList());
    }
}
