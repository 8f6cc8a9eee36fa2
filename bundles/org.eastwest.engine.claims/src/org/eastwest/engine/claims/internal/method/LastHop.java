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

/** Many senders to one port: no choice of paths changes the last link, which all of them share. */
final class LastHop extends Method {
    LastHop() {
        super("last-hop", "Queue of the last link when many send to one", List.of(
                given("claimed-queue", "Claimed queue", Unit.BYTE),
                standard("senders", "Senders to one port", Unit.COUNT, "32", "an all-to-all out of phase"),
                standard("rate", "Rate of every link", Unit.LINE_RATE, "400 Gb/s", "one NIC a GPU"),
                standard("feedback", "Delay until senders slow down", Unit.SECOND, "5 us", "within one round trip"),
                standard("buffer", "Buffer of a switch", Unit.BYTE, "160 MB", "Spectrum-4 (NVIDIA datasheet)")));
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) {
        RecordingTrace trace = trace(values);
        double senders = Math.max(1, values.number("senders"));
        double queue = trace.formula("queue", "Queue of the last link until senders slow down", (senders - 1)
                * values.number("rate") * values.number("feedback"), Unit.BYTE, "({senders} - 1) x {rate} x {feedback}",
                Source.literature("first order: all but one sender's bytes queue up (models (f))"));
        double share = trace.formula("share", "What each sender gets of its line rate", 1 / senders, Unit.FRACTION,
                "1 / {senders}", Source.literature("the last link is shared by all senders, whatever paths they take"));
        trace.formula("buffer_share", "Share of the buffer that the queue takes", queue / values.number("buffer"),
                Unit.FRACTION, "{queue} / {buffer}", Source.assumption("the whole buffer"));
        String figures = "With " + count(senders) + " senders each gets " + percent(share) + " of its line, and "
                + text(queue, Dimension.SIZE) + " queue up before they slow down, " + percent(queue
                        / values.number("buffer")) + " of the buffer. Spreading packets over paths does not touch"
                                + " the last"
                + " link, which all of them share.";
        return queue <= values.number("claimed-queue") ? answer(ClaimVerdict.HOLDS, figures, trace.get("queue"),
                trace.get("share")) : answer(ClaimVerdict.CONTRADICTS_PHYSICS, figures, trace.get("queue"),
                        trace.get("share"), trace.get("buffer_share"));
    }
}
