// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.selection.internal;

import java.util.Optional;
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
 * @param exceeded  why its protocol cannot join so many endpoints; empty where it can
 */
record TransportRun(TransportModel transport, AnalysisResult result, PartsFit parts, Optional<String> exceeded) {
    String name() {
        return transport.info().name();
    }

    /** The value of a metric; NaN where no engine gave it. */
    double value(String metric, String element) {
        return result.metric(metric, element).map(Metric::value).orElse(Double.NaN);
    }

    /** Whether the design can run on it, for people. */
    String fits() {
        return exceeded.map(why -> "no: " + why).orElse(parts.text());
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
