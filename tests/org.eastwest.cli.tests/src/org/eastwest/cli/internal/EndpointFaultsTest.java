// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** GPUs and NICs that fail or are slow, in the commands that look at the links of a fabric. */
class EndpointFaultsTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void designs() {
        run("new --template shared-ethernet-1k --out shared.eastwest");
        run("new --template superpod-b300-ethernet --out planes.eastwest");
    }

    private CommandRun run(String line) {
        return CommandRun.in(folder, Installation.SERVICES, line.split(" "));
    }

    /** To the first endpoint, whose link is what they share. */
    private static String incast(String design, String faults) {
        return "simulate " + design + " --traffic incast:8 --size 100MB --level flow --json -" + faults;
    }

    private static double seconds(CommandRun run) {
        assertEquals(0, run.code(), run.err());
        return run.json().getAsJsonObject("completion_s").get("max").getAsDouble();
    }

    private static List<String> codes(CommandRun run) {
        List<String> codes = new ArrayList<>();
        run.json().getAsJsonArray("findings").forEach(f -> codes.add(f.getAsJsonObject().get("code").getAsString()));
        return codes;
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"shared.eastwest, nic:servers=100Gb/s, 4", "shared.eastwest, nic:pretraining/1=100Gb/s, 4",
        "shared.eastwest, nic:host1=200Gb/s, 2", "planes.eastwest, nic:servers=400Gb/s, 2",
        "planes.eastwest, nic:pretraining=200Gb/s, 4"})
    void aSlowNicIsASlowEndpoint(String design, String fault, double slower) {
        double usual = seconds(run(incast(design, "")));

        CommandRun hurt = run(incast(design, " --fail " + fault));

        assertEquals(slower, seconds(hurt) / usual, 0.01 * slower);
    }

    @Test
    void aJobBeginsWithItsFirstServer() {
        CommandRun run = run("topology shared.eastwest --fail nic:tuning --fail nic:tuning/9=200Gb/s --json -");

        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().contains("nic:tuning is host769 of the fabric, whose links are gone"), run.out());
        assertTrue(run.out().contains("nic:tuning/9=200Gb/s is host777 of the fabric, whose links are slower"));
        assertEquals(1, run.json().getAsJsonObject("faults").get("cut_off_endpoints").getAsInt());
    }

    @ParameterizedTest
    @CsvSource({"nic:servers, 1", "gpu:servers, 1", "gpu:pretraining/13, 1", "gpu:host7, 1", "gpu:servers=80%, 0"})
    void aFailedNicOrGpuTakesItsEndpointAwayAndASlowGpuNothing(String fault, int gone) {
        CommandRun run = run("topology shared.eastwest --json - --fail switch:spine1 --fail " + fault);

        assertEquals(0, run.code(), run.err());
        assertEquals(gone, run.json().getAsJsonObject("faults").get("cut_off_endpoints").getAsInt());
        assertEquals(gone == 0, codes(run).contains("EW-SIMULATION-011"), run.out());
    }

    @Test
    void messagesOfAFailedGpuHaveNoWay() {
        CommandRun run = run("simulate shared.eastwest --traffic permutation --size 1MB --level flow --json -"
                + " --fail gpu:pretraining/2");

        assertEquals(1, run.code(), run.err());
        assertEquals(1150, run.json().get("flows").getAsInt(), "all but the two of host2");
        assertTrue(codes(run).containsAll(List.of("EW-SIMULATION-001", "EW-SIMULATION-010")), run.out());
    }

    @Test
    void deadlockTakesThemToo() {
        JsonObject json = run("deadlock --topology leaf-spine:hosts=8,down=2,up=2 --fail nic:host3 --fail gpu:host5=50%"
                + " --json -").json();
        JsonObject healthy = run("deadlock --topology leaf-spine:hosts=8,down=2,up=2 --json -").json();

        assertEquals(1, healthy.get("buffers").getAsInt() - json.get("buffers").getAsInt());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "nic:nobody | has no server group or job 'nobody'",
        "nic:host99999 | names no endpoint",
        "gpu:pretraining/513 | has 512 GPUs",
        "nic:servers=1000Gb/s | give at most that",
        "gpu:servers=x | gpu:servers=x"})
    void whatIsNotThereIsTold(String fault, String told) {
        CommandRun run = run("topology shared.eastwest --fail " + fault);

        assertEquals(2, run.code());
        assertTrue(run.err().contains(told), run.err());
    }
}
