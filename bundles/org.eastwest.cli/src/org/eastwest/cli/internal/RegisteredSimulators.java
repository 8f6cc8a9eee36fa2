// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.eastwest.analysis.PluginService;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulationLevel;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.util.tracker.ServiceTracker;

/** Simulators that bundles registered with their level as id; waits for one only when somebody asks. */
final class RegisteredSimulators implements Simulators {
    private final Map<SimulationLevel, ServiceTracker<NetworkSimulator, NetworkSimulator>> trackers =
            new EnumMap<>(SimulationLevel.class);
    private final long waitMillis;
    private final PluginService bundles;

    private RegisteredSimulators(BundleContext context, long waitMillis, PluginService bundles) {
        this.waitMillis = waitMillis;
        this.bundles = bundles;
        for (SimulationLevel level : SimulationLevel.values()) {
            trackers.put(level, tracker(context, level));
        }
    }

    /**
     * @param bundles    names the bundle of one that fails
     * @param waitMillis how long to wait for the one asked for, while the framework still starts
     */
    static Simulators of(BundleContext context, long waitMillis, PluginService bundles) {
        return new RegisteredSimulators(context, waitMillis, bundles);
    }

    private static ServiceTracker<NetworkSimulator, NetworkSimulator> tracker(BundleContext context,
            SimulationLevel level) {
        try {
            ServiceTracker<NetworkSimulator, NetworkSimulator> tracker = new ServiceTracker<>(context,
                    FrameworkUtil.createFilter("(&(objectClass=" + NetworkSimulator.class.getName() + ")(id="
                            + level.id() + "))"), null);
            tracker.open();
            return tracker;
        } catch (InvalidSyntaxException impossible) {
            throw new IllegalStateException("the id of a level is no word", impossible);
        }
    }

    @Override
    public Optional<NetworkSimulator> find(SimulationLevel level) {
        try {
            return Optional.ofNullable(trackers.get(level).waitForService(waitMillis))
                    .map(simulator -> bundles.contained(NetworkSimulator.class, simulator));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }
}
