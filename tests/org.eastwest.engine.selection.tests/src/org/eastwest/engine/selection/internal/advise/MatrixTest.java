// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.decision.Candidate;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.Score;
import org.eastwest.spi.decision.Sensitivity;
import org.eastwest.spi.decision.Verdict;
import org.junit.jupiter.api.Test;

/** The decision matrix: scores in proportion, claims that do not decide, exact thresholds. */
class MatrixTest {
    private static final List<Criterion> TWO = List.of(Measure.STEP_TIME.criterion().withWeight(3),
            Measure.LOCK_IN.criterion().withWeight(1));

    @Test
    void aTransportThatIsTwiceAsSlowHasHalfTheScore() {
        Matrix matrix = new Matrix(TWO, List.of(entry("a", 10, 0), entry("b", 20, 1)));

        assertEquals(1, matrix.score("a", TWO.get(0)).value());
        assertEquals(0.5, matrix.score("b", TWO.get(0)).value());
        assertEquals((3 * 0.5 + 1) / 4, matrix.total("b", c -> true).value(), 1e-15);
        assertEquals("a", matrix.leader());
    }

    @Test
    void aClaimCountsForNoMoreThanTheBestValueThatIsNone() {
        Matrix matrix = new Matrix(TWO, List.of(entry("a", 10, 0.5), claimed("b", 5, 0.5)));

        assertEquals(1, matrix.score("a", TWO.get(0)).value());
        assertEquals(1, matrix.score("b", TWO.get(0)).value());
        assertTrue(matrix.ranking().get(1).rated("step-time").claim());
    }

    @Test
    void aClaimThatIsWorseCountsAsItIs() {
        Matrix matrix = new Matrix(TWO, List.of(entry("a", 10, 0.5), claimed("b", 20, 0.5)));

        assertEquals(0.5, matrix.score("b", TWO.get(0)).value());
    }

    @Test
    void whatIsUnknownOfOneCountsForNone() {
        Matrix matrix = new Matrix(TWO, List.of(entry("a", 10, 0.2), entry("b", Double.NaN, 0.4)));

        assertEquals(List.of("step-time"), List.copyOf(matrix.unused().keySet()));
        assertTrue(matrix.unused().get("step-time").contains("Name of b"));
        assertEquals(0.4, matrix.total("b", c -> true).value());
        assertEquals("b", matrix.leader());
    }

    @Test
    void whatIsNotPossibleStandsLastWithItsReason() {
        Entry impossible = new Entry("x", "X", "ethernet", false, "too many endpoints", "", Map.of());

        List<Candidate> ranking = new Matrix(TWO, List.of(impossible, entry("a", 10, 0))).ranking();

        assertEquals(List.of("a", "x"), ranking.stream().map(Candidate::transportId).toList());
        assertFalse(ranking.get(1).total().known());
        assertEquals("too many endpoints", ranking.get(1).reason());
    }

    @Test
    void bandsThatOverlapAreTooCloseToCall() {
        Verdict verdict = new Verdicts(new Matrix(TWO, List.of(banded("a", 10, 9, 11), banded("b", 11, 10, 12.5))))
                .decision();

        assertEquals(List.of("a", "b"), verdict.best());
        assertTrue(verdict.tooCloseToCall() && verdict.text().contains("too close to call"), verdict.text());
    }

    @Test
    void bandsApartAreADecisionWithItsReasons() {
        Verdict verdict = new Verdicts(new Matrix(TWO, List.of(banded("a", 10, 9.9, 10.1), banded("b", 20, 19, 21))))
                .decision();

        assertEquals(List.of("a"), verdict.best());
        assertTrue(verdict.text().contains("Name of a") && verdict.text().contains("step time (+0.3"), verdict.text());
    }

    @Test
    void theBestOfEachKindOfNetworkStandsAgainstTheOther() {
        Verdict verdict = new Verdicts(new Matrix(TWO, List.of(entry("a", 10, 0), entry("b", 11, 0),
                other("c", 30, 0)))).networks();

        assertEquals(List.of("a"), verdict.best());
        assertTrue(verdict.text().startsWith("InfiniBand or Ethernet, the best of each: Name of a"), verdict.text());
        assertFalse(verdict.text().contains("Name of b"), verdict.text());
    }

    @Test
    void theWeightAtWhichTheLeadChangesIsExact() {
        // a: 1 and 0.2, b: 0.5 and 0.8: level where 3 x 0.5 = w x 0.6, at w = 2.5.
        Matrix matrix = new Matrix(TWO, List.of(entry("a", 10, 0.2), entry("b", 20, 0.8)));

        Sensitivity lockIn = weight(matrix, "lock-in");

        assertEquals(2.5, lockIn.flipAbove(), 1e-12);
        assertEquals("b", lockIn.above());
        assertTrue(lockIn.below().isEmpty() && Double.isNaN(lockIn.flipBelow()));
        assertEquals("a", with(matrix, 2.499).leader());
        assertEquals("b", with(matrix, 2.501).leader());
        // Of the step time: level where w x 0.5 = 0.6, at w = 1.2.
        assertEquals(1.2, weight(matrix, "step-time").flipBelow(), 1e-12);
        assertEquals("b", weight(matrix, "step-time").below());
    }

    @Test
    void aWeightThatCannotChangeTheLeadSaysSo() {
        Matrix matrix = new Matrix(TWO, List.of(entry("a", 10, 0.8), entry("b", 20, 0.2)));

        assertFalse(weight(matrix, "lock-in").flips());
        assertFalse(weight(matrix, "step-time").flips());
    }

    /** a: 1 and 0.500, b: 0.999 and 0.501: level where 3 x 0.001 = w x 0.001, at 3; far: at 1,500. */
    @Test
    void aWeightThatNobodyWouldSetIsNoFlip() {
        Matrix near = new Matrix(TWO, List.of(entry("a", 9.99, 0.5), entry("b", 10, 0.501)));
        Matrix far = new Matrix(TWO, List.of(entry("a", 5, 0.5), entry("b", 10, 0.501)));

        assertEquals("b", weight(near, "lock-in").above());
        assertFalse(weight(far, "lock-in").flips());
        assertTrue(Double.isNaN(weight(far, "lock-in").flipAbove()));
        assertEquals(Criterion.MOST_WEIGHT, weight(far, "lock-in").high());
    }

    /** a and b score 1 and 0.5 in the step time: c, of which it is unknown, lies anywhere between. */
    @Test
    void whatIsUnknownOfOneIsAnythingBetweenTheOthers() {
        Matrix matrix = new Matrix(TWO, List.of(entry("a", 10, 0.5), entry("b", 20, 0.5),
                of("c", "ethernet", Raw.unknown("unknown: no power of a switch"), 0.5)));

        Score unknown = matrix.score("c", TWO.get(0));
        assertEquals(new Score(0.75, 0.5, 1), unknown);
        assertEquals(Map.of(), matrix.unused());
        String told = matrix.partly().get("step-time");
        assertTrue(told.contains("known of 2 of 3") && told.contains("Name of c: no power of a switch"), told);
        assertTrue(new Verdicts(matrix).decision().best().containsAll(List.of("a", "c")));
    }

    @Test
    void theValueWithinABandAtWhichTheLeadChangesIsFound() {
        Matrix matrix = new Matrix(TWO, List.of(banded("a", 10, 9, 13), banded("b", 11, 10, 12.5)));

        Sensitivity own = new Flips(matrix).bands().stream().filter(s -> s.input().equals("a/step-time")).findFirst()
                .orElseThrow();

        assertEquals("b", own.above());
        // b takes 11 s and the rest is equal: a leads as long as it takes no longer.
        assertEquals(11, own.flipAbove(), 1e-4);
        assertTrue(own.below().isEmpty());
    }

    @Test
    void theJudgementAtWhichTheLeadChangesIsFound() {
        // Of equal weights, a: 1 and 0.4, b: 0.5 and 0.8: level where b is judged 0.9, or a 0.3.
        List<Criterion> even = List.of(TWO.get(0), TWO.get(1).withWeight(3));
        Matrix matrix = new Matrix(even, List.of(entry("a", 10, 0.4), entry("b", 20, 0.8)));

        assertEquals(0.9, score(matrix, "b/lock-in").flipAbove(), 1e-5);
        assertEquals("b", score(matrix, "b/lock-in").above());
        assertEquals(0.3, score(matrix, "a/lock-in").flipBelow(), 1e-5);
        assertEquals("b", score(matrix, "a/lock-in").below());
        assertTrue(new Flips(new Matrix(TWO, matrix.entries())).scores().stream().noneMatch(Sensitivity::flips));
    }

    @Test
    void aWholeNumberFlipsAtAWholeNumber() {
        Matrix matrix = new Matrix(TWO, List.of(entry("a", 10, 0.5), entry("b", 15, 0.5)));

        Sensitivity found = new Flips(matrix).between(new Flips.Input(Sensitivity.Kind.PARAMETER, "a.pairs", "Pairs",
                Unit.COUNT, 10), new Band(5, 20), 7, Math::rint, v -> matrix.with("a", Measure.STEP_TIME,
                        Raw.of(v, "engine")));

        assertEquals(16, found.flipAbove());
        assertTrue(found.below().isEmpty());
    }

    private static Sensitivity score(Matrix matrix, String input) {
        return new Flips(matrix).scores().stream().filter(s -> s.input().equals(input)).findFirst().orElseThrow();
    }

    private static Sensitivity weight(Matrix matrix, String criterion) {
        return new Flips(matrix).weights().stream().filter(s -> s.input().equals(criterion)).findFirst().orElseThrow();
    }

    private static Matrix with(Matrix matrix, double lockIn) {
        return new Matrix(List.of(TWO.get(0), TWO.get(1).withWeight(lockIn)), matrix.entries());
    }

    private static Entry entry(String id, double seconds, double lockIn) {
        return of(id, "infiniband", Raw.of(seconds, "engine"), lockIn);
    }

    private static Entry other(String id, double seconds, double lockIn) {
        return of(id, "ethernet", Raw.of(seconds, "engine"), lockIn);
    }

    private static Entry claimed(String id, double seconds, double lockIn) {
        return of(id, "ethernet", new Raw(seconds, Optional.empty(), true, "vendor"), lockIn);
    }

    private static Entry banded(String id, double seconds, double low, double high) {
        return of(id, "ethernet", new Raw(seconds, Optional.of(new Band(low, high)), false, "engine"), 0.5);
    }

    private static Entry of(String id, String network, Raw seconds, double lockIn) {
        Map<Measure, Raw> values = new EnumMap<>(Measure.class);
        values.put(Measure.STEP_TIME, seconds);
        values.put(Measure.LOCK_IN, Raw.of(lockIn, "judged"));
        return new Entry(id, "Name of " + id, network, true, "", "", values);
    }
}
