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
import org.eastwest.model.design.Design;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanSearch;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.transport.spectrumx.internal.SpectrumXTransport;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Every plan of a model with experts and long sequences on 98,304 GPUs: some 370 million with TP, CP, PP, DP and EP. A
 * first search on all processors, as the command line makes one.
 */
@State(Scope.Benchmark)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
public class ExpertSearchBenchmark {
    private static final Map<String, String> CHANGES = Map.ofEntries(Map.entry("cluster.servers.count", "12288"),
            Map.entry("job.pretraining.workload.modelShape", "deepseek-v3"),
            Map.entry("job.pretraining.workload.sequenceLength", "32768"),
            Map.entry("job.pretraining.workload.globalBatch", "12288"),
            Map.entry("job.pretraining.plan.tp", "4"), Map.entry("job.pretraining.plan.cp", "8"),
            Map.entry("job.pretraining.plan.pp", "8"), Map.entry("job.pretraining.plan.dp", "384"),
            Map.entry("job.pretraining.plan.ep", "64"), Map.entry("job.pretraining.plan.virtualStages", "1"),
            Map.entry("job.pretraining.plan.schedule", "1f1b"));

    private PlanSearch search;
    private PlanSearchRequest request;

    @Setup(Level.Trial)
    public void prepare() {
        Design design = Templates.create("ethernet-100k", Map.of());
        CHANGES.forEach((path, value) -> DesignPaths.set(design, null, path, value));
        DesignSnapshot snapshot = DesignReader.read(design, null, CatalogLoader.shipped()).snapshot().orElseThrow();
        search = new PlanSearchEngine(new StepPlans(new Fabrics()));
        request = new PlanSearchRequest(snapshot, () -> List.of(new SpectrumXTransport()), "", Objective.TIME,
                PlanSearchRequest.DEFAULT_MARGIN, "full", PlanSearchRequest.DEFAULT_TOP, 0);
    }

    @Benchmark
    @BenchmarkMode(Mode.SingleShotTime)
    public PlanSearchResult first() {
        return search.search(request, Progress.NONE);
    }
}
