// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LoadTest {
    /** Five replicas spend 5 s of ten on prefill and 10 s on decoding: four decode for each that prefills. */
    @Test
    void replicasAreSplitSoThatBothSidesAreBusyAlike() {
        Load load = Load.of(1, 5, true, 0.25, 1, 0);

        assertEquals(1, load.prefillReplicas());
        assertEquals(4, load.decodeReplicas());
        assertEquals(4, load.maximumPerSecond());
    }

    @Test
    void aReplicaThatDoesBothIsBusyWithBoth() {
        assertEquals(4, Load.of(1, 5, false, 0.25, 1, 0).maximumPerSecond());
        assertEquals(4, Load.of(1, 5, false, 0.25, 1, 0).decodeReplicas() / 1.25);
    }

    /** M/D/1 at half load: rho S / (2 (1 - rho)) = 0.5 x 0.2 / 1. */
    @Test
    void promptsWaitAsInAQueueWithFixedServiceTime() {
        Load load = Load.of(2.5, 1, false, 0.2, 0, 0);

        assertEquals(0.5, load.prefillBusy());
        assertEquals(0.1, load.prefillWait().mean(), 1e-12);
        assertEquals(Math.log(50) * 0.2, new Waits(List.of(load.prefillWait())).quantile(0.99), 1e-8);
    }

    @Test
    void tokensComeMoreSlowlyWherePrefillsComeBetween() {
        assertEquals(0.02, Load.of(2.5, 1, false, 0.2, 0, 0).interruptions().stretched(0.01), 1e-12);
        assertEquals(0.01, Load.of(2.5, 2, true, 0.2, 0.001, 0).interruptions().stretched(0.01), 1e-12);
    }

    @Test
    void moreThanItCanAnswerOverloadsIt() {
        assertTrue(Load.of(100, 1, false, 0.2, 1, 0).overloaded());
        assertFalse(Load.of(0.8, 1, false, 0.2, 1, 0).overloaded());
    }

    @Test
    void withoutARateTheServiceIsIdle() {
        Load load = Load.of(Double.NaN, 1, false, 0.2, 1, 0);

        assertEquals(0, load.prefillWait().mean());
        assertEquals(0.01, load.interruptions().stretched(0.01));
    }

    /** Two decode replicas that receive a cache in 0.5 s each take at most four a second, however fast they decode. */
    @Test
    void cachesOnTheWireBoundTheService() {
        Load load = Load.of(2, 3, true, 0.1, 0.001, 0.5);

        assertEquals(2, load.decodeReplicas());
        assertEquals(4, load.maximumPerSecond());
        assertEquals(0.5, load.transferBusy());
        assertEquals(0.25, load.transferWait().mean(), 1e-12);
    }
}
