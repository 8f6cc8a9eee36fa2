// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the experts of a token stand. */
class RoutingTest {
    /** Eight experts of a token in four of eight groups, on domains that hold parts of groups, groups or several. */
    @ParameterizedTest(name = "{0} places, {1} of them open")
    @CsvSource({"1, 1", "2, 2", "4, 4", "8, 4", "16, 8", "64, 32"})
    void aTokenVisitsPlacesOfItsGroupsOnly(double places, double open) {
        assertEquals(open * (1 - Math.pow(1 - 1 / open, 8)), new Routing(8, 8, 4).visited(places), 1e-12);
    }

    @Test
    void aRouterThatChoosesFreelyReachesAllPlaces() {
        assertEquals(64 * (1 - Math.pow(63 / 64.0, 8)), Routing.free(8).visited(64), 1e-12);
    }

    @Test
    void aLimitOfAllGroupsIsNone() {
        assertEquals(Routing.free(6).visited(24), new Routing(6, 8, 8).visited(24), 1e-12);
    }
}
