// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.eastwest.spi.claim.WrongInputException;
import org.eastwest.spi.hardware.GpuSpec;

/** A gain of MFU: the network time that must have been there before, and the ceiling that matrix products set. */
final class MfuGain extends Method {
    MfuGain() {
        super("mfu-gain", "Gain of MFU by the network alone", List.of(
                given("before", "MFU before", Unit.FRACTION), given("after", "MFU after", Unit.FRACTION),
                given("gpu", "GPU, by its catalog id", null)));
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        GpuSpec gpu = values.parts().gpus().stream().filter(g -> g.id().equals(values.word("gpu"))).findFirst()
                .orElseThrow(() -> new WrongInputException("gpu", "the catalog has no GPU '" + values.word("gpu")
                        + "'. Use one of " + values.parts().gpus().stream().map(GpuSpec::id)
                                .collect(Collectors.joining(", ")) + "."));
        double before = values.number("before");
        double after = values.number("after");
        if (!(before > 0 && after >= before && after <= 1)) {
            throw new WrongInputException("after", "'after' must be at least 'before', which is above 0, and at most"
                    + " 100 %. Give such values.");
        }
        RecordingTrace trace = trace(values);
        double excess = trace.formula("excess", "Share of the step before that the network alone took", 1
                - before / after, Unit.FRACTION, "1 - {before} / {after}", ARITHMETIC);
        trace.formula("points", "Gain", after - before, Unit.FRACTION, "{after} - {before}", ARITHMETIC);
        if (Double.isNaN(gpu.matmulFraction())) {
            return answer(ClaimVerdict.CANNOT_BE_DECIDED, "The catalog knows no measured rate of matrix products of a "
                    + gpu.name() + ", which is the ceiling. The network must have taken " + percent(excess)
                    + " of the step before.", trace.get("excess"));
        }
        trace.input("ceiling", "Measured rate of matrix products over the peak of a " + gpu.name(),
                gpu.matmulFraction(), Unit.FRACTION, gpu.provenance().source());
        double share = trace.formula("ceiling_share", "MFU afterwards over that ceiling",
                after / gpu.matmulFraction(), Unit.FRACTION, "{after} / {ceiling}", ARITHMETIC);
        if (share > 1) {
            return answer(ClaimVerdict.CONTRADICTS_PHYSICS, "Matrix products alone reach "
                    + percent(gpu.matmulFraction())
                    + " of the peak of a " + gpu.name() + ".", trace.get("ceiling_share"), trace.get("excess"));
        }
        return answer(ClaimVerdict.HOLDS_ONLY_IF, "It holds only if the network took " + percent(excess)
                + " of the step"
                + " before, all of it exposed, and if afterwards everything besides matrix products (attention, memory,"
                + " bubble, optimizer, imbalance) leaves " + percent(share) + " of what these alone reach.",
                trace.get("ceiling_share"), trace.get("excess"), trace.get("points"));
    }
}
