// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal.advise;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FactBook;

/**
 * What whoever decides judges otherwise than the facts: for one advice, or kept in the catalog as assumptions of the ids
 * {@code score-TRANSPORT-CRITERION}.
 */
final class Judgements {
    /** A judgement of the catalog is out of range. */
    static final String WRONG = "EW-SELECT-017";
    private static final String SCORE = "score-";

    private final Map<String, Double> once;
    private final FactBook kept;

    /**
     * @param once by {@code transport/criterion}; they take precedence
     * @param kept knows those of the house
     */
    Judgements(Map<String, Double> once, FactBook kept) {
        this.once = once;
        this.kept = kept;
    }

    Optional<Raw> of(String transport, Measure measure) {
        Double now = once.get(transport + "/" + measure.id());
        return now != null ? Optional.of(Raw.own(now, "as you judge it"))
                : kept(transport, measure).map(Assumption::value).filter(Judgements::inRange)
                        .map(score -> Raw.own(score, "as you judge it in your catalog"));
    }

    /** A row without value is the place for one. */
    private Optional<Assumption> kept(String transport, Measure measure) {
        return kept.assumption(SCORE + transport + "-" + measure.id()).filter(a -> !Double.isNaN(a.value()));
    }

    static boolean inRange(double score) {
        return score >= 0 && score <= 1;
    }

    /** Those of these transports that cannot be used. */
    List<Finding> wrong(Iterable<String> transports) {
        List<Finding> findings = new ArrayList<>();
        for (String transport : transports) {
            Measure.judged().flatMap(measure -> kept(transport, measure).stream()).filter(a -> !inRange(a.value()))
                    .forEach(a -> findings.add(Finding.warning(WRONG, a.id(), "The judgement '" + a.id()
                            + "' of the catalog is " + a.value() + " and is not used.", "Give 0 (bad) to 1 (good).")));
        }
        return findings;
    }
}
