// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eastwest.engine.fabric.internal.Amounts;
import org.eastwest.engine.fabric.internal.flow.JobsOnFabric;
import org.eastwest.engine.fabric.internal.topology.SimulatedFabrics;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.NetworkSimulator;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationLevel;
import org.eastwest.spi.simulation.SimulationLimitException;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.eastwest.spi.simulation.SimulationResult.Completion;
import org.eastwest.spi.simulation.SimulationResult.OfJob;

/** Traffic packet by packet: queues, pauses, marks, losses and what senders make of them. */
public final class PacketLevelSimulator implements NetworkSimulator {
    /** Buffer of a switch, as the time in which all its ports together send it, seconds. */
    static final String BUFFER_TIME = "buffer-time";
    /** Share of the free buffer that one queue may take, where full queues drop. */
    static final String QUEUE_SHARE = "queue-share";
    /** When the faults happen, seconds; 0 for before everything else. */
    static final String FAULT_TIME = "fault-time";
    /** How long switches take to route around a fault that happens on the way, seconds. */
    static final String REROUTE_TIME = "reroute-time";
    /** Time between two samples of the queue before endpoint 0, seconds; 0 for none. */
    static final String SAMPLE_PERIOD = "sample-period";

    private static final String STUCK = "EW-SIMULATION-002";
    private static final String LOSSLESS_LOST = "EW-SIMULATION-003";
    /** Of the heap that the simulator's state may take, so that a limit is told before memory runs out. */
    private static final double HEAP_SHARE = 0.8;
    private static final double USUAL_REROUTE_SECONDS = 10e-3;

    @Override
    public SimulationLevel level() {
        return SimulationLevel.PACKET;
    }

    @Override
    public Map<String, Double> settings() {
        return Map.of(BUFFER_TIME, SimulationSettings.DEFAULT.bufferSeconds(), QUEUE_SHARE,
                SimulationSettings.DEFAULT.queueShare(), FAULT_TIME, 0.0, REROUTE_TIME, USUAL_REROUTE_SECONDS,
                SAMPLE_PERIOD, 0.0);
    }

    @Override
    public SimulationResult simulate(SimulationRequest request, Progress progress) {
        try {
            return run(request, progress);
        } catch (OutOfMemoryError full) {
            // Limits count the state of flows and packets; fabric and routes stand beside it.
            throw new SimulationLimitException("The run takes more memory than the "
                    + Runtime.getRuntime().maxMemory() / 1048576 + " MiB of this program. Simulate fewer flows, smaller"
                    + " messages or at flow level.");
        }
    }

    private SimulationResult run(SimulationRequest request, Progress progress) {
        double faultTime = setting(request, FAULT_TIME);
        boolean onTheWay = faultTime > 0 && !request.faults().isEmpty();
        Topology topology = SimulatedFabrics.topology(request.fabric(), onTheWay ? List.of() : request.faults(),
                request.seed());
        SimulationSettings settings = settings(request, topology);
        if (onTheWay) {
            settings = settings.withChanges(List.of(new NetworkChange(faultTime,
                    SimulatedFabrics.topology(request.fabric(), request.faults(), request.seed()),
                    setting(request, REROUTE_TIME))));
        }
        if (request.traffic() instanceof SimulatedTraffic.Jobs jobs) {
            int[] first = new int[jobs.jobs().size() + 1];
            FlowSet flows = Traffics.flows(jobs, topology, request.transport(), request.seed(), first);
            return result(jobs, first, PacketSimulation.run(topology, request.transport(), flows, settings, progress))
                    .withFindings(JobsOnFabric.of(jobs, topology, request.transport()).findings());
        }
        FlowSet flows = Traffics.flows(request.traffic(), topology.endpoints(), request.seed());
        PacketResult result = PacketSimulation.run(topology, request.transport(), flows, settings, progress);
        int ended = ended(result, 0, flows.size());
        if (request.traffic() instanceof SimulatedTraffic.AllToAll) {
            double[] each = Arrays.stream(result.completionSeconds()).filter(Double::isFinite).toArray();
            return result(result, Completion.of(each), ended).asCollective();
        }
        return result(result, Completion.of(times(request.traffic(), result, 0, flows.size())), ended);
    }

    private double setting(SimulationRequest request, String name) {
        double value = request.settings().getOrDefault(name, settings().get(name));
        if (!(value >= 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException("Setting " + name + " is " + value + "; give a value of 0 or more.");
        }
        return value;
    }

    private SimulationSettings settings(SimulationRequest request, Topology topology) {
        double period = setting(request, SAMPLE_PERIOD);
        SimulationSettings.Watch watch = period == 0 ? null
                : new SimulationSettings.Watch(topology.reverse(topology.firstLink(0)), period);
        return new SimulationSettings(request.seed(), setting(request, BUFFER_TIME), setting(request, QUEUE_SHARE),
                Math.min(request.memoryBytes(), (long) (HEAP_SHARE * Runtime.getRuntime().maxMemory())),
                request.events(), SimulationSettings.DEFAULT.seconds(), List.of(), watch);
    }

    /**
     * @param first of each job its first flow, then the number of all
     */
    private static SimulationResult result(SimulatedTraffic.Jobs jobs, int[] first, PacketResult result) {
        List<OfJob> each = new ArrayList<>();
        List<double[]> all = new ArrayList<>();
        for (int j = 0; j < jobs.jobs().size(); j++) {
            SimulatedTraffic.Job job = jobs.jobs().get(j);
            double[] times = times(job.traffic(), result, first[j], first[j + 1]);
            each.add(new OfJob(job.id(), Completion.of(times), ended(result, first[j], first[j + 1])));
            all.add(times);
        }
        return result(result, Completion.of(all.stream().flatMapToDouble(Arrays::stream).toArray()),
                ended(result, 0, result.completionSeconds().length)).withJobs(each);
    }

    /** Of the flows from one to another: of each that ended, or of a collective the whole. */
    private static double[] times(SimulatedTraffic traffic, PacketResult result, int from, int to) {
        double[] times = Arrays.stream(result.completionSeconds(), from, to).filter(Double::isFinite).toArray();
        boolean collective = traffic instanceof SimulatedTraffic.AllReduceRing
                || traffic instanceof SimulatedTraffic.AllToAll;
        return collective && times.length > 0 ? new double[] {result.lastEndSeconds(from, to)} : times;
    }

    private static int ended(PacketResult result, int from, int to) {
        return (int) Arrays.stream(result.completionSeconds(), from, to).filter(Double::isFinite).count();
    }

    private static SimulationResult result(PacketResult result, Completion completion, int ended) {
        return new SimulationResult(completion, ended, result.sent(), result.events(), result.retransmitted(),
                result.dropped(), result.trimmed(), result.pauses(),
                result.samples().series("simulation", "", "Queue before endpoint 0"), findings(result, ended));
    }

    private static List<Finding> findings(PacketResult result, int ended) {
        List<Finding> findings = new ArrayList<>();
        int all = result.completionSeconds().length;
        if (ended < all) {
            findings.add(Finding.error(STUCK, "", String.format(Locale.ROOT, "%,d of %s had not ended when"
                    + " nothing moved any more.", all - ended, Amounts.of(all, "message", "messages")),
                    "Look for a cyclic buffer dependency with the"
                            + " command deadlock, or for faults that cut endpoints off."));
        }
        if (result.droppedLossless() > 0) {
            findings.add(Finding.warning(LOSSLESS_LOST, "", Amounts.of(result.droppedLossless(), "packet", "packets")
                    + " did not fit into the headroom of PFC and " + (result.droppedLossless() == 1 ? "was" : "were")
                    + " lost.", "Give switches more buffer, or PFC more headroom."));
        }
        return findings;
    }
}
