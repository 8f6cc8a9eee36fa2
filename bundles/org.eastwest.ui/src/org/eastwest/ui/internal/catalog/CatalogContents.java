// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.catalog;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.catalog.CatalogService;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.fields.CatalogFigures;
import org.eastwest.ui.internal.fields.CatalogFigures.Row;

/**
 * All tables of the catalog, and which rows are not as shipped. Immutable.
 *
 * @param tables the figures of every kind
 * @param own    the rows that the user's folder or an installed bundle added or changed
 */
record CatalogContents(Map<CatalogKind, CatalogFigures> tables, Set<Row> own) {

    CatalogContents {
        tables = Map.copyOf(tables);
        own = Set.copyOf(own);
    }

    /**
     * Reads the catalog; takes a moment, not for the UI thread.
     *
     * @param again whether files that changed are read anew
     */
    static CatalogContents read(boolean again) {
        Catalog shipped = CatalogLoader.shipped();
        Catalog present = Services.call(CatalogService.class, service -> {
            if (again) {
                service.reload();
            }
            return service.catalog();
        });
        Map<CatalogKind, CatalogFigures> tables = new EnumMap<>(CatalogKind.class);
        Set<Row> own = new HashSet<>();
        for (CatalogKind kind : CatalogKind.values()) {
            if (kind == CatalogKind.TRANSPORTS) {
                tables.put(kind, CatalogFigures.of(kind.table()));
            } else {
                CatalogFigures figures = CatalogFigures.of(kind.table(), present);
                Set<Row> known = new HashSet<>(CatalogFigures.of(kind.table(), shipped).rows());
                figures.rows().stream().filter(row -> !known.contains(row)).forEach(own::add);
                tables.put(kind, figures);
            }
        }
        return new CatalogContents(tables, own);
    }
}
