// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.Optional;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulationLevel;

/** The simulators of this installation. */
interface Simulators {
    /** The simulator of this level; empty when no bundle brings one. */
    Optional<NetworkSimulator> find(SimulationLevel level);
}
