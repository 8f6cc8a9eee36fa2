// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.reader.Reading;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Templates")
class TemplatesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @DisplayName("give the shipped file when nothing or the default is chosen")
    @MethodSource("org.eastwest.examples.Examples#ids")
    void defaults(String id) throws IOException {
        byte[] shipped;
        try (InputStream file = Templates.open(id)) {
            shipped = file.readAllBytes();
        }
        assertArrayEquals(shipped, saved(Templates.create(id, Map.of())));
        Map<String, Integer> explicit = new HashMap<>();
        template(id).parameters().forEach(p -> explicit.put(p.name(), p.defaultValue()));
        assertArrayEquals(shipped, saved(Templates.create(id, explicit)));
    }

    @ParameterizedTest
    @DisplayName("tell the GPUs that their design has")
    @MethodSource("org.eastwest.examples.Examples#filled")
    void gpus(String id) {
        assertEquals(Examples.snapshot(id, Map.of()).cluster().gpus(), template(id).gpus());
    }

    @ParameterizedTest(name = "{0} {1}")
    @DisplayName("give a design without errors or warnings at all sizes")
    @MethodSource("sizes")
    void everySize(String id, Map<String, Integer> values) {
        Reading reading = Examples.read(Templates.create(id, values));
        List<Finding> wrong = reading.findings().stream().filter(f -> f.severity() != Severity.NOTE).toList();
        assertEquals(List.of(), wrong);
        JobSnapshot job = reading.snapshot().orElseThrow().jobs().get(0);
        long replica = job.plan().ranks() / job.plan().dp();
        assertTrue(job.spares() < replica, "no replica more would fit");
        int batch = ((Workload.Training) job.workload()).globalBatch();
        assertTrue(batch / job.plan().dp() >= job.plan().pp(), "micro-batches fill the pipeline");
    }

    static Stream<Arguments> sizes() {
        return Templates.list().stream().flatMap(t -> t.parameters().stream()
                .flatMap(p -> some(p).mapToObj(v -> Arguments.of(t.id(), Map.of(p.name(), v)))));
    }

    /** Every value of a parameter, or some thirty over its range. */
    private static IntStream some(Template.Parameter parameter) {
        int step = Math.max(1, (parameter.maximum() - parameter.minimum()) / 31);
        return IntStream.rangeClosed(parameter.minimum(), parameter.maximum())
                .filter(v -> v == parameter.maximum() || (v - parameter.minimum()) % step == 0);
    }

    @Test
    @DisplayName("grow as Llama 3 did: 16,384 GPUs share steps of 2,048 sequences")
    void largest() {
        JobSnapshot job = Examples.snapshot("superpod-h100-llama3-405b", Map.of("su", 64)).jobs().get(0);
        assertEquals(128, job.plan().dp());
        assertEquals(2048, ((Workload.Training) job.workload()).globalBatch());
    }

    @Test
    @DisplayName("give a design that belongs to no file")
    void detached() {
        assertNull(Templates.create("ib-1k", Map.of()).eResource());
    }

    @Test
    @DisplayName("refuse what does not exist and say what does")
    void refusals() {
        assertTrue(refusal("ib-2k", Map.of()).contains("There is no template 'ib-2k'. Use one of empty, "));
        assertEquals("The template 'superpod-b200' has no parameter 'nodes'. Use one of su.",
                refusal("superpod-b200", Map.of("nodes", 3)));
        assertEquals("The template 'ib-1k' has no parameter 'su'. It has none.", refusal("ib-1k", Map.of("su", 3)));
        assertEquals("Parameter 'su' (Scalable units) is 65. Choose 1 to 64.",
                refusal("superpod-b200", Map.of("su", 65)));
        assertEquals("Parameter 'su' (Scalable units) is 0. Choose 1 to 64.",
                refusal("superpod-b200", Map.of("su", 0)));
    }

    private static String refusal(String id, Map<String, Integer> values) {
        return assertThrows(IllegalArgumentException.class, () -> Templates.create(id, values)).getMessage();
    }

    private byte[] saved(Design design) throws IOException {
        Path file = folder.resolve("new.eastwest");
        DesignFiles.save(design, file);
        return Files.readAllBytes(file);
    }

    private static Template template(String id) {
        return Templates.list().stream().filter(t -> t.id().equals(id)).findFirst().orElseThrow();
    }
}
