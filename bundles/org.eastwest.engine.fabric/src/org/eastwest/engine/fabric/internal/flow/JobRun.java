// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulatedTraffic.Job;
import org.eastwest.spi.simulation.SimulatedTraffic.Jobs;
import org.eastwest.spi.simulation.SimulationRequest;
import org.eastwest.spi.simulation.SimulationResult;
import org.eastwest.spi.simulation.SimulationResult.Completion;
import org.eastwest.spi.simulation.SimulationResult.OfJob;

/**
 * Several jobs at the same time on one fabric. A ring is a stream between neighbours, of all that its steps send; as
 * its steps follow one another, each adds its latency. What a collective takes is what its last message does.
 */
final class JobRun {
    private final SimulationRequest request;
    private final FlowSimulation simulation;
    private final Jobs jobs;
    private final JobsOnFabric kept;
    private final Messages messages = new Messages(1024);
    private final int[] first;

    JobRun(SimulationRequest request, Topology topology, FlowSimulation simulation) {
        this.request = request;
        this.simulation = simulation;
        jobs = (Jobs) request.traffic();
        kept = JobsOnFabric.of(jobs, topology, request.transport());
        first = new int[kept.count() + 1];
    }

    SimulationResult result() {
        for (int j = 0; j < kept.count(); j++) {
            add(jobs.jobs().get(j), kept.endpoints(j));
            first[j + 1] = messages.count();
        }
        FlowSimulation.Times times = simulation.times(messages, first, kept);
        List<OfJob> each = new ArrayList<>();
        List<double[]> all = new ArrayList<>();
        long flows = 0;
        for (int j = 0; j < kept.count(); j++) {
            Job job = jobs.jobs().get(j);
            double[] own = times.ended(first[j], first[j + 1]);
            long turns = 1;
            if (job.traffic() instanceof SimulatedTraffic.AllReduceRing) {
                turns = steps(job.endpoints().size());
                own = own.length == 0 ? own : new double[] {Arrays.stream(own).max().orElseThrow()
                        + (turns - 1) * simulation.longest(messages, first[j], first[j + 1], kept.plane(j))};
            } else if (job.traffic() instanceof SimulatedTraffic.AllToAll && own.length > 0) {
                own = new double[] {Arrays.stream(own).max().orElseThrow()};
            }
            long ended = turns * times.count(first[j], first[j + 1]);
            each.add(new OfJob(job.id(), Completion.of(own), ended));
            all.add(own);
            flows += ended;
        }
        double[] together = all.stream().flatMapToDouble(DoubleStream::of).toArray();
        List<Finding> findings = new ArrayList<>(kept.findings());
        findings.addAll(times.findings());
        return new SimulationResult(Completion.of(together), flows, times.steps(), findings).withJobs(each);
    }

    private static long steps(int members) {
        return 2L * (members - 1);
    }

    private void add(Job job, int[] members) {
        SimulatedTraffic traffic = job.traffic();
        if (traffic instanceof SimulatedTraffic.AllToAll allToAll) {
            simulation.checkMemory((long) members.length * (members.length - 1), members[0], members[1]);
            TrafficMatrices.allToAll(messages, members, FlowLevelSimulator.positive(allToAll.bytes()));
        } else if (traffic instanceof SimulatedTraffic.AllReduceRing ring) {
            TrafficMatrices.ring(messages, members,
                    FlowLevelSimulator.positive(ring.bytes()) / members.length * steps(members.length));
        } else {
            Messages own = FlowLevelSimulator.messages(traffic, members.length, request.seed());
            for (int m = 0; m < own.count(); m++) {
                messages.add(members[own.source(m)], members[own.destination(m)], own.bytes(m), own.start(m));
            }
        }
    }
}
