// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The code that docs/plugins shows is that of the projects which new-plugin writes, and its links lead somewhere. */
class PluginDocumentationTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent().getParent();
    private static final Path DOCS = ROOT.resolve("docs/plugins");
    /** A comment that names kind and file, or the example and its file; then a fence. */
    private static final Pattern EXCERPT =
            Pattern.compile("<!-- excerpt: (\\S+) (\\S+) -->\n```\\w+\n(.*?\n)```\n", Pattern.DOTALL);
    private static final Pattern FENCED_JAVA = Pattern.compile("^```java$", Pattern.MULTILINE);
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");

    static List<Path> pages() throws IOException {
        try (Stream<Path> pages = Files.list(DOCS)) {
            return pages.sorted().toList();
        }
    }

    @Test
    void everyKindHasItsPage() throws IOException {
        assertEquals(Set.of("concepts.md", "transport-in-30-minutes.md", "engine.md", "importer.md", "diagram-layer.md",
                "report-section.md", "testing.md", "publishing.md"),
                Set.copyOf(pages().stream().map(p -> p.getFileName().toString()).toList()));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyExcerptStandsInItsFile(Path page) throws IOException {
        for (MatchResult excerpt : EXCERPT.matcher(Files.readString(page)).results().toList()) {
            assertTrue(text(excerpt.group(1), excerpt.group(2)).contains(excerpt.group(3)),
                    page.getFileName() + ": not in " + excerpt.group(2) + ":\n" + excerpt.group(3));
        }
    }

    /** Whole files (in the comment: file) are built in org.eastwest.sdk.tests. */
    @ParameterizedTest
    @MethodSource("pages")
    void allJavaOfAPageIsChecked(Path page) throws IOException {
        String text = Files.readString(page);
        long marked = Pattern.compile("<!-- (excerpt|file): .* -->\n```java\n").matcher(text).results().count();

        assertEquals(marked, FENCED_JAVA.matcher(text).results().count());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyLinkLeadsToAFile(Path page) throws IOException {
        LINK.matcher(Files.readString(page)).results().map(l -> l.group(1))
                .forEach(l -> assertTrue(Files.exists(DOCS.resolve(l)), page.getFileName() + ": " + l));
    }

    private static String text(String where, String file) throws IOException {
        if (where.equals("efa-srd")) {
            return Files.readString(ROOT.resolve("releng/examples/efa-srd").resolve(file));
        }
        PluginNames names = PluginNames.of("com.example.foo", null, Set.of());
        PluginKind kind = PluginKind.valueOf(where.toUpperCase(Locale.ROOT));
        return new PluginTemplate(kind, names, "file:/sdk/").files().stream().filter(f -> f.path().equals(file))
                .findFirst().orElseThrow(() -> new AssertionError("a " + where + " has no " + file)).text();
    }
}
