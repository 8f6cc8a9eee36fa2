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
import org.eastwest.spi.claim.WrongInputException;

/** Emptier buffers, and a time that is said to be gained by them. */
final class BufferOccupancy extends Method {
    BufferOccupancy() {
        super("buffer-occupancy", "Time that queues take, and what emptier ones can gain", List.of(
                given("before", "Mean share of the buffer in use before", Unit.FRACTION),
                given("after", "Mean share of the buffer in use after", Unit.FRACTION),
                given("claimed-gain", "Time that is gained by it", Unit.SECOND),
                standard("buffer", "Buffer of a switch", Unit.BYTE, "160 MB", "Spectrum-4 (NVIDIA datasheet)"),
                standard("ports", "Ports of a switch", Unit.COUNT, "64", "51.2 Tb/s at 800 Gb/s"),
                standard("rate", "Rate of a port", Unit.LINE_RATE, "800 Gb/s", "the claim's links"),
                standard("hops", "Switches on the way", Unit.COUNT, "5", "three tiers")));
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        if (!(values.number("rate") > 0 && values.number("ports") >= 1)) {
            throw new WrongInputException("rate", "rate and ports must be above 0. Give such values.");
        }
        RecordingTrace trace = trace(values);
        double hop = trace.formula("queue", "Time in the queue of a port that is saved", (values.number("before")
                - values.number("after")) * values.number("buffer") / values.number("ports") / values.number("rate"),
                Unit.SECOND, "({before} - {after}) x {buffer} / {ports} / {rate}",
                Source.assumption("the buffer is shared evenly by all ports"));
        double way = trace.formula("way", "The same on the whole way", hop * values.number("hops"), Unit.SECOND,
                "{queue} x {hops}", Source.assumption("every switch on the way alike"));
        double gain = values.number("claimed-gain");
        String figures = "Such queues hold a packet " + text(hop, Dimension.TIME) + " longer at each port, "
                + text(way, Dimension.TIME) + " on the way.";
        return way >= gain ? answer(ClaimVerdict.HOLDS, figures, trace.get("way"), trace.get("queue"))
                : answer(ClaimVerdict.CONTRADICTS_PHYSICS, figures + " That cannot be where " + text(gain,
                        Dimension.TIME)
                        + " come from: a loss of bandwidth must be.", trace.get("way"), trace.get("queue"));
    }
}
