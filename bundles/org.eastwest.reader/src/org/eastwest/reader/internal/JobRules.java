// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.ServerGroupSnapshot;
import org.eastwest.spi.design.Workload;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.ModelShape;

/** Whether a job's plan fits its GPUs and its model. */
final class JobRules {
    private final ClusterSnapshot cluster;
    private final Findings findings;

    JobRules(ClusterSnapshot cluster, Findings findings) {
        this.cluster = cluster;
        this.findings = findings;
    }

    void check(JobSnapshot job) {
        checkSize(job);
        if (job.workload() instanceof Workload.Training training) {
            checkModel(job, training.model());
            checkPrecision(job, training.precision());
        } else if (job.workload() instanceof Workload.Inference inference) {
            checkModel(job, inference.model());
            checkPrecision(job, inference.precision());
        }
    }

    private void checkSize(JobSnapshot job) {
        PlanSnapshot plan = job.plan();
        String needs = "The plan of '" + job.id() + "' needs " + count(plan.ranks()) + " GPUs (TP " + plan.tp()
                + " x CP " + plan.cp() + " x PP " + plan.pp() + " x DP " + plan.dp() + "), and " + count(job.gpus())
                + " are placed";
        if (job.spares() < 0) {
            findings.add(ReaderCode.PLAN_TOO_LARGE.at(job.id(), needs + ": " + count(-job.spares()) + " too few.",
                    "Lower a dimension of the plan, or place more GPUs."));
        } else if (job.spares() > 0) {
            findings.add(ReaderCode.SPARE_GPUS.at(job.id(), needs + ": " + count(job.spares()) + " stay spare.",
                    "Raise DP to use them, or place fewer."));
        }
    }

    private static String count(long number) {
        return Quantity.format(number, Dimension.COUNT);
    }

    private void checkModel(JobSnapshot job, ModelShape model) {
        PlanSnapshot plan = job.plan();
        if (model.heads() % plan.tp() != 0) {
            findings.add(ReaderCode.HEADS_NOT_DIVISIBLE.at(job.id(), "TP " + plan.tp() + " of '" + job.id()
                    + "' does not divide the " + model.heads() + " attention heads of " + model.name() + ".",
                    "Choose a TP that divides " + model.heads() + "."));
        }
        long stages = (long) plan.pp() * plan.virtualStages();
        if (stages > model.mostStages()) {
            findings.add(ReaderCode.STAGES_OVER_LAYERS.at(job.id(), "PP " + plan.pp() + " with " + plan.virtualStages()
                    + " virtual stages makes " + stages + " stages of '" + job.id() + "', but " + model.name()
                    + " has only " + model.layers() + " layers, besides the embedding and the output layer.",
                    "Lower PP or virtualStages."));
        }
        checkExperts(job, model);
    }

    private void checkExperts(JobSnapshot job, ModelShape model) {
        int ep = job.plan().ep();
        if (ep == 1) {
            return;
        }
        if (!model.moe()) {
            findings.add(ReaderCode.EXPERTS.at(job.id(), "The plan of '" + job.id() + "' spreads experts over EP " + ep
                    + ", but " + model.name() + " is dense.", "Set EP to 1."));
        } else if (model.experts() % ep != 0) {
            findings.add(ReaderCode.EXPERTS.at(job.id(), "EP " + ep + " of '" + job.id() + "' does not divide the "
                    + model.experts() + " experts of " + model.name() + ".", "Choose an EP that divides "
                    + model.experts() + "."));
        }
    }

    private void checkPrecision(JobSnapshot job, Precision precision) {
        cluster.groups().stream().filter(g -> job.groupIds().contains(g.id())).map(ServerGroupSnapshot::gpu)
                .distinct().filter(g -> !(peak(g, precision) > 0))
                .forEach(g -> findings.add(ReaderCode.PRECISION.at(job.workload().id(), "precision of '"
                        + job.workload().id() + "' is " + Words.word(precision)
                        + ", but no peak rate in it is known of " + g.name() + ", on which '" + job.id() + "' runs.",
                        "Use a precision that the GPU computes in, such as bf16.")));
    }

    private static double peak(GpuSpec gpu, Precision precision) {
        return switch (precision) {
            case FP16, BF16 -> gpu.bf16FlopPerSecond();
            case FP8 -> gpu.fp8FlopPerSecond();
            case FP4 -> gpu.fp4FlopPerSecond();
        };
    }
}
