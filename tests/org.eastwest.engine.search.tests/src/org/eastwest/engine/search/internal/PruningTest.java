// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Leaving plans out changes neither the best plans nor the front")
class PruningTest {
    /** Each with what makes other plans good: dense and expert models, CP, domains of 8 and of 72 GPUs, DualPipe. */
    static Stream<Arguments> spaces() {
        DesignSnapshot gpt3 = Searches.gpt3();
        DesignSnapshot slow = gpt3.withFaults(List.of("gpu:pretraining/12=60%", "nic:pretraining/30=50 Gb/s"));
        DesignSnapshot moe = Searches.template("moe-deepseek-v3");
        DesignSnapshot long8 = Searches.template("moe-deepseek-v3", "cluster.servers.count", "32",
                "job.pretraining.workload.sequenceLength", "16384", "job.pretraining.workload.globalBatch", "256",
                "job.pretraining.plan.schedule", "1f1b", "job.pretraining.plan.pp", "8",
                "job.pretraining.plan.dp", "32",
                "job.pretraining.plan.ep", "32");
        DesignSnapshot racks = Searches.template("gb200-nvl72-8su");
        return Stream.of(Objective.values()).flatMap(objective -> Stream.of(
                Arguments.of("dense", gpt3, "calculon tp=4,8,16 pp=2,4,8 virtual=1,2,3", objective),
                Arguments.of("dense, orders", gpt3, "full tp=2,4,8,16 pp=4,8 virtual=1,3 microbatch=1,2 zero=0,1,3 "
                        + "recompute=none,full", objective),
                Arguments.of("experts", moe, "full gpus=design tp=1,2 cp=1,2 ep=design pp=design microbatch=1,2 zero=1 "
                        + "recompute=selective,full tp-overlap=none,ring cp-overlap=on,off ep-overlap=on,off",
                        objective),
                Arguments.of("experts and long sequences", long8, "full tp=1,4 cp=1,2,8 ep=1,8,32 pp=4,8 "
                        + "microbatch=1,2 zero=1,3 recompute=selective,full tp-overlap=none,pipelined dp-overlap=on virtual=1,2",
                        objective),
                Arguments.of("experts and long sequences, every overlap", long8, "full tp=2,4 cp=2,4 ep=8,32 pp=4,8 "
                        + "microbatch=1,2,4 zero=0,2 recompute=none,full tp-overlap=none,ring dp-overlap=on,off "
                        + "pp-overlap=on cp-overlap=on,off ep-overlap=on,off virtual=1 schedule=1f1b,dual-pipe "
                        + "tp-communication=sequence", objective),
                Arguments.of("dense, slow parts", slow, "calculon tp=8 pp=2,4,8 virtual=1,3 microbatch=1,2 zero=0,1",
                        objective),
                Arguments.of("domains of 72", racks, "full gpus=design tp=4,8 pp=4,8 microbatch=1,2 zero=1,2 "
                        + "recompute=none tp-overlap=none,ring virtual=1,2", objective),
                Arguments.of("experts split by TP or whole, one stage or two", long8, "full tp=1,2,8 cp=1,2 ep=1,2,16 "
                        + "pp=1,2 microbatch=1 zero=0,3 recompute=full tp-overlap=none,ring dp-overlap=on "
                        + "pp-overlap=on cp-overlap=on ep-overlap=on virtual=1 schedule=1f1b", objective)));
    }

    @ParameterizedTest(name = "{0}, {3}")
    @MethodSource("spaces")
    void keepsTheOptimum(String name, DesignSnapshot design, String space, Objective objective) {
        PlanSearchRequest request = new PlanSearchRequest(design, Searches.TRANSPORTS, "", objective, 0.02, space, 7,
                1);
        PlanSearchResult plain = search(request, Pruning.NONE);
        assertEquals(0, plain.pruned());
        assertEquals(plain.space(), plain.evaluated() + plain.refusedInAll());
        assertFalse(plain.best().isEmpty());
        for (Pruning pruning : List.of(Pruning.PLAN_BY_PLAN, Pruning.WHOLESALE)) {
            PlanSearchResult pruned = search(request, pruning);
            assertTrue(pruned.pruned() > 0);
            assertEquals(plain.space(), pruned.evaluated() + pruned.refusedInAll() + pruned.pruned());
            assertEquals(plain.refused(), pruned.refused());
            assertEquals(figures(plain.best()), figures(pruned.best()));
            assertEquals(figures(plain.pareto()), figures(pruned.pareto()));
            assertEquals(plain.best(), pruned.best());
            assertEquals(plain.pareto(), pruned.pareto());
        }
    }

    @ParameterizedTest(name = "{0}, {3}")
    @MethodSource("spaces")
    void isTheSameOnAnyNumberOfThreads(String name, DesignSnapshot design, String space, Objective objective) {
        List<PlanSearchResult> results = Stream.of(1, 2, 5).map(threads -> search(new PlanSearchRequest(design,
                Searches.TRANSPORTS, "", objective, 0.02, space, 7, threads), Pruning.WHOLESALE)).toList();
        assertEquals(results.get(0), results.get(1));
        assertEquals(results.get(0), results.get(2));
    }

    private static PlanSearchResult search(PlanSearchRequest request, Pruning pruning) {
        return new PlanSearchEngine(Searches.PLANS, Optional.of(pruning)).search(request, Progress.NONE);
    }

    private static List<String> figures(List<PlanEstimate> plans) {
        return plans.stream().map(p -> p.seconds() + " s, " + p.memoryBytes() + " B, " + p.scaleOutBytes() + " B")
                .toList();
    }
}
