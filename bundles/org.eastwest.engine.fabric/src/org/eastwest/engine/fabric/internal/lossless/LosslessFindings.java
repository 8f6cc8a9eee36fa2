// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.lossless;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.eastwest.engine.fabric.internal.Amounts;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.lossless.Detours;
import org.eastwest.spi.lossless.LosslessAnswer;
import org.eastwest.spi.lossless.LosslessAnswer.Buffer;
import org.eastwest.spi.lossless.LosslessAnswer.Rule;
import org.eastwest.spi.lossless.LosslessQuestion;
import org.eastwest.spi.transport.FlowControl;

/** What an examination tells. */
final class LosslessFindings {
    /** Buffers that wait for each other in a cycle. */
    static final String CYCLE = "EW-LOSSLESS-001";
    /** Not all destinations were followed. */
    static final String COVERAGE = "EW-LOSSLESS-002";
    /** Nothing waits. */
    static final String LOSSY = "EW-LOSSLESS-003";
    /** Pauses that reach the servers. */
    static final String STORM = "EW-LOSSLESS-004";
    /** A fabric too large to look at every link. */
    static final String TOO_LARGE = "EW-LOSSLESS-005";

    private LosslessFindings() {
    }

    static List<Finding> of(LosslessQuestion question, boolean lossless, List<Buffer> cycle, List<Rule> rules,
            Sample sample) {
        List<Finding> findings = new ArrayList<>();
        if (!lossless) {
            findings.add(Finding.note(LOSSY, "", "The transport drops instead of waiting: buffers do not wait for each"
                    + " other, and no cycle of them can stop the fabric.", ""));
        } else if (!cycle.isEmpty()) {
            findings.add(Finding.error(CYCLE, "", cycleText(question, cycle), remedy(rules)));
        }
        if (sample.left() > 0) {
            findings.add(Finding.note(COVERAGE, "", String.format(Locale.ROOT, "The fabric is so large that of %,d"
                    + " groups of destinations%s %,d were followed, evenly spread: a cycle that only ways to the other"
                    + " %,d close is not seen. %s", sample.of(), question.detours() == Detours.BOUNCE
                    ? " to which packets may bounce" : "", sample.followed(), sample.left(), sample.all() == sample.of()
                    ? "A group is the endpoints below the same leaves." : String.format(Locale.ROOT, "The ways to the"
                    + " %,d groups without bounces were followed whole.", sample.all() - sample.of())),
                    "Ask for a part of the fabric that is followed whole, such as a pod."));
        }
        return findings;
    }

    /**
     * Groups of destinations whose ways are followed one after the other.
     *
     * @param followed how many of them are
     * @param of       how many there are
     * @param all      groups of the fabric; the ways to the others are followed whole
     */
    record Sample(int followed, int of, int all) {
        int left() {
            return of - followed;
        }
    }

    static String cycleText(LosslessQuestion question, List<Buffer> cycle) {
        boolean credits = question.transport().flowControl() instanceof FlowControl.Credits;
        return (credits ? "A credit loop" : "A cyclic buffer dependency") + " of " + cycle.size() + " buffers: "
                + cycle.stream().map(b -> b.link() + (question.classes() > 1
                ? " (" + (credits ? "virtual lane " : "priority ") + b.priority() + ")" : ""))
                .collect(Collectors.joining(", ")) + ". Full at once, none of them drains.";
    }

    private static String remedy(List<Rule> rules) {
        return rules.isEmpty() ? "Remove a link of the cycle, or let one of its priorities drop."
                : rules.stream().map(Rule::text).collect(Collectors.joining("; or: ")) + ".";
    }

    static Finding tooLarge(FabricSnapshot fabric, long endpoints) {
        return Finding.note(TOO_LARGE, fabric.id(), String.format(Locale.ROOT, "The %,d endpoints of fabric '%s' are"
                + " more than the %,d of which an analysis follows every link; pauses and cycles were not looked at.",
                endpoints, fabric.name(), LosslessEngine.MOST_ENDPOINTS), "Use the command deadlock.");
    }

    static Finding storm(FabricSnapshot fabric, String transport, LosslessAnswer answer) {
        return Finding.note(STORM, fabric.id(), String.format(Locale.ROOT, "Under %s a burst of 1 ms into one port,"
                + " whose senders do not slow down, pauses them %s away: %s still, and %.0f %% of the other flows"
                + " with %s.",
                transport, Amounts.of(answer.depth(), "hop", "hops"), Amounts.of(answer.pausedLinks(), "link stands",
                        "links stand"), 100 * answer.victimShare(), answer.pausedLinks() == 1 ? "it" : "them"),
                "Limit how many send to one at once, use receiver credits or congestion control that reacts within a"
                        + " round trip, or drop and trim instead of pausing.");
    }
}
