// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.reader.PlanErrors;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code search}: the best plans of a training job. */
@Command(name = "search", description = "Search every valid parallel plan of a training job for the best.",
        footer = {"", "SPEC is a name and what differs from it: full (every plan; the default), usual (every degree with "
                + "the choices of large runs) or calculon (the space of Calculon's search), then DIMENSION=VALUES, such as \"full tp=4,8 pp=1..16 zero=0,1\", "
                + "with blanks or semicolons between. VALUES are numbers, ranges, auto (all that make sense) or "
                + "design (what the design has), for gpus (or placed), tp, cp, pp (or even), dp, ep, microbatch, virtual, zero; and words or design for recompute (none, "
                + "selective, full), tp-communication (all-reduce, scattered, sequence), regather, tp-overlap (none, "
                + "ring, pipelined), schedule (1f1b, gpipe, zero-bubble, zero-bubble-v, dual-pipe), placement (orders, tiers), "
                + "dp-overlap, pp-overlap, cp-overlap, ep-overlap (on, off)."})
final class SearchCommand extends ComputingCommand {
    @Mixin
    private DesignInput input;

    @Option(names = "--job", paramLabel = "ID", description = "The training job; the first one of the scenario unless "
            + "told otherwise.")
    private String job = "";

    @Option(names = "--objective", paramLabel = "WHAT", converter = ObjectiveConverter.class, description = "What the "
            + "best plan is best in: time, memory-margin, scale-out-bytes or cost (GPU seconds a step). Default: time.")
    private Objective objective = Objective.TIME;

    @Option(names = "--margin", paramLabel = "SHARE", converter = MarginConverter.class, description = "Share of a "
            + "GPU's memory that has to stay free. Default: 8%%.")
    private Double margin = PlanSearchRequest.DEFAULT_MARGIN;

    @Option(names = "--space", paramLabel = "SPEC", description = "The plans to look through; those that the job "
            + "names unless told otherwise.")
    private String space = "";

    @Option(names = "--top", paramLabel = "N", description = "Best plans to show. Default: 10.")
    private int top = PlanSearchRequest.DEFAULT_TOP;

    @Option(names = "--threads", paramLabel = "N", description = "Threads that evaluate; as many as there are "
            + "processors unless told otherwise. The result does not depend on it.")
    private int threads;

    @Option(names = "--apply", description = "Write the best plan into the design file.")
    private boolean apply;

    SearchCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        inRange("--top", top, 1, 10_000);
        inRange("--threads", threads, 0, 4096);
        if (apply && input.changed()) {
            throw CommandFailure.unusable("--apply writes the best plan into the design as it stands in the file, "
                    + "--set changes it for one run: leave one of them out.");
        }
        DesignInput.Ready ready = input.snapshotForPlans(terminal(), services());
        PlanSearchResult found = search(ready);
        boolean unplanned = ready.findings().stream().anyMatch(PlanErrors::has);
        PlanSearchResult result = unplanned ? PlanErrors.withoutOwn(found) : found;
        List<Finding> findings = new ArrayList<>(ready.findings());
        findings.addAll(result.findings());
        boolean applied = apply && !result.best().isEmpty();
        if (applied) {
            findings.addAll(new AppliedPlan(input, terminal()).write(result));
        }
        writeJson(SearchJson.content(result, objective, margin, applied), findings);
        if (printsText()) {
            new SearchPrinter(terminal().out()).print(ready.snapshot(), result);
            Findings.print(findings, terminal().out());
        }
        return Findings.exitCode(findings);
    }

    private PlanSearchResult search(DesignInput.Ready ready) {
        try {
            return services().plans().search(new PlanSearchRequest(ready.snapshot(), services().analysis()
                    .transports(), job, objective, margin, space, top, threads), new TerminalProgress(terminal()));
        } catch (IllegalArgumentException wrong) {
            throw CommandFailure.unusable("--space: " + wrong.getMessage() + ".");
        }
    }

    private static void inRange(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw CommandFailure.unusable(option + " " + value + ": give a number from " + least + " to " + most + ".");
        }
    }

    /** Reads an objective by its word. */
    static final class ObjectiveConverter implements ITypeConverter<Objective> {
        @Override
        public Objective convert(String text) {
            return Arrays.stream(Objective.values()).filter(o -> o.word().equals(text)).findFirst()
                    .orElseThrow(() -> new TypeConversionException("'" + text + "' is no objective; use one of "
                            + Arrays.stream(Objective.values()).map(Objective::word)
                                    .collect(Collectors.joining(", "))));
        }
    }

    /** Reads a share such as 8%. */
    static final class MarginConverter implements ITypeConverter<Double> {
        @Override
        public Double convert(String text) {
            try {
                double share = Quantity.parse(text, Dimension.RATIO).value();
                if (share >= 0 && share < 1) {
                    return share;
                }
            } catch (IllegalArgumentException wrong) {
                throw new TypeConversionException(wrong.getMessage());
            }
            throw new TypeConversionException("'" + text + "' is no margin; give a share from 0 to less than 100%");
        }
    }
}
