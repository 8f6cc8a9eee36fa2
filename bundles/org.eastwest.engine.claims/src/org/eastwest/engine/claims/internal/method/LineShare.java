// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.eastwest.spi.claim.WrongInputException;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricPlan;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.eastwest.spi.fabric.Traffic;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;

/** A share of the line that a network is said to reach: what the engines leave open above it, and below. */
final class LineShare extends Method {
    private static final double MESSAGE = 64e6;

    private final FabricModel fabrics;

    LineShare(FabricModel fabrics) {
        super("line-share", "Share of the line that a transport can reach", List.of(
                given("claimed", "Claimed share of the line", Unit.FRACTION),
                given("transport", "Transport, by its id", null),
                standard("endpoints", "Endpoints", Unit.COUNT, "100000", "the claim's size"),
                standard("radix", "Ports of a switch at the line rate", Unit.COUNT, "128", "a fat tree"),
                standard("rate", "Line rate", Unit.LINE_RATE, "400 Gb/s", "one NIC a GPU")));
        this.fabrics = fabrics;
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        TransportModel model = values.transports().find(values.word("transport")).orElseThrow(
                () -> new WrongInputException("transport", "there is no transport '" + values.word("transport")
                        + "'. Use one of " + values.transports().all().stream().map(t -> t.info().id())
                                .collect(Collectors.joining(", ")) + "."));
        double rate = values.number("rate");
        long endpoints = Math.max(2, Math.round(values.number("endpoints")));
        FabricSizing sizing = fabrics.size(new FabricPlan(TopologyKind.FAT_TREE, endpoints, 0, 1,
                Map.of(TierKind.LEAF, (int) values.number("radix")), rate, 0, 1, Map.of(), Map.of(), 0, 0));
        if (!sizing.buildable()) {
            throw new WrongInputException("radix", "no fat tree of these switches takes the endpoints. Give a larger"
                    + " radix or fewer endpoints.");
        }
        Transport transport = model.compose(ParameterValues.defaults(model.parameters()));
        double reached = fabrics.performance(sizing, transport, new Traffic(Traffic.Pattern.NEIGHBOUR, endpoints,
                sizing.leafGroupEndpoints(), true, MESSAGE), "", Trace.NONE).bytesPerSecond() / rate;
        RecordingTrace trace = trace(values);
        trace.input("bound", "Share of the line that headers, load balance and loss leave, as the fabric engine"
                + " computes"
                + " it", reached, Unit.FRACTION, Source.assumption("every flow leaves its leaf; no incast, no failed"
                        + " link, no other job"));
        double claimed = values.number("claimed");
        if (claimed > reached + 0.01) {
            return answer(ClaimVerdict.CONTRADICTS_PHYSICS, model.info().name() + " reaches " + percent(reached)
                    + " at most on such a fabric.", trace.get("bound"));
        }
        return answer(ClaimVerdict.CANNOT_BE_DECIDED, "The engines leave room for it: " + percent(reached) + " before"
                + " incast, failed links and other jobs. What these take from it at this size, only measurements can"
                        + " say,"
                + " and the only ones are the vendor's own.", trace.get("bound"));
    }
}
