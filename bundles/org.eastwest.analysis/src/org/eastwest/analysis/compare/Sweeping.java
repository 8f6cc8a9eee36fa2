// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.compare;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.eastwest.analysis.AnalysisService;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.DesignSnapshot;

/** Computes sweeps: the engine that gives the metric on every variant, on all processors. */
public final class Sweeping {
    /** More combinations than this are a slip. */
    public static final long MOST_POINTS = 100_000;
    /** Metrics of the engines that tell whether a job fits into memory. */
    private static final List<String> MEMORY = List.of("memory_bytes", "inference_memory_bytes");

    private final AnalysisService analysis;
    private final Progress progress;

    /** @param progress told how far it is; asked whether to stop */
    public Sweeping(AnalysisService analysis, Progress progress) {
        this.analysis = analysis;
        this.progress = progress;
    }

    /** A combination with its design. */
    private record Combination(List<Integer> steps, Variant variant) {
    }

    /** As {@link #over(List, List, Variants)}, of one metric. */
    public Sweep over(List<Axis> axes, String metric, Variants variants) {
        return over(axes, List.of(metric), variants).get(0);
    }

    /**
     * Computes metrics over all combinations of some axes, each variant once. A combination that the design cannot be
     * has no value but a reason.
     *
     * @param metrics id of each metric, or {@code ELEMENT/ID} where several elements have it
     * @return a sweep for each metric
     * @throws IllegalArgumentException when a path is varied twice, there are too many combinations, no engine gives a
     *                                  metric, several elements have it, or a change cannot be made; the message says
     *                                  what to do
     * @throws CancellationException    when cancelled
     */
    public List<Sweep> over(List<Axis> axes, List<String> metrics, Variants variants) {
        refuseRepeated(axes);
        long count = axes.stream().mapToLong(a -> a.values().size()).reduce(1, Math::multiplyExact);
        if (count > MOST_POINTS) {
            throw new IllegalArgumentException(count + " combinations are more than the " + MOST_POINTS
                    + " that a sweep computes. Vary less, or in larger steps.");
        }
        List<Combination> combinations = Sweep.combinations(axes).stream().map(steps -> {
            progress.check();
            return new Combination(steps, variants.with(Sweep.changes(axes, steps)));
        }).toList();
        Set<String> engines = new TreeSet<>();
        metrics.forEach(metric -> engine(metric, combinations).ifPresent(given -> {
            engines.add(given.engine());
            // What is asked of a job is told with whether it fits, whichever metrics are asked for beside it.
            if (given.ofJob()) {
                MEMORY.forEach(memory -> giver(memory, combinations).ifPresent(engines::add));
            }
        }));
        List<List<Sweep.Point>> points = points(metrics, combinations, engines);
        return IntStream.range(0, metrics.size())
                .mapToObj(m -> new Sweep(axes, points.stream().map(row -> row.get(m)).toList())).toList();
    }

    /** A path of two axes would have the value of the last one beside both. */
    private static void refuseRepeated(List<Axis> axes) {
        Set<String> seen = new TreeSet<>();
        axes.stream().flatMap(axis -> axis.paths().stream()).filter(path -> !seen.add(path)).findFirst()
                .ifPresent(path -> {
                    throw new IllegalArgumentException(path + " is varied twice. Give all its values at once, as "
                            + path + "=V1,V2.");
                });
    }

    /** An engine, and whether the metric that it gives is one of a job. */
    private record Given(String engine, boolean ofJob) {
    }

    /** The first engine that gives the metric for the first variant that can be; empty where none does. */
    private Optional<String> giver(String metric, List<Combination> combinations) {
        return combinations.stream().flatMap(c -> c.variant().design().stream()).findFirst()
                .flatMap(design -> analysis.engines().stream().map(AnalysisEngine::id)
                        .filter(id -> !named(metric, analyze(design, Set.of(id))).isEmpty()).findFirst());
    }

    /** The first engine that gives the metric for some variant, so that the others need not run. */
    private Optional<Given> engine(String metric, List<Combination> combinations) {
        Set<String> known = new TreeSet<>();
        for (Combination combination : combinations) {
            if (combination.variant().design().isEmpty()) {
                continue;
            }
            boolean faulty = false;
            for (AnalysisEngine engine : analysis.engines()) {
                DesignSnapshot design = combination.variant().design().get();
                AnalysisResult result = analyze(design, Set.of(engine.id()));
                if (!named(metric, result).isEmpty()) {
                    return Optional.of(new Given(engine.id(), named(metric, result).stream()
                            .anyMatch(m -> design.jobs().stream().anyMatch(j -> j.id().equals(m.element())))));
                }
                result.metrics().forEach(m -> known.add(m.id()));
                faulty |= result.findings().stream().anyMatch(f -> f.severity() == Severity.ERROR);
            }
            // A design that is wrong has no such metric; another one may have it.
            if (!known.isEmpty() && !faulty) {
                throw new IllegalArgumentException("metric " + metric + ": no engine gives it for this design. Use one "
                        + "of " + String.join(", ", known) + ".");
            }
        }
        return Optional.empty();
    }

    private AnalysisResult analyze(DesignSnapshot design, Set<String> engines) {
        return analysis.analyze(design, engines, new Quiet(progress));
    }

    /** Each point depends on its own design alone, so the order of work does not matter. A row a combination. */
    private List<List<Sweep.Point>> points(List<String> metrics, List<Combination> combinations, Set<String> engines) {
        AtomicInteger done = new AtomicInteger();
        List<List<Sweep.Point>> points = IntStream.range(0, combinations.size()).parallel().mapToObj(i -> {
            progress.check();
            List<Sweep.Point> row = points(metrics, combinations.get(i), engines);
            progress.report((double) done.incrementAndGet() / combinations.size(), "sweep");
            return row;
        }).toList();
        progress.report(1, "done");
        return points;
    }

    private List<Sweep.Point> points(List<String> metrics, Combination combination, Set<String> engines) {
        if (combination.variant().design().isEmpty()) {
            Sweep.Point none = new Sweep.Point(combination.steps(), Optional.empty(), combination.variant().reason());
            return Collections.nCopies(metrics.size(), none);
        }
        AnalysisResult result = analyze(combination.variant().design().get(), engines);
        return metrics.stream().map(metric -> point(metric, combination.steps(), result)).toList();
    }

    private static Sweep.Point point(String metric, List<Integer> steps, AnalysisResult result) {
        List<Metric> found = named(metric, result);
        if (found.size() > 1) {
            throw new IllegalArgumentException("metric " + metric + ": several elements have it. Use one of "
                    + String.join(", ", found.stream().map(m -> m.element() + "/" + m.id()).toList()) + ".");
        }
        if (found.isEmpty()) {
            return new Sweep.Point(steps, Optional.empty(), firstError(result.findings()));
        }
        Metric one = found.get(0);
        return new Sweep.Point(steps, Optional.of(one), Double.isNaN(one.value()) ? one.derivation().source().text()
                : MemoryVerdict.exceeded(result, one) ? MemoryVerdict.WORDS : "");
    }

    private static List<Metric> named(String metric, AnalysisResult result) {
        return result.metrics().stream()
                .filter(m -> metric.equals(m.id()) || metric.equals(m.element() + "/" + m.id())).toList();
    }

    private static String firstError(List<Finding> findings) {
        return findings.stream().filter(f -> f.severity() == Severity.ERROR).map(Finding::message).findFirst()
                .orElse("the analysis gives no such metric");
    }

    /** Lets an engine learn that the user no longer wants the result; its own progress would only flicker. */
    record Quiet(Progress whole) implements Progress {
        @Override
        public void report(double fraction, String what) {
        }

        @Override
        public boolean cancelled() {
            return whole.cancelled();
        }
    }
}
