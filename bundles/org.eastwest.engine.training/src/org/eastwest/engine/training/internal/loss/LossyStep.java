// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.loss;

import org.apache.commons.math3.special.Gamma;
import org.eastwest.engine.training.internal.job.JobStudy;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;

/**
 * A training step over a fabric that loses packets. Its mean is at least that of one group of ranks, whose members wait
 * for each other in every collective, and at least that of the rank with the most timeouts, for which all groups wait
 * at the end of the step; it is the larger of the two. The quantile 1 - 1/N is that of one of N ranks (Dean and
 * Barroso, The Tail at Scale, 2013): packets sent again, and as many timeouts as come in its messages.
 */
final class LossyStep {
    /** What NCCL sends at a time: its buffer NCCL_BUFFSIZE is 4 MiB by default. */
    static final double MESSAGE_BYTES = 4 * 1024 * 1024;

    private static final double NEGLIGIBLE = 1e-15;

    private final JobStudy study;
    private final double lossless;
    private final double messages;

    LossyStep(JobStudy study) {
        this.study = study;
        LossRecovery own = study.fabric().transport().lossRecovery();
        lossless = seconds(with(own, 0, own.timeoutSeconds()));
        messages = Math.ceil(study.step().apply(study.fabric()).scaleOutBytes() / MESSAGE_BYTES);
    }

    /** Ranks of the job, N. */
    double ranks() {
        return study.job().plan().ranks();
    }

    /** Messages of a rank through the fabric in a step. */
    double messages() {
        return messages;
    }

    /** The step without loss, seconds. */
    double lossless() {
        return lossless;
    }

    /** Mean time of the step, seconds. */
    double mean(LossRecovery recovery) {
        return Math.max(group(recovery), smooth(recovery) + mostTimeouts(recovery) * recovery.timeoutSeconds());
    }

    /** Mean time of the step of one group, whose ranks wait for each other in every collective, seconds. */
    double group(LossRecovery recovery) {
        return recovery.lossProbability() > 0 ? seconds(recovery) : lossless;
    }

    /** Mean of the largest of N Poisson counts: the sum over k of 1 - P(count <= k)^N. */
    double mostTimeouts(LossRecovery recovery) {
        double mean = messages * recovery.lossProbability();
        double sum = 0;
        double more = mean > 0 ? 1 : 0;
        for (int k = 0; more > NEGLIGIBLE; k++) {
            // Through the small tail, since the power of a rounded 1 would lose a rare timeout.
            more = -Math.expm1(ranks() * Math.log1p(-Gamma.regularizedGammaP(k + 1, mean)));
            sum += more;
        }
        return sum;
    }

    /** The step whose repeated packets take time, but no timeouts, seconds. */
    double smooth(LossRecovery recovery) {
        return recovery.lossProbability() > 0 ? seconds(with(recovery, recovery.lossProbability(), 0)) : lossless;
    }

    /** Timeouts in the step of a rank that only one of N exceeds. */
    double timeouts(LossRecovery recovery) {
        double mean = messages * recovery.lossProbability();
        return mean > 0 ? poissonQuantile(mean, 1 - 1 / Math.max(2, ranks())) : 0;
    }

    /** The smallest count that a Poisson variable does not exceed with this probability: Q(k + 1, mean) >= p. */
    private static double poissonQuantile(double mean, double probability) {
        double low = -1;
        double high = Math.ceil(mean + 20 * Math.sqrt(mean) + 40);
        while (high - low > 1) {
            double middle = Math.floor((low + high) / 2);
            if (Gamma.regularizedGammaQ(middle + 1, mean) >= probability) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return high;
    }

    /** Quantile 1 - 1/N of the time of a rank's step, seconds. */
    double quantile(LossRecovery recovery) {
        return smooth(recovery) + timeouts(recovery) * recovery.timeoutSeconds();
    }

    /** Probability that some rank waits for a timeout in a step. */
    double timeoutProbability(LossRecovery recovery) {
        return recovery.lossProbability() >= 1 ? 1
                : -Math.expm1(messages * ranks() * Math.log1p(-recovery.lossProbability()));
    }

    /** Seconds of a round trip between leaves. */
    double roundTrip() {
        return 2 * study.fabric().transport().latency().crossLeafSeconds();
    }

    Transport transport() {
        return study.fabric().transport();
    }

    private double seconds(LossRecovery recovery) {
        return study.step().apply(study.fabric().with(study.fabric().transport().withLossRecovery(recovery)))
                .seconds();
    }

    /** The same kind of recovery under another loss and timeout. */
    static LossRecovery with(LossRecovery kind, double lossProbability, double timeoutSeconds) {
        return kind instanceof LossRecovery.GoBackN
                ? new LossRecovery.GoBackN(lossProbability, timeoutSeconds, kind.packetsPerAck())
                : new LossRecovery.SelectiveRepeat(lossProbability, timeoutSeconds, kind.packetsPerAck());
    }
}
