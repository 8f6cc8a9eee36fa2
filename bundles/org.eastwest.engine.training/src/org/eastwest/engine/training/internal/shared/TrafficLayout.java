// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.shared;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.job.JobStudy;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.plan.Placement.Communicator;
import org.eastwest.engine.training.internal.shared.JobTraffic.Send;
import org.eastwest.engine.training.internal.step.Exposure;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.fabric.FabricSharing.Load;
import org.eastwest.spi.fabric.Traffic;

/**
 * Lays the collectives of jobs out on the endpoints of a fabric, as their placements have them. A collective that
 * leaves its scale-up domains sends over the NIC of every GPU to the GPU at the same place of another domain, as NCCL's
 * channels do; an all-to-all does where its ranks stand at the same places (PXN), else from each GPU to every other.
 */
final class TrafficLayout {
    private final ClusterSnapshot cluster;
    private final int planes;
    private final long seed;

    /**
     * @param planes of the compute fabric
     * @param seed   of the pairs of independent flows
     */
    TrafficLayout(ClusterSnapshot cluster, int planes, long seed) {
        this.cluster = cluster;
        this.planes = planes;
        this.seed = seed;
    }

    /** Of a training job. */
    JobTraffic training(int number, JobStudy study) {
        StepEstimate step = study.step().apply(study.fabric());
        Placement placement = study.placement();
        List<Send> sends = new ArrayList<>();
        double perNic = Math.max(1, 1 / study.fabric().nics().perGpu());
        boolean experts = study.job().workload() instanceof Workload.Training run && run.model().moe();
        for (Communicator kind : Communicator.values()) {
            Group group = placement.group(kind);
            Exposure cost = exposure(step, kind);
            if (group.crosses() && cost.crosses() && (experts || kind != Communicator.EXPERT_DATA)) {
                sends.add(send(number, study.job(), kind, group, placement, study.domainGpus(), cost.seconds(),
                        perNic));
            }
        }
        double seconds = sends.stream().mapToDouble(Send::seconds).sum();
        return new JobTraffic(study.job(), sends, Math.min(1, seconds / step.seconds()), Optional.of(study));
    }

    private static Exposure exposure(StepEstimate step, Communicator kind) {
        return switch (kind) {
            case TENSOR -> step.tensor();
            case CONTEXT -> step.context();
            case PIPELINE -> step.pipeline();
            case DATA, EXPERT_DATA -> step.data();
            case EXPERTS -> step.expert();
        };
    }

    private Send send(int number, JobSnapshot job, Communicator kind, Group group, Placement placement,
            long domainGpus, double seconds, double perNic) {
        boolean all = kind == Communicator.EXPERTS;
        Traffic.Pattern pattern = all ? Traffic.Pattern.ALL_TO_ALL : Traffic.Pattern.NEIGHBOUR;
        boolean overRails = !all || group.railAligned() && group.inside() > 1;
        Endpoints endpoints = new Endpoints(cluster, job, planes);
        List<int[]> groups = new ArrayList<>();
        for (long[] members : placement.members(kind)) {
            for (long[] talking : overRails ? rails(members, domainGpus) : List.of(members)) {
                groups.addAll(nics(talking, endpoints));
            }
        }
        return new Send(new Load(job.id() + " " + word(kind), number, pattern, groups, 1),
                word(kind) + (all ? " all-to-all" : kind == Communicator.PIPELINE ? " sends" : " ring") + " over "
                        + group.domains() + " scale-up domains", Optional.of(new ScaleOut.Way(pattern, group)), seconds,
                perNic);
    }

    private static String word(Communicator kind) {
        return switch (kind) {
            case TENSOR -> "TP";
            case CONTEXT -> "CP";
            case PIPELINE -> "PP";
            case DATA -> "DP";
            case EXPERTS -> "EP";
            case EXPERT_DATA -> "DP of experts";
        };
    }

    /** Members at the same place of their domains, place after place. */
    private static List<long[]> rails(long[] members, long domainGpus) {
        Map<Long, List<Long>> byDomain = Arrays.stream(members).boxed()
                .collect(Collectors.groupingBy(gpu -> gpu / domainGpus, LinkedHashMap::new, Collectors.toList()));
        int places = byDomain.values().stream().mapToInt(List::size).max().orElse(0);
        List<long[]> rails = new ArrayList<>();
        for (int i = 0; i < places; i++) {
            int place = i;
            long[] rail = byDomain.values().stream().filter(d -> d.size() > place).mapToLong(d -> d.get(place))
                    .toArray();
            if (rail.length > 1) {
                rails.add(rail);
            }
        }
        return rails;
    }

    /** One group of endpoints for each NIC of a GPU. */
    private static List<int[]> nics(long[] gpus, Endpoints endpoints) {
        int[][] of = LongStream.of(gpus).mapToObj(endpoints::of).toArray(int[][]::new);
        int nics = Arrays.stream(of).mapToInt(e -> e.length).min().orElse(0);
        List<int[]> groups = new ArrayList<>();
        for (int i = 0; i < nics; i++) {
            int nic = i;
            int[] group = Arrays.stream(of).mapToInt(e -> e[nic]).distinct().toArray();
            if (group.length > 1) {
                groups.add(group);
            }
        }
        return groups;
    }

    /**
     * Of plain flows: each endpoint, or as many as there are flows, sends to another at random, and all of them
     * together as much as is offered.
     */
    JobTraffic flows(int number, JobSnapshot job, Workload.IndependentFlows flows) {
        int[] endpoints = all(job);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = endpoints.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int swapped = endpoints[i];
            endpoints[i] = endpoints[j];
            endpoints[j] = swapped;
        }
        int busy = Math.max(2, Math.min(endpoints.length, flows.flows()));
        if (endpoints.length < 2 || !(flows.load() > 0)) {
            return new JobTraffic(job, List.of(), 0, Optional.empty());
        }
        Load load = new Load(job.id(), number, Traffic.Pattern.NEIGHBOUR, List.of(Arrays.copyOf(endpoints, busy)),
                Math.min(1, flows.load()));
        return new JobTraffic(job, List.of(new Send(load, "flows between " + busy + " endpoints", Optional.empty(), 1,
                1)), 1, Optional.empty());
    }

    /** Of an inference service: what its plan sends between scale-up domains, at any time. */
    JobTraffic inference(int number, JobSnapshot job) {
        long domain = job.groupIds().stream().flatMap(id -> cluster.groups().stream().filter(g -> g.id().equals(id)))
                .mapToLong(ServerGroupSnapshot::scaleUpDomainGpus).max().orElse(1);
        Placement placement = new Placement(job.plan(), Math.max(1, domain), job.gpus());
        List<Send> sends = new ArrayList<>();
        for (Communicator kind : List.of(Communicator.TENSOR, Communicator.PIPELINE, Communicator.EXPERTS)) {
            Group group = placement.group(kind);
            if (group.crosses()) {
                Send send = send(number, job, kind, group, placement, Math.max(1, domain), 1, 1);
                sends.add(new Send(send.load(), send.what(), Optional.empty(), 1, 1));
            }
        }
        return new JobTraffic(job, sends, sends.isEmpty() ? 0 : 1, Optional.empty());
    }

    private int[] all(JobSnapshot job) {
        Endpoints endpoints = new Endpoints(cluster, job, planes);
        return LongStream.range(0, job.gpus()).mapToObj(endpoints::of).flatMapToInt(Arrays::stream).distinct()
                .toArray();
    }
}
