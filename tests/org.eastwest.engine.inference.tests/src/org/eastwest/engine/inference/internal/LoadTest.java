// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.inference.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LoadTest {
    /** Five replicas spend 5 s of ten on prefill and 10 s on decoding: four decode for each that prefills. */
    @Test
    void replicasAreSplitSoThatBothSidesAreBusyAlike() {
        Load load = Load.of(1, 5, true, 0.25, 1);

        assertEquals(1, load.prefillReplicas());
        assertEquals(4, load.decodeReplicas());
        assertEquals(4, load.maximumPerSecond());
    }

    @Test
    void aReplicaThatDoesBothIsBusyWithBoth() {
        assertEquals(4, Load.of(1, 5, false, 0.25, 1).maximumPerSecond());
        assertEquals(4, Load.of(1, 5, false, 0.25, 1).decodeReplicas() / 1.25);
    }

    /** M/D/1 at half load: rho S / (2 (1 - rho)) = 0.5 x 0.2 / 1. */
    @Test
    void promptsWaitAsInAQueueWithFixedServiceTime() {
        Load load = Load.of(2.5, 1, false, 0.2, 0);

        assertEquals(0.5, load.prefillBusy());
        assertEquals(0.1, load.meanWait(), 1e-12);
        assertEquals(Math.log(50) * 0.2, load.tailWait(), 1e-12);
    }

    @Test
    void tokensComeMoreSlowlyWherePrefillsComeBetween() {
        assertEquals(0.02, Load.of(2.5, 1, false, 0.2, 0).stretched(0.01), 1e-12);
        assertEquals(0.01, Load.of(2.5, 2, true, 0.2, 0.001).stretched(0.01), 1e-12);
    }

    @Test
    void anOverloadedServiceHasNoWaitThatCouldBeTold() {
        Load load = Load.of(100, 1, false, 0.2, 1);

        assertTrue(load.overloaded());
        assertTrue(Double.isNaN(load.meanWait()));
        assertTrue(Double.isNaN(load.stretched(0.01)));
    }

    @Test
    void withoutARateTheServiceIsIdle() {
        Load load = Load.of(Double.NaN, 1, false, 0.2, 1);

        assertEquals(0, load.meanWait());
        assertEquals(0.01, load.stretched(0.01));
    }
}
