// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.List;
import java.util.Optional;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.spi.analysis.Metric;

/** What is left to show about an element. */
final class Rest {
    private Rest() {
    }

    static Optional<Block> of(ReportContext context, String element) {
        return facts(context, context.rest(element));
    }

    static Optional<Block> facts(ReportContext context, List<Metric> metrics) {
        return metrics.isEmpty() ? Optional.empty() : Optional.of(new Facts(metrics.stream()
                .map(m -> Facts.Fact.of(m.label(), context.value(m))).toList()));
    }
}
