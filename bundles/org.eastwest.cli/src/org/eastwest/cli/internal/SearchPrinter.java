// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eastwest.analysis.compare.MemoryVerdict;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.reader.PlanWords;
import org.eastwest.spi.analysis.Breakdown;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.Refusal;

/** Prints a search for people. */
final class SearchPrinter {
    private static final int FRONT_ROWS = 20;
    private static final String OWN = "own";

    private final PrintStream out;

    SearchPrinter(PrintStream out) {
        this.out = out;
    }

    void print(DesignSnapshot design, PlanSearchResult result) {
        out.println(design.designName() + ", scenario " + design.scenarioId() + ", job " + result.jobId());
        out.println(count(result.space()) + " plans: " + count(result.evaluated()) + " possible and evaluated, "
                + count(result.refusedInAll()) + " refused, " + count(result.pruned())
                + " left out because others like them are better");
        for (Map.Entry<Refusal, Long> reason : result.refused().entrySet()) {
            out.println("  " + count(reason.getValue()) + " refused: " + reason.getKey().meaning());
        }
        print("Best plans", numbered(result.best()));
        print(result.pareto().size() > FRONT_ROWS ? "Fastest " + FRONT_ROWS + " of the " + result.pareto().size()
                + " plans that none beats in time, memory and scale-out bytes"
                : "Plans that none beats in time, memory and scale-out bytes",
                numbered(result.pareto().subList(0, Math.min(FRONT_ROWS, result.pareto().size()))));
        result.own().ifPresent(own -> print("The design's own plan" + unfit(design, result.jobId(), own),
                Map.of(OWN, own)));
        Map<String, PlanEstimate> broken = numbered(result.best());
        result.own().ifPresent(own -> broken.put(OWN, own));
        if (!result.best().isEmpty()) {
            print("Step time of the best plans and the design's own", broken, PlanEstimate::stepTime);
            print("Memory of the best plans and the design's own", broken, PlanEstimate::memory);
        }
        out.println();
    }

    /** Plans that are found fit; the design's own may not. */
    private static String unfit(DesignSnapshot design, String jobId, PlanEstimate own) {
        double memory = design.jobs().stream().filter(job -> job.id().equals(jobId))
                .flatMap(job -> design.cluster().groups().stream().filter(g -> job.groupIds().contains(g.id())))
                .mapToDouble(group -> group.gpu().usableMemoryBytes()).min().orElse(Double.NaN);
        return own.memoryBytes() > memory ? ", which " + MemoryVerdict.WORDS + ": a GPU has "
                + Quantity.plain(Quantity.formatBinary(memory)) : "";
    }

    /** Plans by their place, from 1. */
    private static Map<String, PlanEstimate> numbered(List<PlanEstimate> plans) {
        Map<String, PlanEstimate> numbered = new LinkedHashMap<>();
        plans.forEach(plan -> numbered.put("" + (numbered.size() + 1), plan));
        return numbered;
    }

    private void print(String title, Map<String, PlanEstimate> plans) {
        if (plans.isEmpty()) {
            return;
        }
        out.println();
        out.println(title);
        TextTable table = new TextTable("#", "step", "memory", "scale-out", "TP", "CP", "PP", "DP", "EP", "schedule",
                "virtual", "micro-batch", "recompute", "ZeRO", "TP communication", "overlap", "order",
                "left to the fabric");
        plans.forEach((name, plan) -> table.row(row(name, plan)));
        table.print(out);
    }

    /** The parts that any of the plans has, a column each. */
    private void print(String title, Map<String, PlanEstimate> plans, Function<PlanEstimate, Breakdown> breakdown) {
        Map<String, String> parts = new LinkedHashMap<>();
        plans.values().stream().flatMap(plan -> breakdown.apply(plan).parts().stream()).filter(part -> part.value() > 0)
                .forEach(part -> parts.put(part.id(), part.label()));
        List<String> headings = new ArrayList<>(List.of("#", "all"));
        headings.addAll(parts.values());
        TextTable table = new TextTable(headings);
        plans.forEach((name, plan) -> {
            Breakdown of = breakdown.apply(plan);
            List<String> row = new ArrayList<>(List.of(name, ResultPrinter.text(of.total(), of.unit())));
            parts.keySet().forEach(id -> row.add(of.parts().stream().filter(part -> part.id().equals(id))
                    .findFirst().map(part -> ResultPrinter.text(part.value(), of.unit())).orElse("")));
            table.row(row);
        });
        out.println();
        out.println(title);
        table.print(out);
    }

    private static List<String> row(String name, PlanEstimate estimate) {
        PlanSnapshot plan = estimate.point().plan();
        Training run = estimate.point().run();
        return List.of(name, text(estimate.seconds(), Dimension.TIME),
                Quantity.plain(Quantity.formatBinary(estimate.memoryBytes())),
                text(estimate.scaleOutBytes(), Dimension.SIZE), "" + plan.tp(), "" + plan.cp(), "" + plan.pp(),
                "" + plan.dp(), "" + plan.ep(), PlanWords.word(plan.schedule()), "" + plan.virtualStages(), "" + plan.microBatch(),
                PlanWords.word(run.recompute()), "" + plan.zeroStage(), PlanWords.communication(plan),
                PlanWords.overlaps(estimate.point()), PlanWords.words(plan.order()),
                PlanWords.words(PlanWords.ordered(plan.scaleOut())));
    }

    private static String count(long number) {
        return text(number, Dimension.COUNT);
    }

    private static String text(double value, Dimension dimension) {
        return Quantity.plain(Quantity.format(value, dimension));
    }
}
