// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.reader.PlanWords;
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
