// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import org.eastwest.spi.analysis.Source;

/**
 * Where a catalog row comes from.
 *
 * @param table      the catalog table ({@code gpus})
 * @param rowId      id of the row
 * @param confidence high, medium or low
 * @param citation   the row's own source
 * @param note       the row's remark; may be empty
 * @since 1.0
 */
public record Provenance(String table, String rowId, String confidence, String citation, String note) {
    /** This row as the source of a value in a derivation. */
    public Source source() {
        return Source.catalog(table + "/" + rowId + " (" + confidence + " confidence): " + citation);
    }
}
