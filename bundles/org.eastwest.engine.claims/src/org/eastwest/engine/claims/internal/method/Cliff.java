// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.eastwest.spi.claim.WrongInputException;
import org.eastwest.spi.hardware.GpuSpec;

/** Scale-up over scale-out bandwidth per GPU: both in one direction, or one of them in both. */
final class Cliff extends Method {
    Cliff() {
        super("cliff", "Scale-up over scale-out bandwidth per GPU and direction", List.of(
                given("claimed", "Claimed ratio", Unit.RATIO),
                given("gpu", "GPU, by its catalog id", null),
                given("quoted-scale-up", "Scale-up bandwidth as quoted", Unit.BYTE_PER_SECOND),
                given("scale-out", "Scale-out bandwidth per GPU and direction", Unit.LINE_RATE)));
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        GpuSpec gpu = values.parts().gpus().stream().filter(g -> g.id().equals(values.word("gpu"))).findFirst()
                .orElseThrow(() -> new WrongInputException("gpu", "the catalog has no GPU '" + values.word("gpu")
                        + "'. Use one of " + values.parts().gpus().stream().map(GpuSpec::id)
                                .collect(Collectors.joining(", ")) + "."));
        double out = values.number("scale-out");
        double claimed = values.number("claimed");
        RecordingTrace trace = trace(values);
        trace.input("scale_up", "Scale-up bandwidth of a " + gpu.name() + " per direction",
                gpu.scaleUpBytesPerSecond(), Unit.BYTE_PER_SECOND, gpu.provenance().source());
        double cliff = trace.formula("cliff", "Cliff: scale-up over scale-out bandwidth per direction",
                gpu.scaleUpBytesPerSecond() / out, Unit.RATIO, "{scale_up} / {scale_out}",
                Source.literature("per direction on both sides (models, units)"));
        trace.formula("quoted_ratio", "Ratio of the quoted figures", values.number("quoted-scale-up") / out,
                Unit.RATIO, "{quoted_scale_up} / {scale_out}", ARITHMETIC);
        String others = values.parts().gpus().stream().filter(g -> agrees(g.scaleUpBytesPerSecond() / out, claimed))
                .map(GpuSpec::name).collect(Collectors.joining(", "));
        if (agrees(cliff, claimed)) {
            return answer(ClaimVerdict.HOLDS, "Per direction a " + gpu.name() + " has "
                    + text(gpu.scaleUpBytesPerSecond(), Dimension.BANDWIDTH) + " in its scale-up domain and "
                    + text(out, Dimension.BANDWIDTH)
                            + " outside. It is a ratio of links: a large all-reduce loses less.",
                    trace.get("cliff"), trace.get("quoted_ratio"));
        }
        boolean both = agrees(values.number("quoted-scale-up"), 2 * gpu.scaleUpBytesPerSecond());
        String why = both ? "The quoted " + text(values.number("quoted-scale-up"), Dimension.BANDWIDTH)
                + " count both directions, " + text(out, Dimension.BANDWIDTH) + " one: per direction the ratio is "
                + ratio(cliff) + "." : "Per direction the ratio is " + ratio(cliff) + ".";
        return answer(ClaimVerdict.CONTRADICTS_PHYSICS, why + (others.isEmpty() ? "" : " With such NICs "
                + ratio(claimed)
                + " would be right of " + others + ".") + " It is a ratio of links: a large all-reduce loses less.",
                trace.get("cliff"), trace.get("quoted_ratio"));
    }
}
