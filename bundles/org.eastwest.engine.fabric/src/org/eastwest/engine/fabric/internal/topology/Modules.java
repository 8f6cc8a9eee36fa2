// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.topology;

import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.OpticalModules;

/** Tells how many links the optical module at the near end of a link serves. */
@FunctionalInterface
public interface Modules {
    /** Links of the node that it leaves, all of one rate and one side; 0 where the cable is copper without module. */
    int serves(Topology topology, int link);

    /**
     * Links that a module in a switch serves: all those of the ports it has the rate for, and not more than it has the
     * rate for itself. A twin-port module of 800 Gb/s stands in a cage that holds two ports of 400 Gb/s.
     *
     * @param moduleBytesPerSecond rate of the module, per direction
     * @param portBytesPerSecond   rate of a port of the switch, per direction
     * @param linksPerPort         links that a port is broken out into, at least 1
     * @param linkBytesPerSecond   rate of a link, per direction
     * @return at least 1
     */
    static int inSwitch(double moduleBytesPerSecond, double portBytesPerSecond, int linksPerPort,
            double linkBytesPerSecond) {
        long ports = Math.max(1, times(moduleBytesPerSecond, portBytesPerSecond));
        return (int) Math.max(1, Math.min(ports * linksPerPort, times(moduleBytesPerSecond, linkBytesPerSecond)));
    }

    private static long times(double whole, double part) {
        return (long) Math.floor(whole / part * (1 + 1e-9));
    }

    /** As a plan says it by kinds of links. */
    static Modules of(FabricPlan plan) {
        return (topology, link) -> {
            OpticalModules ends = plan.optics(topology.cableClass(link));
            return topology.isDown(link) ? ends.upper() : ends.lower();
        };
    }
}
