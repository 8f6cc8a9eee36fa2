// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.List;
import org.eastwest.analysis.compare.Criterion;
import org.eastwest.analysis.compare.Difference;
import org.eastwest.analysis.compare.MemoryVerdict;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Metric;

/**
 * Designs by one metric, best first; those that do not fit into memory come after those that do.
 *
 * @param criterion what they are ranked by
 * @param places    best first
 * @param tied      designs among the best whose bands overlap with the best one's, or that differ by no more than 2 %
 */
record Ranking(Criterion criterion, List<Place> places, int tied) {
    /**
     * A design with its value.
     *
     * @param fits false for a value of a job that does not fit into memory
     */
    record Place(String design, Metric metric, boolean fits) {
        String words() {
            return design + " " + Texts.format(metric) + (fits ? "" : " (" + MemoryVerdict.WORDS + ")");
        }
    }

    static Ranking of(Criterion criterion, List<Place> unordered) {
        Comparator<Place> best = Comparator.comparingDouble(p -> p.metric().value());
        List<Place> places = unordered.stream().sorted(Comparator.comparing((Place p) -> !p.fits())
                .thenComparing(criterion.moreIsBetter() ? best.reversed() : best)).toList();
        int tied = (int) places.stream().filter(p -> p.fits() == places.get(0).fits()
                && Difference.close(places.get(0).metric(), p.metric())).count();
        return new Ranking(criterion, places, tied);
    }

    String words() {
        String label = places.get(0).metric().label() + " (" + criterion.metric() + "): ";
        List<String> names = places.stream().map(Place::words).toList();
        return label + (tied > 1 ? "too close to call between " + String.join(", ", names.subList(0, tied))
                + (tied < names.size() ? "; then " + String.join(", ", names.subList(tied, names.size())) : "")
                : String.join(", then ", names));
    }

    JsonObject json() {
        JsonObject json = new JsonObject();
        json.addProperty("metric", criterion.metric());
        json.addProperty("better", criterion.moreIsBetter() ? "more" : "less");
        json.addProperty("tied", tied);
        json.add("order", Json.array(places, p -> Json.text(p.design())));
        json.add("unfit", Json.array(places.stream().filter(p -> !p.fits()).toList(), p -> Json.text(p.design())));
        return json;
    }
}
