// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;

/** Runs the engines, and contains those that fail: they cost a transport its values, and not the others theirs. */
final class Bench {
    /** An engine failed. */
    static final String FAILED = "EW-SELECT-010";

    private final List<AnalysisEngine> engines;
    private final Progress progress;

    /** @param engines in the order in which they are asked */
    Bench(List<AnalysisEngine> engines, Progress progress) {
        this.engines = List.copyOf(engines);
        this.progress = progress;
    }

    /** What all these engines say in brief, and of each that failed that it did. */
    AnalysisResult run(AnalysisRequest request, Predicate<AnalysisEngine> which, String with) {
        AnalysisResult result = AnalysisResult.EMPTY;
        for (AnalysisEngine engine : engines) {
            if (which.test(engine)) {
                progress.check();
                result = result.and(run(engine, request.inBrief(), with));
            }
        }
        return result;
    }

    private AnalysisResult run(AnalysisEngine engine, AnalysisRequest request, String with) {
        try {
            AnalysisResult result = engine.analyze(request, new Quiet(progress));
            return result == null ? failed(engine, with, "it returned nothing") : result;
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (RuntimeException | LinkageError fault) {
            return failed(engine, with, fault.toString());
        }
    }

    private static AnalysisResult failed(AnalysisEngine engine, String with, String how) {
        return AnalysisResult.ofFindings(List.of(Finding.warning(FAILED, "", "The engine '" + engine.id()
                + "' failed with " + with + ": " + how + ". Its values are missing.",
                "Report it to the provider of the engine or of the transport.")));
    }

    /** The engine with this id. */
    Optional<AnalysisEngine> engine(String id) {
        return engines.stream().filter(e -> e.id().equals(id)).findFirst();
    }

    /** Findings that an engine failed, each once. */
    static List<Finding> failures(List<AnalysisResult> results) {
        List<Finding> failures = new ArrayList<>();
        results.stream().flatMap(r -> r.findings().stream()).filter(f -> f.code().equals(FAILED)).distinct()
                .forEach(failures::add);
        return failures;
    }

    /** Lets an engine learn that the user no longer wants the result; its own progress would only flicker. */
    private record Quiet(Progress whole) implements Progress {
        @Override
        public void report(double fraction, String what) {
        }

        @Override
        public boolean cancelled() {
            return whole.cancelled();
        }
    }
}
