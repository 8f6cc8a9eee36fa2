// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code new-plugin}: what it writes and what it refuses. That it builds is tested in org.eastwest.sdk.tests. */
class NewPluginTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();

    @TempDir
    private Path folder;

    @BeforeEach
    void anSdk() throws IOException {
        Files.writeString(Files.createDirectory(folder.resolve("the sdk")).resolve("content.jar"), "");
    }

    @ParameterizedTest
    @EnumSource(PluginKind.class)
    void aProjectHasBundleTestsFeatureSiteAndAMavenOfItsOwn(PluginKind kind) throws Exception {
        CommandRun run = write(kind.word(), "com.example.my_foo", "out");

        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().startsWith("Wrote the " + kind.word() + " 'my-foo' to out."), run.out());
        for (String file : List.of("pom.xml", "mvnw", "README.md", ".gitignore", "com.example.my_foo/pom.xml",
                "com.example.my_foo/META-INF/MANIFEST.MF", "com.example.my_foo/OSGI-INF/my-foo.xml",
                "com.example.my_foo/icons/my-foo.svg", "com.example.my_foo/docs/my-foo.md",
                "com.example.my_foo.tests/META-INF/MANIFEST.MF", "com.example.my_foo.feature/feature.xml",
                "com.example.my_foo.site/category.xml")) {
            assertTrue(Files.isRegularFile(folder.resolve("out").resolve(file)), file);
        }
        assertTrue(Files.isExecutable(folder.resolve("out/mvnw")));
        assertTrue(read("out/pom.xml").contains("the%20sdk/</eastwest.repository>"), read("out/pom.xml"));
    }

    @ParameterizedTest
    @EnumSource(PluginKind.class)
    void noPlaceholderIsLeftAndAllXmlIsWellFormed(PluginKind kind) throws Exception {
        write(kind.word(), "com.example.foo", "out", "--name", "A \"fast\" & <odd> one");

        for (Path file : files(folder.resolve("out"))) {
            String text = Files.readString(file);
            assertFalse(text.contains("@{") && !file.endsWith("mvnw") && !file.endsWith("find-java"), file.toString());
            if (file.toString().matches(".*\\.(xml|svg|odesign)")) {
                DocumentBuilderFactory.newInstance().newDocumentBuilder()
                        .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            }
        }
    }

    @Test
    void aLongNameIsFoldedInTheManifestAndStaysWhole() throws Exception {
        String id = "com.example.a_company_with_a_rather_long_name.and_a_plugin_with_another";
        String name = "Ein längerer Name " + "ü".repeat(80);
        CommandRun run = write("transport", id, "out", "--name", name);

        assertEquals(0, run.code(), run.err());
        String manifest = read("out/" + id + "/META-INF/MANIFEST.MF");
        manifest.lines().forEach(l -> assertTrue(l.getBytes(StandardCharsets.UTF_8).length <= 72, l));
        Attributes attributes = new Manifest(new ByteArrayInputStream(manifest.getBytes(StandardCharsets.UTF_8)))
                .getMainAttributes();
        assertEquals(name, attributes.getValue("Bundle-Name"));
        assertEquals(id, attributes.getValue("Bundle-SymbolicName"));
    }

    @Test
    void anIdThatEndsLikeSomethingInstalledTakesAnotherWord() throws Exception {
        write("transport", "com.acme.uec", "out");

        assertTrue(Files.exists(folder.resolve("out/com.acme.uec/OSGI-INF/acme-uec.xml")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"foo", "com..foo", ".foo.bar", "com.example.", "com.Example.foo", "com.1st.foo",
            "com.example.my-foo", "com.example.class", "int.foo", "com.example.föo", "com.example.foo bar", "java.foo",
            "org.eastwest.transport.uec", "org.eclipse.foo", "com._x.foo", ""})
    void anIdThatIsNoPackageOfTheUsersIsRefusedAndNothingIsWritten(String id) {
        CommandRun run = write("transport", id, "out");

        assertEquals(2, run.code(), run.err());
        assertTrue(run.err().contains("--id"), run.err());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void aFolderWithAnythingInItIsLeftAsItIs() throws IOException {
        Files.writeString(Files.createDirectory(folder.resolve("out")).resolve("mine.txt"), "mine");
        CommandRun run = write("engine", "com.example.foo", "out");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("the folder is not empty"), run.err());
        assertEquals(List.of("mine.txt"), names("out"));
    }

    @Test
    void anEmptyFolderIsTaken() throws IOException {
        Files.createDirectory(folder.resolve("out"));

        assertEquals(0, write("engine", "com.example.foo", "out").code());
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Files.writeString(folder.resolve("out"), "");

        assertEquals(2, write("engine", "com.example.foo", "out").code());
    }

    @Test
    void aFolderOfAFolderThatIsMissingIsRefused() {
        CommandRun run = write("engine", "com.example.foo", "missing/out");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("its folder does not exist"), run.err());
        assertFalse(Files.exists(folder.resolve("missing")));
    }

    /** So deep that pom.xml can be written and the longer paths of its modules cannot. */
    @Test
    void ofAProjectThatCannotBeWrittenToItsEndNothingIsLeft() throws IOException {
        int longest = System.getProperty("os.name").startsWith("Mac") ? 1023 : 4095;
        Path deep = folder;
        for (int left = longest - 50 - "/out".length() - folder.toString().length(); left > 1; left -= 200) {
            deep = Files.createDirectory(deep.resolve("d".repeat(Math.min(left, 200) - 1)));
        }
        String out = folder.relativize(deep).resolve("out").toString();
        CommandRun run = write("engine", "com.example.foo", out);

        assertEquals(2, run.code(), run.err());
        assertTrue(run.err().contains("cannot be written to"), run.err());
        assertEquals(List.of(), names(folder.relativize(deep).toString()));
    }

    @ParameterizedTest
    @CsvSource({"http://example.com/sdk, https:", "ftp://example.com/sdk, https:", "nowhere, holds no p2 repository",
        "https://example.com/a b, write a space as %20"})
    void anAddressThatIsNoRepositoryIsRefused(String address, String why) {
        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "new-plugin", "transport", "--id",
                "com.example.foo", "--out", "out", "--repository", address);

        assertEquals(2, run.code());
        assertTrue(run.err().contains(why), run.err());
        assertFalse(Files.exists(folder.resolve("out")));
    }

    @Test
    void withoutAnSdkItSaysHowToNameOne() {
        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "new-plugin", "transport", "--id",
                "com.example.foo", "--out", "out");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("--repository"), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "two\nlines"})
    void aNameIsOneLineThatSaysSomething(String name) {
        assertEquals(2, write("transport", "com.example.foo", "out", "--name", name).code());
    }

    @Test
    void anotherKindIsRefusedWithTheKindsThereAre() {
        CommandRun run = write("widget", "com.example.foo", "out");

        assertEquals(2, run.code());
        assertTrue(run.err().toLowerCase(Locale.ROOT).contains("transport, engine"), run.err());
    }

    /** One wrapper of Maven and one search for Java, wherever they stand. */
    @Test
    void mavenAndJavaAreFoundAsInThisBuild() throws IOException {
        String javaHere = Files.readString(ROOT.resolve("features/org.eastwest.workbench.feature/rootfiles/find-java"));
        String mavenHere = Files.readString(ROOT.resolve("mvnw"))
                .replace("$here/features/org.eastwest.workbench.feature/rootfiles/find-java", "$here/.mvn/find-java");
        write("transport", "com.example.foo", "out");

        for (Path project : List.of(folder.resolve("out"), ROOT.resolve("releng/examples/efa-srd"))) {
            assertEquals(mavenHere, Files.readString(project.resolve("mvnw")), project.toString());
            assertEquals(javaHere, Files.readString(project.resolve(".mvn/find-java")), project.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"tycho\\.version>[^<]*", "<artifactId>guava</artifactId>\\s*<version>[^<]*"})
    void theProjectIsBuiltWithTheVersionsOfThisBuild(String what) throws IOException {
        write("transport", "com.example.foo", "out");
        String here = found(what, Files.readString(ROOT.resolve("pom.xml")));

        assertEquals(here, found(what, read("out/pom.xml")));
        assertEquals(here, found(what, Files.readString(ROOT.resolve("releng/examples/efa-srd/pom.xml"))));
    }

    private static String found(String pattern, String text) {
        return Pattern.compile(pattern).matcher(text).results().findFirst().orElseThrow().group();
    }

    private CommandRun write(String kind, String id, String out, String... further) {
        return CommandRun.in(folder, Installation.SERVICES, Stream.concat(Stream.of("new-plugin", kind, "--id", id,
                "--out", out, "--repository", "the sdk"), Stream.of(further)).toArray(String[]::new));
    }

    private String read(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    private List<String> names(String inFolder) throws IOException {
        try (Stream<Path> content = Files.list(folder.resolve(inFolder))) {
            return content.map(p -> p.getFileName().toString()).toList();
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }
}
