// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Table;
import org.eastwest.spi.transport.TransportModel;

/**
 * What the engines say about a design with one transport.
 *
 * @param transport the transport
 * @param result    of all engines asked
 * @param parts     whether the design's NICs and switches can carry it
 */
record TransportRun(TransportModel transport, AnalysisResult result, PartsFit parts) {
    String name() {
        return transport.info().name();
    }

    /** The value of a metric; NaN where no engine gave it. */
    double value(String metric, String element) {
        return result.metric(metric, element).map(Metric::value).orElse(Double.NaN);
    }

    /** True when the value of a metric rests on a vendor's claim. */
    boolean claim(String metric, String element) {
        return result.metric(metric, element).map(Metric::claim).orElse(false);
    }

    Table.Cell cell(String metric, String element) {
        return result.metric(metric, element)
                .<Table.Cell>map(m -> new Table.Number(m.value(), m.claim()))
                .orElse(new Table.Number(Double.NaN, false));
    }
}
