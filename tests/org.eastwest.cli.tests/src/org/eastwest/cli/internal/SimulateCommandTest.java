// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Traffic over a fabric from the command line. */
class SimulateCommandTest {
    private static final String LEAVES = "leaf-spine:hosts=16,down=4,up=4,rate=100Gb/s,latency=1us";

    private static final String THIN = "leaf-spine:hosts=16,down=4,up=2,rate=100Gb/s,latency=1us";

    @TempDir
    private Path folder;

    private CommandRun run(String traffic, String transport, String... more) {
        List<String> arguments = new ArrayList<>(List.of("simulate", "--topology", LEAVES, "--traffic", traffic,
                "--transport", transport, "--level", "packet", "--json", "-"));
        arguments.addAll(List.of(more));
        return CommandRun.in(folder, Installation.SERVICES, arguments.toArray(String[]::new));
    }

    private static double max(CommandRun run) {
        return run.json().getAsJsonObject("completion_s").get("max").getAsDouble();
    }

    @Test
    void theSameSeedGivesTheSameBytesAndAnotherOneAnotherResult() {
        CommandRun one = run("permutation", "uec", "--size", "200kB", "--seed", "7");

        assertEquals(0, one.code(), one.err());
        assertEquals(one.jsonWithoutRun(),
                run("permutation", "uec", "--size", "200kB", "--seed", "7").jsonWithoutRun());
        assertNotEquals(one.jsonWithoutRun(),
                run("permutation", "uec", "--size", "200kB", "--seed", "8").jsonWithoutRun());
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"ib-ndr", "ib-xdr", "rocev2-dcqcn", "rocev2-eecmp", "rocev2-hpcc", "rocev2-swift", "uec",
            "spectrum-x"})
    void everyTransportEndsAnIncastNoFasterThanTheLinkAllows(String transport) {
        CommandRun run = run("incast:8", transport, "--size", "500kB");

        assertEquals(0, run.code(), run.err());
        assertEquals(8, run.json().get("flows").getAsInt());
        assertTrue(max(run) > 8 * 500e3 / 12.5e9, "max " + max(run));
    }

    @Test
    void aMatrixMayBeginWithAByteOrderMark() throws IOException {
        Files.writeString(folder.resolve("marked.cm"), "\uFEFFNodes 4\nConnections 1\n0->3 id 1 start 0 size 1000\n");

        assertEquals(0, run("marked.cm", "uec").code());
    }

    @Test
    void whatCannotBeObeyedIsRefusedInsteadOfIgnored() {
        assertEquals(2, run("permutation", "uec", "--size", "1MB", "--events", "0").code());
        assertEquals(2, CommandRun.in(folder, Installation.SERVICES, "deadlock", "--topology", LEAVES, "--set",
                "job.a.tp=1").code());
        for (String[] output : new String[][] {{"--out", "x.json"}, {"--export", "dot", "--json", "-"}}) {
            List<String> arguments = new ArrayList<>(List.of("topology", "--kind", "fat-tree", "--endpoints", "64",
                    "--radix", "16", "--rate", "400Gb/s"));
            arguments.addAll(List.of(output));
            assertEquals(2, CommandRun.in(folder, Installation.SERVICES, arguments.toArray(String[]::new)).code());
        }
    }

    private CommandRun jobs(String... more) {
        List<String> arguments = new ArrayList<>(List.of("simulate", "--topology", THIN, "--traffic", "permutation",
                "--size", "1MB", "--transport", "uec", "--json", "-"));
        arguments.addAll(List.of(more));
        return CommandRun.in(folder, Installation.SERVICES, arguments.toArray(String[]::new));
    }

    private static JsonObject job(CommandRun run, int index) {
        return run.json().getAsJsonArray("jobs").get(index).getAsJsonObject();
    }

    @ParameterizedTest
    @ValueSource(strings = {"flow", "packet"})
    void jobsOnOneFabricTellWhatTheyGetBesideTheOthersAndAlone(String level) {
        CommandRun run = jobs("--level", level, "--job", "a=1-15/2", "--job",
                "b=2-8/2+10-16/2,traffic=alltoall,size=4MB");

        assertEquals(0, run.code(), run.err());
        assertEquals("none", run.json().get("isolation").getAsString());
        assertEquals("b", job(run, 1).get("id").getAsString());
        assertEquals(8, job(run, 1).get("endpoints").getAsInt());
        assertEquals(8, job(run, 0).get("flows").getAsInt());
        assertEquals(56, job(run, 1).get("flows").getAsInt());
        assertEquals(max(run), Math.max(maxOf(run, 0, "completion_s"), maxOf(run, 1, "completion_s")));
        assertEquals(maxOf(run, 0, "completion_s") / maxOf(run, 0, "alone_completion_s"),
                job(run, 0).get("slowdown").getAsDouble(), 1e-12);
        assertTrue(job(run, 0).get("slowdown").getAsDouble() > 1.2, run.out());
        CommandRun alone = jobs("--level", level, "--job", "a=1-15/2");
        assertEquals(1, job(alone, 0).get("slowdown").getAsDouble());
        assertEquals(maxOf(run, 0, "alone_completion_s"), maxOf(alone, 0, "completion_s"));
    }

    private static double maxOf(CommandRun run, int index, String times) {
        return job(run, index).getAsJsonObject(times).get("max").getAsDouble();
    }

    @Test
    void theJobsOfADesignStandOnTheHostsOfTheirPlacements() {
        CommandRun.in(folder, Installation.SERVICES, "new", "--template", "shared-ethernet-1k", "--out", "s.eastwest");
        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "simulate", "s.eastwest", "--jobs", "--traffic",
                "permutation", "--size", "1MB", "--level", "flow", "--json", "-");

        assertEquals(0, run.code(), run.err());
        assertEquals(List.of("pretraining", "tuning", "service"), run.json().getAsJsonArray("jobs").asList().stream()
                .map(j -> j.getAsJsonObject().get("id").getAsString()).toList());
        assertEquals(512, job(run, 0).get("endpoints").getAsInt());
        assertTrue(job(run, 2).get("slowdown").getAsDouble() > 1.05, "its leaves are shared: " + run.out());
        CommandRun apart = CommandRun.in(folder, Installation.SERVICES, "simulate", "s.eastwest", "--job", "service",
                "--job", "late=1137-1152", "--traffic", "permutation", "--size", "1MB", "--level", "flow", "--json",
                "-");
        assertEquals(1, job(apart, 0).get("slowdown").getAsDouble(), 1e-9, "no leaf is shared: " + apart.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--jobs | --jobs takes the jobs of a design",
        "--job a | no design with a job 'a'",
        "--job a= | '' is no range of hosts",
        "--job =1-4 | it has no name",
        "--job a=4-1 | ends before it begins",
        "--job a=0-4 | '0-4' is no range of hosts",
        "--job a=1 | traffic needs two",
        "--job a=1-4+2-6 | host2 twice",
        "--job a=1-400 | the fabric has host1 to host16",
        "--job a=1-4,volume=3 | neither traffic=T nor size=S",
        "--job a=1-4,traffic=storm | --traffic storm is unknown",
        "--job a=1-4,traffic=incast:4 | 4 endpoints take part; give 1 to 3 senders",
        "--job a=1-4,size=-1MB | give a byte or more",
        "--job a=1-4 --job a=5-8 | there is a job 'a' already",
        "--job a=1-4 --jobs | not both",
        "--job a=1-4 --isolation rails | Use none, priorities, planes",
        "--job a=1-4 --isolation planes | the fabric has one plane",
        "--isolation none | there are none. Add --jobs"})
    void jobsThatCannotBeAreNamedWithTheRemedy(String line, String message) {
        List<String> arguments = new ArrayList<>(List.of("--level", "flow"));
        arguments.addAll(List.of(line.split(" ")));
        CommandRun run = jobs(arguments.toArray(String[]::new));

        assertEquals(2, run.code(), run.out());
        assertTrue(run.err().contains(message), run.err());
    }

    @Test
    void aParameterAndAFaultChangeTheResult() {
        double usual = max(run("permutation", "uec", "--size", "1MB"));

        assertTrue(max(run("permutation", "uec", "--size", "1MB", "--set", "entropy-values=1")) > 1.2 * usual);
        assertTrue(max(run("permutation", "uec", "--size", "1MB", "--fail", "switch:spine1", "--fail",
                "switch:spine2")) > 1.2 * usual);
    }

    @Test
    void bothLevelsTellTheSameStory() {
        double packet = max(run("alltoall", "uec", "--size", "4MB"));
        CommandRun flow = CommandRun.in(folder, Installation.SERVICES, "simulate", "--topology", LEAVES, "--traffic",
                "alltoall", "--size", "4MB", "--transport", "uec", "--level", "flow", "--json", "-");

        assertEquals(max(flow), packet, 0.15 * packet);
    }

    @Test
    void aDesignIsSimulatedWithItsOwnTransport() {
        CommandRun.in(folder, Installation.SERVICES, "new", "--template", "ib-1k", "--out", "a.eastwest");

        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "simulate", "a.eastwest", "--traffic",
                "permutation", "--size", "64kB", "--level", "packet", "--json", "-");

        assertEquals(0, run.code(), run.err());
        assertEquals(1024, run.json().get("flows").getAsInt());
    }

    @Test
    void aConnectionMatrixOfHtsimIsRead() throws IOException {
        Files.writeString(folder.resolve("serial.cm"), """
                # two messages one after the other, and one beside them
                Nodes 16
                Connections 3
                Triggers 1
                0->5 id 1 start 0 size 1000000 send_done_trigger 1
                0->9 id 2 trigger 1 size 1000000
                3->7 id 3 start 5000000 size 1000000 prio 2
                trigger id 1 oneshot
                """);

        JsonObject json = run("serial.cm", "uec").json();

        assertEquals(3, json.get("flows").getAsInt());
        assertEquals(80e-6, json.getAsJsonObject("completion_s").get("max").getAsDouble(), 20e-6);
    }

    @Test
    void failuresOfHtsimAreLeftOutAndTold() throws IOException {
        Files.writeString(folder.resolve("failing.cm"), "Nodes 4\nConnections 1\nFailures 2\n0->3 id 1 start 0 size 1000"
                + "\nfailure switch_type TOR switch_id 0 link_id 1\nfailure switch_type AGG switch_id 1 link_id 0\n");

        CommandRun run = run("failing.cm", "uec");

        assertEquals(0, run.code(), run.err());
        assertEquals(1, run.json().get("flows").getAsInt());
        assertTrue(run.out().contains("failing.cm, lines 5, 6: failures are left out"), run.out());
    }

    /** Each end starts the next one alone (MultiShotTrigger of htsim). */
    @Test
    void asManyEndsAsConnectionsWaitForAMultishotTriggerStartThemAll() throws IOException {
        Files.writeString(folder.resolve("shots.cm"), "Nodes 8\nConnections 4\n0->1 start 0 size 5 send_done_trigger 1\n"
                + "2->3 start 0 size 9000 recv_done_trigger 1\n4->5 trigger 1 size 5\n6->7 trigger 1 size 5\n"
                + "trigger id 1 multishot\n");

        CommandRun run = run("shots.cm", "uec");

        assertEquals(0, run.code(), run.err());
        assertEquals(4, run.json().get("flows").getAsInt());
    }

    @Test
    void aTriggerThatNothingWaitsForHindersNoLevel() throws IOException {
        Files.writeString(folder.resolve("idle.cm"), "Nodes 4\nConnections 1\nTriggers 1\n0->1 start 0 size 5"
                + " send_done_trigger 1\ntrigger id 1 oneshot\n");

        CommandRun run = CommandRun.in(folder, Installation.SERVICES, "simulate", "--topology", LEAVES, "--traffic",
                "idle.cm", "--transport", "uec", "--level", "flow");

        assertEquals(0, run.code(), run.err());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', value = {
            "Nodes 4;Connections 1;0->4 start 0 size 1|line 3: there is no node 4 among 4",
            "Nodes 4;Connections 1;0->1 start 0 size x|line 3: 'x' after 'size' is no number",
            "Nodes 4;Connections 1;0->1 start 0|line 3: a connection without size",
            "Nodes 4;Connections 1;0->1 size 5|line 3: a connection has either a start or a trigger",
            "Nodes 4;Connections 1;1->1 start 0 size 5|line 3: a connection from 1 to itself",
            "Nodes 4;Connections 1;0->1 start 0 size 5 colour 3|line 3: 'colour' is unknown in a connection",
            "Nodes 4;Connections 2;0->1 start 0 size 5|says Connections 2 and has 1",
            "Nodes 4;Connections 1;0->1 trigger 3 size 5|line 3: there is no trigger 3",
            "Nodes 4;Nodes 5|line 2: 'Nodes' stands there twice",
            "Nodes 4;Connections 1;0->1 start 0 size|line 3: a number is missing after 'size'",
            "hello|line 1: 'hello' is neither a connection nor a known word",
            "Connections 1;0->1 start 0 size 5|line 2: a connection before the number of nodes",
            "Nodes 4;Connections 1;0->1 start -5 size 5|line 3: start -5 is out of range",
            "Nodes 4;Connections 1;0->1 start 0x1p3 size 5|line 3: '0x1p3' after 'start' is no number",
            "Nodes 4;Connections 0|has no connection to simulate",
            "Nodes 4;Connections 1;Failures 2;0->1 start 0 size 5|says Failures 2 and has 0",
            "Nodes 4;Connections 1;Triggers 1;trigger id 1 oneshot;0->1 id 1 trigger 1 size 5|line 5: the connection"
                    + " waits for trigger 1, which never fires",
            "Nodes 4;Connections 2;0->1 id 1 start 0 size 5 recv_done_trigger 7;1->2 id 2 trigger 7 size 5;trigger id 7"
                    + " barrier count 2|line 4: the connection waits for trigger 7",
            "Nodes 4;Connections 3;0->1 id 1 start 0 size 5 send_done_trigger 1;1->2 id 2 trigger 1 size 5;1->3 id 3"
                    + " trigger 1 size 5;trigger id 1 multishot|line 5: the connection waits for trigger 1",
            "Nodes 4;Connections 2;0->1 id 1 start 0 size 5;1->2 id 1 start 0 size 5|line 4: the connection of line 3"
                    + " has the id 1 too",
            "Nodes 4;Connections 1;0->1 start 0 size 9e18|line 3: size 9e18 is out of range",
            "Nodes 99;Connections 1;0->98 start 0 size 5|the endpoints are 0 to 15, and two differ. Give a fabric"})
    void aWrongLineIsToldWithFileLineAndRemedy(String lines, String expected) throws IOException {
        Files.writeString(folder.resolve("wrong.cm"), lines.replace(';', '\n'));

        CommandRun run = run("wrong.cm", "uec");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("wrong.cm") && run.err().contains(expected), run.err());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', value = {
            "--traffic permutation --size 1MB --transport uec||Name a design FILE, or a --topology",
            "--traffic permutation --size 1MB|leaf-spine:hosts=4,down=2|needs a --transport",
            "--traffic dance --size 1MB --transport uec|leaf-spine:hosts=4,down=2|dance is unknown",
            "--traffic incast:9 --size 1MB --transport uec|leaf-spine:hosts=4,down=2|incast:9",
            "--traffic incast:x --size 1MB --transport uec|leaf-spine:hosts=4,down=2|incast:x",
            "--traffic permutation --transport uec|leaf-spine:hosts=4,down=2|needs a --size",
            "--traffic permutation --size 1MB --transport uec|ring:hosts=4|no kind of topology",
            "--traffic permutation --size 1MB --transport no|leaf-spine:hosts=4,down=2|no such transport",
            "--traffic permutation --size 1MB --transport uec --level no|leaf-spine:hosts=4,down=2|is no level",
            "--traffic permutation --size 1MB --transport uec --set qps=4|leaf-spine:hosts=4,down=2|--set qps",
            "--traffic permutation --size 1MB --transport uec --set mtu=1B|leaf-spine:hosts=4,down=2|outside",
            "--traffic permutation --size 1MB --transport uec --set a.b=1|leaf-spine:hosts=4,down=2|no attributes",
            "--traffic permutation --size 1MB --transport uec --memory -1GB|leaf-spine:hosts=4,down=2"
                    + "|--memory -1GB: give",
            "--traffic alltoall --size 1MB --transport uec --level flow|leaf-spine:hosts=1,down=1|traffic needs two",
            "--traffic permutation --size 1e30B --transport uec --level flow|leaf-spine:hosts=4,down=2|at most 1 PB",
            "--traffic permutation --size 1MB --transport rocev2-dcqcn --set queue-pairs=0|leaf-spine:hosts=4,down=2"
                    + "|'queue-pairs' is 0, outside 1 to",
            "--traffic missing.cm --transport uec|leaf-spine:hosts=4,down=2|missing.cm",
            "--traffic permutation --size 1MB --transport uec --fail link:leaf9-spine1|leaf-spine:hosts=4,down=2|leaf9",
            "--traffic permutation --size 64GB --transport uec --memory 1MiB|leaf-spine:hosts=64,down=8|memory",
            "--traffic permutation --size 16MB --transport uec --events 1|leaf-spine:hosts=64,down=8|1,000,000 allowed"})
    void whatCannotBeRunIsToldBeforeOrAsSoonAsItIsKnown(String line, String topology, String expected) {
        List<String> arguments = new ArrayList<>(List.of(("simulate " + line).split(" ")));
        if (topology != null) {
            arguments.addAll(List.of("--topology", topology));
        }
        if (!line.contains("--level")) {
            arguments.addAll(List.of("--level", "packet"));
        }

        CommandRun run = CommandRun.in(folder, Installation.SERVICES, arguments.toArray(String[]::new));

        assertEquals(2, run.code(), run.out());
        assertTrue(run.err().contains(expected), run.err());
    }

    /** Whatever stands in a file: it is simulated, or refused with its name; never a fault of the program. */
    @Test
    void noConnectionMatrixIsAFaultOfTheProgram() throws IOException {
        String[] words = {"Nodes", "Connections", "Triggers", "Failures", "4", "1", "2", "0", "-1", "99999999999",
            "1e9", "0->1", "1->2", "3->0", "->", "0->", "id", "start", "size", "trigger", "send_done_trigger",
            "recv_done_trigger", "prio", "oneshot", "multishot", "barrier", "count", "failure", "#", "\n", "\n", "\t",
            "NaN", "\u00e9"};
        SplittableRandom random = new SplittableRandom(7);
        for (int file = 0; file < 400; file++) {
            StringBuilder text = new StringBuilder("Nodes 4\nConnections 1\n0->1 id 1 start 0 size 1000");
            int cut = random.nextInt(text.length() + 1);
            text.setLength(file % 3 == 0 ? text.length() : cut);
            for (int w = random.nextInt(12); w > 0; w--) {
                text.append(' ').append(words[random.nextInt(words.length)]);
            }
            Files.writeString(folder.resolve("random.cm"), text);
            CommandRun run = run("random.cm", "uec");
            assertTrue(run.code() == 0 || run.code() == 2 && run.err().contains("random.cm"),
                    text + "\n" + run.code() + run.err());
        }
    }
}
