// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tails against closed forms. */
class TailTest {
    private static final IntToDoubleFunction CONSTANT = n -> 0.02;
    private static final IntToDoubleFunction GROWING = n -> 0.01 + 1e-4 * n;

    /** Steps that all last alike make the sequences in flight Poisson: M/G/infinity. */
    @Test
    void withStepsOfOneLengthTheSequencesInFlightArePoisson() {
        Occupancy occupancy = Occupancy.of(500, 250, 1000, CONSTANT);

        assertEquals(500 * 0.02, occupancy.inFlight(), 1e-9);
        double poisson = Math.exp(-10);
        double below = 0;
        for (int n = 1; n <= 15; n++) {
            poisson *= 10.0 / n;
            below += poisson * n / 10;
        }
        // Tokens see the batch that they are in: weighted by its size.
        assertEquals(below, occupancy.mean(n -> n <= 15 ? 1 : 0), 1e-9);
    }

    /** With as many places as servers it is M/M/c: Erlang's C formula. */
    @ParameterizedTest
    @CsvSource({"10, 8", "4, 3.5", "1, 0.5", "64, 60"})
    void whoFindsNoPlaceWaitsAsErlangSays(int places, double offered) {
        double output = 100;
        Occupancy occupancy = Occupancy.of(offered / 0.02, output, places, CONSTANT);

        assertEquals(erlangC(places, offered), occupancy.place().probability(), 1e-9);
        assertEquals(erlangC(places, offered) * output * 0.02 / (places - offered), occupancy.place().mean(), 1e-9);
    }

    private static double erlangC(int servers, double offered) {
        double blocked = 1;
        for (int n = 1; n <= servers; n++) {
            blocked = offered * blocked / (n + offered * blocked);
        }
        return blocked / (1 - offered / servers * (1 - blocked));
    }

    /** Little: sequences in flight are tokens a second x time of a token, however steps grow with the batch. */
    @ParameterizedTest
    @ValueSource(doubles = {1, 100, 1000, 3000})
    void sequencesInFlightAreTokensASecondTimesTheirTime(double tokensPerSecond) {
        Occupancy occupancy = Occupancy.of(tokensPerSecond, 256, 64, GROWING);

        assertEquals(occupancy.inFlight(), tokensPerSecond * occupancy.mean(GROWING), 1e-9 * occupancy.inFlight());
        assertTrue(occupancy.inFlight() < 64);
    }

    @Test
    void theQuantileOfATokenIsTheStepOfItsBatch() {
        Occupancy occupancy = Occupancy.of(1000, 256, 64, GROWING);
        int batch = 1;
        while (share(occupancy, batch) < 0.99) {
            batch++;
        }

        assertEquals(GROWING.applyAsDouble(batch), occupancy.quantile(0.99, 1, (n, t) ->
                Interruptions.NONE.beyond(GROWING.applyAsDouble(n), t)), 1e-9);
    }

    private static double share(Occupancy occupancy, int batch) {
        return occupancy.mean(n -> n <= batch ? 1 : 0);
    }

    /** A busy period that begins with the arrivals of a step has a mean of step x rho / (1 - rho). */
    @ParameterizedTest
    @CsvSource({"5, 0.1, 0.02", "1.5, 0.4, 0.05", "0.5, 0.1, 0.01"})
    void prefillsBetweenTwoStepsHaveTheMeanOfABusyPeriod(double perSecond, double prefill, double step) {
        Interruptions between = new Interruptions(perSecond, prefill);
        double sum = 0;
        double mean = 0;
        for (int k = 0; k < 500; k++) {
            sum += between.probability(k, step);
            mean += k * prefill * between.probability(k, step);
        }

        assertEquals(1, sum, 1e-9);
        assertEquals(between.stretched(step), step + mean, 1e-9);
        assertEquals(Math.exp(-perSecond * step), between.probability(0, step), 1e-12);
    }

    @Test
    void aTokenIsLateWhenAPromptCameInItsStep() {
        Interruptions between = new Interruptions(2, 0.1);

        assertEquals(1, between.beyond(0.02, 0.01));
        assertEquals(1 - Math.exp(-0.04), between.beyond(0.02, 0.05), 1e-12);
        assertEquals(1 - Math.exp(-0.04) - 0.04 * Math.exp(-0.24), between.beyond(0.02, 0.125), 1e-12);
    }

    /** Two exponential waits of the same rate: (1 + a t) e^(-a t); of rates 1 and 2: 2 e^-t - e^(-2 t). */
    @Test
    void waitsOneAfterTheOtherAddUp() {
        Waits alike = new Waits(List.of(new Waits.Wait(1, 3), new Waits.Wait(1, 3)));
        Waits different = new Waits(List.of(new Waits.Wait(1, 1), new Waits.Wait(1, 2)));

        assertEquals(4 * Math.exp(-3), alike.beyond(1), 1e-4);
        assertEquals(2 * Math.exp(-1) - Math.exp(-2), different.beyond(1), 1e-12);
        assertEquals(1.5, different.mean(), 1e-12);
        assertEquals(0.01, different.beyond(different.quantile(0.99)), 1e-9);
    }

    @Test
    void whoSeldomWaitsHasAMedianOfNothing() {
        assertEquals(0, new Waits(List.of(new Waits.Wait(0.4, 1))).quantile(0.5));
        assertEquals(Math.log(40), new Waits(List.of(new Waits.Wait(0.4, 1))).quantile(0.99), 1e-8);
        assertEquals(0, new Waits(List.of()).quantile(0.99));
    }

    /**
     * Against the exact wait of M/D/1 (Erlang 1909): P(W &lt;= t) = (1 - rho) sum (lambda (j D - t))^j / j! e^(-lambda
     * (j D - t)). The tail used is never below, and near it under load.
     */
    @ParameterizedTest
    @CsvSource({"0.3, 0.35", "0.5, 0.2", "0.7, 0.1", "0.8, 0.07", "0.9, 0.04"})
    void theTailOfTheQueueIsNotBelowTheExactOne(double busy, double above) {
        double exact = 0;
        while (1 - erlang(busy, exact) > 0.01) {
            exact += 1e-3;
        }
        double used = new Waits(List.of(Waits.Wait.fixedService(busy, 1))).quantile(0.99);

        assertTrue(used >= exact - 1e-3 && used <= exact * (1 + above), used + " for " + exact);
    }

    /** Service time 1. */
    private static double erlang(double busy, double t) {
        double sum = 0;
        double power = 1;
        for (int j = 0; j <= t; j++) {
            double x = busy * (j - t);
            power = 1;
            for (int i = 1; i <= j; i++) {
                power *= x / i;
            }
            sum += power * Math.exp(-x);
        }
        return (1 - busy) * sum;
    }

    /** Half of the largest of one are above the mean; of 8, 99 of 100 keep to quantile 0.99^(1/8): 3.02 deviations. */
    @Test
    void aStepWaitsForTheSlowestGpu() {
        assertEquals(1, new Jitter(1, 0.01).factor(0.5), 1e-12);
        assertEquals(1 + 0.01 * 2.3263, new Jitter(1, 0.01).factor(0.99), 1e-5);
        assertEquals((1 + 0.01 * 3.0226) / (1 + 0.01 * 1.4342), new Jitter(8, 0.01).factor(0.99), 2e-4);
        assertEquals(1, new Jitter(8, 0).factor(0.99));
    }
}
