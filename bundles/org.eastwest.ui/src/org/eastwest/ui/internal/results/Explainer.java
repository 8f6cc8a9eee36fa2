// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.Optional;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;

/** A view that shows how numbers come about. */
public interface Explainer {
    /**
     * A number to explain. Never compare two of them: that may take forever, since derivations share parts.
     *
     * @param metric the number
     * @param result the result it belongs to, whose other metrics have bands too
     * @param file   file of the design it was computed for; empty when no single one
     */
    record Subject(Metric metric, AnalysisResult result, Optional<Path> file) {
    }

    /** Explains a number, and keeps the one before for going back. */
    void explain(Subject subject);
}
