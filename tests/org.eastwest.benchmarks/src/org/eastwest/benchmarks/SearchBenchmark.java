// SPDX-License-Identifier: EPL-2.0
package org.eastwest.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.search.internal.PlanSearchEngine;
import org.eastwest.engine.training.internal.search.StepPlans;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.transport.infiniband.internal.NdrTransport;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The 467,808 plans of Calculon's search for GPT-3 175B on 64 A100: a first search, as the command line makes one, and
 * one in a process that has searched before, on one thread and on all processors.
 */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 3, jvmArgsAppend = "-Xmx512m")
public class SearchBenchmark {
    /** Threads; 0 for as many as there are processors. */
    @Param({"1", "0"})
    private int threads;

    private PlanSearch search;
    private PlanSearchRequest request;

    @Setup(Level.Trial)
    public void prepare() {
        DesignSnapshot design = DesignReader.read(Templates.create("search-gpt3-175b-a100-64", Map.of()), null,
                CatalogLoader.shipped()).snapshot().orElseThrow();
        search = new PlanSearchEngine(new StepPlans(new Fabrics()));
        request = new PlanSearchRequest(design, () -> List.of(new NdrTransport()), "", Objective.TIME,
                PlanSearchRequest.DEFAULT_MARGIN, "", PlanSearchRequest.DEFAULT_TOP, threads);
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public PlanSearchResult first() {
        return search.search(request, Progress.NONE);
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @Warmup(iterations = 3, time = 3)
    @Measurement(iterations = 5, time = 3)
    public PlanSearchResult again() {
        return search.search(request, Progress.NONE);
    }
}
