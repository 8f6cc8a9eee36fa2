// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.Arrays;
import java.util.Optional;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulationLevel;
import org.osgi.framework.BundleContext;
import org.osgi.util.tracker.ServiceTracker;

/** Simulators that bundles registered; waits for the first one only when somebody asks. */
final class RegisteredSimulators implements Simulators {
    private final ServiceTracker<NetworkSimulator, NetworkSimulator> tracker;
    private final long waitMillis;

    private RegisteredSimulators(ServiceTracker<NetworkSimulator, NetworkSimulator> tracker, long waitMillis) {
        this.tracker = tracker;
        this.waitMillis = waitMillis;
    }

    /**
     * @param waitMillis how long to wait for the first one, while the framework still starts
     */
    static Simulators of(BundleContext context, long waitMillis) {
        ServiceTracker<NetworkSimulator, NetworkSimulator> tracker =
                new ServiceTracker<>(context, NetworkSimulator.class, null);
        tracker.open();
        return new RegisteredSimulators(tracker, waitMillis);
    }

    @Override
    public Optional<NetworkSimulator> find(SimulationLevel level) {
        try {
            tracker.waitForService(waitMillis);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        return Arrays.stream(tracker.getServices(new NetworkSimulator[0])).filter(s -> s.level() == level).findFirst();
    }
}
