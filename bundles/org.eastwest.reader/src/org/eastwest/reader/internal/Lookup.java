// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.Optional;
import org.eastwest.catalog.CatalogTable;
import org.eastwest.quantity.Spelling;
import org.eastwest.reader.ReaderCode;

/** Looks rows of the catalog up; a row that is missing becomes a finding. */
record Lookup(Findings findings) {
    /**
     * The row a design names.
     *
     * @param what      what the rows are, with its article
     * @param id        id of the row; empty or null when the design names none, which is no finding here
     * @param element   id of the element that names it
     * @param attribute name of its attribute
     */
    <T> Optional<T> find(CatalogTable<T> table, String what, String id, String element, String attribute) {
        if (!given(id)) {
            return Optional.empty();
        }
        Optional<T> row = table.find(id);
        if (row.isEmpty()) {
            findings.add(ReaderCode.UNKNOWN_CATALOG_ID.at(element, attribute + " of '" + element + "' is '" + id
                    + "', but the catalog has no " + what + " of this id.", "Nearest: "
                    + String.join(", ", Spelling.nearest(id, table.ids())) + ". Or add it to your own catalog folder."));
        }
        return row;
    }

    /** True for a text that says something. */
    static boolean given(String text) {
        return text != null && !text.isBlank();
    }
}
