// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.explain;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.eastwest.report.text.Explanation;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;

/** The values of a derivation as text. */
final class Wording {

    private final Map<Derivation, Band> bands = new IdentityHashMap<>();

    /**
     * @param result the result that a derivation belongs to: what it has a band for has that band wherever it is used
     */
    Wording(AnalysisResult result) {
        result.metrics().forEach(this::learn);
    }

    private void learn(Metric metric) {
        metric.band().ifPresent(band -> bands.put(metric.derivation(), band));
    }

    static String name(ValueNode node) {
        return node.value().label();
    }

    /** Symbol in formulas. */
    static String symbol(ValueNode node) {
        return node.value().id();
    }

    /** Value, unit, band, and the word claim where it rests on one. */
    String value(ValueNode node) {
        Derivation value = node.value();
        String text = Texts.format(value.value(), value.unit(), Optional.ofNullable(bands.get(value)));
        return node.claim() ? text + ", claim" : text;
    }

    /** The formula, or the source of an input. */
    static String origin(ValueNode node) {
        if (node.again()) {
            return "as above";
        }
        Derivation value = node.value();
        return value.formula().isEmpty() ? Explanation.source(value.source()) : "= " + value.formula();
    }

    /** All that is known about a value, a line each. */
    String all(ValueNode node) {
        Derivation value = node.value();
        return value.label() + "\n" + value.id() + " = " + (value.formula().isEmpty() ? "" : value.formula() + " = ")
                + value(node) + "\n" + Explanation.source(value.source());
    }
}
