// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import org.eastwest.engine.search.internal.space.Block;
import org.eastwest.engine.search.internal.space.Space;
import org.eastwest.engine.search.internal.space.SpaceText;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanBounds;
import org.eastwest.spi.plan.PlanEvaluator;
import org.eastwest.spi.plan.PlanPlace;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A search that is under way")
class CancellationTest {
    /** Plans that differ in the overlap of DP and PP alone: evaluated without a break. */
    private static final int MOST = 4;

    @ParameterizedTest(name = "asks at least every 4 evaluations whether it is still wanted, wholesale {0}")
    @ValueSource(booleans = {false, true})
    void asksOften(boolean wholesale) {
        PreparedJob job = Searches.job(Searches.gpt3());
        Counter counter = new Counter(job.evaluator(job.usableMemoryBytes()));
        long first = 0;
        for (Block block : Space.of(SpaceText.parse("full tp=4,8 pp=4,8 microbatch=1"), job, Progress.NONE).blocks()) {
            new BlockSearch(counter, Objective.TIME, 3, Known.nothing(3), first, wholesale, counter::asked).work(block);
            first += block.size();
        }
        assertTrue(counter.evaluations > 1000, () -> counter.evaluations + " evaluations");
        assertTrue(counter.longest <= MOST, () -> counter.longest + " evaluations without asking");
    }

    @ParameterizedTest(name = "evaluates nothing more when it is not, wholesale {0}")
    @ValueSource(booleans = {false, true})
    void ends(boolean wholesale) {
        PreparedJob job = Searches.job(Searches.gpt3());
        Counter counter = new Counter(job.evaluator(job.usableMemoryBytes()));
        Block block = Space.of(SpaceText.parse("full tp=8 pp=8 microbatch=1"), job, Progress.NONE).blocks().get(0);
        BlockSearch search = new BlockSearch(counter, Objective.TIME, 3, Known.nothing(3), 0, wholesale,
                () -> counter.evaluations >= 10);
        assertThrows(CancellationException.class, () -> search.work(block));
        assertTrue(counter.evaluations < 10 + MOST, () -> counter.evaluations + " evaluations");
    }

    @ParameterizedTest(name = "estimates no further plan for those who watch when it is not")
    @ValueSource(ints = {0, 1})
    void watched(int wanted) {
        PreparedJob job = Searches.job(Searches.gpt3());
        Block block = Space.of(SpaceText.parse("full tp=8 pp=8 microbatch=1 virtual=1"), job, Progress.NONE).blocks()
                .get(0);
        SoFar soFar = new SoFar(job, 3, true);
        soFar.add(new BlockSearch(job.evaluator(job.usableMemoryBytes()), Objective.TIME, 3, Known.nothing(3), 0, true,
                () -> false).work(block), block.size());
        int[] asked = {0};
        Progress impatient = new Progress() {
            @Override
            public void report(double fraction, String what) {
                throw new AssertionError("nothing is told here");
            }

            @Override
            public boolean cancelled() {
                return asked[0]++ >= wanted;
            }
        };
        assertThrows(CancellationException.class, () -> soFar.state(block.size(), impatient));
        assertEquals(wanted + 1, asked[0]);
    }

    /** Counts evaluations since it was last asked whether to stop. */
    private static final class Counter implements PlanEvaluator {
        private final PlanEvaluator evaluator;
        private int sinceAsked;
        private int longest;
        private int evaluations;

        Counter(PlanEvaluator evaluator) {
            this.evaluator = evaluator;
        }

        boolean asked() {
            sinceAsked = 0;
            return false;
        }

        private void evaluated() {
            evaluations++;
            sinceAsked++;
            longest = Math.max(longest, sinceAsked);
        }

        @Override
        public Refusal evaluate(Training run, PlanSnapshot plan) {
            evaluated();
            return evaluator.evaluate(run, plan);
        }

        @Override
        public Refusal fit(Training run, PlanSnapshot plan) {
            evaluated();
            return evaluator.fit(run, plan);
        }

        @Override
        public PlanBounds bounds(List<TrainingPlan> choices, List<PlanPlace> places) {
            evaluated();
            return evaluator.bounds(choices, places);
        }

        @Override
        public double leastSeconds() {
            return evaluator.leastSeconds();
        }

        @Override
        public double seconds() {
            return evaluator.seconds();
        }

        @Override
        public double memoryBytes() {
            return evaluator.memoryBytes();
        }

        @Override
        public double scaleOutBytes() {
            return evaluator.scaleOutBytes();
        }
    }
}
