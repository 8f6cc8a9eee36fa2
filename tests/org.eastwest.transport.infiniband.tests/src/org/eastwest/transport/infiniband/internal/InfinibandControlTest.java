// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import static org.eastwest.spi.transport.CongestionAlgorithm.RATE;
import static org.eastwest.spi.transport.CongestionAlgorithm.TIMER;
import static org.eastwest.spi.transport.CongestionAlgorithm.WINDOW;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;
import org.junit.jupiter.api.Test;

/** InfiniBand's table of delays. */
class InfinibandControlTest {
    private static final double LINE = 50e9;

    /** NVIDIA's table (LLNL's opensm-cc-optimizer): 0 up to entry 16, 1 from 17, 2 from 24, 57 at 127. */
    @Test
    void notificationsSlowDownByTheTableAndTheTimerSpeedsUpAgain() {
        InfinibandControl control = new InfinibandControl(10e-6, 150e-6, InfinibandParameters.LAST_DELAY.defaultValue());
        double[] state = new double[CongestionAlgorithm.OWN + control.variables()];
        control.start(state, 0, new SenderPath(LINE, 1e-5, 1e-5, 4122, 4096, 3));
        assertEquals(Double.POSITIVE_INFINITY, state[RATE]);
        assertEquals(Double.POSITIVE_INFINITY, state[WINDOW]);

        mark(control, state, 16);
        assertEquals(Double.POSITIVE_INFINITY, state[RATE]);
        assertEquals(150e-6, state[TIMER], 1e-12);
        mark(control, state, 1);
        assertEquals(LINE / 2, state[RATE], 1);
        mark(control, state, 7);
        assertEquals(LINE / 3, state[RATE], 1);
        mark(control, state, 1000);
        assertEquals(LINE / 58, state[RATE], 1);
        for (int i = 1; i <= 127 - 17; i++) {
            control.onTimer(state, 0, i * 150e-6);
        }
        assertEquals(LINE / 2, state[RATE], 1);
        assertEquals(111 * 150e-6, state[TIMER], 1e-12);
        for (int i = 1; i <= 17; i++) {
            control.onTimer(state, 0, 1 + i * 150e-6);
        }
        assertEquals(Double.POSITIVE_INFINITY, state[RATE]);
        assertEquals(Double.POSITIVE_INFINITY, state[TIMER]);
    }

    private static void mark(InfinibandControl control, double[] state, int times) {
        for (int i = 0; i < times; i++) {
            control.onMark(state, 0, 0);
        }
    }
}
