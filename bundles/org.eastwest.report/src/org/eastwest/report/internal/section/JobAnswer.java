// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.eastwest.report.chart.StackedBar;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;

/** The answer about one job in sentences. */
final class JobAnswer {
    private final ReportContext context;
    private final JobSnapshot job;

    JobAnswer(ReportContext context, JobSnapshot job) {
        this.context = context;
        this.job = job;
    }

    Optional<Breakdown> stepTime() {
        return context.breakdown("step_time", job.id());
    }

    /** Step time, exposed communication, bottleneck and MFU; what is unknown is left out, or why all of it is. */
    String sentences() {
        Optional<Metric> step = known("step_time_s");
        if (job.workload() instanceof Workload.Inference service && known("ttft_s").isPresent()) {
            return service(service);
        }
        if (step.isEmpty() && !(job.workload() instanceof Workload.Training)) {
            boolean analysed = context.result().metrics().stream().anyMatch(m -> m.element().equals(job.id()));
            return analysed ? "Its numbers are below."
                    : "No engine analysed " + Words.name(job.name(), job.id()) + ": it is no training run.";
        }
        if (step.isEmpty()) {
            return "There is no step time for " + Words.name(job.name(), job.id()) + ": " + why() + ".";
        }
        StringBuilder text = new StringBuilder("One step takes ").append(Texts.format(step.get()));
        known("exposed_fraction").ifPresent(f -> text.append("; ").append(Texts.format(f.value(), f.unit()))
                .append(" of it is exposed communication"));
        text.append(". ");
        largestLoss().ifPresent(text::append);
        known("mfu").ifPresent(m -> text.append("MFU is ").append(Texts.format(m.value(), m.unit(), m.band()))
                .append(". "));
        return text.toString().strip();
    }

    /** What who asks waits for, against the targets, and how many may ask. */
    private String service(Workload.Inference service) {
        List<String> sentences = new ArrayList<>();
        known("ttft_s").ifPresent(m -> sentences.add("First tokens come after " + Texts.format(m)
                + known("ttft_p99_s").map(p -> ", 99 of 100 within " + Texts.format(p)).orElse("")
                + target(service.timeToFirstTokenSeconds())));
        known("tpot_s").ifPresent(m -> sentences.add("A further token comes every " + Texts.format(m)
                + target(service.timePerOutputTokenSeconds())));
        known("maximum_requests_per_second").ifPresent(m -> sentences.add("At most " + Texts.format(m)
                + " requests can be answered" + (Double.isFinite(service.requestsPerSecond())
                        ? "; " + Texts.format(service.requestsPerSecond(), Unit.PER_SECOND) + " come" : "") + "."));
        return String.join(" ", sentences);
    }

    private static String target(double seconds) {
        return (Double.isFinite(seconds) ? "; the target is " + Texts.format(seconds, Unit.SECOND) : "") + ".";
    }

    /** The longest part of the step and the longest that is no useful work. */
    private Optional<String> largestLoss() {
        return stepTime().filter(b -> b.total() > 0).flatMap(b -> {
            Comparator<Breakdown.Part> byValue = Comparator.comparingDouble(Breakdown.Part::value);
            Optional<Breakdown.Part> longest = b.parts().stream().max(byValue);
            Optional<Breakdown.Part> loss = b.parts().stream().filter(p -> p.value() > 0 && lost(p)).max(byValue);
            return loss.map(l -> longest.filter(l::equals).isPresent()
                    ? "The bottleneck is " + part(l, b) + ". "
                    : StackedBar.label(longest.get()) + " takes longest; the largest loss is " + part(l, b) + ". ");
        });
    }

    private static boolean lost(Breakdown.Part part) {
        return part.kind() != Breakdown.Kind.COMPUTE && part.kind() != Breakdown.Kind.OPTIMIZER;
    }

    private static String part(Breakdown.Part part, Breakdown whole) {
        return lowerFirst(StackedBar.label(part)) + ", " + Texts.format(part.value(), whole.unit()) + " ("
                + Texts.format(part.value() / whole.total(), Unit.FRACTION) + ")";
    }

    /** Abbreviations keep their capitals. */
    private static String lowerFirst(String label) {
        boolean word = label.length() > 1 && Character.isLowerCase(label.charAt(1));
        return word ? Character.toLowerCase(label.charAt(0)) + label.substring(1) : label;
    }

    /** Why nothing is known: what the engine says, else that none spoke. */
    String why() {
        Optional<Metric> step = context.metric("step_time_s", job.id());
        if (step.isPresent()) {
            return context.derivations().reason(step.get().derivation());
        }
        return context.result().findings().stream().filter(f -> f.element().equals(job.id())).findFirst()
                .map(f -> f.message()).orElse("no engine analysed this job");
    }

    private Optional<Metric> known(String id) {
        return context.metric(id, job.id()).filter(m -> Double.isFinite(m.value()));
    }
}
