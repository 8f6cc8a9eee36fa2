// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.eastwest.spi.analysis.Finding;

/** A contribution from texts in memory, for tests. */
record CatalogFiles(String name, Map<String, byte[]> contents) implements CatalogContribution {
    static CatalogFiles of(String file, String... lines) {
        return of(file, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    static CatalogFiles of(String file, byte[] bytes) {
        return new CatalogFiles("test", new TreeMap<>(Map.of(file, bytes)));
    }

    @Override
    public Collection<String> files() {
        return contents.keySet();
    }

    @Override
    public InputStream open(String file) throws IOException {
        return new ByteArrayInputStream(contents.get(file));
    }

    /** The shipped catalog with these files over it. */
    Catalog load() {
        return CatalogLoader.load(List.of(this), Optional.empty());
    }

    /** The only finding of the shipped catalog with these files over it. */
    Finding onlyFinding() {
        List<Finding> findings = load().findings();
        if (findings.size() != 1) {
            throw new AssertionError("expected one finding, got " + findings);
        }
        return findings.get(0);
    }
}
