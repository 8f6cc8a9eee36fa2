// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Unit;

/** Takes out numbers that cannot be: infinite ones, and negative ones of what is never negative. */
final class Sanity {
    private Sanity() {
    }

    static AnalysisResult check(Registered<AnalysisEngine> engine, AnalysisResult result) {
        List<Metric> possible = new ArrayList<>();
        List<Finding> findings = new ArrayList<>(result.findings());
        for (Metric metric : result.metrics()) {
            if (possible(metric.value(), metric.unit())) {
                possible.add(metric);
            } else {
                findings.add(Finding.error("EW-PLUGIN-003", metric.element(), "The engine '" + engine.id()
                        + "' of bundle " + engine.bundleName() + " gave " + metric.value() + " "
                        + metric.unit().symbol() + " for '" + metric.label() + "', which cannot be. The value is left out.",
                        "Report it to the provider of that bundle."));
            }
        }
        return new AnalysisResult(possible, result.breakdowns(), result.series(), result.tables(), result.timelines(),
                findings);
    }

    private static boolean possible(double value, Unit unit) {
        return Double.isNaN(value) || Double.isFinite(value) && (value >= 0 || unit == Unit.RATIO);
    }
}
