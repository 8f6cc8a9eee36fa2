// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.simulation;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eastwest.spi.transport.Transport;

/**
 * What to simulate.
 *
 * @param fabric      the fabric
 * @param faults      what has failed or slowed down: {@code link:leaf3-spine1}, {@code switch:spine2}, {@code plane:1},
 *                    {@code optic:leaf3-host7}, {@code rate:leaf3-spine1=200Gb/s}, {@code random-links:3%}
 * @param traffic     who sends what to whom
 * @param transport   the transport's strategies
 * @param settings    settings of the simulator by name, SI; see {@link NetworkSimulator#settings}
 * @param seed        of all random draws
 * @param memoryBytes most memory for the state of the simulation
 * @param events      most steps of the simulation: events of packets, or changes of rates
 * @since 1.0
 */
public record SimulationRequest(SimulatedFabric fabric, List<String> faults, SimulatedTraffic traffic,
        Transport transport, Map<String, Double> settings, long seed, long memoryBytes, long events) {
    /** 2 GiB. */
    public static final long DEFAULT_MEMORY_BYTES = 2L << 30;
    public static final long DEFAULT_EVENTS = 5_000_000_000L;
    public static final long DEFAULT_SEED = 1;

    public SimulationRequest {
        Objects.requireNonNull(fabric, "fabric");
        Objects.requireNonNull(traffic, "traffic");
        Objects.requireNonNull(transport, "transport");
        faults = List.copyOf(faults);
        settings = Collections.unmodifiableMap(new TreeMap<>(settings));
    }

    /** On a healthy fabric, with the default seed and limits. */
    public SimulationRequest(SimulatedFabric fabric, SimulatedTraffic traffic, Transport transport) {
        this(fabric, List.of(), traffic, transport, Map.of(), DEFAULT_SEED, DEFAULT_MEMORY_BYTES, DEFAULT_EVENTS);
    }

    public SimulationRequest withFaults(List<String> others) {
        return new SimulationRequest(fabric, others, traffic, transport, settings, seed, memoryBytes, events);
    }

    /**
     * This request of other traffic.
     *
     * @since 1.1
     */
    public SimulationRequest withTraffic(SimulatedTraffic other) {
        return new SimulationRequest(fabric, faults, other, transport, settings, seed, memoryBytes, events);
    }

    public SimulationRequest withTransport(Transport other) {
        return new SimulationRequest(fabric, faults, traffic, other, settings, seed, memoryBytes, events);
    }

    public SimulationRequest withSeed(long other) {
        return new SimulationRequest(fabric, faults, traffic, transport, settings, other, memoryBytes, events);
    }
}
