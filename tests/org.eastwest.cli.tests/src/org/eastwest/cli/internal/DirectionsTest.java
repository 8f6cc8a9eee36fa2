// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a change of the fabric does to the step, in {@code analyze} over shipped examples: results move when the
 * topology, the transport or what has failed changes, and in the direction in which they must.
 */
@DisplayName("A change of the fabric moves the result")
class DirectionsTest {
    @TempDir
    private Path folder;

    /** Change (PATH=VALUE or a fault) → does the metric rise, fall or stay? */
    @ParameterizedTest(name = "{0}: {1} makes {3} of {2} {4}")
    @CsvSource(delimiter = '|', value = {
            // transport, and what it consists of
            "ethernet-1k | --set scenario.fabric.compute.transport=uec | pretraining | step_time_s | fall",
            "ethernet-1k | --set scenario.fabric.compute.transport=rocev2-hpcc | pretraining | exposed_dp_s | fall",
            "ethernet-1k | --set scenario.fabric.compute.routing=adaptive | pretraining | step_time_s | fall",
            "ethernet-1k | --set scenario.fabric.compute.queuePairsPerConnection=16 | pretraining | step_time_s | fall",
            "ethernet-1k | --set scenario.fabric.compute.parameters.target-utilisation=0.6 | pretraining | step_time_s"
                    + " | rise",
            "ethernet-1k | --set scenario.fabric.compute.parameters.loss-probability=1e-4 | pretraining | step_time_s"
                    + " | rise",
            "ethernet-1k | --set scenario.fabric.compute.parameters.loss-probability=1e-4 | pretraining"
                    + " | loss_step_quantile_s | rise",
            "ethernet-1k | --set scenario.fabric.compute.parameters.loss-probability=0 | pretraining | step_time_s"
                    + " | stay",
            // what has failed or slowed down
            "shared-ethernet-1k | --fail switch:spine1 | pretraining | step_time_s | rise",
            "shared-ethernet-1k | --fail rate:leaf1-spine1=100Gb/s | pretraining | step_time_s | rise",
            "superpod-b300-ethernet | --fail plane:1 | pretraining | step_time_s | rise",
            // topology and rates
            "ethernet-1k | --set scenario.fabric.compute.tier.leaf.oversubscription=4 | pretraining | step_time_s"
                    + " | rise",
            "ib-1k | --set cluster.servers.nics.east-west.rate=200Gb/s | pretraining | exposed_dp_s | rise",
            // jobs on one fabric; lanes of their own divide a full uplink by jobs, not by flows
            "shared-ethernet-1k | --set scenario.fabric.compute.isolation=priorities;"
                    + "scenario.fabric.compute.transport=uec | service | shared_collective_slowdown | rise",
            "shared-ethernet-1k | --set scenario.fabric.compute.routing=adaptive | pretraining | shared_step_time_s"
                    + " | fall",
            "shared-ethernet-1k | --set job.service.placement.firstServer=72;job.tuning.placement.firstServer=108"
                    + " | pretraining | shared_step_slowdown | fall"})
    void directions(String example, String change, String element, String metric, String direction) {
        double before = value(example, List.of(), element, metric);
        double after = value(example, arguments(change), element, metric);
        String what = before + " before, " + after + " after " + change;
        switch (direction) {
            case "rise" -> assertTrue(after > before * (1 + 1e-6), what);
            case "fall" -> assertTrue(after < before * (1 - 1e-6), what);
            default -> assertEquals(before, after, what);
        }
    }

    private static List<String> arguments(String change) {
        String option = change.substring(0, change.indexOf(' '));
        List<String> arguments = new ArrayList<>();
        for (String value : change.substring(change.indexOf(' ') + 1).split(";")) {
            arguments.addAll(List.of(option, value));
        }
        return arguments;
    }

    private double value(String example, List<String> change, String element, String metric) {
        CommandRun.in(folder, Installation.SERVICES, "new", "--template", example, "--out", "a.eastwest");
        List<String> arguments = new ArrayList<>(List.of("analyze", "a.eastwest", "--engine", "training", "--engine",
                "loss", "--engine", "sharing", "--json", "-"));
        arguments.addAll(change);
        CommandRun run = CommandRun.in(folder, Installation.SERVICES, arguments.toArray(String[]::new));
        JsonObject json = run.json();
        for (JsonElement each : json.getAsJsonArray("metrics")) {
            JsonObject found = each.getAsJsonObject();
            if (found.get("id").getAsString().equals(metric) && found.get("element").getAsString().equals(element)) {
                return found.get("value").getAsDouble();
            }
        }
        throw new AssertionError(metric + " of " + element + " is missing; findings: " + json.get("findings"));
    }
}
