// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.evaluation;

import java.util.List;
import org.eastwest.spi.analysis.Progress;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Predicts one kind of measurement, row by row. Registered as an OSGi service with the property {@code id}.
 *
 * <p><b>Contract.</b> Called by {@code evaluate} on a thread of its own, once a table; stateless and thread-safe, the same
 * table gives the same evaluation. It asks {@link Progress#check()} at least every 100 ms. Cells are text as they stand
 * in the table; predictions are SI.
 *
 * <p><b>Failure.</b> One that throws, returns null or gives no sign of life for 120 seconds ends the command with a
 * message that names its bundle.
 *
 * @since 1.0
 */
@ConsumerType
public interface Evaluator {
    /** What the command line calls it: {@code step-time}, {@code memory}, {@code layer-time}, {@code collectives}. */
    String id();

    /** What it predicts, for people. */
    String name();

    /** Columns that a table must have, empty cells allowed. */
    List<String> columns();

    /**
     * Columns that it reads where a table has them, besides {@link #columns()}. Where it names some, the user is told
     * which others of his table had no effect.
     *
     * @since 1.1
     */
    default List<String> optionalColumns() {
        return List.of();
    }

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
