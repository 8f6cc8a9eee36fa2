// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.engine.search.internal.space.Space;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.PreparedJob;
import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;

/** What a designer should know about a search: why there is no plan, or why the best one beats the design's own. */
final class SearchFindings {
    /** Parts that differ by less than this share of the step are not worth naming. */
    private static final double NAMED = 0.002;

    private final PlanSearchRequest request;
    private final PreparedJob job;
    private final Space space;
    private final PlanSearchResult result;
    private final Refusal ownRefusal;
    private final Miss nearest;
    private final List<Finding> findings = new ArrayList<>();

    /**
     * @param ownRefusal why the design's own plan cannot be evaluated; null when it can
     * @param nearest    the refused plan that came nearest; null when none was refused
     */
    SearchFindings(PlanSearchRequest request, PreparedJob job, Space space, PlanSearchResult result,
            Refusal ownRefusal, Miss nearest) {
        this.request = request;
        this.job = job;
        this.space = space;
        this.result = result;
        this.ownRefusal = ownRefusal;
        this.nearest = nearest;
    }

    List<Finding> all() {
        unused();
        if (result.space() == 0) {
            add(SearchCode.EMPTY_SPACE, "The space has no plan for the " + count(job.job().gpus()) + " GPUs and the "
                    + "global batch of " + count(job.run().globalBatch()) + ".", "Allow other values, such as tp=auto "
                            + "pp=auto microbatch=auto, or change GPUs or batch to numbers with more divisors.");
        } else if (result.best().isEmpty()) {
            refused();
        } else {
            own();
        }
        return findings;
    }

    private void add(SearchCode code, String message, String remedy) {
        findings.add(code.finding(result.jobId(), message, remedy));
    }

    private void unused() {
        if (!space.tooManyGpus().isEmpty()) {
            add(SearchCode.UNUSED_VALUES, "The space asks for " + space.tooManyGpus().stream().map(g -> "gpus=" + g)
                    .collect(Collectors.joining(", ")) + ", but the job is placed on " + count(job.job().gpus())
                    + " of the " + count(request.design().cluster().gpus()) + " GPUs of cluster '"
                    + request.design().cluster().id() + "'.", "Ask for at most " + job.job().gpus()
                            + " GPUs, or place the job on more.");
        }
        if (!space.unused().isEmpty()) {
            add(SearchCode.UNUSED_VALUES, "No plan of the space has " + String.join(", ", space.unused()) + ": TP, CP "
                    + "and PP have to divide the GPUs, and DP is what they leave of them.",
                    "Choose divisors of the GPUs.");
        }
    }

    private void refused() {
        Map.Entry<Refusal, Long> most = result.refused().entrySet().stream().max(Map.Entry.comparingByValue())
                .orElseThrow();
        String margin = most.getKey() == Refusal.MEMORY ? " The limit is " + memory(result.limitBytes()) + " of "
                + memory(job.usableMemoryBytes()) + ", with a margin of " + percent(request.margin()) + "." : "";
        add(SearchCode.NO_PLAN, "None of the " + count(result.space()) + " plans is possible. Most, "
                + count(most.getValue()) + ", are refused because " + most.getKey().meaning() + "." + margin
                + (nearest == null ? "" : " " + nearestMiss()), most.getKey().remedy());
    }

    /** Such as {@code Nearest comes tp=8 ... recompute=full: it needs 85 GiB, 5 GiB more than the limit.} */
    private String nearestMiss() {
        String plan = "Nearest comes " + words(nearest.point());
        return nearest.refusal() == Refusal.MEMORY ? plan + ": it needs " + memory(nearest.memoryBytes()) + ", "
                + memory(nearest.memoryBytes() - result.limitBytes()) + " more than the limit."
                : plan + ": " + nearest.refusal().meaning() + ".";
    }

    /** A plan in the words of a space, so that it can be asked for. */
    private static String words(TrainingPlan point) {
        PlanSnapshot plan = point.plan();
        return "tp=" + plan.tp() + " cp=" + plan.cp() + " pp=" + plan.pp() + " dp=" + plan.dp() + " ep=" + plan.ep()
                + " microbatch=" + plan.microBatch() + " virtual=" + plan.virtualStages() + " zero=" + plan.zeroStage()
                + " recompute=" + point.run().recompute().name().toLowerCase(Locale.ROOT);
    }

    private void own() {
        PlanEstimate best = result.best().get(0);
        if (result.own().isEmpty()) {
            add(SearchCode.OWN_DOES_NOT_FIT, "The design's own plan cannot run: " + ownRefusal.meaning() + ".", "");
            return;
        }
        PlanEstimate own = result.own().get();
        if (own.memoryBytes() > result.limitBytes()) {
            add(SearchCode.OWN_DOES_NOT_FIT, "The design's own plan needs " + memory(own.memoryBytes()) + " of "
                    + memory(job.usableMemoryBytes()) + ", which leaves less than the margin of "
                    + percent(request.margin()) + ".", "");
        }
        if (value(own) <= value(best)) {
            add(SearchCode.OWN_IS_BEST, "No plan of the space beats the design's own plan in " + request.objective()
                    .word() + ".", "");
            return;
        }
        add(SearchCode.COMPARED, comparison(best, own), "");
    }

    private double value(PlanEstimate plan) {
        return switch (request.objective()) {
            case TIME -> plan.seconds();
            case MEMORY_MARGIN -> plan.memoryBytes();
            case SCALE_OUT_BYTES -> plan.scaleOutBytes();
            case COST -> plan.seconds() * plan.point().plan().ranks();
        };
    }

    /** Both plans with what differs, largest first. */
    private String comparison(PlanEstimate best, PlanEstimate own) {
        double change = best.seconds() / own.seconds() - 1;
        String parts = differences(best.stepTime(), own.stepTime());
        return "The best plan takes " + time(best.seconds()) + " a step where the design's own takes "
                + time(own.seconds()) + " (" + (change <= 0 ? "" : "+") + percent(change) + ")"
                + (parts.isEmpty() ? "" : ": " + parts) + ". It needs " + memory(best.memoryBytes()) + " instead of "
                + memory(own.memoryBytes()) + " of memory and sends " + bytes(best.scaleOutBytes()) + " instead of "
                + bytes(own.scaleOutBytes()) + " a GPU and step through the compute fabric"
                + (request.objective() == Objective.COST ? ", on " + count(best.point().plan().ranks())
                        + " instead of " + count(own.point().plan().ranks()) + " GPUs" : "") + ".";
    }

    private static String differences(Breakdown best, Breakdown own) {
        Map<String, Double> differences = new LinkedHashMap<>();
        own.parts().forEach(part -> differences.put(part.label(), -part.value()));
        best.parts().forEach(part -> differences.merge(part.label(), part.value(), Double::sum));
        return differences.entrySet().stream().filter(e -> Math.abs(e.getValue()) > NAMED * own.total())
                .sorted(Comparator.comparingDouble(e -> -Math.abs(e.getValue())))
                .map(e -> e.getKey() + " " + (e.getValue() < 0 ? "-" : "+") + time(Math.abs(e.getValue())))
                .collect(Collectors.joining(", "));
    }

    private static String count(double value) {
        return Quantity.plain(Quantity.format(value, Dimension.COUNT));
    }

    private static String time(double seconds) {
        return Quantity.plain(Quantity.format(seconds, Dimension.TIME));
    }

    private static String memory(double bytes) {
        return Quantity.plain(Quantity.formatBinary(bytes));
    }

    private static String bytes(double bytes) {
        return Quantity.plain(Quantity.format(bytes, Dimension.SIZE));
    }

    private static String percent(double fraction) {
        return Quantity.plain(Quantity.formatPercent(fraction));
    }
}
