// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Trace;
import org.eastwest.spi.analysis.Unit;

/**
 * Records under a prefix. Formulas name their inputs in braces, {@code {line} x {goodput}}, so that inputs and formula
 * cannot come apart.
 *
 * @param prefix of every id
 * @param trace  that records
 */
record PathTrace(String prefix, Trace trace) {
    private static final Pattern INPUT = Pattern.compile("\\{(\\w+)\\}");

    double input(String id, String label, double value, Unit unit, Source source) {
        return trace.input(prefix + id, label, value, unit, source);
    }

    double derived(String id, String label, double value, Unit unit, String formula, Source source) {
        if (!trace.recording()) {
            return value;
        }
        String[] inputs = INPUT.matcher(formula).results().map((MatchResult r) -> prefix + r.group(1)).distinct()
                .toArray(String[]::new);
        return trace.derived(prefix + id, label, value, unit, INPUT.matcher(formula).replaceAll(prefix + "$1"), source,
                inputs);
    }
}
