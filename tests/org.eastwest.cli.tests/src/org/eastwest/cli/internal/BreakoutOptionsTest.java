// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ports that are broken out, on the command line. */
class BreakoutOptionsTest {
    @TempDir
    private Path folder;

    private CommandRun run(String line) {
        return CommandRun.in(folder, Installation.SERVICES, line.split(" "));
    }

    /** 64 ports of 800 Gb/s: 64 links of 400 Gb/s down and 32 of 800 Gb/s up, or 64 of 400 Gb/s. */
    @ParameterizedTest(name = "{0}: {1} leaves, {2} spines, {3} cables between")
    @CsvSource({"--breakout 2 --uplink-breakout 1, 32, 16, 1024", "--breakout 2, 32, 16, 2048",
        "--breakout 2 --uplink-breakout 2, 32, 16, 2048", "'', 64, 32, 2048"})
    void optionsSayHowPortsAreUsed(String options, int leaves, int spines, int cables) {
        JsonObject json = run(("topology --kind fat-tree --endpoints 2048 --radix 64 --rate 400Gb/s --json - "
                + options).strip()).json();

        JsonObject switches = json.getAsJsonObject("switches");
        assertEquals(leaves, switches.get("leaf").getAsInt());
        assertEquals(spines, switches.get("spine").getAsInt());
        assertEquals(cables, json.getAsJsonObject("cables").get("leaf-spine").getAsInt());
        assertEquals(1, json.get("oversubscription").getAsDouble(), 1e-9);
        assertEquals(1024 * 400e9, json.get("bisection_bps").getAsDouble(), 1);
    }

    @Test
    void optionsAndLineSayTheSame() {
        CommandRun options = run("topology --kind fat-tree --endpoints 2048 --radix 64 --rate 400Gb/s --breakout 2"
                + " --uplink-breakout 1 --json -");
        CommandRun line = run("topology --topology fat-tree:hosts=2048,radix=64,rate=400Gb/s,breakout=2,"
                + "uplink-breakout=1 --json -");

        assertEquals(options.jsonWithoutRun(), line.jsonWithoutRun());
    }

    @Test
    void wholeUplinksCarryTwoFlowsEach() {
        String rest = " --traffic permutation --size 10MB --transport rocev2-dcqcn --level flow --json -";
        double split = mean(run("simulate --topology fat-tree:hosts=256,radix=16,rate=400Gb/s,breakout=2" + rest));
        double whole = mean(run("simulate --topology fat-tree:hosts=256,radix=16,rate=400Gb/s,breakout=2,"
                + "uplink-breakout=1" + rest));

        assertTrue(whole < split, "as much capacity in fewer, faster links collides less: " + whole + ", " + split);
    }

    private static double mean(CommandRun run) {
        assertEquals(0, run.code(), run.err());
        return run.json().getAsJsonObject("completion_s").get("mean").getAsDouble();
    }

    @Test
    void aDesignSetsThemByPath() {
        run("new --template hgx-h100-spectrum-x-1k --out a.eastwest");
        JsonObject usual = run("topology a.eastwest --json -").json();
        JsonObject whole = run("topology a.eastwest --set scenario.fabric.compute.tier.leaf.uplinkBreakout=1 --json -")
                .json();

        assertEquals(usual.getAsJsonObject("cables").get("leaf-spine").getAsInt(),
                2 * whole.getAsJsonObject("cables").get("leaf-spine").getAsInt());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "topology --kind fat-tree --endpoints 64 --radix 16 --rate 1Gb/s --breakout 0 | --breakout",
        "topology --kind fat-tree --endpoints 64 --radix 16 --rate 1Gb/s --uplink-breakout 65 | --uplink-breakout",
        "topology --topology fat-tree:hosts=64,radix=16,breakout=0 | breakout=0: give a number from 1 to 64",
        "topology --topology fat-tree:hosts=64,radix=16,uplink-breakout=x | uplink-breakout=x: give a number"})
    void whatNoPortHasIsRefused(String line, String told) {
        CommandRun run = run(line);

        assertEquals(2, run.code(), run.out());
        assertTrue(run.err().contains(told), run.err());
    }
}
