// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.model.design.Job;
import org.eastwest.model.design.Placement;
import org.eastwest.model.design.Plan;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;

/** Reads jobs: workload, plan and which GPUs they get. */
final class JobReader {
    /** Placed first to last, as Llama 3 does (arXiv:2407.21783, section 3.3.2). */
    private static final List<ParallelDimension> ORDER = List.of(ParallelDimension.TP, ParallelDimension.CP,
            ParallelDimension.PP, ParallelDimension.DP);

    private final ClusterSnapshot cluster;
    private final WorkloadReader workloads;
    private final Findings findings;

    JobReader(ClusterSnapshot cluster, WorkloadReader workloads, Findings findings) {
        this.cluster = cluster;
        this.workloads = workloads;
        this.findings = findings;
    }

    List<JobSnapshot> read(List<Job> jobs) {
        List<JobSnapshot> snapshots = new ArrayList<>();
        Map<String, List<Place>> places = new LinkedHashMap<>();
        for (Job job : jobs) {
            List<Place> placed = places(job);
            places.put(job.getId(), placed);
            if (!placed.isEmpty()) {
                workloads.read(job.getWorkload()).ifPresent(w -> snapshots.add(job(job, w, placed)));
            }
        }
        checkOverlaps(places);
        return snapshots;
    }

    private static JobSnapshot job(Job job, Workload workload, List<Place> placed) {
        long gpus = placed.stream().mapToLong(Place::gpus).sum();
        PlanSnapshot plan = job.getPlan() == null ? independent(gpus) : plan(job.getPlan());
        return new JobSnapshot(job.getId(), ScenarioReader.name(job), workload, plan,
                placed.stream().map(p -> p.group().id()).toList(), gpus, job.getSearchSpace(),
                placed.get(0).from());
    }

    /** Flows need no plan: each GPU is on its own. */
    private static PlanSnapshot independent(long gpus) {
        return new PlanSnapshot(1, 1, Math.toIntExact(gpus), 1, 1, 1, 1, 0, false,
                PlanSnapshot.Schedule.ONE_FORWARD_ONE_BACKWARD, ORDER);
    }

    private static PlanSnapshot plan(Plan plan) {
        return new PlanSnapshot(plan.getTp(), plan.getPp(), plan.getDp(), plan.getEp(), plan.getCp(),
                plan.getVirtualStages(), plan.getMicroBatch(), plan.getZeroStage(), plan.isSequenceParallelism(),
                Words.as(PlanSnapshot.Schedule.class, plan.getSchedule()), order(plan), scaleOut(plan),
                Words.as(PlanSnapshot.TensorOverlap.class, plan.getTensorOverlap()), plan.isRegather(),
                plan.isScatteredSends(), plan.getShardingDegree() == null ? 0 : plan.getShardingDegree(),
                Words.as(PlanSnapshot.ContextExchange.class, plan.getContextExchange()));
    }

    private static Set<ParallelDimension> scaleOut(Plan plan) {
        Set<ParallelDimension> dimensions = EnumSet.noneOf(ParallelDimension.class);
        if (plan.getScaleOut() != null) {
            plan.getScaleOut().forEach(d -> dimensions.add(Words.as(ParallelDimension.class, d)));
        }
        return dimensions;
    }

    private static List<ParallelDimension> order(Plan plan) {
        List<ParallelDimension> order = new ArrayList<>();
        if (plan.getOrder() != null) {
            plan.getOrder().stream().distinct().forEach(d -> order.add(Words.as(ParallelDimension.class, d)));
        }
        ORDER.stream().filter(d -> !order.contains(d)).forEach(order::add);
        return order;
    }

    /** GPUs of a group, counted from its first: {@code from} and those after it, before {@code to}. */
    private record Place(ServerGroupSnapshot group, long from, long to) {
        long gpus() {
            return to - from;
        }

        boolean meets(Place other) {
            return group.id().equals(other.group.id()) && from < other.to && other.from < to;
        }
    }

    private List<Place> places(Job job) {
        List<ServerGroupSnapshot> groups = groups(job);
        Placement placement = job.getPlacement();
        long skipped = placement == null ? 0 : placement.getFirstServer();
        long wanted = placement == null || placement.getGpus() == null ? Long.MAX_VALUE : placement.getGpus();
        List<Place> places = new ArrayList<>();
        long left = wanted;
        for (ServerGroupSnapshot group : groups) {
            long first = Math.min(skipped, group.count());
            skipped -= first;
            long from = first * group.type().gpus();
            long to = from + Math.min(left, group.gpus() - from);
            if (to > from) {
                places.add(new Place(group, from, to));
                left -= to - from;
            }
        }
        long placed = places.stream().mapToLong(Place::gpus).sum();
        if (!groups.isEmpty() && (placed == 0 || wanted != Long.MAX_VALUE && left > 0)) {
            findings.add(ReaderCode.TOO_FEW_GPUS_TO_PLACE.at(job.getId(), "Job '" + job.getId() + "' is to get "
                    + (wanted == Long.MAX_VALUE ? "all GPUs" : wanted + " GPUs") + " after the first "
                    + (placement == null ? 0 : placement.getFirstServer()) + " servers, but there are only " + placed
                    + ".", "Place fewer GPUs, skip fewer servers or name further server groups."));
            return List.of();
        }
        return places;
    }

    private List<ServerGroupSnapshot> groups(Job job) {
        if (job.getPlacement() == null || job.getPlacement().getServerGroups().isEmpty()) {
            return cluster.groups();
        }
        List<String> named = job.getPlacement().getServerGroups().stream().map(ServerGroup::getId).toList();
        return cluster.groups().stream().filter(g -> named.contains(g.id()))
                .sorted(Comparator.comparingInt(g -> named.indexOf(g.id()))).toList();
    }

    private void checkOverlaps(Map<String, List<Place>> places) {
        List<String> jobs = List.copyOf(places.keySet());
        for (int i = 0; i < jobs.size(); i++) {
            for (int j = i + 1; j < jobs.size(); j++) {
                String one = jobs.get(i);
                String other = jobs.get(j);
                places.get(one).stream().filter(p -> places.get(other).stream().anyMatch(p::meets)).findFirst()
                        .ifPresent(p -> findings.add(ReaderCode.JOBS_OVERLAP.at(other, "Jobs '" + one + "' and '"
                                + other + "' are both placed on GPUs of '" + p.group().id() + "'.",
                                "Give each its own GPUs: set gpus and firstServer of their placements.")));
            }
        }
    }
}
