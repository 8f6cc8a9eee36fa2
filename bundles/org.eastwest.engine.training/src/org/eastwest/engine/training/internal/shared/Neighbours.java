// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.shared;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.shared.JobTraffic.Send;
import org.eastwest.engine.training.internal.step.StepEstimate;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.fabric.FabricSharing.Load;
import org.eastwest.spi.fabric.FabricSharing.Loaded;
import org.eastwest.spi.fabric.FabricSharing.Rate;

/**
 * What the traffic of each job gets alone and beside that of the others. Beside means: while every other job sends what
 * takes most of its step. How often that is, is the share of the time in which others send at all.
 */
final class Neighbours {
    private final List<JobTraffic> jobs;
    private final Loaded fabric;
    private final Progress progress;
    private final Map<Send, Rate> alone = new IdentityHashMap<>();
    private final Map<Send, Rate> beside = new IdentityHashMap<>();

    Neighbours(List<JobTraffic> jobs, Loaded fabric, Progress progress) {
        this.jobs = jobs;
        this.fabric = fabric;
        this.progress = progress;
        for (JobTraffic job : jobs) {
            List<Load> others = new ArrayList<>();
            jobs.stream().filter(j -> j != job).forEach(j -> j.heaviest().ifPresent(s -> others.add(s.load())));
            for (Send send : job.sends()) {
                alone.put(send, first(send, List.of()));
                beside.put(send, others.isEmpty() ? alone.get(send) : first(send, others));
            }
        }
    }

    private Rate first(Send send, List<Load> others) {
        List<Load> together = new ArrayList<>(List.of(send.load()));
        together.addAll(others);
        return fabric.rates(together, progress).get(0);
    }

    Rate alone(Send send) {
        return alone.get(send);
    }

    Rate beside(Send send) {
        return beside.get(send);
    }

    /** Time beside the others over time alone; more of them never help. */
    double slowdown(Send send) {
        return ratio(alone(send).slowest(), beside(send).slowest());
    }

    private static double ratio(double alone, double beside) {
        return alone > 0 ? Math.max(1, alone / beside) : 1;
    }

    /** Slowdown of the traffic of a job that is slowed most; 1 when it sends nothing. */
    double slowdown(JobTraffic job) {
        return job.sends().stream().mapToDouble(this::slowdown).max().orElse(1);
    }

    /** What the slowest NIC of a job gets beside the others, as a share of its line; 1 when it sends nothing. */
    double slowest(JobTraffic job) {
        return job.sends().stream().mapToDouble(s -> beside(s).slowest()).min().orElse(1);
    }

    /** Slowdown of a job by one other alone, most of all its traffic. */
    double slowdown(JobTraffic job, JobTraffic by) {
        return by.heaviest().map(heaviest -> job.sends().stream().mapToDouble(s -> ratio(alone(s).slowest(),
                first(s, List.of(heaviest.load())).slowest())).max().orElse(1)).orElse(1.0);
    }

    /** Share of the time in which some other job sends. */
    double othersBusy(JobTraffic job) {
        return 1 - jobs.stream().filter(j -> j != job).mapToDouble(j -> 1 - j.busy()).reduce(1, (a, b) -> a * b);
    }

    /** The step of a training job of whose time others send this share, from 0 for alone to 1 for always. */
    StepEstimate step(JobTraffic job, double othersSend) {
        Map<ScaleOut.Way, Double> shares = new LinkedHashMap<>();
        for (Send send : job.sends()) {
            double ofFlow = 1 / ((1 - othersSend) / alone(send).slowest()
                    + othersSend * slowdown(send) / alone(send).slowest());
            shares.merge(send.way().orElseThrow(), Math.min(1, ofFlow * send.perNic()), Math::min);
        }
        return job.study().orElseThrow().step().apply(job.study().orElseThrow().fabric().sharing(shares));
    }
}
