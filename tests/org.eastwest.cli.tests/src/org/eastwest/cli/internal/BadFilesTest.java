// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.eastwest.examples.Templates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BadFilesTest {
    private static final int MUTATIONS = 200;

    @TempDir
    private Path folder;

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    private static String design() throws IOException {
        try (var stream = Templates.open("superpod-b200")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    static Stream<Arguments> unusable() throws IOException {
        String design = design();
        return Stream.of(Arguments.of("empty", ""), Arguments.of("no XML", "hello"),
                Arguments.of("truncated", design.substring(0, design.length() / 2)),
                Arguments.of("foreign XML", "<html><body/></html>"),
                Arguments.of("entity", design.replaceFirst("\\?>",
                        "?><!DOCTYPE d [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>")),
                Arguments.of("billion laughs", "<?xml version=\"1.0\"?><!DOCTYPE l [<!ENTITY a \"ha\">"
                        + "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]>"
                        + "<l>&c;</l>"),
                Arguments.of("unknown attribute", design.replaceFirst("name=", "nome=")),
                Arguments.of("malformed quantity", design.replaceFirst("hostCableLength=\"[^\"]*\"",
                        "hostCableLength=\"thirty\"")));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("unusable")
    void aFileThatCannotBeReadIsRefusedByEveryCommandWithItsNameAndNothingIsWritten(String kind, String content)
            throws IOException {
        Files.writeString(folder.resolve("bad.eastwest"), content);

        for (String[] arguments : new String[][] {{"validate", "bad.eastwest"}, {"analyze", "bad.eastwest"},
                {"topology", "bad.eastwest"}, {"report", "bad.eastwest", "--out", "r"}}) {
            CommandRun refused = run(arguments);
            assertEquals(2, refused.code(), refused.err());
            assertTrue(refused.err().contains("bad.eastwest"), refused.err());
            assertFalse(refused.err().contains("\tat "), refused.err());
        }
        assertFalse(Files.exists(folder.resolve("r")));
        assertEquals(content, Files.readString(folder.resolve("bad.eastwest")));
    }

    @Test
    void aMissingFileAndAFolderAreRefused() throws IOException {
        Files.createDirectory(folder.resolve("folder.eastwest"));

        assertEquals(2, run("validate", "missing.eastwest").code());
        assertEquals(2, run("validate", "folder.eastwest").code());
    }

    @Test
    void aFileOfANewerVersionIsReadWithAWarning() throws IOException {
        Files.writeString(folder.resolve("newer.eastwest"), design().replace("eastwest.org/design/1",
                "eastwest.org/design/2"));

        CommandRun read = run("validate", "newer.eastwest");
        assertTrue((read.out() + read.err()).contains("newer version"), read.out() + read.err());
    }

    @Test
    void whateverIsInAFileTheAnswerIsAFindingAndNeverAFault() throws IOException {
        byte[] design = design().getBytes(StandardCharsets.UTF_8);
        Random random = new Random(1);
        for (int i = 0; i < MUTATIONS; i++) {
            byte[] mutated = design.clone();
            for (int change = 0; change <= random.nextInt(3); change++) {
                mutated[random.nextInt(mutated.length)] = (byte) random.nextInt(256);
            }
            Files.write(folder.resolve("m.eastwest"), mutated);

            CommandRun run = run("validate", "m.eastwest");
            assertTrue(run.code() <= 2, new String(mutated, StandardCharsets.UTF_8) + run.err());
        }
    }
}
