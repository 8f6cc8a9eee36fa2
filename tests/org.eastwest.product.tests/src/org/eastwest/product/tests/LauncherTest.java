// SPDX-License-Identifier: EPL-2.0
package org.eastwest.product.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The product's own launcher in a product whose only bundle says what it was asked: classes made ready for commands
 * speed commands up or do nothing, and are never heard of.
 */
class LauncherTest {

    private static final Path ROOT_FILES = Path.of("..", "..", "features", "org.eastwest.workbench.feature",
            "rootfiles");

    /** Where the lowest byte of the format's number stands in an archive. */
    private static final int FORMAT = 8;

    private Path product;
    private Path configuration;
    private Path bundle;

    /** Stands for the framework: writes what the command {@code --json -} would. */
    public static final class Echo {
        private Echo() {
        }

        public static void main(String[] arguments) {
            System.out.println("{\"asked\": \"" + arguments[arguments.length - 1] + "\"}");
        }
    }

    @BeforeEach
    void aProduct(@TempDir Path folder) throws IOException {
        product = folder;
        configuration = Files.createDirectories(product.resolve("configuration"));
        for (String file : new String[] {"eastwest", "find-java"}) {
            Files.copy(ROOT_FILES.resolve(file), product.resolve(file));
            assertTrue(product.resolve(file).toFile().setExecutable(true));
        }
        bundle = Files.createDirectories(product.resolve("plugins")).resolve("org.eclipse.equinox.launcher_1.jar");
        makeBundle();
    }

    private void makeBundle() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Echo.class.getName());
        String entry = Echo.class.getName().replace('.', '/') + ".class";
        try (OutputStream file = Files.newOutputStream(bundle);
                JarOutputStream out = new JarOutputStream(file, manifest);
                InputStream in = Echo.class.getClassLoader().getResourceAsStream(entry)) {
            out.putNextEntry(new JarEntry(entry));
            in.transferTo(out);
        }
    }

    @Test
    void withoutMadeReadyClassesACommandRuns() throws Exception {
        assertOnlyTheCommandIsHeard();
    }

    @Test
    void madeReadyClassesAreUsedSilently() throws Exception {
        byte[] archive = makeReady();
        keep(archive, archive.length);
        assertOnlyTheCommandIsHeard();
    }

    @Test
    void anArchiveThatIsNoneIsNotHeardOf() throws Exception {
        for (String text : List.of("", "junk", "This is no archive of classes.\n".repeat(1000))) {
            keep(text.getBytes(StandardCharsets.US_ASCII), text.length());
            assertOnlyTheCommandIsHeard();
        }
    }

    /** A part of an archive would end Java with a fatal error. */
    @Test
    void anArchiveThatIsCutIsNotUsed() throws Exception {
        byte[] archive = makeReady();
        for (int part : new int[] {2, 64}) {
            keep(Arrays.copyOf(archive, archive.length / part), archive.length);
            assertOnlyTheCommandIsHeard();
        }
    }

    /** The head of an archive tells its format and names the Java that made it. */
    @Test
    void anArchiveOfAnotherJavaIsNotHeardOf() throws Exception {
        byte[] archive = makeReady();
        byte[] otherMaker = archive.clone();
        otherMaker[indexOf(archive, System.getProperty("java.vm.name").getBytes(StandardCharsets.US_ASCII))]++;
        byte[] otherFormat = archive.clone();
        otherFormat[FORMAT]++;
        for (byte[] other : List.of(otherMaker, otherFormat)) {
            keep(other, other.length);
            assertOnlyTheCommandIsHeard();
        }
    }

    @Test
    void anArchiveOfOtherBundlesIsNotHeardOf() throws Exception {
        byte[] archive = makeReady();
        keep(archive, archive.length);
        Files.move(bundle, bundle.resolveSibling("org.eclipse.equinox.launcher_2.jar"));
        assertOnlyTheCommandIsHeard();
    }

    @Test
    void aNameWithoutASizeIsNotHeardOf() throws Exception {
        Files.write(configuration.resolve("commands-.jsa"), makeReady());
        Files.createDirectory(configuration.resolve("commands-of-old.jsa"));
        assertOnlyTheCommandIsHeard();
    }

    /** As a checkout makes them after a build. */
    private byte[] makeReady() throws Exception {
        Path archive = configuration.resolve("archive");
        Said said = launch(Map.of("EASTWEST_ARCHIVE", archive.toString()));
        assertEquals(0, said.code(), said.errors());
        return Files.readAllBytes(archive);
    }

    private void keep(byte[] content, int size) throws IOException {
        Files.write(configuration.resolve("commands-" + size + ".jsa"), content);
    }

    private static int indexOf(byte[] whole, byte[] part) {
        return IntStream.rangeClosed(0, whole.length - part.length)
                .filter(at -> Arrays.equals(whole, at, at + part.length, part, 0, part.length)).findFirst()
                .orElseThrow();
    }

    private void assertOnlyTheCommandIsHeard() throws Exception {
        assertEquals(new Said(0, "{\"asked\": \"-\"}\n", ""), launch(Map.of()));
    }

    private Said launch(Map<String, String> environment) throws Exception {
        Path output = product.resolve("output");
        Path errors = product.resolve("errors");
        ProcessBuilder process = new ProcessBuilder(product.resolve("eastwest").toString(), "analyze", "--json", "-")
                .directory(product.toFile()).redirectOutput(output.toFile()).redirectError(errors.toFile());
        process.environment().keySet().removeIf(name -> name.startsWith("EASTWEST_") || name.startsWith("JAVA_TOOL")
                || name.equals("_JAVA_OPTIONS") || name.equals("JDK_JAVA_OPTIONS"));
        process.environment().put("JAVA_HOME", System.getProperty("java.home"));
        process.environment().put("EASTWEST_HOME", product.resolve("home").toString());
        process.environment().putAll(environment);
        int code = process.start().waitFor();
        return new Said(code, Files.readString(output), Files.readString(errors));
    }

    private record Said(int code, String output, String errors) {
    }
}
