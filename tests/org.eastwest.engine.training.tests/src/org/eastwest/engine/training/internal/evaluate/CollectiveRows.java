// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.spi.evaluation.MeasuredRow;

/** The measured collectives of the accuracy page: those that constants were fitted to, and reported ones. */
final class CollectiveRows {
    private static final double MIB = 1 << 20;

    /** Rows that an accuracy is asked of. */
    enum Range {
        /** 16 MiB and more on 8 GPUs of one node. */
        LARGE_IN_A_NODE(r -> PublishedGroup.nodes(r) == 1 && r.count("num_gpus", 0) == 8
                && r.number("message_bytes") >= 16 * MIB),
        /** 64 MiB and more across nodes; reports that give no size are of large messages. */
        LARGE_ACROSS_NODES(r -> PublishedGroup.nodes(r) > 1 && (r.missing("message_bytes")
                || r.number("message_bytes") >= 64 * MIB)),
        /** Less than 1 MiB in one node. */
        SMALL_IN_A_NODE(r -> PublishedGroup.nodes(r) == 1 && r.number("message_bytes") < MIB);

        private final Predicate<MeasuredRow> rows;

        Range(Predicate<MeasuredRow> rows) {
            this.rows = rows;
        }

        boolean holds(MeasuredRow row) {
            return !row.text("kind").startsWith("acceptance") && rows.test(row);
        }
    }

    private CollectiveRows() {
    }

    static List<MeasuredRow> all() {
        List<MeasuredRow> rows = new ArrayList<>(MeasuredCollectives.rows());
        Rows.of("collectives_reported.csv").forEach(r -> rows.add(new MeasuredRow("collectives_reported.csv", 1,
                r.cells())));
        return List.copyOf(rows);
    }

    /** A value that this share of the sorted values do not exceed. */
    static double quantile(double[] sorted, double share) {
        return sorted[(int) Math.ceil(share * sorted.length) - 1];
    }
}
