// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.plan.PlanEstimate;

/**
 * Which dimensions belong inside the scale-up domain.
 *
 * @param jobId       the training job
 * @param domainGpus  GPUs in a scale-up domain
 * @param fewest      the plan that sends the fewest bytes through the compute fabric
 * @param inside      dimensions of more than one rank that this plan keeps inside the scale-up domain
 * @param fastest     the fastest plan of the same search
 * @param own         the design's own plan; empty when it cannot be evaluated
 * @param text        in words: the dimensions, the bytes, and what they cost in step time
 * @since 1.0
 */
public record SplitAdvice(String jobId, long domainGpus, PlanEstimate fewest, List<ParallelDimension> inside,
        PlanEstimate fastest, Optional<PlanEstimate> own, String text) {
    /** A difference in step time that is none, as a share. */
    private static final double SAME = 0.005;

    public SplitAdvice {
        Objects.requireNonNull(jobId, "jobId");
        Objects.requireNonNull(fewest, "fewest");
        inside = List.copyOf(inside);
        Objects.requireNonNull(fastest, "fastest");
        Objects.requireNonNull(own, "own");
        Objects.requireNonNull(text, "text");
    }

    /**
     * With the words that say it, the same wherever it is said.
     *
     * @param jobId      the training job
     * @param domainGpus GPUs in a scale-up domain
     * @param fewest     the plan that sends the fewest bytes through the compute fabric
     * @param inside     dimensions of more than one rank that this plan keeps inside the scale-up domain
     * @param fastest    the fastest plan of the same search
     * @param own        the design's own plan; empty when it cannot be evaluated
     * @since 1.1
     */
    public static SplitAdvice of(String jobId, long domainGpus, PlanEstimate fewest, List<ParallelDimension> inside,
            PlanEstimate fastest, Optional<PlanEstimate> own) {
        String within = inside.isEmpty() ? "No dimension" : words(fewest.point().plan(), inside.stream());
        return new SplitAdvice(jobId, domainGpus, fewest, inside, fastest, own, within
                + (inside.size() > 1 ? " belong" : " belongs") + " inside the scale-up domain of " + domainGpus
                + " GPUs. Of the plans looked at, " + words(fewest) + " sends the fewest bytes over the cliff: "
                + bytes(fewest) + " a GPU and step. " + price(fewest, fastest) + own.map(o
                        -> " The design's own plan, " + words(o) + ", takes " + seconds(o) + " and sends " + bytes(o)
                        + ".").orElse(""));
    }

    private static String price(PlanEstimate fewest, PlanEstimate fastest) {
        double longer = fewest.seconds() / fastest.seconds() - 1;
        return longer < SAME ? "It is the fastest of them too, with " + seconds(fewest) + " a step."
                : "It takes " + seconds(fewest) + " a step, " + Quantity.formatPercent(longer)
                        + " longer than the fastest of them, " + words(fastest) + ", which takes " + seconds(fastest)
                        + " and sends " + bytes(fastest) + ".";
    }

    private static String words(PlanEstimate plan) {
        return words(plan.point().plan(), Stream.of(ParallelDimension.values())
                .filter(d -> plan.point().plan().degree(d) > 1));
    }

    private static String words(PlanSnapshot plan, Stream<ParallelDimension> dimensions) {
        return dimensions.map(d -> d.name() + " " + plan.degree(d)).collect(Collectors.joining(", "));
    }

    private static String seconds(PlanEstimate plan) {
        return Quantity.format(plan.seconds(), Dimension.TIME);
    }

    private static String bytes(PlanEstimate plan) {
        return Quantity.format(plan.scaleOutBytes(), Dimension.SIZE);
    }
}
