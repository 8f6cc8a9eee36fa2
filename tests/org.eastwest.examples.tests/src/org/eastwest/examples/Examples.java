// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.model.design.Design;
import org.eastwest.reader.DesignReader;
import org.eastwest.reader.Reading;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.spi.fabric.FabricSizing;

/** What the tests of the examples share. */
final class Examples {
    static final Catalog CATALOG = CatalogLoader.shipped();
    private static final FabricModel MODEL = new Fabrics();

    private Examples() {
    }

    static Stream<String> ids() {
        return Templates.list().stream().map(Template::id);
    }

    /** All but the empty one. */
    static Stream<String> filled() {
        return ids().filter(id -> !id.equals("empty"));
    }

    static Reading read(Design design) {
        return DesignReader.read(design, null, CATALOG);
    }

    static DesignSnapshot snapshot(String id, Map<String, Integer> values) {
        Reading reading = read(Templates.create(id, values));
        return reading.snapshot().orElseThrow(() -> new AssertionError(id + " " + values + ": " + reading.findings()));
    }

    static FabricSizing compute(String id, Map<String, Integer> values) {
        DesignSnapshot design = snapshot(id, values);
        return size(design, design.fabric(FabricRole.COMPUTE).orElseThrow());
    }

    static List<FabricSizing> all(String id) {
        DesignSnapshot design = snapshot(id, Map.of());
        return design.fabrics().stream().map(f -> size(design, f)).toList();
    }

    private static FabricSizing size(DesignSnapshot design, FabricSnapshot fabric) {
        return MODEL.size(MODEL.plan(design.cluster(), fabric));
    }
}
