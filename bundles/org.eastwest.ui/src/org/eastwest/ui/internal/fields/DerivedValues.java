// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.design.Cluster;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.NicGroup;
import org.eastwest.model.design.Placement;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.model.design.Workload;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.NicGroupSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.hardware.ModelShape;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EObject;

/**
 * What follows from the values of an element, as short sentences: {@code GPUs: 1,024}. It is told from the snapshot that
 * engines work on, of the last time when the design could be read. Bandwidth is per direction.
 */
public final class DerivedValues {

    private final DesignSession session;

    public DerivedValues(DesignSession session) {
        this.session = session;
    }

    /** The values that follow from an element; none when nothing is known. */
    public List<String> of(EObject element) {
        List<String> lines = new ArrayList<>();
        if (element instanceof Cluster cluster) {
            snapshot(s -> Optional.of(s.cluster()).filter(c -> named(cluster, c.id())))
                    .ifPresent(c -> cluster(lines, c));
        } else if (element instanceof ServerGroup group) {
            group(group).ifPresent(g -> servers(lines, g));
        } else if (element instanceof NicGroup nics && nics.eContainer() instanceof ServerGroup group) {
            group(group).flatMap(g -> g.nics().stream().filter(n -> n.role().name().equals(nics.getRole().name()))
                    .findFirst().map(n -> nics(g, n))).ifPresent(lines::addAll);
        } else if (element instanceof Fabric fabric) {
            snapshot(s -> s.fabrics().stream().filter(f -> named(fabric, f.id())).findFirst())
                    .ifPresent(f -> fabric(lines, f));
        } else if (element instanceof Job job) {
            job(job).ifPresent(j -> job(lines, j));
        } else if (element instanceof Plan || element instanceof Placement) {
            Optional.of(element.eContainer()).filter(Job.class::isInstance).map(Job.class::cast).flatMap(this::job)
                    .ifPresent(j -> job(lines, j));
        } else if (element instanceof Workload workload) {
            snapshot(s -> s.jobs().stream().filter(j -> named(workload, j.workload().id())).findFirst())
                    .ifPresent(j -> workload(lines, j));
        } else if (element instanceof Scenario scenario) {
            session.lastSnapshots().stream().filter(s -> named(scenario, s.scenarioId())).findFirst()
                    .ifPresent(s -> cluster(lines, s.cluster()));
        }
        return lines;
    }

    private interface Lookup<T> {
        Optional<T> in(DesignSnapshot snapshot);
    }

    private <T> Optional<T> snapshot(Lookup<T> lookup) {
        return session.lastSnapshots().stream().flatMap(s -> lookup.in(s).stream()).findFirst();
    }

    private Optional<ServerGroupSnapshot> group(ServerGroup group) {
        return snapshot(s -> s.cluster().groups().stream().filter(g -> named(group, g.id())).findFirst());
    }

    private Optional<JobSnapshot> job(Job job) {
        return snapshot(s -> s.jobs().stream().filter(j -> named(job, j.id())).findFirst());
    }

    private static boolean named(NamedElement element, String id) {
        return id.equals(element.getId());
    }

    private static String count(long number) {
        return Quantity.format(number, Dimension.COUNT);
    }

    private static String bandwidth(double bytesPerSecond) {
        return Quantity.format(bytesPerSecond, Dimension.BANDWIDTH);
    }

    private static void cluster(List<String> lines, ClusterSnapshot cluster) {
        lines.add("GPUs: " + count(cluster.gpus()));
        lines.add("Servers: " + count(cluster.servers()));
    }

    private static void servers(List<String> lines, ServerGroupSnapshot group) {
        lines.add("GPUs: " + count(group.gpus()) + " (" + group.gpu().name() + ")");
        lines.add("Racks: " + count((group.count() + group.serversPerRack() - 1) / group.serversPerRack()));
        lines.add("Scale-up domains: " + count((group.gpus() + group.scaleUpDomainGpus() - 1)
                / group.scaleUpDomainGpus()) + " of " + group.scaleUpDomainGpus() + " GPUs");
        double out = group.scaleOutBytesPerSecondPerGpu();
        if (out > 0) {
            lines.add("Scale-out bandwidth per GPU: " + bandwidth(out));
            lines.add("Cliff: " + Quantity.formatToOne(group.gpu().scaleUpBytesPerSecond() / out));
        }
    }

    private static List<String> nics(ServerGroupSnapshot group, NicGroupSnapshot nics) {
        double server = nics.perServer() * nics.bytesPerSecond();
        return List.of("NICs: " + count((long) nics.perServer() * group.count()),
                "Bandwidth per server: " + bandwidth(server),
                "Bandwidth per GPU: " + bandwidth(server * group.count() / group.gpus()));
    }

    private static void fabric(List<String> lines, FabricSnapshot fabric) {
        lines.add("Link rate: " + Quantity.formatBits(fabric.linkBytesPerSecond()));
        if (fabric.switchType() != null) {
            lines.add("Ports of a switch: " + count(fabric.switchType().ports()) + " x "
                    + Quantity.formatBits(fabric.switchType().portBytesPerSecond()));
        }
    }

    private static void job(List<String> lines, JobSnapshot job) {
        PlanSnapshot plan = job.plan();
        lines.add("Ranks: " + count(plan.ranks()) + ", on " + count(job.gpus()) + " GPUs"
                + (job.spares() > 0 ? ", " + count(job.spares()) + " spare" : ""));
        lines.add("GPUs of a replica: " + count((long) plan.tp() * plan.cp() * plan.pp()));
        if (job.workload() instanceof org.eastwest.spi.design.Workload.Training run) {
            lines.add("Micro-batches of a step in a replica: " + count(run.globalBatch()
                    / Math.max(1L, (long) plan.dp() * plan.microBatch())));
            lines.add("Layers of a pipeline stage: " + Quantity.format((double) run.model().layers() / plan.pp(),
                    Dimension.COUNT));
        }
    }

    private static void workload(List<String> lines, JobSnapshot job) {
        if (job.workload() instanceof org.eastwest.spi.design.Workload.Training run) {
            model(lines, run.model());
            lines.add("Tokens of a step: " + count((long) run.sequenceLength() * run.globalBatch()));
        } else if (job.workload() instanceof org.eastwest.spi.design.Workload.Inference service) {
            model(lines, service.model());
            lines.add("Tokens of a request: " + count((long) service.promptTokens() + service.outputTokens()));
        }
    }

    private static void model(List<String> lines, ModelShape model) {
        lines.add("Parameters: " + count(model.parameters())
                + (model.moe() ? ", active for a token: " + count(model.activeParameters()) : ""));
    }
}
