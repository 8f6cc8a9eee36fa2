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

/** Whether a fabric of so many endpoints can be built of these switches and tiers. */
final class FabricSize extends Method {
    private static final int MOST_TIERS = 3;

    private final FabricModel fabrics;

    FabricSize(FabricModel fabrics) {
        super("fabric-size", "Endpoints that switches of this radix join", List.of(
                given("endpoints", "Endpoints", Unit.COUNT), given("radix", "Ports of a switch at the line rate",
                        Unit.COUNT), standard("tiers", "Tiers of switches, 2 or 3", Unit.COUNT, "3", "as claimed")));
        this.fabrics = fabrics;
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        int tiers = (int) values.number("tiers");
        int radix = (int) values.number("radix");
        if (tiers < 2 || tiers > MOST_TIERS || radix < 2) {
            throw new WrongInputException("tiers",
                    "the engine builds fat trees of 2 or 3 tiers of switches with at least"
                    + " 2 ports. Give such values.");
        }
        long endpoints = Math.max(1, Math.round(values.number("endpoints")));
        RecordingTrace trace = trace(values);
        double most = trace.input("most", "Endpoints that they join without oversubscription", size(1, radix, tiers)
                .maximumEndpoints(), Unit.COUNT, Source.literature("radix^2 / 2 in two tiers, radix^3 / 4 in three"
                        + " (models (i)); counted by the sizing"));
        String figures = tiers + " tiers of switches with " + radix + " ports join " + Math.round(most) + " endpoints.";
        if (size(endpoints, radix, tiers).buildable()) {
            return answer(ClaimVerdict.HOLDS, figures, trace.get("most"));
        }
        return answer(ClaimVerdict.CONTRADICTS_PHYSICS, figures + " It takes " + (long) Math.ceil(endpoints / most)
                + " planes, switches with more ports, or another tier.", trace.get("most"));
    }

    private FabricSizing size(long endpoints, int radix, int tiers) {
        return fabrics.size(new FabricPlan(tiers == 2 ? TopologyKind.TWO_TIER_FAT_TREE
                : TopologyKind.THREE_TIER_FAT_TREE, endpoints, 0, 1, Map.of(TierKind.LEAF, radix), 50e9, tiers, 1,
                Map.of(), Map.of(), 0, 0));
    }
}
