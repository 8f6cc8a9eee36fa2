// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eastwest.engine.search.internal.space.Space;
import org.eastwest.engine.search.internal.space.SpaceText;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanModel;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.PlanSearchState;
import org.eastwest.spi.plan.PlanSpace;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.Refusal;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A plan search")
class PlanSearchEngineTest {
    private static final String SMALL = "calculon tp=8 pp=4,8 microbatch=1,2";

    @Test
    @DisplayName("finds the design's own plan in a space of that plan alone")
    void ownPlan() {
        DesignSnapshot design = Searches.gpt3();
        PlanSearchResult result = Searches.search(design, "tp=design cp=design pp=design dp=design ep=design "
                + "microbatch=design virtual=design zero=design recompute=design tp-communication=design "
                + "regather=design tp-overlap=design schedule=design placement=design dp-overlap=design "
                + "pp-overlap=design cp-overlap=design ep-overlap=design");
        assertEquals(1, result.space());
        assertEquals(design.jobs().get(0).plan(), result.best().get(0).point().plan());
        assertEquals(result.own().orElseThrow(), result.best().get(0));
        assertEquals(List.of("EW-SEARCH-007"), codes(result));
    }

    @Test
    @DisplayName("looks at every plan of a job without a space of its own, however large")
    void everyPlan() {
        DesignSnapshot design = Searches.template("moe-deepseek-v3", "cluster.servers.count", "64",
                "job.pretraining.plan.dp", "32", "job.pretraining.plan.ep", "32", "job.pretraining.workload.globalBatch", "512");
        PlanSearchResult result = Searches.search(design, "");
        PlanSearchResult usual = Searches.search(design, "usual");
        assertEquals(Space.of(SpaceText.parse("full"), Searches.job(design), Progress.NONE).size(), result.space());
        assertEquals(result.space(), result.evaluated() + result.refusedInAll() + result.pruned());
        assertTrue(result.space() > 100 * usual.space());
        assertTrue(result.best().get(0).seconds() < usual.best().get(0).seconds());
    }

    @Test
    @DisplayName("gives the same whatever the number of threads")
    void threads() {
        PlanSearchRequest one = Searches.request(Searches.gpt3(), SMALL);
        PlanSearchRequest three = new PlanSearchRequest(one.design(), one.transports(), one.jobId(), one.objective(),
                one.margin(), one.space(), one.top(), 3);
        assertEquals(Searches.search(one), Searches.search(three));
    }

    @Test
    @DisplayName("keeps the margin free, and says so where the design's own plan does not")
    void margin() {
        DesignSnapshot design = Searches.gpt3();
        PlanSearchResult wide = Searches.search(new PlanSearchRequest(design, Searches.TRANSPORTS, "", Objective.TIME,
                0.4, SMALL, 10, 1));
        double limit = 0.6 * Searches.job(design).usableMemoryBytes();
        assertEquals(limit, wide.limitBytes());
        wide.best().forEach(plan -> assertTrue(plan.memoryBytes() <= limit));
        assertTrue(codes(wide).contains("EW-SEARCH-008"));
        PlanSearchResult none = Searches.search(new PlanSearchRequest(design, Searches.TRANSPORTS, "", Objective.TIME,
                0, SMALL, 10, 1));
        assertTrue(none.refused().get(Refusal.MEMORY) < wide.refused().get(Refusal.MEMORY));
        assertTrue(none.best().get(0).seconds() <= wide.best().get(0).seconds());
    }

    @Test
    @DisplayName("is best in what it is asked to be best in")
    void objectives() {
        DesignSnapshot design = Searches.gpt3();
        Map<Objective, PlanEstimate> best = new java.util.EnumMap<>(Objective.class);
        for (Objective objective : Objective.values()) {
            best.put(objective, Searches.search(new PlanSearchRequest(design, Searches.TRANSPORTS, "", objective, 0.08,
                    SMALL, 1, 1)).best().get(0));
        }
        best.values().forEach(plan -> {
            assertTrue(best.get(Objective.TIME).seconds() <= plan.seconds());
            assertTrue(best.get(Objective.MEMORY_MARGIN).memoryBytes() <= plan.memoryBytes());
            assertTrue(best.get(Objective.SCALE_OUT_BYTES).scaleOutBytes() <= plan.scaleOutBytes());
        });
        assertTrue(best.get(Objective.MEMORY_MARGIN).memoryBytes() < best.get(Objective.TIME).memoryBytes());
        assertTrue(best.get(Objective.SCALE_OUT_BYTES).scaleOutBytes() < best.get(Objective.TIME).scaleOutBytes());
    }

    @Test
    @DisplayName("for cost also tries fewer GPUs, unless the space says how many")
    void cost() {
        DesignSnapshot design = Searches.gpt3("job.pretraining.workload.modelShape", "gpt-22b");
        String space = "calculon zero=1 recompute=selective microbatch=1 placement=orders";
        PlanSearchResult result = Searches.search(new PlanSearchRequest(design, Searches.TRANSPORTS, "",
                Objective.COST, 0.08, space, 10, 1));
        PlanSnapshot best = result.best().get(0).point().plan();
        assertTrue(best.ranks() < 64, "22 billion parameters fit fewer GPUs, which communicate less: " + best);
        PlanSearchResult placed = Searches.search(new PlanSearchRequest(design, Searches.TRANSPORTS, "",
                Objective.COST, 0.08, space + " gpus=placed", 10, 1));
        assertEquals(64, placed.best().get(0).point().plan().ranks());
        assertTrue(result.best().get(0).seconds() * best.ranks() < placed.best().get(0).seconds() * 64);
    }

    @Test
    @DisplayName("says by its parts why the best plan beats the design's own")
    void why() {
        PlanSearchResult result = Searches.search(Searches.gpt3(), SMALL);
        Finding why = result.findings().stream().filter(f -> f.code().equals("EW-SEARCH-006")).findFirst()
                .orElseThrow();
        assertTrue(why.message().matches("The best plan takes .* a step where the design's own takes .* \\(-.* %\\): "
                + "(.* [+-].*)+\\. It needs .* instead of .* of memory and sends .*"), why.message());
    }

    @Test
    @DisplayName("names the constraint that refuses most when no plan is left")
    void noPlan() {
        PlanSearchResult result = Searches.search(Searches.gpt3(), "tp=1 pp=1 recompute=none placement=design zero=0");
        assertEquals(0, result.best().size());
        Finding none = result.findings().stream().filter(f -> f.code().equals("EW-SEARCH-004")).findFirst()
                .orElseThrow();
        assertTrue(none.message().contains("needs more memory than it may use"), none.message());
        assertTrue(none.remedy().contains("recompute"), none.remedy());
    }

    @Test
    @DisplayName("names the plan that comes nearest when no plan is left, and what it lacks")
    void nearestMiss() {
        String space = "tp=1,2 cp=1 pp=1 dp=auto ep=1 microbatch=1 recompute=none,full placement=design zero=0,1";
        PlanSearchResult result = Searches.search(Searches.gpt3(), space);
        Finding none = result.findings().stream().filter(f -> f.code().equals("EW-SEARCH-004")).findFirst()
                .orElseThrow();
        assertTrue(none.message().contains("Nearest comes tp=2 cp=1 pp=1 dp=32 ep=1 microbatch=1 virtual=1 zero=1 "
                + "recompute=full: it needs "), none.message());
        assertTrue(none.message().endsWith(" more than the limit."), none.message());
        PlanSearchRequest wholesale = Searches.request(Searches.gpt3(), space);
        String together = new PlanSearchEngine(Searches.PLANS, Optional.of(Pruning.WHOLESALE)).search(wholesale,
                Progress.NONE).findings().stream().filter(f -> f.code().equals("EW-SEARCH-004")).findFirst()
                .orElseThrow().message();
        String nearest = none.message().substring(none.message().indexOf("Nearest"));
        assertTrue(together.endsWith(nearest), together);
    }

    @Test
    @DisplayName("tells GPUs that the job does not get, and that the cluster does not have")
    void tooManyGpus() {
        PlanSearchResult result = Searches.search(Searches.gpt3(), "gpus=200000");
        assertEquals(List.of("EW-SEARCH-005", "EW-SEARCH-003"), codes(result));
        String message = result.findings().get(0).message();
        assertTrue(message.matches("The space asks for gpus=200000, but the job is placed on 64 of the 64 GPUs of "
                + "cluster '.*'\\."), message);
        PlanSearchResult some = Searches.search(Searches.gpt3(), "usual gpus=64,128 tp=8 pp=8 microbatch=1");
        assertTrue(some.space() > 0);
        assertTrue(some.findings().get(0).message().contains("gpus=128,"), some.findings().toString());
    }

    @Test
    @DisplayName("knows every schedule")
    void schedules() {
        PlanSearchResult result = Searches.search(Searches.gpt3(), "usual tp=8 pp=8 microbatch=1 recompute=full "
                + "schedule=gpipe,1f1b,zero-bubble,zero-bubble-v,dual-pipe virtual=1,2");
        Set<PlanSnapshot.Schedule> found = EnumSet.noneOf(PlanSnapshot.Schedule.class);
        result.best().forEach(plan -> found.add(plan.point().plan().schedule()));
        result.pareto().forEach(plan -> found.add(plan.point().plan().schedule()));
        assertEquals(0, result.refused().getOrDefault(Refusal.SCHEDULE, 0L));
        assertEquals(6, result.space());
        assertTrue(found.contains(PlanSnapshot.Schedule.ZERO_BUBBLE_V), found.toString());
    }

    @Test
    @DisplayName("keeps the exchange of CP that the design has, because the mask of attention decides it")
    void contextExchange() {
        PlanSearchResult result = Searches.search(Searches.gpt3("job.pretraining.plan.contextExchange", "all-gather"),
                "usual tp=8 cp=2 microbatch=1 recompute=full");
        assertTrue(!result.best().isEmpty() && result.best().stream().allMatch(plan -> plan.point().plan()
                .contextExchange() == PlanSnapshot.ContextExchange.ALL_GATHER));
    }

    @Test
    @DisplayName("tells values that no plan has, and that a space is empty")
    void unused() {
        PlanSearchResult result = Searches.search(Searches.gpt3(), "tp=3,8 pp=7");
        assertEquals(0, result.space());
        assertEquals(List.of("EW-SEARCH-005", "EW-SEARCH-003"), codes(result));
        assertTrue(result.findings().get(0).message().contains("tp=3"), result.findings().get(0).message());
        assertTrue(result.findings().get(0).message().contains("pp=7"), result.findings().get(0).message());
    }

    @Test
    @DisplayName("tells a space of the job that cannot be read, and a scenario without training job")
    void unusableDesigns() {
        PlanSearchResult wrong = Searches.search(Searches.gpt3("job.pretraining.searchSpace", "calculon tq=4"), "");
        assertEquals(List.of("EW-SEARCH-002"), codes(wrong));
        assertTrue(wrong.findings().get(0).message().contains("'tq' is no dimension"));
        PlanSearchResult none = Searches.search(Searches.template("inference-llama3-70b"), "");
        assertEquals(List.of("EW-SEARCH-001"), codes(none));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"everything | 'everything' is no space", "tp | 'tp' is no space",
        "calculon tp | 'tp' has no values", "tp=0 | '0' is no value of tp", "tp=8..4 | '8..4' is no value",
        "zero=4 | '4' is no value of zero",
        "recompute=some | use none, selective, full or design", "full calculon | 'calculon' is no dimension",
        "tp=1,,2 | '' is no value of tp", "tp=4 tp=8 | 'tp' stands twice", "tp=1..999999999 | is no value of tp"})
    @DisplayName("refuses a space that it cannot read, with what may stand there")
    void wrongSpaces(String space, String message) {
        IllegalArgumentException wrong = assertThrows(IllegalArgumentException.class,
                () -> Searches.search(Searches.gpt3(), space));
        assertTrue(wrong.getMessage().contains(message), wrong.getMessage());
    }

    @Test
    @DisplayName("ends when it is cancelled, and tells how far it is until then")
    void cancelled() {
        AtomicInteger reports = new AtomicInteger();
        Progress impatient = new Progress() {
            @Override
            public void report(double fraction, String what) {
                assertTrue(fraction >= 0 && fraction <= 1);
                reports.incrementAndGet();
            }

            @Override
            public boolean cancelled() {
                return reports.get() > 1;
            }
        };
        PlanSearchRequest request = Searches.request(Searches.template("ethernet-100k"), "full");
        assertThrows(CancellationException.class, () -> new PlanSearchEngine(Searches.PLANS).search(request,
                impatient));
        assertEquals(2, reports.get());
    }

    @Test
    @DisplayName("ends while the job is still prepared, however long that takes")
    void cancelledWhilePreparing() throws InterruptedException {
        CountDownLatch entered = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        PlanModel endless = (design, transports, jobId) -> {
            entered.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException end) {
                interrupted.countDown();
            }
            throw new IllegalStateException("nobody waits for this");
        };
        Progress untilEntered = new Progress() {
            @Override
            public void report(double fraction, String what) {
                throw new AssertionError("nothing was found yet");
            }

            @Override
            public boolean cancelled() {
                return entered.getCount() == 0;
            }
        };
        assertThrows(CancellationException.class, () -> new PlanSearchEngine(endless).search(
                Searches.request(Searches.gpt3(), SMALL), untilEntered));
        interrupted.await();
    }

    @Test
    @DisplayName("passes on what preparing throws")
    void preparingFails() {
        PlanModel broken = (design, transports, jobId) -> {
            throw new IllegalStateException("broken inside");
        };
        assertEquals("broken inside", assertThrows(IllegalStateException.class, () -> new PlanSearchEngine(broken)
                .search(Searches.request(Searches.gpt3(), SMALL), Progress.NONE)).getMessage());
    }

    @Test
    @DisplayName("ends while it still counts the plans")
    void cancelledEarly() {
        Progress unwanted = new Progress() {
            @Override
            public void report(double fraction, String what) {
                throw new AssertionError("nobody wants to know");
            }

            @Override
            public boolean cancelled() {
                return true;
            }
        };
        PreparedJob job = Searches.job(Searches.gpt3());
        assertThrows(CancellationException.class, () -> Space.of(SpaceText.parse("full"), job, unwanted));
    }

    @Test
    @DisplayName("counts the plans and names their dimensions without searching")
    void counts() {
        PlanSearchRequest request = Searches.request(Searches.gpt3(), SMALL);
        PlanSpace space = new PlanSearchEngine(Searches.PLANS).space(request, Progress.NONE);
        assertEquals(Searches.search(request).space(), space.plans());
        assertEquals("pretraining", space.jobId());
        assertEquals("8", dimension(space, "tp").values());
        assertEquals("4,8", dimension(space, "pp").values());
        assertTrue(dimension(space, "pp").numbers());
        assertEquals(List.of("auto", "even", "design"), dimension(space, "pp").choices());
        assertEquals(List.of("none", "selective", "full", "design"), dimension(space, "recompute").choices());
    }

    private static PlanSpace.Dimension dimension(PlanSpace space, String word) {
        return space.dimensions().stream().filter(d -> d.word().equals(word)).findFirst().orElseThrow();
    }

    @Test
    @DisplayName("a space without a training job says why it has no plans")
    void countsNothing() {
        PlanSearchRequest request = Searches.request(Searches.gpt3(), SMALL);
        PlanSpace none = new PlanSearchEngine(Searches.PLANS).space(new PlanSearchRequest(request.design(),
                request.transports(), "nobody", request.objective(), 0, "", 1, 1), Progress.NONE);
        assertEquals(0, none.plans());
        assertEquals(List.of("EW-SEARCH-001"), none.findings().stream().map(Finding::code).toList());
    }

    @Test
    @DisplayName("tells on the way what was found, and finds the same as when nobody watches")
    void watched() {
        PlanSearchRequest request = Searches.request(Searches.gpt3(), "usual");
        List<PlanSearchState> states = new ArrayList<>();
        PlanSearchResult result = new PlanSearchEngine(Searches.PLANS).search(request, Progress.NONE, states::add);
        assertEquals(Searches.search(request), result);
        for (PlanSearchState state : states) {
            assertEquals(result.space(), state.space());
            assertTrue(state.done() <= state.space());
        }
        PlanSearchState last = states.get(states.size() - 1);
        assertEquals(result.space(), last.done());
        assertEquals(result.best(), last.best());
    }

    private static List<String> codes(PlanSearchResult result) {
        return result.findings().stream().map(Finding::code).toList();
    }
}
