// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.collective;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eastwest.engine.training.internal.explain.Scope;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;

/** The fastest of the algorithms that NCCL would choose from, and why: its time against that of the others. */
final class Choice {
    private static final Source MODEL = Source.literature("alpha-beta model (Hockney 1994; Patarasuk and Yuan 2009; "
            + "Sanders, Speck and Traff 2009) with chunks in flight: hops and transfer hide each other, a transfer "
            + "cut into chunks takes 2 sqrt(a T) longer; the cheapest algorithm is taken, as NCCL's tuner does "
            + "(NVIDIA/nccl@5067397 src/graph/tuning.cc)");

    private final Source constants;
    private final Source links;

    /**
     * @param constants where the constants of the domain come from
     * @param links     where the bandwidth of its links comes from
     */
    Choice(Source constants, Source links) {
        this.constants = constants;
        this.links = links;
    }

    /**
     * The cheapest.
     *
     * @param what is computed, for people; asked for only when it is recorded
     */
    Cost of(Supplier<String> what, List<Candidate> candidates, Scope scope) {
        Candidate best = candidates.get(0);
        double least = best.seconds();
        for (int i = 1; i < candidates.size(); i++) {
            double seconds = candidates.get(i).seconds();
            if (seconds < least) {
                best = candidates.get(i);
                least = seconds;
            }
        }
        if (scope.recording()) {
            record(what.get() + ": " + reason(best, candidates), best, scope);
        }
        return best.cost();
    }

    /** Such as {@code tree, LL128: 41 us against 58 us for ring, Simple}. */
    private static String reason(Candidate best, List<Candidate> candidates) {
        Optional<Candidate> other = candidates.stream().filter(c -> !c.algorithm().equals(best.algorithm()))
                .min(Comparator.comparingDouble(Candidate::seconds))
                .or(() -> candidates.stream().filter(c -> c != best)
                        .min(Comparator.comparingDouble(Candidate::seconds)));
        return best.name() + other.map(o -> ": " + time(best) + " against " + time(o) + " for " + o.name()).orElse("");
    }

    private static String time(Candidate candidate) {
        return Quantity.plain(Quantity.format(candidate.seconds(), Dimension.TIME));
    }

    private void record(String label, Candidate best, Scope scope) {
        if (!scope.knows("bytes")) {
            // The caller records what the buffer is; where it does not, the number alone has to do.
            scope.input("bytes", "buffer of the collective", best.bytes(), Unit.BYTE, MODEL);
        }
        Source hop = best.outside() || best.latency() > 0 ? Protocol.SOURCE : constants;
        scope.input("start", "start and end, " + best.name(), best.start(), Unit.SECOND, constants);
        scope.input("latency", "hops that nothing hides", best.latency(), Unit.SECOND, hop);
        scope.input("hops", "hops that hide behind the transfer, or the other way round", best.hops(), Unit.SECOND,
                constants);
        scope.input("volume", "bytes on the slowest links over bytes of the buffer", best.volume(), Unit.RATIO, MODEL);
        recordLimit(best, scope);
        scope.input("share", "share of it that algorithm and protocol reach", best.share(), Unit.FRACTION,
                best.outside() ? Protocol.SOURCE : constants);
        scope.derived("transfer", "time on the slowest links", best.transfer(), Unit.SECOND,
                "volume * bytes / (slowest * share)", MODEL);
        scope.input("copy", "copies inside of a GPU", best.copy(), Unit.SECOND, constants);
        scope.input("ramp", "constant of the ramp of a transfer", best.ramp(), Unit.SECOND, constants);
        if (best.waiting() > 0) {
            scope.input("waiting", "what the same inside one scale-up domain takes longer", best.waiting(), Unit.SECOND,
                    AcrossDomains.PARTS);
        }
        scope.derived("seconds", label, best.seconds(), Unit.SECOND,
                "start + latency + sqrt(hops * hops + transfer * transfer) + copy + 2 * sqrt(ramp * transfer)"
                        + (best.waiting() > 0 ? " + waiting" : ""), MODEL);
    }

    private void recordLimit(Candidate best, Scope scope) {
        if (!best.outside()) {
            scope.input("slowest", "scale-up bandwidth per GPU and direction, to all peers of the group",
                    best.limit(), Unit.BYTE_PER_SECOND, links);
        } else if (scope.knows("gpu_bandwidth")) {
            scope.derived("slowest", "NICs of the group's GPUs in one domain", best.limit(), Unit.BYTE_PER_SECOND,
                    "out_gpus * gpu_bandwidth", MODEL);
        } else {
            scope.input("slowest", "NICs of the group's GPUs in one domain", best.limit(), Unit.BYTE_PER_SECOND,
                    MODEL);
        }
    }
}
