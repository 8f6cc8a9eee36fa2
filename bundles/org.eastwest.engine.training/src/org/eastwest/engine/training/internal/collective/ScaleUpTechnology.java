// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import java.util.List;
import org.eastwest.spi.analysis.Source;

/**
 * What collectives reach of a scale-up link, as a share of its bandwidth per direction, for large messages on eight
 * GPUs.
 *
 * @param prefix     how the catalog's name of the technology begins; empty for any other
 * @param gather     bus bandwidth of reduce-scatter and all-gather
 * @param allReduce  bus bandwidth of a ring all-reduce
 * @param allToAll   bus bandwidth of all-to-all
 * @param switchReduction algorithm bandwidth of an all-reduce in the switches (NVLS); NaN when they do not reduce
 * @param source     where the shares come from
 */
public record ScaleUpTechnology(String prefix, double gather, double allReduce, double allToAll,
        double switchReduction, Source source) {
    private static final String MEASURED = "ai-dynamo/aiconfigurator@095f58a (nccl-tests, 512 B to 512 MiB, 2 to 8 "
            + "GPUs) and Azure/AI-benchmarking-guide@8fd0c6e";
    private static final List<ScaleUpTechnology> KNOWN = List.of(
            new ScaleUpTechnology("NVLink3", 0.735, 0.772, 0.70, Double.NaN,
                    Source.literature("measured on 8 A100: " + MEASURED)),
            new ScaleUpTechnology("NVLink4", 0.775, 0.82, 0.734, 0.61,
                    Source.literature("measured on 8 H100, ring all-reduce on 8 H200: " + MEASURED
                            + "; github stas00/ml-engineering@744d01e network/README.md")),
            new ScaleUpTechnology("NVLink5", 0.706, 0.75, 0.656, 0.50,
                    Source.literature("measured on 8 B200, with 72 GPUs of an NVL72 for the reduction in the switches: "
                            + MEASURED + "; coreweave/nccl-tests@cb86553")));
    private static final ScaleUpTechnology OTHER = new ScaleUpTechnology("", 0.70, 0.70, 0.65, Double.NaN,
            Source.assumption("no measurement of this technology: the lowest shares measured on NVLink, no reduction "
            + "in the switches"));

    /** What is known about a technology by the catalog's name of it. */
    public static ScaleUpTechnology of(String name) {
        return KNOWN.stream().filter(t -> name != null && name.startsWith(t.prefix())).findFirst().orElse(OTHER);
    }

    /**
     * How much of the shares a group of n GPUs reaches: fewer peers keep fewer links busy. Fitted to two, four and
     * eight GPUs of three generations (0.79, 0.94, 1; measured 0.70 to 0.86, 0.91 to 1.05, 1).
     */
    static double groupFactor(long n) {
        return ofShare(AlphaBeta.share(n)) / ofShare(AlphaBeta.share(8));
    }

    private static double ofShare(double share) {
        return share / (0.5 + share);
    }
}
