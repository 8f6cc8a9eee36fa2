// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.flow;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.fabric.internal.topology.Topology;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.FabricSnapshot.Isolation;
import org.eastwest.spi.simulation.SimulatedTraffic.Job;
import org.eastwest.spi.simulation.SimulatedTraffic.Jobs;
import org.eastwest.spi.transport.Transport;

/** Where jobs stand on one fabric, and what keeps them apart there. */
public final class JobsOnFabric {
    /** Plane of a job that may use all of them. */
    public static final int ANY_PLANE = -1;
    private static final String FEW_PARTS = "EW-SIMULATION-013";

    private final Jobs jobs;
    private final int planes;
    private final int classes;
    private final List<int[]> endpoints = new ArrayList<>();

    private JobsOnFabric(Jobs jobs, Topology topology, Transport transport) {
        this.jobs = jobs;
        planes = topology.planes();
        classes = transport.flowControl().classes();
        if (jobs.isolation() == Isolation.PLANES && planes < 2) {
            throw new IllegalArgumentException("Jobs are to have planes of their own, but the fabric has one plane."
                    + " Build it with more, or choose another isolation.");
        }
        jobs.jobs().forEach(job -> endpoints.add(endpoints(job, topology.endpoints())));
    }

    /**
     * @throws IllegalArgumentException when a job names endpoints that are not there, or the fabric has no planes to
     *                                  keep jobs apart
     */
    public static JobsOnFabric of(Jobs jobs, Topology topology, Transport transport) {
        return new JobsOnFabric(jobs, topology, transport);
    }

    private static int[] endpoints(Job job, int ofFabric) {
        int[] own = job.endpoints().stream().mapToInt(Integer::intValue).toArray();
        boolean[] seen = new boolean[ofFabric];
        for (int endpoint : own) {
            if (endpoint < 0 || endpoint >= ofFabric) {
                throw new IllegalArgumentException("The job '" + job.id() + "' has host" + (endpoint + 1L)
                        + ", and the fabric has host1 to host" + ofFabric + ". Give it fewer hosts.");
            }
            if (seen[endpoint]) {
                throw new IllegalArgumentException("The job '" + job.id() + "' has host" + (endpoint + 1)
                        + " twice. Give it each host once.");
            }
            seen[endpoint] = true;
        }
        return own;
    }

    /** Jobs that have to share a priority or plane because there are fewer of them. */
    public List<Finding> findings() {
        int parts = jobs.isolation() == Isolation.PRIORITIES ? classes
                : jobs.isolation() == Isolation.PLANES ? planes : Integer.MAX_VALUE;
        if (count() <= parts) {
            return List.of();
        }
        boolean byPlane = jobs.isolation() == Isolation.PLANES;
        String have = byPlane ? "The fabric has " + parts + " planes" : "The transport has "
                + (parts == 1 ? "one priority or virtual lane" : parts + " priorities or virtual lanes");
        return List.of(Finding.warning(FEW_PARTS, "", have + " for " + count() + " jobs, so that some share one.",
                byPlane ? "Build more planes, or choose another isolation." : "Give the transport more priorities or"
                        + " virtual lanes, where the buffer holds their headroom, or choose another isolation."));
    }

    public int count() {
        return endpoints.size();
    }

    /** Endpoints of the fabric that the job with this index has, in its order. */
    public int[] endpoints(int job) {
        return endpoints.get(job).clone();
    }

    /** The priority, or virtual lane, of a job; there may be more jobs than those. */
    public int priority(int job) {
        return jobs.isolation() == Isolation.PRIORITIES ? jobs.jobs().get(job).number() % classes : 0;
    }

    /** The plane of a job, from 0; {@link #ANY_PLANE} when it may use all. */
    public int plane(int job) {
        return jobs.isolation() == Isolation.PLANES ? jobs.jobs().get(job).number() % planes : ANY_PLANE;
    }
}
