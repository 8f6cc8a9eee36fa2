// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code ecmp}, {@code deadlock} and what {@code topology} and {@code analyze} do with faults. */
class FabricCommandsTest {
    private static final String BOUNCING = "deadlock --topology leaf-spine:hosts=16,down=4,up=2 --detours bounce"
            + " --fail link:leaf4-spine1 --fail link:leaf2-spine2";
    private static final String FAT_TREE = "topology --kind fat-tree --endpoints 1024 --radix 64 --rate 400Gb/s";

    @TempDir
    private Path folder;

    @Test
    void numbersAgreeWithTheirNouns() {
        assertTrue(run("ecmp --links 1 --flows 1").out().startsWith("1 flow on 1 link\n"));
        assertTrue(run("ecmp --links 2 --flows 1024").out().startsWith("1,024 flows on 2 links\n"));
    }

    @Test
    void ecmpGivesTheExactValueAndDrawsThatAgree() {
        JsonObject json = run("ecmp --links 16 --flows 16 --qps 16 --json -").json();
        assertEquals(1.46, json.get("slowdown").getAsDouble(), 0.005);
        assertEquals(256, json.get("flows").getAsLong());
        JsonObject drawn = json.getAsJsonObject("monte_carlo");
        assertEquals(json.get("slowdown").getAsDouble(), drawn.get("slowdown").getAsDouble(),
                5 * drawn.get("standard_error").getAsDouble());
    }

    @Test
    void deadlockShowsTheCycleAndEndsWithOne() {
        CommandRun run = run(BOUNCING);
        assertEquals(1, run.code());
        assertTrue(run.out().contains("leaf1-spine1") && run.out().contains("spine1-leaf3")
                && run.out().contains("leaf3-spine2") && run.out().contains("spine2-leaf1"), run.out());
        assertTrue(run.out().contains("deadlock") && run.out().contains("2 in all"), run.out());
    }

    @Test
    void oneMorePriorityRemovesIt() {
        assertEquals(0, run(BOUNCING + " --priorities 2").code());
        assertEquals(0, run(BOUNCING.replace("bounce", "valley-free")).code());
    }

    @Test
    void aFailedSpineTakesItsShareOfTheBisection() {
        JsonObject healthy = run(FAT_TREE + " --json -").json();
        JsonObject hurt = run(FAT_TREE + " --fail switch:spine2 --json -").json();
        assertEquals(15 / 16.0, hurt.get("bisection_bps").getAsDouble() / healthy.get("bisection_bps").getAsDouble(),
                1e-12);
        assertEquals(64, hurt.getAsJsonObject("faults").get("failed_links").getAsLong());
        assertEquals(healthy.get("switches"), hurt.get("switches"), "counts are those that were bought");
    }

    @ParameterizedTest
    @CsvSource({"graphml, <edge ", "dot, --", "json, rate_bps", "infragraph, scheme\": \"one2one"})
    void everyFormatHasEveryCable(String format, String ofCable) throws IOException {
        assertEquals(0, run(FAT_TREE + " --export " + format + " --out fabric." + format).code());
        String text = Files.readString(folder.resolve("fabric." + format));
        assertEquals(2048, text.split(java.util.regex.Pattern.quote(ofCable), -1).length - 1);
        assertTrue(text.contains("host1024") && text.contains("leaf32") && text.contains("spine16"));
        if (format.equals("json") || format.equals("infragraph")) {
            JsonParser.parseString(text);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ecmp --links 0 --flows 1 | --links 0: give a number from 1",
        "deadlock | Name a design FILE, or a --topology SPEC",
        "deadlock --topology ring:hosts=3 | 'ring' is no kind of topology",
        "deadlock --topology leaf-spine:hosts=4,down=2 --fail switch:spine9 | names no switch",
        "deadlock --topology leaf-spine:hosts=4,down=2 --fail gpu:host1=180% | above 0 % and up to 100 %",
        "topology --topology leaf-spine:hosts=4,down=2 --fail nic:servers | names no endpoint of this fabric; they are",
        "simulate --topology leaf-spine:hosts=4,down=2 --traffic permutation --size 1MB --transport uec --level flow "
                + "--fail nic:host5=200Gb/s | they are host1 to host4",
        "topology --topology leaf-spine:hosts=4,down=2 --fail nic:host1=500Gb/s | give at most that",
        "deadlock --topology leaf-spine:hosts=4,down=2 --priorities 9 | from 1 to 8",
        "deadlock --topology leaf-spine:hosts=4,down=2 --burst 1e300s | up to an hour",
        "topology --topology leaf-spine:hosts=10,down=5,rate=1e300Gb/s | rate=1e300Gb/s: give at most 1 Pb/s",
        "topology --topology leaf-spine:hosts=10,down=5,latency=-1us | latency=-1us: give no negative value",
        "topology --topology leaf-spine:hosts=10,down=5,latency=1e9s | latency=1e9s: give at most 1 s",
        "topology --topology leaf-spine:hosts=10,down=5,domain-rate=0Gb/s | give a value above 0",
        "topology --topology leaf-spine:hosts=9,down=1,up=9999999 | up=9999999: give a number from 1 to 65536",
        "topology --topology leaf-spine:hosts=200000,down=1,up=65536 --export dot | of memory",
        "topology --topology fat-tree:: | Topology 'fat-tree::': ':' is no KEY=VALUE",
        "topology --kind fat-tree --endpoints 8 --radix 4 --rate 1e300Gb/s | --rate: give at most 1 Pb/s",
        "topology --kind fat-tree --endpoints 99999999999 --radix 4 --rate 1Gb/s | give a number from 1 to 10000000",
        "topology --kind fat-tree --endpoints 64 --radix 16 --rate 1Gb/s --fail plane:2 | the planes are 1 to 1",
        "topology --kind fat-tree --endpoints 64 --radix 16 --rate 1Gb/s --export svg | is no format"})
    void whatIsWrongIsToldWithItsRemedy(String line, String message) {
        CommandRun run = run(line);
        assertEquals(2, run.code());
        assertTrue(run.err().contains(message), run.err());
    }

    @Test
    void analyzeTellsWhatFaultsLeaveAndCost() {
        run("new --template superpod-b200 --out a.eastwest");
        JsonObject healthy = run("analyze a.eastwest --engine fabric --json -").json();
        CommandRun hurt = run("analyze a.eastwest --engine fabric --fail random-links:30% --json -");
        assertTrue(hurt.out().contains("EW-NETWORK-009"));
        assertTrue(effective(hurt.json()) < effective(healthy));
        assertEquals(2, run("analyze a.eastwest --engine fabric --fail switch:spine999").code());
    }

    private static double effective(JsonObject json) {
        return json.getAsJsonArray("metrics").asList().stream().map(m -> m.getAsJsonObject())
                .filter(m -> m.get("id").getAsString().equals("effective_bytes_per_second")).findFirst().orElseThrow()
                .get("value").getAsDouble();
    }

    private CommandRun run(String line) {
        return CommandRun.in(folder, Installation.SERVICES, line.split(" "));
    }

    @Test
    void aFaultOfWhatTheFabricDoesNotHaveIsAWrongArgumentOfTheAnalysisToo() {
        run("new --template ib-1k --out faults.eastwest");

        CommandRun refused = run("analyze faults.eastwest --fail switch:spine999");

        assertEquals(2, refused.code(), refused.err());
        assertTrue(refused.err().contains("spine999"), refused.err());
    }

    @Test
    void aTopologyInOneLineIsCountedAsOneByOptions() {
        JsonObject line = run("topology --topology fat-tree:hosts=1024,radix=64,rate=400Gb/s --json -").json();
        JsonObject options = run(FAT_TREE + " --json -").json();
        for (String key : new String[] {"switches", "cables", "endpoints", "bisection_bps", "oversubscription"}) {
            assertEquals(options.get(key), line.get(key), key);
        }
        JsonObject leafSpine = run("topology --topology leaf-spine:hosts=1024,down=32,up=16,spines=8,rate=100Gb/s"
                + " --fail switch:spine1 --json -").json();
        assertEquals(8, leafSpine.getAsJsonObject("switches").get("spine").getAsInt());
        assertEquals(512, leafSpine.getAsJsonObject("cables").get("leaf-spine").getAsInt());
        assertEquals(2, leafSpine.get("oversubscription").getAsDouble());
        assertEquals(64, leafSpine.getAsJsonObject("faults").get("failed_links").getAsInt());
    }

    @Test
    void millionsOfEndpointsAreCountedAndNotExpanded() {
        String millions = "dragonfly-plus:hosts=1000000,radix=64,rate=400Gb/s";
        JsonObject counts = run("topology --topology " + millions + " --json -").json();
        assertEquals(1_000_000, counts.getAsJsonObject("cables").get("host-leaf").getAsLong());
        for (String line : new String[] {"topology --topology " + millions + " --fail plane:1",
            "topology --kind fat-tree --endpoints 4000000 --radix 256 --rate 400Gb/s --fail plane:1",
            "topology --topology leaf-spine:hosts=4000000,down=512 --export dot",
            "deadlock --topology " + millions}) {
            CommandRun run = run(line);
            assertEquals(2, run.code(), line);
            assertTrue(run.err().contains("of memory"), run.err());
        }
    }

    @Test
    void aFailedOpticTakesTheLinksOfItsPortInEveryCommand() {
        String spec = "--topology leaf-spine:hosts=16,down=4,up=4,rate=400Gb/s,breakout=2 --fail optic:leaf2-";
        JsonObject left = run("topology " + spec + "spine1 --json -").json().getAsJsonObject("faults");
        assertEquals(2, left.get("failed_links").getAsInt());
        assertEquals(2, run("topology " + spec + "host5 --json -").json().getAsJsonObject("faults")
                .get("cut_off_endpoints").getAsInt());
        assertEquals(0, run("deadlock " + spec + "spine1").code());
        for (String level : new String[] {"flow", "packet"}) {
            String simulate = " --traffic permutation --size 4MB --transport uec --json - --level " + level;
            double whole = last(run("simulate " + spec.replaceAll(" --fail.*", "") + simulate).json());
            double hurt = last(run("simulate " + spec + "spine1" + simulate).json());
            assertEquals(2, hurt / whole, 0.2, level + ": two of four uplinks");
        }
    }

    private static double last(JsonObject json) {
        return json.getAsJsonObject("completion_s").get("max").getAsDouble();
    }

    @Test
    void anOpticOfADesignIsOneOfItsFaultsAndOneOfACopperCableIsRefused() {
        run("new --template superpod-b200 --out optics.eastwest");
        JsonObject healthy = run("analyze optics.eastwest --engine fabric --json -").json();
        CommandRun hurt = run("analyze optics.eastwest --engine fabric --fail optic:leaf1-spine1#1 --json -");
        assertTrue(hurt.out().contains("EW-NETWORK-009"), hurt.err());
        assertTrue(effective(hurt.json()) < effective(healthy));
        CommandRun copper = run("analyze optics.eastwest --fail optic:leaf1-host1"
                + " --set scenario.fabric.compute.hostCable=dac-800");
        assertEquals(2, copper.code());
        assertTrue(copper.err().contains("is copper and has no optics; give link:leaf1-host1"), copper.err());
    }
}
