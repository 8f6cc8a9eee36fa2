// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eastwest.engine.fabric.internal.Amounts;
import org.eastwest.engine.fabric.internal.topology.SimulatedFabrics;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationLevel;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;

/**
 * Traffic at flow level: max-min fair rates on the single links of a fabric. What a transport costs besides its choice
 * of ways comes in as its headers, its loss and the utilisation that its congestion control aims at.
 */
public final class FlowLevelSimulator implements NetworkSimulator {
    private static final double MOST_BYTES = 1e15;
    /** 1 when messages change rail inside the scale-up domain of their source, 0 when not. */
    static final String THROUGH_RAILS = "through-rails";
    private static final String NO_WAY = "EW-SIMULATION-001";

    @Override
    public SimulationLevel level() {
        return SimulationLevel.FLOW;
    }

    @Override
    public Map<String, Double> settings() {
        return Map.of(THROUGH_RAILS, 0.0);
    }

    @Override
    public SimulationResult simulate(SimulationRequest request, Progress progress) {
        Topology topology = SimulatedFabrics.topology(request.fabric(), request.faults(), request.seed());
        if (topology.endpoints() < 2) {
            throw new IllegalArgumentException("The fabric has one endpoint; traffic needs two.");
        }
        FlowSimulation simulation = new FlowSimulation(request, topology, progress);
        SimulatedTraffic traffic = request.traffic();
        if (traffic instanceof SimulatedTraffic.AllToAll allToAll) {
            return simulation.allToAll(positive(allToAll.bytes()) / Math.max(1, topology.endpoints() - 1))
                    .asCollective();
        }
        if (traffic instanceof SimulatedTraffic.AllReduceRing ring) {
            return ring(simulation, topology, positive(ring.bytes()));
        }
        if (traffic instanceof SimulatedTraffic.Jobs) {
            return new JobRun(request, topology, simulation).result();
        }
        return simulation.messages(messages(traffic, topology.endpoints(), request.seed()));
    }

    /** Messages that do not depend on the fabric, between endpoints from 0. */
    static Messages messages(SimulatedTraffic traffic, int endpoints, long seed) {
        if (traffic instanceof SimulatedTraffic.Permutation permutation) {
            return TrafficMatrices.permutation(endpoints, positive(permutation.bytes()), seed);
        }
        if (traffic instanceof SimulatedTraffic.Incast incast) {
            if (incast.senders() < 1 || incast.senders() >= endpoints) {
                throw new IllegalArgumentException("incast:" + incast.senders() + ": "
                        + Amounts.of(endpoints, "endpoint takes", "endpoints take") + " part; give 1 to "
                        + Amounts.of(endpoints - 1) + " senders.");
            }
            return TrafficMatrices.incast(endpoints, incast.senders(), positive(incast.bytes()));
        }
        return listed((SimulatedTraffic.Connections) traffic, endpoints);
    }

    private static Messages listed(SimulatedTraffic.Connections list, int endpoints) {
        if (list.connections().stream().anyMatch(c -> c.startSeconds() == SimulatedTraffic.Connection.AFTER_TRIGGER)) {
            throw new IllegalArgumentException(list.origin() + ": messages that wait for triggers are simulated at"
                    + " packet level only; choose that level, or give each message a time.");
        }
        Messages messages = new Messages(list.connections().size());
        for (SimulatedTraffic.Connection c : list.connections()) {
            if (Math.min(c.source(), c.destination()) < 0 || Math.max(c.source(), c.destination()) >= endpoints
                    || c.source() == c.destination()) {
                throw new IllegalArgumentException(list.origin() + ": a message from " + c.source() + " to "
                        + c.destination() + "; the endpoints are 0 to " + (endpoints - 1)
                        + ", and two differ. Give a fabric with more endpoints, or other ends.");
            }
            messages.add(c.source(), c.destination(), positive(c.bytes()), c.startSeconds());
        }
        return messages;
    }

    /** All steps are alike; each waits for the slowest flow of the one before. */
    private static SimulationResult ring(FlowSimulation simulation, Topology topology, double bytes) {
        int n = topology.endpoints();
        if (n < 2) {
            throw new IllegalArgumentException("A ring needs two endpoints at least.");
        }
        return simulation.steps(TrafficMatrices.ring(TrafficMatrices.members(0, n, 1), bytes / n), 2L * (n - 1));
    }

    static double positive(double bytes) {
        if (!(bytes > 0 && bytes <= MOST_BYTES)) {
            throw new IllegalArgumentException("The size of a message is above 0 and at most 1 PB, not " + bytes + ".");
        }
        return bytes;
    }

    /** Tells that some flows have no way. */
    static List<Finding> unreachable(double flows, String example) {
        List<Finding> findings = new ArrayList<>();
        if (flows > 0) {
            findings.add(Finding.error(NO_WAY, "", Amounts.of(Math.round(flows), "message has", "messages have")
                    + " no way" + example + ": faults cut their endpoints off, or nothing joins their rails; "
                    + (flows == 1 ? "it is" : "they are") + " left out.",
                    "Fail less, or give the endpoints links to more than one leaf or plane. Between rails, send over"
                            + " the scale-up domain (PXN): --set through-rails=1, on a topology with domain=GPUS."));
        }
        return findings;
    }
}
