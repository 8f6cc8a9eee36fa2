// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.evaluation;

import java.util.List;

/**
 * A table of measured values as it was read.
 *
 * @param file    name of the file, for messages
 * @param columns names of the columns, in order
 * @param rows    the rows, in order
 * @since 1.0
 */
public record MeasuredTable(String file, List<String> columns, List<MeasuredRow> rows) {
    public MeasuredTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }
}
