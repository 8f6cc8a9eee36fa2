// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.loss;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.DoubleFunction;
import org.eastwest.engine.training.internal.job.JobStudy;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.transport.LossRecovery;

/** What loss does to the step of one job: as designed, and over probabilities and ways to recover. */
public final class LossReport {
    /** What loss adds to a step is worth telling. */
    private static final String ADDS = "EW-LOSS-001";
    private static final double WORTH_TELLING = 0.001;
    private static final double WORTH_WARNING = 0.02;
    private static final double[] LOSSES = {1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2};
    private static final Source STEP = Source.assumption("step of the plan over a fabric that loses so much");
    private static final Source TAIL = Source.literature("Dean and Barroso, The Tail at Scale, 2013; losses of last"
            + " packets come independently (Poisson)");

    private final JobStudy study;
    private final LossyStep step;
    private final LossRecovery own;

    public LossReport(JobStudy study) {
        this.study = study;
        step = new LossyStep(study);
        own = study.fabric().transport().lossRecovery();
    }

    public AnalysisResult result() {
        double mean = step.mean(own);
        double quantile = step.quantile(own);
        return new AnalysisResult(metrics(mean, quantile), List.of(), List.of(), List.of(table()),
                findings(mean, quantile));
    }

    private List<Metric> metrics(double mean, double quantile) {
        RecordingTrace trace = new RecordingTrace();
        trace.input("loss", "Probability that a packet is lost", own.lossProbability(), Unit.FRACTION,
                step.transport().source("loss-probability"));
        trace.input("timeout", "Retransmission timeout", own.timeoutSeconds(), Unit.SECOND,
                step.transport().source("timeout"));
        trace.input("ranks", "Ranks that wait for each other", step.ranks(), Unit.COUNT,
                Source.design("job." + study.job().id() + ".plan"));
        trace.input("messages", "Messages of a rank through the fabric in a step", step.messages(), Unit.COUNT,
                Source.literature("bytes that a GPU sends over 4 MiB, NCCL's buffer (NCCL_BUFFSIZE)"));
        trace.input("lossless", "Step without loss", step.lossless(), Unit.SECOND, STEP);
        trace.input("group", "Mean step of one group, whose ranks wait for each other in each collective",
                step.group(own), Unit.SECOND, STEP);
        trace.input("smooth", "Step in which lost packets are sent again, without timeouts", step.smooth(own),
                Unit.SECOND, STEP);
        trace.derived("most", "Timeouts of the rank that has the most, mean", step.mostTimeouts(own), Unit.COUNT,
                "mean of the largest of as many Poisson(messages x loss) as there are ranks", TAIL, "ranks", "messages",
                "loss");
        trace.derived("lossy", "Mean step with loss", mean, Unit.SECOND, "max(group, smooth + most x timeout)", TAIL,
                "group", "smooth", "most", "timeout");
        trace.derived("loss_time", "Time that loss adds to a step, mean", mean - step.lossless(), Unit.SECOND,
                "lossy - lossless", STEP, "lossy", "lossless");
        trace.derived("timeouts", "Timeouts in a step that one of N ranks exceeds", step.timeouts(own), Unit.COUNT,
                "quantile 1 - 1 / ranks of Poisson(messages x loss)", TAIL, "ranks", "messages", "loss");
        trace.derived("quantile", "Step time of a rank under loss, quantile 1 - 1/N", quantile, Unit.SECOND,
                "smooth + timeouts x timeout", TAIL, "smooth", "timeouts", "timeout");
        trace.derived("hit", "Probability that a step waits for a timeout", step.timeoutProbability(own),
                Unit.FRACTION, "1 - (1 - loss)^(messages x ranks)", TAIL, "loss", "messages", "ranks");
        return List.of(metric("loss_time_s", trace, "loss_time"), metric("loss_step_quantile_s", trace, "quantile"),
                metric("loss_timeout_probability", trace, "hit"));
    }

    private Metric metric(String id, RecordingTrace trace, String node) {
        return Metric.of(id, study.job().id(), trace.get(node));
    }

    private List<Finding> findings(double mean, double quantile) {
        double share = (mean - step.lossless()) / step.lossless();
        if (!(share > WORTH_TELLING)) {
            return List.of();
        }
        LossRecovery selective = new LossRecovery.SelectiveRepeat(own.lossProbability(), told(), 1);
        String message = String.format(Locale.ROOT, "A loss of %s adds %s to the mean step of job '%s' (%.1f %%), and"
                + " the rank that one of %s exceeds takes %s: %s, and waits %s for a last packet, which happens in %.0f %%"
                + " of the steps.", probability(own.lossProbability()), time(mean - step.lossless()),
                study.job().name(), 100 * share, Quantity.plain(Quantity.format(step.ranks(), Dimension.COUNT)),
                time(quantile), own instanceof LossRecovery.GoBackN ? "go-back-N sends a whole window again"
                        : "selective repeat sends again what was lost", time(own.timeoutSeconds()),
                100 * step.timeoutProbability(own));
        String remedy = "Find the links that lose; with selective repeat and lost packets told at once (trimming) the"
                + " step takes " + time(step.mean(selective)) + " instead of " + time(mean) + ".";
        return List.of(share > WORTH_WARNING ? Finding.warning(ADDS, study.job().id(), message, remedy)
                : Finding.note(ADDS, study.job().id(), message, remedy));
    }

    /** Wait of who is told of a loss: it is asked for and comes again. */
    private double told() {
        return Math.min(own.timeoutSeconds() > 0 ? own.timeoutSeconds() : Double.POSITIVE_INFINITY,
                2 * step.roundTrip());
    }

    /** The step over probabilities of loss under each way to recover, with the transport's timeout. */
    private Table table() {
        List<DoubleFunction<LossRecovery>> ways = List.of(
                p -> new LossRecovery.GoBackN(p, own.timeoutSeconds(), own.packetsPerAck()),
                p -> new LossRecovery.SelectiveRepeat(p, own.timeoutSeconds(), own.packetsPerAck()),
                p -> new LossRecovery.SelectiveRepeat(p, told(), own.packetsPerAck()));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (double loss : LOSSES) {
            List<Table.Cell> row = new ArrayList<>();
            row.add(Table.number(loss));
            for (DoubleFunction<LossRecovery> way : ways) {
                row.add(Table.number(step.mean(way.apply(loss))));
                row.add(Table.number(step.quantile(way.apply(loss))));
            }
            rows.add(row);
        }
        return new Table("loss_step", study.job().id(), "Step under loss: mean, in which all wait for the losses of"
                + " any rank, and quantile 1 - 1/N of a rank with its own losses alone; without loss "
                + time(step.lossless()), List.of(new Table.Column("loss", "Probability of loss", Unit.FRACTION),
                        new Table.Column("go_back_n_mean", "Go-back-N, mean", Unit.SECOND),
                        new Table.Column("go_back_n_quantile", "Go-back-N, 1 - 1/N", Unit.SECOND),
                        new Table.Column("selective_mean", "Selective repeat, mean", Unit.SECOND),
                        new Table.Column("selective_quantile", "Selective repeat, 1 - 1/N", Unit.SECOND),
                        new Table.Column("trimming_mean", "Selective repeat with trimming, mean", Unit.SECOND),
                        new Table.Column("trimming_quantile", "Selective repeat with trimming, 1 - 1/N", Unit.SECOND)),
                rows);
    }

    private static String probability(double p) {
        return String.format(Locale.ROOT, "%.3g", p).replaceFirst("\\.?0+(?=e|$)", "");
    }

    private static String time(double seconds) {
        return Quantity.plain(Quantity.format(seconds, Dimension.TIME));
    }
}
