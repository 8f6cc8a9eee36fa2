// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EcmpTest {
    @Test
    void oneLinkOrOneFlowLeavesNothingToChance() {
        assertEquals(1, Ecmp.slowdown(1, 1000));
        assertEquals(1000, Ecmp.expectedMaximum(1, 1000));
        assertEquals(1, Ecmp.expectedMaximum(64, 1));
        assertEquals(64, Ecmp.slowdown(64, 1), "one flow uses one link of 64");
    }

    @Test
    void agreesWithExactArithmetic() {
        assertEquals(9.530376831963762, Ecmp.expectedMaximum(30, 139), 1e-9, "by rational numbers");
    }

    @Test
    void manyLinksHaveTheBusiestOneThatTheSumOfTheirTailsBounds() {
        double expected = Ecmp.expectedMaximum(100_000, 6_400_000);
        assertTrue(expected > 98 && expected < 103, "of 100,000 links with 64 flows each: " + expected);
    }

    @Test
    void twoFlowsOnTwoLinksCollideHalfTheTime() {
        assertEquals(1.5, Ecmp.expectedMaximum(2, 2), 1e-12);
        assertEquals(0.5, Ecmp.noCollision(2, 2));
        assertEquals(0, Ecmp.noCollision(2, 3));
    }

    @Property(tries = 50, seed = "1")
    void agreesWithFillingLinkByLink(@ForAll @IntRange(min = 2, max = 12) int links,
            @ForAll @IntRange(min = 1, max = 60) int flows) {
        double expected = linkByLink(links, flows);
        assertEquals(expected, Ecmp.expectedMaximum(links, flows), 1e-9 * expected);
    }

    @Property(tries = 200, seed = "1")
    void moreFlowsAreSpreadMoreEvenly(@ForAll @IntRange(min = 2, max = 300) int links,
            @ForAll @IntRange(min = 1, max = 100_000) int flows) {
        double slowdown = Ecmp.slowdown(links, flows);
        assertTrue(slowdown >= 1 && slowdown <= links);
        assertTrue(Ecmp.slowdown(links, flows + 1) <= slowdown * (1 + 1e-12));
    }

    @Test
    void theAsymptoticFormContinuesTheExactOneWithoutAJump() {
        for (int links : new int[] {2, 16, 64, 288}) {
            long edge = (long) Ecmp.EXACT_FLOWS_PER_LINK * links;
            double before = Ecmp.slowdown(links, edge - 1) - Ecmp.slowdown(links, edge);
            double after = Ecmp.slowdown(links, edge) - Ecmp.slowdown(links, edge + 1);
            assertTrue(after > 0 && after < 2 * before, links + " links: " + before + " then " + after);
        }
    }

    @Test
    void theAsymptoticFormStaysNearTheExactOneFarBeyond() {
        long far = 64L * 512;
        double exact = Ecmp.expectedMaximum(64, far) * 64 / far;
        assertEquals(exact - 1, Ecmp.slowdown(64, far) - 1, 0.1 * (exact - 1));
    }

    /** P_n(i) = sum over j of at most k flows on the last link of C(i, j) (1/n)^j (1 - 1/n)^(i-j) P_(n-1)(i - j). */
    private static double linkByLink(int links, int flows) {
        double[] logFactorial = new double[flows + 1];
        for (int i = 1; i <= flows; i++) {
            logFactorial[i] = logFactorial[i - 1] + Math.log(i);
        }
        double expected = 0;
        for (int k = 0; k < flows; k++) {
            double[] fewer = new double[flows + 1];
            Arrays.fill(fewer, 0, k + 1, 1);
            for (int n = 2; n <= links; n++) {
                double[] p = new double[flows + 1];
                for (int i = 0; i <= flows; i++) {
                    for (int j = 0; j <= Math.min(k, i); j++) {
                        p[i] += fewer[i - j] * Math.exp(logFactorial[i] - logFactorial[j] - logFactorial[i - j]
                                + j * Math.log(1.0 / n) + (i - j) * Math.log1p(-1.0 / n));
                    }
                }
                fewer = p;
            }
            expected += 1 - fewer[flows];
        }
        return expected;
    }
}
