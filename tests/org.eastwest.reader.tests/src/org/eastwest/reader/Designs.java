// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignResource;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.DesignSnapshot;
import org.eclipse.emf.common.util.URI;

/** The design that the tests read and change; see {@code base.eastwest}. */
final class Designs {
    /** With a server of fewer GPUs than its scale-up domain, which the shipped catalog does not have. */
    static final Catalog CATALOG = CatalogLoader.load(List.of(), Optional.of(Path.of("resources/catalog")));
    /** The base design has a scenario without jobs, which is worth a warning wherever it is read. */
    private static final String NO_JOBS = "EW-MODEL-082";

    private Designs() {
    }

    static Design base() {
        DesignResource resource = new DesignResource(URI.createURI("base.eastwest"));
        try (InputStream file = Designs.class.getResourceAsStream("/base.eastwest")) {
            resource.load(file, Map.of());
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
        return resource.design();
    }

    /** The base design after changes: PATH, VALUE, PATH, VALUE. */
    static Design with(String scenario, String... changes) {
        Design design = base();
        for (int i = 0; i < changes.length; i += 2) {
            DesignPaths.set(design, scenario, changes[i], changes[i + 1]);
        }
        return design;
    }

    static DesignSnapshot snapshot(String scenario, String... changes) {
        Reading reading = DesignReader.read(with(scenario, changes), scenario, CATALOG);
        return reading.snapshot().orElseThrow(() -> new AssertionError(reading.findings()));
    }

    /** The findings after changes, but for what the base design has. */
    static List<Finding> findings(String scenario, String... changes) {
        return findings(with(scenario, changes), scenario);
    }

    static List<Finding> findings(Design design, String scenario) {
        Reading reading = DesignReader.read(design, scenario, CATALOG);
        boolean failed = reading.findings().stream().anyMatch(f -> f.severity() == Severity.ERROR);
        assertEquals(!failed, reading.snapshot().isPresent(), "a snapshot unless there are errors");
        return reading.findings().stream().filter(f -> !f.code().equals(NO_JOBS)).toList();
    }
}
