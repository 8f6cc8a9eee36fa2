// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.PlanSnapshot.Schedule;
import org.junit.jupiter.api.Test;

class SchedulesTest {
    private static PlanSnapshot plan(int pp, int virtual, Schedule schedule) {
        return new PlanSnapshot(1, pp, 1, 1, 1, virtual, 1, 0, false, schedule, List.of());
    }

    /** Bubble of equal stages whose micro-batch takes 1 s forward, 1 s for input and 1 s for weight gradients. */
    @Test
    void theFirstStageKeepsMostMicroBatches() {
        PlanSnapshot plan = plan(8, 1, Schedule.ONE_FORWARD_ONE_BACKWARD);
        assertEquals(8, Schedules.inFlight(plan, 0, 64));
        assertEquals(1, Schedules.inFlight(plan, 7, 64));
        assertEquals(4, Schedules.inFlight(plan, 0, 4), "no more than there are");
        assertEquals(64, Schedules.inFlight(plan(8, 1, Schedule.GPIPE), 7, 64));
        assertEquals(9, Schedules.inFlight(plan(8, 1, Schedule.DUAL_PIPE), 3, 64));
    }

    @Test
    void interleavingKeepsMore() {
        // L (1 + (p - 1)/(p v)) layers on the first stage: Korthikanti et al., arXiv 2205.05198, section 4.2.3.
        assertEquals(8 * (1 + 7 / (8.0 * 3)), Schedules.inFlight(plan(8, 3, Schedule.INTERLEAVED), 0, 64), 1e-12);
        assertEquals(35 * (1 + 34 / (35.0 * 3)), Schedules.inFlight(plan(35, 3, Schedule.INTERLEAVED), 0, 280), 1e-12);
    }
}
