// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;

/** Asks every engine about several designs, engine by engine, so that it is known which metric is whose. */
public final class Comparing {
    private final AnalysisService analysis;
    private final Progress progress;

    /** @param progress told how far it is; asked whether to stop */
    public Comparing(AnalysisService analysis, Progress progress) {
        this.analysis = Objects.requireNonNull(analysis, "analysis");
        this.progress = Objects.requireNonNull(progress, "progress");
    }

    /** A design to look at, with what tells it from the others. */
    public record Subject(String name, Variant variant) {
        public Subject {
            Objects.requireNonNull(name, "name");
            Objects.requireNonNull(variant, "variant");
        }
    }

    /** The metrics of one engine. */
    public record Group(String engine, List<Comparison.Row> rows) {
        public Group {
            rows = List.copyOf(rows);
        }
    }

    /**
     * Designs side by side, by engine.
     *
     * @param columns the designs, each with the results of all engines
     * @param groups  of each engine that gave a metric the rows, in the order of the engines
     */
    public record Compared(List<Comparison.Column> columns, List<Group> groups) {
        public Compared {
            columns = List.copyOf(columns);
            groups = List.copyOf(groups);
        }
    }

    /**
     * Compares designs.
     *
     * @param left ids of engines that are not asked
     * @throws CancellationException when cancelled
     */
    public Compared of(List<Subject> subjects, Set<String> left) {
        List<AnalysisEngine> engines = analysis.engines().stream().filter(e -> !left.contains(e.id())).toList();
        AtomicInteger done = new AtomicInteger();
        int all = engines.size() * subjects.size();
        List<List<AnalysisResult>> results = new ArrayList<>();
        for (AnalysisEngine engine : engines) {
            results.add(IntStream.range(0, subjects.size()).parallel().mapToObj(i -> {
                progress.check();
                AnalysisResult result = subjects.get(i).variant().design().map(d -> analyze(d, engine.id()))
                        .orElse(AnalysisResult.EMPTY);
                progress.report((double) done.incrementAndGet() / all, engine.name());
                return result;
            }).toList());
        }
        List<Group> groups = new ArrayList<>();
        for (int e = 0; e < engines.size(); e++) {
            List<AnalysisResult> own = results.get(e);
            Comparison part = Comparison.of(columns(subjects, own));
            if (!part.rows().isEmpty()) {
                groups.add(new Group(engines.get(e).name(), part.rows()));
            }
        }
        List<AnalysisResult> joined = IntStream.range(0, subjects.size()).mapToObj(i -> results.stream()
                .map(r -> r.get(i)).reduce(AnalysisResult.EMPTY, AnalysisResult::and)).toList();
        return new Compared(columns(subjects, joined), groups);
    }

    private AnalysisResult analyze(DesignSnapshot design, String engine) {
        return analysis.analyze(design, Set.of(engine), new Sweeping.Quiet(progress));
    }

    private static List<Comparison.Column> columns(List<Subject> subjects, List<AnalysisResult> results) {
        return IntStream.range(0, subjects.size()).mapToObj(i -> new Comparison.Column(subjects.get(i).name(),
                subjects.get(i).variant().design(), results.get(i), subjects.get(i).variant().reason())).toList();
    }
}
