// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
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

/** Whether so many pauses can be what a gain comes from. */
final class Pauses extends Method {
    /** Longest pause of a frame: 65,535 quanta of 512 bit times (IEEE 802.1Qbb). */
    private static final double QUANTA_BYTES = 65_535 * 512 / 8.0;

    private final FabricModel fabrics;

    Pauses(FabricModel fabrics) {
        super("pauses", "Share of the time that ports of a cluster are paused", List.of(
                given("pauses-per-minute", "Pauses a minute, of the whole cluster", Unit.COUNT),
                given("claimed-gain", "Share of the time that is gained without them", Unit.FRACTION),
                standard("rate", "Line rate", Unit.LINE_RATE, "800 Gb/s", "the claim's links"),
                standard("endpoints", "Endpoints of the cluster", Unit.COUNT, "100000", "the claim's size"),
                standard("radix", "Ports of a switch at the line rate", Unit.COUNT, "128",
                        "a fat tree of three tiers")));
        this.fabrics = fabrics;
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        double rate = values.number("rate");
        FabricSizing sizing = fabrics.size(new FabricPlan(TopologyKind.FAT_TREE, Math.max(1,
                Math.round(values.number("endpoints"))), 0, 1, Map.of(TierKind.LEAF, (int) values.number("radix")),
                        rate,
                0, 1, Map.of(), Map.of(), 0, 0));
        if (!sizing.buildable()) {
            throw new WrongInputException("radix", "no fat tree of these switches takes the endpoints. Give a larger"
                    + " radix or fewer endpoints.");
        }
        RecordingTrace trace = trace(values);
        double links = trace.input("links", "Links of the fabric", sizing.cables().keySet().stream()
                .mapToLong(sizing::links).sum(), Unit.COUNT, Source.assumption("counted by the sizing"));
        trace.formula("longest_pause", "Longest pause of a frame", QUANTA_BYTES / rate, Unit.SECOND,
                "65535 x 64 B / {rate}", Source.literature("IEEE 802.1Qbb: 65,535 quanta of 512 bit times"));
        double paused = trace.formula("paused", "Seconds a second in which some port is paused, at most",
                values.number("pauses-per-minute") / 60 * QUANTA_BYTES / rate, Unit.RATIO,
                "{pauses_per_minute} / 60 x {longest_pause}", Source.assumption("each pause at its longest"));
        double share = trace.formula("paused_share", "Share of the time that a link is paused, at most", paused / links,
                Unit.FRACTION, "{paused} / {links}", Source.assumption("spread over the links"));
        double gain = values.number("claimed-gain");
        String figures = "All pauses together stop one port for " + percent(paused) + " of the time at most, and spread"
                + " over " + count(links) + " links each for a share of " + ratio(share) + ".";
        if (share >= gain) {
            return answer(ClaimVerdict.HOLDS, figures, trace.get("paused_share"), trace.get("paused"));
        }
        if (paused >= gain) {
            return answer(ClaimVerdict.HOLDS_ONLY_IF, figures + " It holds only if at most " + (long) (paused / gain)
                    + " links bear all of them and every step waits for these.", trace.get("paused_share"),
                    trace.get("paused"));
        }
        return answer(ClaimVerdict.CONTRADICTS_PHYSICS, figures + " Even on a single link they cannot cost "
                + percent(gain) + " of the time: they are not the cause.",
                trace.get("paused_share"), trace.get("paused"));
    }
}
