// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.model.file.LoadedDesign;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.PathEntry;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The example files")
class ExampleFilesTest {
    /** Findings that an example shows on purpose. */
    private static final Map<String, Set<String>> EXPECTED = Map.of(
            // 160 of 100,000 GPUs stay spare: no plan of powers of two uses them all.
            "ethernet-100k", Set.of("EW-READ-043"),
            // Nothing is in it yet.
            "empty", Set.of("EW-MODEL-084"));

    private static final Path DESIGNS = Path.of("../../bundles/org.eastwest.examples/designs");

    @TempDir
    private Path folder;

    @Test
    @DisplayName("are the templates, each once")
    void templates() throws IOException {
        try (Stream<Path> files = Files.list(DESIGNS)) {
            assertEquals(files.map(f -> f.getFileName().toString()).sorted().toList(),
                    Examples.ids().map(id -> id + ".eastwest").sorted().toList());
        }
    }

    @ParameterizedTest
    @DisplayName("are written as the workbench writes them: loading and saving changes no byte")
    @MethodSource("org.eastwest.examples.Examples#ids")
    void sameBytes(String id) throws IOException {
        byte[] shipped = shipped(id);
        Path copy = Files.write(folder.resolve("shipped.eastwest"), shipped);
        LoadedDesign loaded = DesignFiles.load(copy);
        assertEquals(List.of(), loaded.problems());
        Path saved = folder.resolve("saved.eastwest");
        DesignFiles.save(loaded.design(), saved);
        assertArrayEquals(shipped, Files.readAllBytes(saved));
    }

    @ParameterizedTest
    @DisplayName("stay small, also for 100,000 GPUs")
    @MethodSource("org.eastwest.examples.Examples#ids")
    void small(String id) throws IOException {
        assertTrue(shipped(id).length < 10_000);
    }

    @ParameterizedTest
    @DisplayName("read into a snapshot, without findings but those that are meant")
    @MethodSource("org.eastwest.examples.Examples#ids")
    void readable(String id) {
        List<Finding> findings = Examples.read(Templates.create(id, Map.of())).findings();
        assertFalse(findings.stream().anyMatch(f -> f.severity() == Severity.ERROR), findings::toString);
        assertEquals(EXPECTED.getOrDefault(id, Set.of()),
                findings.stream().map(Finding::code).collect(Collectors.toSet()), findings::toString);
    }

    @ParameterizedTest
    @DisplayName("say what they are, and where they come from or that they are assumptions")
    @MethodSource("org.eastwest.examples.Examples#filled")
    void documented(String id) {
        Design design = Templates.create(id, Map.of());
        assertFalse(design.getName().isBlank());
        assertTrue(design.getDescription().length() > 100);
        assertTrue(design.getSource() != null || design.getDescription().contains("assumption"));
    }

    @ParameterizedTest
    @DisplayName("name their elements alike, so that a PATH holds in all of them")
    @MethodSource("org.eastwest.examples.Examples#filled")
    void paths(String id) {
        Set<String> paths = DesignPaths.list(Templates.create(id, Map.of()), "baseline").stream().map(PathEntry::path)
                .collect(Collectors.toSet());
        String job = id.startsWith("inference") ? "service" : "pretraining";
        for (String path : List.of("scenario.fabric.compute.transport", "job." + job + ".plan.tp",
                "cluster.servers.count")) {
            assertTrue(paths.contains(path), () -> path + " is not among " + paths);
        }
    }

    @ParameterizedTest
    @DisplayName("come in pairs that differ in the fabric only")
    @CsvSource({"ib-1k, ethernet-1k", "ib-10k, ethernet-10k"})
    void pairs(String infiniband, String ethernet) {
        assertEquals(withoutFabric(infiniband), withoutFabric(ethernet));
    }

    private static Map<String, String> withoutFabric(String id) {
        return DesignPaths.list(Templates.create(id, Map.of()), null).stream()
                .filter(e -> !e.path().startsWith("scenario.fabric"))
                .collect(Collectors.toMap(PathEntry::path, PathEntry::value));
    }

    private static byte[] shipped(String id) throws IOException {
        try (InputStream file = Templates.open(id)) {
            return file.readAllBytes();
        }
    }
}
