// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.fabric.FabricExplorer.Hashing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ecmp}: how unevenly hashed flows load equal links. */
@Command(name = "ecmp", description = "Tell how unevenly ECMP loads equal links: the busiest link, what a barrier "
        + "waits for, and what queue pairs change.")
final class EcmpCommand extends ComputingCommand {
    private static final int[] MORE = {1, 2, 4, 8, 16, 32, 64};
    private static final long MOST = 100_000_000;
    /** Throws of all draws together, or links to look at. */
    private static final long MOST_THROWS = 200_000_000;

    @Option(names = "--links", required = true, paramLabel = "N", description = "Equal links, such as the uplinks of a "
            + "leaf.")
    private int links;

    @Option(names = "--flows", required = true, paramLabel = "M", description = "Connections that share them.")
    private long flows;

    @Option(names = "--qps", paramLabel = "Q", description = "Queue pairs of each connection. Default: 1.")
    private int queuePairs = 1;

    @Option(names = "--draws", paramLabel = "N", description = "Draws to hold the exact values against. Default: 1000, "
            + "fewer for many flows.")
    private int draws = 1000;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of the draws. Default: 1.")
    private long seed = 1;

    EcmpCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    ExitCode compute() {
        inRange("--links", links, 1, 100_000);
        inRange("--flows", flows, 1, MOST);
        inRange("--qps", queuePairs, 1, 100_000);
        inRange("--qps times --flows", flows * queuePairs, 1, MOST);
        inRange("--draws", draws, 0, 1_000_000);
        int affordable = (int) Math.min(draws, Math.max(1, MOST_THROWS / Math.max(links, flows * queuePairs)));
        Hashing hashing = services().explorer().hashing(links, flows, queuePairs, affordable, seed);
        writeJson(content(hashing), List.of());
        if (printsText()) {
            print(hashing);
        }
        return ExitCode.DONE;
    }

    private static void inRange(String option, long value, long smallest, long largest) {
        if (value < smallest || value > largest) {
            throw CommandFailure.unusable(option + " " + value + ": give a number from " + smallest + " to " + largest
                    + ".");
        }
    }

    private JsonObject content(Hashing hashing) {
        JsonObject content = new JsonObject();
        content.addProperty("links", links);
        content.addProperty("connections", flows);
        content.addProperty("queue_pairs", queuePairs);
        content.addProperty("flows", hashing.flows());
        content.add("expected_busiest_flows", Json.number(hashing.expectedBusiest()));
        content.add("slowdown", Json.number(hashing.slowdown()));
        content.add("efficiency", Json.number(1 / hashing.slowdown()));
        content.add("no_collision_probability", Json.number(hashing.noCollision()));
        JsonObject drawn = new JsonObject();
        drawn.addProperty("draws", hashing.draws());
        drawn.add("slowdown", Json.number(hashing.drawnSlowdown()));
        drawn.add("standard_error", Json.number(hashing.standardError()));
        content.add("monte_carlo", drawn);
        content.add("by_queue_pairs", Json.array(more(), q -> {
            JsonObject one = new JsonObject();
            one.addProperty("queue_pairs", q);
            one.add("slowdown", Json.number(exact(q).slowdown()));
            return one;
        }));
        return content;
    }

    private List<Integer> more() {
        return java.util.Arrays.stream(MORE).filter(q -> flows * q <= MOST).boxed().toList();
    }

    private Hashing exact(int pairs) {
        return services().explorer().hashing(links, flows, pairs, 0, seed);
    }

    private void print(Hashing hashing) {
        terminal().out().println(Counted.of(hashing.flows(), "flow", "flows") + " on "
                + Counted.of(links, "link", "links"));
        TextTable table = new TextTable("measure", "value");
        table.row(List.of("expected flows on the busiest link", number(hashing.expectedBusiest())));
        table.row(List.of("slowdown of a barrier over all flows", number(hashing.slowdown())));
        table.row(List.of("the same by " + count(hashing.draws()) + " draws", number(hashing.drawnSlowdown())
                + " +- " + number(hashing.standardError())));
        table.row(List.of("efficiency", Quantity.plain(Quantity.formatPercent(1 / hashing.slowdown()))));
        table.row(List.of("no two flows share a link", Quantity.plain(Quantity.formatPercent(hashing.noCollision()))));
        table.print(terminal().out());
        TextTable pairs = new TextTable("queue pairs", "slowdown", "efficiency");
        more().forEach(q -> pairs.row(List.of(count(q), number(exact(q).slowdown()),
                Quantity.plain(Quantity.formatPercent(1 / exact(q).slowdown())))));
        pairs.print(terminal().out());
    }

    private static String number(double value) {
        return Double.isNaN(value) ? "-" : Quantity.format(value, Dimension.RATIO);
    }

    private static String count(long number) {
        return Quantity.format(number, Dimension.COUNT);
    }
}
