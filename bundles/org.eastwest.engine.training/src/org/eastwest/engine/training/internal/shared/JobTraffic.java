// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.shared;

import java.util.Arrays;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import org.eastwest.engine.training.internal.collective.ScaleOut;
import org.eastwest.engine.training.internal.job.JobStudy;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.fabric.FabricSharing.Load;

/**
 * What one job sends over the compute fabric.
 *
 * @param job   the job
 * @param sends its kinds of traffic; empty when it stays in its scale-up domains
 * @param busy  share of the time in which it sends, 0 to 1
 * @param study its step; empty for what is no training
 */
record JobTraffic(JobSnapshot job, List<Send> sends, double busy, Optional<JobStudy> study) {
    /**
     * One kind of traffic.
     *
     * @param load    its flows
     * @param what    for people: the collective and who takes part
     * @param way     under which the step asks for it; empty for what is no training
     * @param seconds of a step in which it runs; 1 for what is no training
     * @param perNic  GPUs that share a NIC, at least 1
     */
    record Send(Load load, String what, Optional<ScaleOut.Way> way, double seconds, double perNic) {
    }

    /** The traffic that takes most of the step: what another job most likely meets. */
    Optional<Send> heaviest() {
        return sends.stream().max(Comparator.comparingDouble(Send::seconds));
    }

    /** First and last endpoint that it uses; empty when it sends nothing. */
    Optional<int[]> span() {
        if (sends.isEmpty()) {
            return Optional.empty();
        }
        IntSummaryStatistics all = sends.stream().flatMap(s -> s.load().groups().stream()).flatMapToInt(Arrays::stream)
                .summaryStatistics();
        return Optional.of(new int[] {all.getMin(), all.getMax()});
    }

    /** The same traffic so many endpoints further on. */
    JobTraffic moved(int by) {
        return new JobTraffic(job, sends.stream().map(s -> new Send(moved(s.load(), by), s.what(), s.way(),
                s.seconds(), s.perNic())).toList(), busy, study);
    }

    private static Load moved(Load load, int by) {
        return new Load(load.name(), load.job(), load.pattern(), load.groups().stream()
                .map(g -> Arrays.stream(g).map(e -> e + by).toArray()).toList(), load.demand());
    }
}
