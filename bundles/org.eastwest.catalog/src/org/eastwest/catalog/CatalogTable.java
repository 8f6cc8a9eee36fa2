// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One table of the catalog. Immutable.
 *
 * @param <T> what a row is
 * @since 1.0
 */
public final class CatalogTable<T> {
    private final SortedMap<String, T> rows;

    /** A table of these rows, by id. */
    public CatalogTable(Map<String, T> rows) {
        this.rows = Collections.unmodifiableSortedMap(new TreeMap<>(rows));
    }

    /** The row with this id; empty when there is none, or for {@code null}. */
    public Optional<T> find(String id) {
        return id == null ? Optional.empty() : Optional.ofNullable(rows.get(id));
    }

    /** All rows, sorted by id. */
    public List<T> all() {
        return List.copyOf(rows.values());
    }

    /** All ids, sorted. */
    public Collection<String> ids() {
        return rows.keySet();
    }
}
