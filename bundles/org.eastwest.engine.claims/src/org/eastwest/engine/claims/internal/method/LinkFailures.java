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
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.FailureCause;

/** Losslessness that flow control gives, and the losses that it cannot prevent: those of failed links. */
final class LinkFailures extends Method {
    private static final double MONTH_SECONDS = 30 * 86_400.0;

    private final FabricModel fabrics;
    private final FactBook facts;

    LinkFailures(FabricModel fabrics, FactBook facts) {
        super("link-failures", "Failures of links that lose packets whatever the flow control", List.of(
                given("claimed", "Claimed losses in a month, of any cause", Unit.COUNT),
                standard("endpoints", "Endpoints of the cluster", Unit.COUNT, "16384",
                        "the largest published SuperPOD"),
                standard("radix", "Ports of a switch", Unit.COUNT, "64", "Quantum-2")));
        this.fabrics = fabrics;
        this.facts = facts;
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        FabricSizing sizing = fabrics.size(new FabricPlan(TopologyKind.FAT_TREE, Math.max(1,
                Math.round(values.number("endpoints"))), 0, 1, Map.of(TierKind.LEAF, (int) values.number("radix")),
                        50e9,
                0, 1, Map.of(), Map.of(), 0, 0));
        if (!sizing.buildable()) {
            throw new WrongInputException("radix", "no fat tree of these switches takes the endpoints. Give a larger"
                    + " radix or fewer endpoints.");
        }
        double rate = facts.failureCauses().stream().filter(c -> c.role() == FailureCause.Role.EXPECTED
                && c.scope() == FailureCause.Scope.LINK).mapToDouble(FailureCause::perUnitPerSecond).sum();
        RecordingTrace trace = trace(values);
        trace.input("links", "Links of the fabric", sizing.cables().keySet().stream().mapToLong(sizing::links).sum(),
                Unit.COUNT, Source.assumption("counted by the sizing"));
        trace.input("link_rate", "Failures of a link and month", rate * MONTH_SECONDS, Unit.RATIO,
                Source.literature("catalog, failures: arXiv 2407.21783, table 5"));
        double failures = trace.formula("failures", "Link failures in a month", trace.get("links").value() * rate
                * MONTH_SECONDS, Unit.RATIO, "{links} x {link_rate}", ARITHMETIC);
        String figures = "Credits and pauses drop nothing because of congestion. They cannot keep what stands on a"
                + " link that"
                + " fails: about " + ratio(failures) + " links of " + count(trace.get("links").value())
                + " fail in a month.";
        return failures <= values.number("claimed") ? answer(ClaimVerdict.HOLDS, figures, trace.get("failures"))
                : answer(ClaimVerdict.HOLDS_ONLY_IF, figures
                        + " It holds only if losses by congestion alone are meant; and"
                        + " waiting instead of dropping has its own price: head-of-line blocking, pause spreading.",
                        trace.get("failures"), trace.get("links"));
    }
}
