// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.compare.Comparing;
import org.eastwest.analysis.compare.Comparing.Compared;
import org.eastwest.analysis.compare.Variant;
import org.eastwest.analysis.compare.Variants;
import org.eastwest.reader.Reading;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.results.JobProgress;
import org.eastwest.ui.internal.results.ShownProgress;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;

/** Puts designs side by side, in the background. */
final class CompareJob extends Job {
    /** Compares transports itself, on every column. */
    private static final Set<String> LEFT = Set.of("transports");

    private final Mode mode;
    private final List<Source> sources;
    private final Consumer<String> shown;
    private volatile Optional<CompareOutcome> outcome = Optional.empty();

    /** @param shown gets progress in words, on any thread */
    CompareJob(Mode mode, List<Source> sources, Consumer<String> shown) {
        super("Comparing " + mode.label().toLowerCase(Locale.ROOT));
        this.mode = mode;
        this.sources = List.copyOf(sources);
        this.shown = shown;
        setPriority(LONG);
    }

    /** What came of it; empty when it was cancelled. */
    Optional<CompareOutcome> outcome() {
        return outcome;
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        try {
            outcome = Optional.of(compare(new ShownProgress(new JobProgress(monitor, getName()), shown)));
            return Status.OK_STATUS;
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        }
    }

    private CompareOutcome compare(Progress progress) {
        List<Optional<DesignSnapshot>> read = new ArrayList<>();
        List<Comparing.Subject> subjects = new ArrayList<>();
        for (Source source : sources) {
            progress.check();
            Reading reading = Domain.read(source.design(), source.scenarioId());
            read.add(reading.snapshot());
            subjects.addAll(mode == Mode.TRANSPORTS && reading.snapshot().isPresent()
                    ? transports(source, reading.snapshot().get())
                    : List.of(new Comparing.Subject(source.name(), reading.snapshot().map(Variant::of)
                            .orElseGet(() -> Variant.impossible(Domain.firstError(reading))))));
        }
        Compared compared = Services.call(AnalysisService.class,
                service -> new Comparing(service, progress).of(subjects, LEFT));
        return new CompareOutcome(mode, sources, read, compared);
    }

    /** The design on every transport that comparisons show. */
    private static List<Comparing.Subject> transports(Source source, DesignSnapshot design) {
        Variants variants = Domain.variants(source.design(), source.scenarioId());
        return Domain.transports(design).stream().map(id -> new Comparing.Subject(id,
                variants.with(Map.of(Variants.TRANSPORT, id)))).toList();
    }
}
