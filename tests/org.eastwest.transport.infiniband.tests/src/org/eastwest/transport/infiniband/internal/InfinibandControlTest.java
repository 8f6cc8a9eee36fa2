// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import static org.eastwest.spi.transport.CongestionAlgorithm.RATE;
import static org.eastwest.spi.transport.CongestionAlgorithm.TIMER;
import static org.eastwest.spi.transport.CongestionAlgorithm.WINDOW;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.spi.transport.CongestionAlgorithm;
import org.eastwest.spi.transport.SenderPath;
import org.junit.jupiter.api.Test;

/** InfiniBand's table of delays. */
class InfinibandControlTest {
    private static final double LINE = 50e9;

    @Test
    void notificationsSlowDownAndTheTimerSpeedsUpAgain() {
        InfinibandControl control = new InfinibandControl(10e-6, 150e-6, 0.25);
        double[] state = new double[CongestionAlgorithm.OWN + control.variables()];
        control.start(state, 0, new SenderPath(LINE, 1e-5, 1e-5, 4122, 4096, 3));
        assertEquals(Double.POSITIVE_INFINITY, state[RATE]);
        assertEquals(Double.POSITIVE_INFINITY, state[WINDOW]);

        control.onMark(state, 0, 1);
        assertEquals(LINE / 1.25, state[RATE], 1);
        control.onMark(state, 0, 1 + 10e-6);
        assertEquals(LINE / 1.5, state[RATE], 1);
        assertEquals(1 + 150e-6, state[TIMER], 1e-12);
        control.onTimer(state, 0, 1 + 150e-6);
        assertEquals(LINE / 1.25, state[RATE], 1);
        control.onTimer(state, 0, 1 + 300e-6);
        assertEquals(Double.POSITIVE_INFINITY, state[RATE]);
        assertEquals(Double.POSITIVE_INFINITY, state[TIMER]);
        for (int i = 0; i < 1000; i++) {
            control.onMark(state, 0, 2 + i * 1e-5);
        }
        assertTrue(state[RATE] >= LINE / 33);
    }
}
