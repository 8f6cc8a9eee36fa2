// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
    @TempDir
    private Path folder;

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    @Test
    void helpListsEveryCommand() {
        CommandRun help = run("help");

        assertEquals(0, help.code());
        for (String command : Commands.NAMES) {
            assertTrue(help.out().contains("\n  " + command + " "), command + " is missing in " + help.out());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V"})
    void theVersionIsThatOfTheRunsResults(String option) {
        CommandRun told = run(option);

        assertEquals(0, told.code());
        assertEquals("Eastwest " + Installation.SERVICES.version() + " on Java " + System.getProperty("java.version")
                + System.lineSeparator(), told.out());
    }

    private static Stream<String> commands() {
        return Commands.NAMES.stream().filter(name -> !name.equals("help"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandExplainsItself(String command) {
        CommandRun help = run("help", command);

        assertEquals(0, help.code());
        assertTrue(help.out().startsWith("Usage: eastwest " + command + " "), help.out());
        assertEquals(help.out(), run(command, "--help").out());
        assertEquals(help.out(), run(command, "-h").out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"analyse", "validate --jsn -", "validate", "validate a.eastwest b.eastwest", "report x",
            "topology", "topology --kind fat-tree", "new --template superpod-b200", "new",
            "analyze x.eastwest --set tp", "topology --kind fat-tree --endpoints 1e3 --radix 64 --rate 400Gb/s",
            "topology --kind fat-tree --endpoints 99999999999 --radix 64 --rate 400Gb/s"})
    void wrongArgumentsAreRefusedWithAMessageAndNoStackTrace(String line) {
        CommandRun refused = run(line.split(" "));

        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().startsWith("eastwest: "), refused.err());
        assertFalse(refused.err().contains("\tat "), refused.err());
        assertEquals("", refused.out());
    }

    @Test
    void aFileBeforeItsCommandIsToldWithTheLineThatWasMeant() {
        CommandRun refused = run("a.eastwest", "analyze");

        assertEquals(2, refused.code());
        assertTrue(refused.err().startsWith("eastwest: the command comes first: eastwest analyze a.eastwest"),
                refused.err());
    }

    @Test
    void aRateWithoutUnitIsToldWithBothThatAreCommon() {
        String told = run("topology", "--kind", "fat-tree", "--endpoints", "64", "--radix", "64", "--rate=400").err();

        assertTrue(told.contains("'400 Gb/s'") && told.contains("'400 GB/s'"), told);
    }

    @Test
    void whatIsNoNumberIsNamedInWords() {
        String told = run("topology", "--kind", "fat-tree", "--endpoints", "many", "--radix", "64", "--rate",
                "400Gb/s").err();

        assertTrue(told.contains("'--endpoints': 'many' is no whole number"), told);
        assertTrue(run("analyze", "x.eastwest", "--set", "tp").err().contains("Value for option '--set'"));
    }

    @Test
    void aMistypedCommandIsAnsweredWithTheRightOne() {
        assertTrue(run("analyse").err().contains("analyze"));
    }

    @Test
    void pluginsListsTheTransportsOfTheProductAndItsEngines() {
        String table = run("plugins").out();

        for (String id : new String[] {"ib-ndr", "ib-xdr", "rocev2-dcqcn", "rocev2-eecmp", "rocev2-hpcc",
                "rocev2-swift", "uec", "spectrum-x", "fabric", "training", "transports"}) {
            assertTrue(table.contains("\n" + id + " "), id + " is missing in " + table);
        }
        assertTrue(run("plugins", "--verbose").out().contains("active"));
    }

    @Test
    void theGlossaryExplainsAWord() {
        assertEquals(0, run("glossary", "busbw").code());
        assertTrue(run("glossary", "busbw").out().startsWith("bus bandwidth (busbw): Algorithm bandwidth scaled"));
        assertTrue(run("glossary", "exposed", "communication").out().startsWith("exposed communication: "));
        assertTrue(run("glossary").out().lines().count() > 100);
        assertEquals(2, run("glossary", "flux", "capacitor").code());
    }
}
