// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.generation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The generated code in the repository is what the generator makes of the metamodels today. After a change of
 * a metamodel this class writes it anew, even while the bundles do not compile:
 * {@code ./mvnw verify -Dregenerate -pl bundles/org.eastwest.quantity,tests/org.eastwest.model.tests}
 */
class GeneratedCodeTest {
    private static final String REGENERATE = "regenerate with: "
            + "./mvnw verify -Dregenerate -pl bundles/org.eastwest.quantity,tests/org.eastwest.model.tests";
    private static final Path BUNDLES = Path.of("../../bundles").toAbsolutePath().normalize();

    @TempDir
    private static Path fresh;

    @BeforeAll
    static void generate() throws IOException {
        CodeGeneration generation = new CodeGeneration(BUNDLES);
        generation.generateInto(fresh);
        if (System.getProperty("regenerate") != null) {
            generation.adopt(fresh);
        }
    }

    @Test
    void theCodeIsWhatTheGeneratorMakesOfTheMetamodel() {
        for (String bundle : CodeGeneration.BUNDLES) {
            Map<String, String> expected = files(fresh.resolve(bundle).resolve("src-gen"));
            Map<String, String> actual = files(BUNDLES.resolve(bundle).resolve("src-gen"));
            Set<String> stale = new TreeSet<>(expected.keySet());
            stale.addAll(actual.keySet());
            stale.removeIf(file -> Objects.equals(expected.get(file), actual.get(file)));
            assertTrue(stale.isEmpty(), () -> bundle + "/src-gen is stale in " + stale + "; " + REGENERATE);
            assertTrue(expected.size() > 20, "the generator made no code for " + bundle);
        }
    }

    @Test
    void theGeneratorModelKnowsTheWholeMetamodel() throws IOException {
        for (String genmodel : CodeGeneration.GENMODELS) {
            assertEquals(Files.readString(fresh.resolve(genmodel)), Files.readString(BUNDLES.resolve(genmodel)),
                    genmodel + " lacks what was added to its metamodel; " + REGENERATE);
        }
    }

    @Test
    void everyClassAndFeatureHasATextForTheWindow() throws IOException {
        String properties = "org.eastwest.model.edit/plugin.properties";
        Set<Object> missing = new TreeSet<>(load(fresh.resolve(properties)).keySet());
        missing.removeAll(load(BUNDLES.resolve(properties)).keySet());
        assertTrue(missing.isEmpty(), () -> "add to bundles/" + properties + ": " + missing);
    }

    private static Properties load(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            properties.load(reader);
        }
        return properties;
    }

    private static Map<String, String> files(Path folder) {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                contents.put(folder.relativize(file).toString(), Files.readString(file).replace("\r\n", "\n"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return contents;
    }
}
