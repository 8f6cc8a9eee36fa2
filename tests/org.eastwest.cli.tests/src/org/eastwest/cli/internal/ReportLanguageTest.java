// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command report --lang")
class ReportLanguageTest {
    /** Stay English, as the page says: derivations, sources, and why a value is assumed. */
    private static final String ENGLISH = "derivations|sources|assumptions";
    /** Three words in a row that are no names. */
    private static final Pattern SENTENCE = Pattern.compile("(?<![\\w-])[a-z][a-z'-]+ [a-z][a-z'-]+ [a-z][a-z'-]+(?![\\w])");

    @TempDir
    Path folder;

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    @ParameterizedTest
    @ValueSource(strings = {"superpod-h100-llama3-405b", "shared-ethernet-1k", "inference-llama3-70b"})
    @DisplayName("ja leaves no English sentence but those that the page speaks of, and every section heading is Japanese")
    void japanese(String template) throws IOException {
        assertEquals(0, run("new", "--template", template, "--out", "d.eastwest").code());
        assertEquals(0, run("report", "d.eastwest", "--out", "r", "--lang", "ja").code());
        String html = Files.readString(folder.resolve("r/index.html"));
        assertTrue(html.contains("<html lang=\"ja\">"));
        assertTrue(html.contains("<section id=\"decision\"") && html.contains("<section id=\"claims\""));
        assertTrue(html.contains("--lang ja"), "the page tells how to make it again");
        assertEquals(Set.of(), sentences(html));
        Set<String> titles = new TreeSet<>();
        for (Matcher title = Pattern.compile("<h2[^>]*>([^<]*)</h2>").matcher(html); title.find();) {
            if (title.group(1).codePoints().noneMatch(c -> c >= 0x3040)) {
                titles.add(title.group(1));
            }
        }
        assertEquals(Set.of(), titles);
    }

    private static Set<String> sentences(String html) {
        String body = html.substring(html.indexOf("<body"))
                .replaceAll("(?s)<section id=\"(?:" + ENGLISH + ")\".*?</section>", "")
                .replaceAll("(?s)<figure class=\"picture\">.*?</figure>", "").replaceAll("(?s)<(code|pre).*?</\\1>", "")
                .replaceAll("</?abbr[^>]*>", "");
        Set<String> left = new TreeSet<>();
        for (Matcher text = Pattern.compile(">([^<>]+)<").matcher(body); text.find();) {
            // sources of prices are cited as they are
            if (SENTENCE.matcher(text.group(1)).find() && !text.group(1).startsWith("prices/")) {
                left.add(text.group(1));
            }
        }
        left.removeIf(text -> text.contains("jobs on one Ethernet fabric") || text.contains("runs and a service"));
        return left;
    }

    @Test
    @DisplayName("a language that there is no report in is refused with those that there are")
    void unknown() {
        assertEquals(0, run("new", "--template", "ib-1k", "--out", "d.eastwest").code());
        CommandRun outcome = run("report", "d.eastwest", "--out", "r", "--lang", "fr");
        assertEquals(2, outcome.code());
        assertTrue(outcome.err().contains("--lang fr: there is no report in this language. Use en or ja."), outcome.err());
        assertFalse(Files.exists(folder.resolve("r")));
    }
}
