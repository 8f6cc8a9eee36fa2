// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.evaluation;

import java.util.List;
import org.eastwest.spi.analysis.Progress;

/**
 * Predicts one kind of measurement, row by row. Registered as an OSGi service with the property {@code id}. Stateless
 * and thread-safe.
 *
 * @since 1.0
 */
public interface Evaluator {
    /** What the command line calls it: {@code step-time}, {@code memory}, {@code layer-time}, {@code collectives}. */
    String id();

    /** What it predicts, for people. */
    String name();

    /** Columns that a table must have, empty cells allowed. */
    List<String> columns();

    /**
     * Predicts every row of a table. A row that cannot be evaluated is refused with the reason, never left out; so is
     * one whose cells make no sense.
     *
     * @param table    has {@link #columns()}
     * @param parts    what the catalog knows
     * @param progress told how far it is; asked whether to stop
     */
    Evaluation evaluate(MeasuredTable table, KnownParts parts, Progress progress);
}
