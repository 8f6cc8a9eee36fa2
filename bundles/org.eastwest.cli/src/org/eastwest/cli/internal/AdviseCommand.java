// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import java.util.stream.Stream;
import org.eastwest.catalog.Catalog;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.decision.AdviceRequest;
import org.eastwest.spi.evaluation.KnownParts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code advise}: which transport, and why. */
@Command(name = "advise", description = "Put every installed transport on the same design and advise which to choose: "
        + "physics first, then what you weigh; how sure that is, and what would change it.")
final class AdviseCommand extends ComputingCommand {
    private static final long MOST_GPUS = 10_000_000;

    @Mixin
    private DesignInput input;

    @Option(names = "--gpus", split = ",", paramLabel = "N", description = "Sizes to look at, such as "
            + "1000,10000,100000: servers in proportion, data parallelism and global batch with them. The design's own "
            + "size unless told otherwise.")
    private List<Long> gpus;

    @Mixin
    private WeighOptions weigh = new WeighOptions();

    @Option(names = "--no-split", description = "Do not search for the parallel plan that sends the fewest bytes"
            + " through the fabric.")
    private boolean noSplit;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of random draws. Default: 20240611.")
    private long seed = AnalysisRequest.DEFAULT_SEED;

    AdviseCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        List<Long> sizes = sizes();
        DesignInput.Ready ready = input.snapshot(terminal(), services());
        Advice advice = services().adviser().advise(new AdviceRequest(ready.snapshot(),
                services().analysis().transports(), parts(), sizes, weigh.weights(),
                weigh.scores(), !noSplit, true, seed), new TerminalProgress(terminal()));
        weigh.check(advice);
        List<Finding> findings = withUnusedPlugins(Stream.concat(ready.findings().stream(),
                advice.findings().stream()).toList());
        writeJson(AdviceJson.content(advice), findings);
        if (printsText()) {
            new AdvicePrinter(terminal().out()).print(ready.snapshot(), advice);
            Findings.print(findings, terminal().out());
        }
        return Findings.exitCode(findings);
    }

    /** The sizes told, none where the option was not given: then the design's own size counts. */
    private List<Long> sizes() {
        if (gpus == null) {
            return List.of();
        }
        if (gpus.isEmpty()) {
            throw CommandFailure.unusable("--gpus: no size was given; give sizes such as 1000,10000.");
        }
        gpus.stream().filter(n -> n < 1 || n > MOST_GPUS).findFirst().ifPresent(wrong -> {
            throw CommandFailure.unusable("--gpus " + wrong + ": give sizes from 1 to " + MOST_GPUS + ".");
        });
        return gpus.stream().distinct().toList();
    }

    private KnownParts parts() {
        Catalog catalog = services().catalog().catalog();
        return new KnownParts(catalog.gpus().all(), catalog.servers().all(), catalog.nics().all(),
                catalog.switches().all(), catalog.models().all());
    }
}
