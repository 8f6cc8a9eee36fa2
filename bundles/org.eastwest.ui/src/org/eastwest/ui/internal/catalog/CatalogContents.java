// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.catalog;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.analysis.Plugin;
import org.eastwest.analysis.PluginService;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogContribution;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.catalog.CatalogService;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.fields.CatalogFigures;
import org.eastwest.ui.internal.fields.CatalogFigures.Row;

/**
 * All tables of the catalog, and who brings the rows that are not as shipped. Immutable.
 *
 * @param tables  the figures of every kind
 * @param origins for each row that does not come with the product, where it is from, in words
 */
record CatalogContents(Map<CatalogKind, CatalogFigures> tables, Map<Row, String> origins) {

    private static final String PRODUCT = "org.eastwest.";

    CatalogContents {
        tables = Map.copyOf(tables);
        origins = Map.copyOf(origins);
    }

    /** The catalog as it was after somebody had added to it. */
    private record Layer(String origin, Catalog catalog) {
    }

    /**
     * Reads the catalog; takes a moment, not for the UI thread.
     *
     * @param again whether files that changed are read anew
     */
    static CatalogContents read(boolean again) {
        Catalog present = Services.call(CatalogService.class, service -> {
            if (again) {
                service.reload();
            }
            return service.catalog();
        });
        List<Layer> layers = Services.all(CatalogContribution.class, CatalogContents::layers);
        Map<CatalogKind, CatalogFigures> tables = new EnumMap<>(CatalogKind.class);
        Map<Row, String> origins = new HashMap<>();
        for (CatalogKind kind : CatalogKind.values()) {
            if (kind == CatalogKind.TRANSPORTS) {
                CatalogFigures transports = CatalogFigures.of(kind.table());
                Map<String, String> bundles = transports();
                transports.rows().stream().filter(row -> bundles.containsKey(row.id()))
                        .forEach(row -> origins.put(row, plugin(bundles.get(row.id()))));
                tables.put(kind, transports);
            } else {
                tables.put(kind, CatalogFigures.of(kind.table(), present));
                origins.putAll(origins(kind, tables.get(kind), layers));
            }
        }
        return new CatalogContents(tables, origins);
    }

    /** The shipped catalog, and what it is with what each plugin adds, those that override others last. */
    private static List<Layer> layers(List<CatalogContribution> strongestFirst) {
        List<Layer> layers = new ArrayList<>(List.of(new Layer("", CatalogLoader.shipped())));
        List<CatalogContribution> added = new ArrayList<>();
        List<CatalogContribution> contributions = new ArrayList<>(strongestFirst);
        Collections.reverse(contributions);
        for (CatalogContribution contribution : contributions) {
            added.add(Services.call(PluginService.class,
                    plugins -> plugins.contained(CatalogContribution.class, contribution)));
            layers.add(new Layer(plugin(added.get(added.size() - 1).name()), CatalogLoader.load(added, Optional.empty())));
        }
        return layers;
    }

    /** Who was the first to give a row the figures it has; what nobody did stands in the user's own files. */
    private static Map<Row, String> origins(CatalogKind kind, CatalogFigures figures, List<Layer> layers) {
        Map<Row, String> origins = new HashMap<>();
        figures.rows().forEach(row -> origins.put(row, "own file"));
        List<Layer> latestFirst = new ArrayList<>(layers);
        Collections.reverse(latestFirst);
        for (Layer layer : latestFirst) {
            CatalogFigures.of(kind.table(), layer.catalog()).rows().forEach(row -> origins.computeIfPresent(row,
                    (same, later) -> layer.origin()));
        }
        origins.values().removeIf(String::isEmpty);
        return origins;
    }

    /** The bundles of the transports that do not come with the product, by the ids of these. */
    private static Map<String, String> transports() {
        Map<String, String> bundles = new HashMap<>();
        Services.call(PluginService.class, PluginService::plugins).stream()
                .filter(plugin -> plugin.kind().equals("transport") && plugin.state() == Plugin.State.ACTIVE
                        && !plugin.bundle().startsWith(PRODUCT))
                .forEach(plugin -> bundles.put(plugin.id(), plugin.bundle()));
        return bundles;
    }

    private static String plugin(String name) {
        return "plugin " + name;
    }
}
