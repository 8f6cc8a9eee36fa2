// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.PlanEstimate;
import org.eastwest.spi.plan.PlanSearchResult;
import org.eastwest.spi.plan.Refusal;

/** Prints a search for people. */
final class SearchPrinter {
    private static final int FRONT_ROWS = 20;

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
        print("Best plans", result.best());
        print(result.pareto().size() > FRONT_ROWS ? "Fastest " + FRONT_ROWS + " of the " + result.pareto().size()
                + " plans that none beats in time, memory and scale-out bytes"
                : "Plans that none beats in time, memory and scale-out bytes",
                result.pareto().subList(0, Math.min(FRONT_ROWS, result.pareto().size())));
        result.own().ifPresent(own -> print("The design's own plan", List.of(own)));
        out.println();
    }

    private void print(String title, List<PlanEstimate> plans) {
        if (plans.isEmpty()) {
            return;
        }
        out.println();
        out.println(title);
        TextTable table = new TextTable("step", "memory", "scale-out", "TP", "CP", "PP", "DP", "EP", "virtual",
                "micro-batch", "recompute", "ZeRO", "TP communication", "overlap", "order", "left to the fabric");
        plans.forEach(plan -> table.row(row(plan)));
        table.print(out);
    }

    private static List<String> row(PlanEstimate estimate) {
        PlanSnapshot plan = estimate.point().plan();
        Training run = estimate.point().run();
        return List.of(text(estimate.seconds(), Dimension.TIME),
                Quantity.plain(Quantity.formatBinary(estimate.memoryBytes())),
                text(estimate.scaleOutBytes(), Dimension.SIZE), "" + plan.tp(), "" + plan.cp(), "" + plan.pp(),
                "" + plan.dp(), "" + plan.ep(), "" + plan.virtualStages(), "" + plan.microBatch(),
                SearchJson.word(run.recompute()), "" + plan.zeroStage(), communication(plan), overlaps(plan, run),
                words(plan.order()), words(SearchJson.ordered(plan.scaleOut())));
    }

    private static String communication(PlanSnapshot plan) {
        if (plan.tp() == 1) {
            return "";
        }
        if (plan.sequenceParallelism()) {
            return plan.regather() ? "sequence" : "sequence, inputs kept";
        }
        return plan.scatteredSends() ? "scattered" : "all-reduce";
    }

    private static String overlaps(PlanSnapshot plan, Training run) {
        StringBuilder words = new StringBuilder();
        append(words, plan.tp() > 1 && run.overlapTensor(), "TP " + SearchJson.word(plan.tensorOverlap()));
        append(words, plan.cp() > 1 && run.overlapContext(), "CP");
        append(words, plan.ep() > 1 && run.overlapExpert(), "EP");
        append(words, plan.pp() > 1 && run.overlapPipeline(), "PP");
        append(words, plan.dp() > 1 && run.overlapData(), "DP");
        return words.toString();
    }

    private static void append(StringBuilder words, boolean wanted, String word) {
        if (wanted) {
            words.append(words.isEmpty() ? "" : ", ").append(word);
        }
    }

    private static String words(List<?> items) {
        return items.stream().map(Object::toString).collect(java.util.stream.Collectors.joining(" "));
    }

    private static String count(long number) {
        return text(number, Dimension.COUNT);
    }

    private static String text(double value, Dimension dimension) {
        return Quantity.plain(Quantity.format(value, dimension));
    }
}
