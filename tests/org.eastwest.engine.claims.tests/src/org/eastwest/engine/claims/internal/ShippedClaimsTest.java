// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.claim.CheckedClaim;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.spi.claim.ClaimVerdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The claims that come with the product: what is computed, and that the verdict follows from it. */
class ShippedClaimsTest {
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"cliff-h100, CONTRADICTS_PHYSICS", "cliff-b200, HOLDS", "loss-0.01-percent, HOLDS_ONLY_IF",
            "pfc-pauses, CONTRADICTS_PHYSICS", "mfu-roce-ib, CANNOT_BE_DECIDED", "ai-network-1.6x, HOLDS_ONLY_IF",
            "line-share-95, CANNOT_BE_DECIDED", "selective-repeat-no-stop, CONTRADICTS_PHYSICS",
            "spraying-no-congestion, CONTRADICTS_PHYSICS", "infiniband-lossless, HOLDS_ONLY_IF",
            "p999-table-1, CONTRADICTS_PHYSICS", "p999-table-5, HOLDS", "mean-all-to-all, HOLDS",
            "buffer-occupancy, CONTRADICTS_PHYSICS", "mfu-20-points, HOLDS_ONLY_IF",
            "single-plane-100k, CONTRADICTS_PHYSICS", "nvl72-130-tb, HOLDS_ONLY_IF", "sn5600-51.2-tb, HOLDS",
            "ethernet-half-price, CANNOT_BE_DECIDED"})
    void theVerdictOfAShippedClaimComesOutOfItsAssumptions(String id, ClaimVerdict verdict) {
        assertEquals(verdict, Installed.edited(id).answer().verdict());
    }

    @ParameterizedTest(name = "{0} {1} is about {2}")
    @CsvSource({"cliff-h100, cliff, 9, 0", "cliff-h100, quoted_ratio, 18, 0", "cliff-b200, cliff, 18, 0",
            "loss-0.01-percent, mfu_loss, 0.012, 0.0005", "pfc-pauses, paused_share, 3e-8, 5e-9",
            "pfc-pauses, paused, 0.01, 1e-4", "mfu-roce-ib, ratio, 1, 0.02", "ai-network-1.6x, baseline, 0.61, 0.005",
            "selective-repeat-no-stop, repair, 10e-6, 0", "spraying-no-congestion, queue, 7.75e6, 0.01e6",
            "p999-table-1, reduction, 0.872, 5e-4", "mean-all-to-all, reduction, 0.6087, 5e-4",
            "mean-all-to-all, before_line_share, 0.37, 0.005", "mfu-20-points, excess, 0.333, 5e-4",
            "mfu-20-points, ceiling_share, 0.77, 0.005", "mfu-20-points, points, 0.206, 1e-9",
            "buffer-occupancy, queue, 17e-6, 1e-6", "single-plane-100k, most, 65536, 0",
            "nvl72-130-tb, capacity, 64.8e12, 1", "sn5600-51.2-tb, capacity, 6.4e12, 1"})
    void theEnginesComputeThePublishedArithmetic(String id, String value, double expected, double tolerance) {
        Derivation computed = Installed.edited(id).answer().computed().stream().filter(d -> d.id().equals(value))
                .findFirst().orElseThrow();

        assertEquals(expected, computed.value(), tolerance + 1e-9 * expected);
    }

    @Test
    void everyShippedClaimHasASourceAnExplanationAndNamesItsAssumptions() {
        Checker checker = Installed.checker();
        ClaimCheck check = Installed.check(checker, checker.shipped());

        assertEquals(List.of(), check.findings());
        assertEquals(checker.shipped().size(), new HashSet<>(checker.shipped().stream().map(Claim::id).toList())
                .size());
        for (CheckedClaim claim : check.claims()) {
            assertTrue(claim.claim().source().length() > 5, claim.claim().id());
            assertTrue(!claim.assumptions().isEmpty() && !claim.answer().computed().isEmpty(), claim.claim().id());
            assertTrue(claim.answer().reason().endsWith("."), claim.answer().reason());
            claim.assumptions().forEach(a -> assertTrue(a.stated() || !a.source().isEmpty(), a.id()));
        }
    }

    @Test
    void lossWithoutTimeoutsCannotCostAQuarterOfTheMfu() {
        CheckedClaim claim = Installed.edited("loss-0.01-percent", "timeout", "0 s");

        assertEquals(ClaimVerdict.CONTRADICTS_PHYSICS, claim.answer().verdict());
    }

    @Test
    void aLossOfTwoPercentHoldsInBandwidthUnderGoBackN() {
        assertEquals(ClaimVerdict.HOLDS, Installed.edited("loss-0.01-percent", "loss", "2 %").answer().verdict());
        CheckedClaim selective = Installed.edited("loss-0.01-percent", "recovery", "selective-repeat", "loss",
                "0.01 %");
        assertEquals(1e-4, selective.answer().computed().get(0).value(), 1e-5);
    }

    @Test
    void aHundredMillionPausesCouldBeTheCause() {
        assertEquals(ClaimVerdict.HOLDS_ONLY_IF, Installed.edited("pfc-pauses", "pauses-per-minute", "14000000")
                .answer()
                .verdict());
    }

    @Test
    void aGapBeyondAllExposedCommunicationContradictsPhysics() {
        CheckedClaim claim = Installed.edited("mfu-roce-ib", "second-low", "90 %", "second-high", "95 %");

        assertEquals(ClaimVerdict.CONTRADICTS_PHYSICS, claim.answer().verdict(), claim.answer().reason());
    }

    @Test
    void oneQueuePairMakesTheGainLargerThanClaimed() {
        CheckedClaim claim = Installed.edited("ai-network-1.6x", "queue-pairs", "1");

        assertEquals(3.76, claim.answer().computed().get(0).value(), 0.01);
        assertEquals(ClaimVerdict.HOLDS_ONLY_IF, claim.answer().verdict());
        assertEquals(ClaimVerdict.CONTRADICTS_PHYSICS, Installed.edited("ai-network-1.6x", "claimed", "9").answer()
                .verdict());
    }

    @Test
    void anMfuAboveWhatMatrixProductsReachContradictsPhysics() {
        assertEquals(ClaimVerdict.CONTRADICTS_PHYSICS, Installed.edited("mfu-20-points", "after", "85 %").answer()
                .verdict());
    }

    @Test
    void switchesOfTwiceThePortsTakeAHundredThousand() {
        assertEquals(ClaimVerdict.HOLDS, Installed.edited("single-plane-100k", "radix", "128").answer().verdict());
    }
}
