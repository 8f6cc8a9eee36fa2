// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.claims.internal.method;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.claim.ClaimAnswer;
import org.eastwest.spi.claim.ClaimInput;
import org.eastwest.spi.claim.ClaimValues;
import org.eastwest.spi.claim.ClaimVerdict;
import org.eastwest.spi.claim.WrongInputException;

/** MFU of the same job under two transports, and a gap between them that is claimed. */
final class TransportMfu extends Method {
    private static final String STANDARD = "as Llama 3 405B was trained (arXiv 2407.21783)";

    private final Supplier<Optional<AnalysisEngine>> training;

    TransportMfu(Supplier<Optional<AnalysisEngine>> training) {
        super("transport-mfu", "MFU of the same job under two transports", List.of(
                given("first", "First transport, by its id", null),
                given("first-low", "Its claimed MFU, at least", Unit.FRACTION),
                given("first-high", "Its claimed MFU, at most", Unit.FRACTION),
                given("second", "Second transport, by its id", null),
                given("second-low", "Its claimed MFU, at least", Unit.FRACTION),
                given("second-high", "Its claimed MFU, at most", Unit.FRACTION),
                standard("gpus", "GPUs", Unit.COUNT, "100000", "the claim's size"),
                standard("server", "Server, by its catalog id", null, "dgx-h100", STANDARD),
                standard("switch", "Switch, by its catalog id", null, "sn5600", "the same under both"),
                standard("model", "Model, by its catalog id", null, "llama3-405b", STANDARD),
                new ClaimInput("tp", "Tensor parallelism", Unit.COUNT, "8", STANDARD),
                new ClaimInput("pp", "Pipeline parallelism", Unit.COUNT, "16", STANDARD)));
        this.training = training;
    }

    @Override
    public ClaimAnswer evaluate(ClaimValues values, Progress progress) throws WrongInputException {
        if (training.get().isEmpty()) {
            return answer(ClaimVerdict.CANNOT_BE_DECIDED, "No engine computes step times.");
        }
        Outcome first = outcome(values, "first", progress);
        Outcome second = outcome(values, "second", progress);
        RecordingTrace trace = trace(values);
        trace.input("first_mfu", "MFU under " + first.name(), first.mfu().value(), Unit.FRACTION,
                Source.assumption("the training engine"));
        trace.input("second_mfu", "MFU under " + second.name(), second.mfu().value(), Unit.FRACTION,
                Source.assumption("the training engine"));
        trace.input("exposed", "Exposed communication over step under " + first.name(), first.exposed(), Unit.FRACTION,
                Source.assumption("the training engine"));
        double ratio = trace.formula("ratio", "MFU under the second over the first transport",
                second.mfu().value() / first.mfu().value(), Unit.RATIO, "{second_mfu} / {first_mfu}", ARITHMETIC);
        double bound = trace.formula("bound", "Ratio if the second transport took no time at all",
                1 / (1 - first.exposed()), Unit.RATIO, "1 / (1 - {exposed})",
                Source.assumption("a transport changes exposed communication alone"));
        double claimed = trace.formula("claimed_ratio", "Ratio that is claimed, at least",
                values.number("second-low") / values.number("first-high"), Unit.RATIO, "{second_low} / {first_high}",
                ARITHMETIC);
        String figures = "The same job reaches " + text(first) + " under " + first.name() + " and " + text(second)
                + " under " + second.name() + ": " + ratio(ratio) + " times, where at least " + ratio(claimed)
                + " times are claimed.";
        if (Double.isNaN(ratio)) {
            return answer(ClaimVerdict.CANNOT_BE_DECIDED, "The training engine gives no MFU of this job.",
                    trace.get("ratio"));
        }
        if (claimed > bound) {
            return answer(ClaimVerdict.CONTRADICTS_PHYSICS, figures
                    + " A transport that took no time at all would give "
                    + ratio(bound) + " times.", trace.get("ratio"), trace.get("bound"), trace.get("first_mfu"),
                    trace.get("second_mfu"));
        }
        boolean within = inside(second, values.number("second-low"), values.number("second-high"))
                && inside(first, values.number("first-low"), values.number("first-high"));
        return answer(within && ratio >= claimed * (1 - ROUNDING) ? ClaimVerdict.HOLDS : ClaimVerdict.CANNOT_BE_DECIDED,
                figures + " The network could explain the gap only as far as it is exposed, which is " + percent(
                        first.exposed()) + " of the step here; no public measurement shows it, and Meta reports"
                                + " parity of"
                        + " its RoCE and InfiniBand clusters (arXiv 2407.21783).", trace.get("ratio"),
                                trace.get("bound"),
                trace.get("first_mfu"), trace.get("second_mfu"));
    }

    private record Outcome(String name, Metric mfu, double exposed) {
    }

    private Outcome outcome(ClaimValues values, String which, Progress progress) throws WrongInputException {
        String id = values.word(which);
        String name = values.transports().find(id).map(t -> t.info().name()).orElseThrow(
                () -> new WrongInputException(which, "there is no transport '" + id + "'. Use one of "
                        + values.transports().all().stream().map(t -> t.info().id())
                                .collect(Collectors.joining(", ")) + "."));
        AnalysisResult result = training.get().orElseThrow().analyze(new AnalysisRequest(ReferenceDesign.of(values, id),
                values.transports(), AnalysisRequest.DEFAULT_SEED), progress);
        Metric mfu = result.metric("mfu").orElseThrow(() -> new WrongInputException("gpus", "the training engine cannot"
                + " compute this job: " + result.findings().stream().map(f -> f.message()).findFirst().orElse("")
                + " Give another plan."));
        return new Outcome(name, mfu, result.metric("exposed_fraction").map(Metric::value).orElse(Double.NaN));
    }

    private static boolean inside(Outcome outcome, double low, double high) {
        Band band = outcome.mfu().band().orElse(new Band(outcome.mfu().value(), outcome.mfu().value()));
        return band.low() <= high && band.high() >= low;
    }

    private static String text(Outcome outcome) {
        return percent(outcome.mfu().value()) + outcome.mfu().band().map(b -> " (" + percent(b.low()) + " to "
                + percent(b.high()) + ")").orElse("");
    }
}
