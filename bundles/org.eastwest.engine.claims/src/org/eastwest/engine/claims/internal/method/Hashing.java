// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.eastwest.spi.claim.WrongInputException;
import org.eastwest.spi.fabric.FabricExplorer;

/** A gain over a network that hashes flows onto links: what hashing explains, and what is left to believe. */
final class Hashing extends Method {
    private static final int MOST_LINKS = 4096;
    private static final int[] QUEUE_PAIRS = {1, 2, 4, 8, 16, 32, 64};

    private final FabricExplorer explorer;

    Hashing(FabricExplorer explorer) {
        super("hashing", "Gain over flows that are hashed onto links", List.of(
                given("claimed", "Claimed gain", Unit.RATIO),
                given("improved", "Share of the line that the better network is said to reach", Unit.FRACTION),
                standard("links", "Uplinks of a leaf", Unit.COUNT, "64", "64 ports up of 128"),
                standard("flows", "Connections that climb from a leaf", Unit.COUNT, "64", "one of each NIC"),
                standard("queue-pairs", "Queue pairs of a connection", Unit.COUNT, "16", "Meta's 16 flows of each pair"
                        + " of GPUs; NCCL's default is 1")));
        this.explorer = explorer;
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        int links = (int) values.number("links");
        long flows = (long) values.number("flows");
        int pairs = (int) values.number("queue-pairs");
        if (links < 1 || links > MOST_LINKS || flows < 1 || flows > 1_000_000 || pairs < 1 || pairs > 1024) {
            throw new WrongInputException("links", "links, flows and queue-pairs must be at least 1 and not more than "
                    + MOST_LINKS + ", 1,000,000 and 1,024. Give such values.");
        }
        RecordingTrace trace = trace(values);
        double slowdown = trace.input("slowdown",
                "Busiest link over the mean, as the fabric engine computes it exactly",
                explorer.hashing(links, flows, pairs, 0, 1).slowdown(), Unit.RATIO,
                Source.literature("multinomial load (Raab and Steger 1998)"));
        trace.formula("baseline", "Share of the line that hashing leaves", 1 / slowdown, Unit.FRACTION,
                "1 / {slowdown}",
                Source.assumption("a collective waits for its busiest link"));
        double improved = values.number("improved");
        double gain = trace.formula("gain", "Gain over hashing", improved * slowdown, Unit.RATIO,
                "{improved} x {slowdown}", ARITHMETIC);
        double least = improved * explorer.hashing(links, flows, QUEUE_PAIRS[QUEUE_PAIRS.length - 1], 0, 1).slowdown();
        double most = improved * explorer.hashing(links, flows, 1, 0, 1).slowdown();
        double claimed = values.number("claimed");
        String range = " With 1 to 64 queue pairs a connection the same arithmetic gives " + ratio(most) + " to "
                + ratio(least) + ".";
        if (agrees(gain, claimed)) {
            return answer(ClaimVerdict.HOLDS_ONLY_IF, "Hashing leaves " + percent(1 / slowdown)
                    + " of the line. The gain"
                    + " holds only if the other network hashes " + pairs
                            + " queue pairs a connection and the better one"
                    + " reaches " + percent(improved) + ", which arithmetic does not explain." + range,
                    trace.get("gain"), trace.get("baseline"));
        }
        if (claimed > most * (1 + ROUNDING) || claimed < Math.min(1, least) * (1 - ROUNDING)) {
            return answer(ClaimVerdict.CONTRADICTS_PHYSICS, "No number of queue pairs makes hashing explain it: "
                    + ratio(gain) + "." + range, trace.get("gain"), trace.get("baseline"));
        }
        return answer(ClaimVerdict.HOLDS_ONLY_IF, "Under these assumptions the gain is " + ratio(gain)
                + ". It holds only"
                + " with other queue pairs." + range, trace.get("gain"), trace.get("baseline"));
    }
}
