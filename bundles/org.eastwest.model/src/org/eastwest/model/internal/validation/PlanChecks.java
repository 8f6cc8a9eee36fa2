// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.internal.validation;

import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.ParallelDimension;
import org.eastwest.model.design.PipelineSchedule;
import org.eastwest.model.design.Plan;
import org.eastwest.model.path.DesignPath;
import org.eastwest.model.validation.DesignConstraint;

/** What must hold in a plan, whatever it is a plan of. */
record PlanChecks(Report report) {
    private static final double MOST_RANKS = 10_000_000;

    /**
     * Whether the dimensions are at least one, so that sums with them mean something; else they are reported by range.
     */
    static boolean hasSaneNumbers(Plan plan) {
        return IntStream.of(plan.getTp(), plan.getPp(), plan.getDp(), plan.getEp(), plan.getCp(), plan.getMicroBatch())
                .allMatch(number -> number >= 1);
    }

    /** The ranks of a plan; a double, because absurd plans overflow whole numbers. */
    static double ranks(Plan plan) {
        return (double) plan.getTp() * plan.getCp() * plan.getPp() * plan.getDp();
    }

    /** The ranks as a sum for messages. */
    static String product(Plan plan) {
        return "TP " + plan.getTp() + " x CP " + plan.getCp() + " x PP " + plan.getPp() + " x DP " + plan.getDp();
    }

    void check(Plan plan) {
        checkOrder(plan);
        checkSharding(plan);
        checkStages(plan);
        if (hasSaneNumbers(plan)) {
            checkRanks(plan);
        }
        if (plan.isSequenceParallelism() && plan.getTp() == 1) {
            report.add(DesignConstraint.SEQUENCE_PARALLELISM, plan,
                    DesignPackage.Literals.PLAN__SEQUENCE_PARALLELISM, DesignPath.of(plan)
                    + " has sequence parallelism and a tp of 1.", "Turn it off, or set tp to 2 or more.");
        }
        if (plan.getZeroStage() > 0 && plan.getDp() == 1 && plan.getCp() == 1) {
            report.add(DesignConstraint.ZERO_UNUSED, plan, DesignPackage.Literals.PLAN__ZERO_STAGE, DesignPath.of(plan)
                    + " has ZeRO stage " + plan.getZeroStage() + " and a dp and cp of 1.",
                    "Set zeroStage to 0, or dp to 2 or more.");
        }
    }

    private void checkSharding(Plan plan) {
        Integer degree = plan.getShardingDegree();
        if (degree == null || degree < 1 || plan.getDp() < 1) {
            return;
        }
        if (plan.getDp() % degree != 0) {
            report.add(DesignConstraint.SHARDING_DEGREE, plan, DesignPackage.Literals.PLAN__SHARDING_DEGREE,
                    DesignPath.of(plan) + " shards over " + degree + " ranks and has a dp of " + plan.getDp() + ".",
                    "Choose a shardingDegree that divides dp, or leave it unset for all of them.");
        } else if (plan.getZeroStage() == 0) {
            report.add(DesignConstraint.SHARDING_UNUSED, plan, DesignPackage.Literals.PLAN__SHARDING_DEGREE,
                    DesignPath.of(plan) + " shards over " + degree + " ranks and has ZeRO stage 0.",
                    "Set zeroStage to 1, 2 or 3, or leave shardingDegree unset.");
        }
    }

    private void checkOrder(Plan plan) {
        List<ParallelDimension> order = plan.getOrder();
        if (order != null && new HashSet<>(order).size() < order.size()) {
            report.add(DesignConstraint.ORDER_TWICE, plan, DesignPackage.Literals.PLAN__ORDER, DesignPath.of(plan)
                    + " has the order " + order + ".", "Name each dimension at most once.");
        }
    }

    private void checkStages(Plan plan) {
        boolean interleaves = plan.getSchedule() != PipelineSchedule.GPIPE
                && plan.getSchedule() != PipelineSchedule.ONE_FORWARD_ONE_BACKWARD;
        if (plan.getVirtualStages() > 1 && (plan.getPp() == 1 || !interleaves)) {
            report.add(DesignConstraint.VIRTUAL_STAGES, plan, DesignPackage.Literals.PLAN__VIRTUAL_STAGES,
                    DesignPath.of(plan) + " has " + plan.getVirtualStages() + " virtual stages, a pp of " + plan.getPp()
                    + " and the schedule " + plan.getSchedule() + ".",
                    "Set virtualStages to 1, or pp to 2 or more and the schedule to interleaved.");
        }
        if (plan.getVirtualStages() == 1 && plan.getSchedule() == PipelineSchedule.INTERLEAVED) {
            report.add(DesignConstraint.NOT_INTERLEAVED, plan, DesignPackage.Literals.PLAN__SCHEDULE,
                    DesignPath.of(plan) + " has an interleaved schedule and one virtual stage.",
                    "Set virtualStages to 2 or more, or the schedule to 1f1b.");
        }
    }

    private void checkRanks(Plan plan) {
        double ranks = ranks(plan);
        if (ranks > MOST_RANKS) {
            report.add(DesignConstraint.TOO_MANY_RANKS, plan, DesignPackage.Literals.PLAN__DP, DesignPath.of(plan)
                    + " needs " + product(plan) + " GPUs.",
                    "Make tp, cp, pp or dp smaller: 10,000,000 GPUs are the most.");
        } else if (ranks / plan.getPp() % plan.getEp() != 0) {
            report.add(DesignConstraint.EXPERT_GROUPS, plan, DesignPackage.Literals.PLAN__EP, DesignPath.of(plan)
                    + " has an ep of " + plan.getEp() + " for the " + (long) (ranks / plan.getPp())
                    + " ranks of a pipeline stage.", "Choose an ep that divides tp x cp x dp.");
        }
    }
}
