// SPDX-License-Identifier: EPL-2.0
package org.eastwest.sdk.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The product of this build with a user area of its own, and the Maven of a plugin's project.
 *
 * @param home the user area
 */
record Workbench(Path home) {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();

    /** The source tree. */
    static Path root() {
        return ROOT;
    }

    /** An example design. */
    static Path design(String name) {
        return ROOT.resolve("bundles/org.eastwest.examples/designs").resolve(name);
    }

    private static Path product() {
        try (Stream<Path> files = Files.find(ROOT.resolve("releng/org.eastwest.product/target/products"), 8,
                (file, attributes) -> file.endsWith("eastwest") && attributes.isRegularFile())) {
            return files.sorted().findFirst().orElseThrow().getParent();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** The address of the SDK in the product. */
    static String sdk() {
        return product().resolve("sdk").toUri().toASCIIString();
    }

    /** Runs a command of the product in a folder. */
    Run eastwest(Path folder, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(product().resolve("eastwest").toString()));
        command.addAll(List.of(arguments));
        return Run.of(folder, Map.of("EASTWEST_HOME", home.toString()), command);
    }

    /** Builds a project by its own mvnw, offline when the outer build is. */
    static Run verify(Path project, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(project.resolve("mvnw").toString(), "--batch-mode", "verify",
                "-Dmaven.repo.local=" + System.getProperty("outer.repository")));
        if (System.getProperty("outer.offline").endsWith("true")) {
            command.add("--offline");
        }
        command.addAll(List.of(options));
        return Run.of(project, Map.of(), command);
    }

    /** Copies what is in a folder, but for what builds leave there. */
    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(f -> !from.relativize(f).toString().matches("(.*/)?target(/.*)?")).toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
                }
            }
        }
    }
}
