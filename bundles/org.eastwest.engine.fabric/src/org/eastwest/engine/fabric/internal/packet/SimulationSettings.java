// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.List;
import org.eastwest.spi.transport.FlowControl;

/**
 * What a run takes besides topology, transport and flows.
 *
 * @param seed             of all draws
 * @param bufferSeconds    buffer of a switch, as the time in which all its ports together send it
 * @param queueShare       alpha of the dynamic threshold of queues that drop: share of the free buffer for one
 * @param memoryBytes      most memory for the simulator's state
 * @param events           most events
 * @param seconds          most simulated time
 * @param changes          failures and repairs while it runs
 * @param watch            a queue to sample; null for none
 */
public record SimulationSettings(long seed, double bufferSeconds, double queueShare, long memoryBytes, long events,
        double seconds, List<NetworkChange> changes, Watch watch) {
    /**
     * The usual buffer; a queue may take as much as is free; 2 GiB, five billion events and 100 s.
     */
    public static final SimulationSettings DEFAULT = new SimulationSettings(1, FlowControl.USUAL_BUFFER_SECONDS, 1,
            2L << 30, 5_000_000_000L, 100, List.of(), null);

    /**
     * The queue before a link, sampled.
     *
     * @param link          number of the link
     * @param periodSeconds between two samples
     */
    public record Watch(int link, double periodSeconds) {
    }

    public SimulationSettings {
        changes = List.copyOf(changes);
    }

    public SimulationSettings withSeed(long other) {
        return new SimulationSettings(other, bufferSeconds, queueShare, memoryBytes, events, seconds, changes, watch);
    }

    public SimulationSettings withBuffer(double otherSeconds) {
        return new SimulationSettings(seed, otherSeconds, queueShare, memoryBytes, events, seconds, changes, watch);
    }

    public SimulationSettings withLimits(long otherBytes, long otherEvents, double otherSeconds) {
        return new SimulationSettings(seed, bufferSeconds, queueShare, otherBytes, otherEvents, otherSeconds, changes,
                watch);
    }

    public SimulationSettings withChanges(List<NetworkChange> others) {
        return new SimulationSettings(seed, bufferSeconds, queueShare, memoryBytes, events, seconds, others, watch);
    }

    public SimulationSettings withWatch(Watch other) {
        return new SimulationSettings(seed, bufferSeconds, queueShare, memoryBytes, events, seconds, changes, other);
    }
}
