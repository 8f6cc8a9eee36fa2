// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FactBook;

/** The time that a loss, and a failed link, stop a job at least. */
final class StopTime extends Method {
    private final FactBook facts;

    StopTime(FactBook facts) {
        super("stop-time", "Time that losses and failed links stop a job at least", List.of(
                given("claimed", "Claimed stop of a job", Unit.SECOND),
                standard("round-trip", "Round trip", Unit.SECOND, "10 us", "three tiers, short queues")));
        this.facts = facts;
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) {
        RecordingTrace trace = trace(values);
        trace.formula("repair", "Wait for a packet that is sent again, at least", values.number("round-trip"),
                Unit.SECOND, "{round_trip}", Source.literature("the sender must learn of the loss and send again:"
                        + " one round trip (selective repeat, models (d))"));
        double reroute = facts.assumption("reroute-per-packet").map(Assumption::value).orElse(Double.NaN);
        trace.input("reroute", "Stop until packets avoid a failed link", reroute, Unit.SECOND,
                facts.assumption("reroute-per-packet").map(Assumption::source)
                        .orElse(Source.assumption("unknown: the catalog has no reroute-per-packet")));
        double claimed = values.number("claimed");
        String figures = "A lost packet comes one round trip later, " + text(values.number("round-trip"),
                Dimension.TIME)
                + ", and the step waits for it; a failed link stops its packets for " + (Double.isNaN(reroute)
                        ? "a time that the catalog does not know" : text(reroute, Dimension.TIME))
                + ", and a failed NIC link stops the job.";
        return claimed < values.number("round-trip")
                ? answer(ClaimVerdict.CONTRADICTS_PHYSICS, figures, trace.get("repair"), trace.get("reroute"))
                : claimed >= reroute ? answer(ClaimVerdict.HOLDS, figures, trace.get("repair"), trace.get("reroute"))
                        : answer(ClaimVerdict.HOLDS_ONLY_IF, figures + " It holds only if no link fails.",
                                trace.get("repair"), trace.get("reroute"));
    }
}
