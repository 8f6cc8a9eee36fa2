// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.spi.claim.ClaimChecker;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.decision.AdviceRequest;
import org.eastwest.spi.decision.Adviser;
import org.eastwest.spi.decision.ScaleAdvice;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * What a report decides with: the transports side by side, and the claims. What fails leaves a finding and costs the
 * reader nothing else; what hangs fails, where the services given are contained as {@code PluginService} does it.
 */
public final class Decisions {
    /** Sizes that a report looks at beside the design's own: the answer may be another one there. */
    private static final List<Long> SIZES = List.of(1_000L, 10_000L, 100_000L);
    /** A size that differs by less is the design's own. */
    private static final double SAME_SIZE = 0.1;

    private final TransportRegistry transports;
    private final KnownParts parts;
    private final Progress progress;

    /**
     * @param transports every transport that is installed and works
     * @param parts      what the catalog knows
     * @param progress   told how far it is; asked whether to stop
     */
    public Decisions(TransportRegistry transports, KnownParts parts, Progress progress) {
        this.transports = Objects.requireNonNull(transports, "transports");
        this.parts = Objects.requireNonNull(parts, "parts");
        this.progress = Objects.requireNonNull(progress, "progress");
    }

    /**
     * The transports on the design, with what would change their order, and in short at other sizes. Without the search
     * for plans, which takes longer than all the rest; the command advise makes it.
     *
     * @param weights as of an {@link AdviceRequest}
     * @param scores  as of an {@link AdviceRequest}
     * @return empty for a design without compute fabric
     * @throws CancellationException when cancelled
     */
    public Optional<Advice> advice(DesignSnapshot design, Adviser adviser, Map<String, Double> weights,
            Map<String, Double> scores) {
        if (design.fabric(FabricRole.COMPUTE).isEmpty()) {
            return Optional.empty();
        }
        Advice own = contained("The transports could not be compared", () -> adviser.advise(new AdviceRequest(design,
                transports, parts, List.of(), weights, scores, false, true, AnalysisRequest.DEFAULT_SEED), progress));
        if (own.scales().isEmpty()) {
            return Optional.of(own);
        }
        List<Long> others = SIZES.stream().filter(size -> differs(size, design.cluster().gpus())).toList();
        return Optional.of(both(own, contained("The transports could not be compared at other sizes",
                () -> adviser.advise(new AdviceRequest(design, transports, parts, others, weights, scores, false,
                        false, AnalysisRequest.DEFAULT_SEED), progress))));
    }

    private static boolean differs(long size, long own) {
        return Math.abs(size - own) > SAME_SIZE * size;
    }

    private static Advice both(Advice own, Advice elsewhere) {
        List<ScaleAdvice> scales = new ArrayList<>(own.scales());
        scales.addAll(elsewhere.scales());
        List<Finding> findings = new ArrayList<>(own.findings());
        elsewhere.findings().stream().filter(f -> !findings.contains(f)).forEach(findings::add);
        return new Advice(own.criteria(), scales, findings);
    }

    private static Advice contained(String what, Supplier<Advice> work) {
        try {
            return Objects.requireNonNull(work.get(), "it returned nothing");
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (RuntimeException | LinkageError fault) {
            return new Advice(List.of(), List.of(), List.of(failed(what, fault)));
        }
    }

    /**
     * The claims that are shipped, checked.
     *
     * @throws CancellationException when cancelled
     */
    public ClaimCheck claims(ClaimChecker checker) {
        try {
            return Objects.requireNonNull(checker.check(checker.shipped(), parts, transports, progress),
                    "it returned nothing");
        } catch (CancellationException cancelled) {
            throw cancelled;
        } catch (RuntimeException | LinkageError fault) {
            return new ClaimCheck(List.of(), List.of(failed("The claims could not be checked", fault)));
        }
    }

    private static Finding failed(String what, Throwable fault) {
        return Finding.warning("EW-REPORT-001", "", what + ": " + fault + ".",
                "Report it to the provider of the engine; everything else is complete.");
    }
}
