// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.plan.Placement;
import org.eastwest.engine.training.internal.step.SlowPart;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.ServerFault;

/**
 * The faults of servers that a job meets, where they stand in its plan, and what they cost. Not thread-safe: one for
 * each thread, with a fabric of its own.
 */
public final class SlowParts {
    private final JobSnapshot job;
    private final Machine machine;
    private final ScaleOut fabric;
    private final List<ServerFault> faults;
    private final Map<ServerFault, Collectives> throughNic = new HashMap<>();

    /**
     * @param fabric null where there is none, so that no NIC is used
     */
    SlowParts(JobSnapshot job, Machine machine, ScaleOut fabric, List<ServerFault> faults) {
        this.job = job;
        this.machine = machine;
        this.fabric = fabric;
        this.faults = faults.stream().filter(f -> job.id().equals(f.place()) || job.groupIds().contains(f.place()))
                .toList();
    }

    public boolean none() {
        return faults.isEmpty();
    }

    /** Those that a rank of the plan uses. */
    public List<SlowPart> of(PlanSnapshot plan) {
        if (faults.isEmpty()) {
            return List.of();
        }
        Placement placement = new Placement(plan, machine.domainGpus(), job.gpus());
        List<SlowPart> parts = new ArrayList<>();
        for (ServerFault fault : faults) {
            Optional<Placement.Rank> rank = fault.number() == 0 ? Optional.of(new Placement.Rank(-1, -1))
                    : placement.rankOn(fault.number() - 1L);
            rank.flatMap(r -> part(fault, r)).ifPresent(parts::add);
        }
        return parts;
    }

    private Optional<SlowPart> part(ServerFault fault, Placement.Rank rank) {
        if (fault instanceof ServerFault.SlowGpu gpu) {
            return Optional.of(new SlowPart(gpu.toString(), rank.stage(), rank.replica(), gpu.share(), null));
        }
        if (fabric == null) {
            return Optional.empty();
        }
        ServerFault.SlowNic nic = (ServerFault.SlowNic) fault;
        return Optional.of(new SlowPart(nic.toString(), rank.stage(), rank.replica(), 1,
                throughNic.computeIfAbsent(nic, n -> through(nic))));
    }

    private Collectives through(ServerFault.SlowNic nic) {
        ScaleOut slow = nic.failed() ? fabric.failedNic() : fabric.slowNic(nic.bytesPerSecond());
        return new Collectives(machine.domain(), slow);
    }

    /**
     * What each of them costs by itself.
     *
     * @param model the step with these parts slow
     */
    List<Finding> findings(PlanSnapshot plan, Function<List<SlowPart>, StepEstimate> model) {
        List<Finding> findings = new ArrayList<>();
        for (ServerFault fault : faults) {
            List<SlowPart> alone = new SlowParts(job, machine, fabric, List.of(fault)).of(plan);
            StepEstimate estimate = model.apply(alone);
            findings.add(estimate.waiting() > 0 ? costs(fault, where(alone, plan), estimate)
                    : TrainingCode.SLOW_PART_WITHOUT_EFFECT.finding(job.id(), "With " + fault + " the step of job '"
                            + job.id() + "' takes as long as before: " + (alone.isEmpty() ? "no rank uses that part."
                                    : "nothing that matters passes it."), ""));
        }
        return findings;
    }

    private Finding costs(ServerFault fault, String where, StepEstimate estimate) {
        double share = estimate.waiting() / estimate.seconds();
        boolean gpu = fault instanceof ServerFault.SlowGpu;
        return TrainingCode.SLOW_PART.finding(job.id(), "With " + fault + where + " a step takes "
                + Words.time(estimate.waiting()) + " longer: the other " + Words.count(estimate.ranks() - 1.0)
                + " GPUs of job '" + job.id() + "' idle for " + Words.percent(share) + " of it.",
                gpu ? "Take the GPU out of the job: a spare one in its place brings the step back."
                        : "Move the rank to another GPU, or replace the NIC, its cable or its port.");
    }

    private static String where(List<SlowPart> alone, PlanSnapshot plan) {
        if (plan.pp() == 1) {
            return "";
        }
        return alone.get(0).stage() < 0 ? " on the pipeline stage where it costs most" : " on pipeline stage "
                + (alone.get(0).stage() + 1) + " of " + plan.pp();
    }
}
