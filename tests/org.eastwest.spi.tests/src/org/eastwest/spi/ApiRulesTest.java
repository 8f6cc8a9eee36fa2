// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What third parties may use says so: its package has a version, each type since when, and who implements it. */
class ApiRulesTest {
    private static final Path BUNDLES = Path.of("..", "..", "bundles");
    private static final Pattern TYPE = Pattern.compile(
            "^public (?:[a-z-]+ )*(?:class|interface|record|enum|@interface) (\\w+)", Pattern.MULTILINE);
    private static final Pattern INTERFACE = Pattern.compile(
            "^((?: {4})?)(?:@\\w+ )*((?:(?:public|sealed|non-sealed|static|private) )*)interface (\\w+)", Pattern.MULTILINE);

    @ParameterizedTest
    @ValueSource(strings = {"org.eastwest.quantity", "org.eastwest.spi", "org.eastwest.catalog",
            "org.eastwest.analysis"})
    void everyExportedPackageIsDescribedAndHasAVersion(String bundle) throws IOException {
        List<String> wrong = new ArrayList<>();
        packages(bundle).forEach((name, version) -> {
            if (version.isEmpty()) {
                wrong.add(name + " has no version");
            }
            if (!Files.isRegularFile(folder(bundle, name).resolve("package-info.java"))) {
                wrong.add(name + " has no package-info.java");
            }
        });
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @ValueSource(strings = {"org.eastwest.quantity", "org.eastwest.spi", "org.eastwest.catalog"})
    void everyTypeTellsSinceWhen(String bundle) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Path file : sources(bundle)) {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            Matcher type = TYPE.matcher(text);
            String head = file.endsWith("package-info.java") ? text
                    : type.find() ? text.substring(0, type.start()) : "@since 1.0, but nobody sees it";
            if (!head.contains("@since 1.")) {
                wrong.add(file.getFileName() + " lacks @since");
            }
        }
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @ValueSource(strings = {"org.eastwest.quantity", "org.eastwest.spi", "org.eastwest.catalog"})
    void everyInterfaceTellsWhoImplementsIt(String bundle) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Path file : sources(bundle)) {
            String text = Files.readString(file, StandardCharsets.UTF_8);
            Matcher found = INTERFACE.matcher(text);
            while (found.find()) {
                boolean seen = found.group(1).isEmpty() ? found.group(2).contains("public")
                        : !found.group(2).contains("private") && TYPE.matcher(text).find();
                String before = text.substring(0, found.start()).stripTrailing();
                if (seen && !before.endsWith("@ProviderType") && !before.endsWith("@ConsumerType")) {
                    wrong.add(file.getFileName() + ": " + found.group(3));
                }
            }
        }
        assertEquals(List.of(), wrong, "say @ProviderType or @ConsumerType on the line before");
    }

    @Test
    void noBundleShowsAnInternalPackageToEverybody() throws IOException {
        List<String> wrong = new ArrayList<>();
        try (Stream<Path> bundles = Files.list(BUNDLES)) {
            for (Path bundle : bundles.filter(b -> Files.isRegularFile(b.resolve("META-INF/MANIFEST.MF"))).sorted()
                    .toList()) {
                packages(bundle.getFileName().toString()).keySet().stream().filter(p -> p.contains(".internal"))
                        .forEach(wrong::add);
            }
        }
        assertEquals(List.of(), wrong, "export it with x-friends");
    }

    private static Map<String, String> packages(String bundle) throws IOException {
        return ApiJar.packages(ApiJar.manifest(BUNDLES.resolve(bundle).resolve("META-INF/MANIFEST.MF")));
    }

    private static Path folder(String bundle, String name) {
        return BUNDLES.resolve(bundle).resolve("src").resolve(name.replace('.', '/'));
    }

    private static List<Path> sources(String bundle) throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String name : packages(bundle).keySet()) {
            try (Stream<Path> files = Files.list(folder(bundle, name))) {
                files.filter(f -> f.toString().endsWith(".java")).sorted().forEach(sources::add);
            }
        }
        return sources;
    }
}
