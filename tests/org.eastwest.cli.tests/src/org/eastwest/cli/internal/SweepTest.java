// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Sweep;
import org.eastwest.analysis.compare.Unmoved;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code sweep}: axes, points and crossovers. */
class SweepTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void design() {
        run("new", "--template", "ib-1k", "--out", "a.eastwest");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"a=1,2,8 | [[1], [2], [8]]", "a=1..4:1 | [[1], [2], [3], [4]]",
            "a=1..9:3 | [[1], [4], [7]]", "a=1000..8000:x2 | [[1000], [2000], [4000], [8000]]",
            "a=100Gb/s..300Gb/s:100Gb/s | [[100 Gb/s], [200 Gb/s], [300 Gb/s]]",
            "a=0.1..0.3:0.1 | [[0.1], [0.2], [0.3]]",
            "a=1,2;b=8,16 | [[1, 8], [2, 16]]", "a=ib-ndr,uec | [[ib-ndr], [uec]]"})
    void anAxisIsAListOrARange(String text, String values) {
        assertEquals(values, Axis.parse(text).values().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "a=", "=1", "a=1..2", "a=2..1:1", "a=1..2:0", "a=1..2:x1", "a=1,2;b=3",
            "a=1Gb/s..2Mb/s:1Gb/s", "a=1..1e9:1", "a=1..x:1"})
    void anAxisThatIsNeitherIsRefusedByName(String text) {
        CommandRun run = run("sweep", "a.eastwest", "--vary", text, "--metric", "mfu");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("--vary " + text + ": "), run.err());
    }

    /** Lines 10, 20, 30 and 25, 24, 23 cross between the second and third value: 20 + 10 t = 24 - t, t = 4 / 11. */
    @Test
    void linesCrossWhereTheirDifferenceIsInProportionZero() {
        Sweep sweep = new Sweep(List.of(Axis.parse("t=x,y"), Axis.parse("n=1,2,4")),
                points(10, 20, 30, 25, 24, 23));

        List<Sweep.Crossover> crossovers = sweep.crossovers();
        assertEquals(1, crossovers.size());
        Sweep.Crossover crossing = crossovers.get(0);
        assertAll(() -> assertEquals(List.of(0, -1), crossing.first()), () -> assertEquals(1, crossing.after()),
                () -> assertEquals(2 + 2 * 4 / 11.0, crossing.at(), 1e-12),
                () -> assertEquals(20 + 10 * 4 / 11.0, crossing.value(), 1e-12));
    }

    @Test
    void linesThatTouchOrMissAPointDoNotCross() {
        assertEquals(List.of(), new Sweep(List.of(Axis.parse("t=x,y"), Axis.parse("n=1,2,4")),
                points(1, 2, 3, 2, 2, 4)).crossovers());
        assertEquals(List.of(), new Sweep(List.of(Axis.parse("t=x,y"), Axis.parse("n=1,2,4")),
                points(1, Double.NaN, 3, 2, 2, 2)).crossovers());
    }

    @Test
    void wordsHaveNoOrderAndNoCrossings() {
        assertEquals(List.of(), new Sweep(List.of(Axis.parse("t=x,y"), Axis.parse("n=a,b")), points(1, 3, 2, 2))
                .crossovers());
    }

    @Test
    void everyCombinationIsComputedWithTheValueThatAnalyzeGives() {
        CommandRun sweep = run("sweep", "a.eastwest", "--vary", "job.pretraining.plan.tp=4,8", "--vary",
                "scenario.fabric.compute.transport=ib-ndr,rocev2-dcqcn", "--metric", "mfu", "--json", "-");
        CommandRun one = run("analyze", "a.eastwest", "--set", "job.pretraining.plan.tp=8", "--set",
                "scenario.fabric.compute.transport=ib-ndr", "--engine", "training", "--json", "-");

        assertEquals(0, sweep.code(), sweep.err());
        JsonArray points = sweep.json().getAsJsonArray("points");
        assertEquals(4, points.size());
        assertEquals(value(one.json(), "mfu"), points.get(2).getAsJsonObject().get("value"));
        assertEquals("8", points.get(2).getAsJsonObject().getAsJsonObject("values").get("job.pretraining.plan.tp")
                .getAsString());
    }

    @Test
    void theSameSweepGivesTheSameBytes() {
        String[] line = {"sweep", "a.eastwest", "--vary", "job.pretraining.plan.tp=1..8:x2", "--metric",
                "scale_out_bytes", "--json", "-"};
        String[] known = {"sweep", "a.eastwest", "--vary", "job.pretraining.plan.tp=1..8:x2", "--metric",
                "step_time_s", "--json", "-"};

        assertEquals(run(line).code(), run(line).code());
        assertEquals(run(known).jsonWithoutRun(), run(known).jsonWithoutRun());
    }

    @Test
    void severalMetricsAreComputedInOneSweep() {
        CommandRun both = run("sweep", "a.eastwest", "--vary", "job.pretraining.plan.tp=4,8", "--metric",
                "mfu,compute/switches", "--metric", "goodput", "--json", "-");
        CommandRun one = run("sweep", "a.eastwest", "--vary", "job.pretraining.plan.tp=4,8", "--metric", "goodput",
                "--json", "-");

        assertEquals(0, both.code(), both.err());
        JsonArray others = both.json().getAsJsonArray("others");
        assertEquals("mfu", both.json().get("metric").getAsString());
        assertEquals("switches", others.get(0).getAsJsonObject().get("metric").getAsString());
        assertEquals(one.json().getAsJsonArray("points"), others.get(1).getAsJsonObject().getAsJsonArray("points"));
        assertEquals(0, one.json().getAsJsonArray("others").size());
    }

    /** Small all-reduces wait for latency, large ones for the NICs: the switches' reduction gains most where small. */
    @Test
    void theSizeOfMessagesIsSweptInCollectivesAndInFlows() {
        CommandRun run = run("sweep", "a.eastwest", "--vary", "transport=ib-ndr,rocev2-dcqcn", "--vary",
                "messageSize=4096B..1073741824B:x512", "--metric", "all_reduce_s,flow_mean_s,flow_slowest_s", "--json",
                "-");

        assertEquals(0, run.code(), run.err());
        double[] seconds = values(run.json());
        assertEquals(6, seconds.length);
        for (int i = 0; i < 6; i++) {
            assertTrue(i % 3 == 0 || seconds[i] > seconds[i - 1], java.util.Arrays.toString(seconds));
        }
        double[] mean = values(run.json().getAsJsonArray("others").get(0).getAsJsonObject());
        double[] slowest = values(run.json().getAsJsonArray("others").get(1).getAsJsonObject());
        assertTrue(slowest[3] / mean[3] < 1.2 && slowest[5] / mean[5] > 1.5, "latency hides a busy link from small"
                + " flows alone");
    }

    private static double[] values(JsonObject sweep) {
        return sweep.getAsJsonArray("points").asList().stream().mapToDouble(p -> p.getAsJsonObject().get("value")
                .getAsDouble()).toArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"messageSize=0B", "messageSize=-4MiB", "messageSize=4 s", "messageSize=large",
        "messageSize=2PB", "gpus=0", "transport=carrier-pigeon"})
    void nonsenseIsRefusedWithWhatWouldDo(String vary) {
        CommandRun run = run("sweep", "a.eastwest", "--vary", vary, "--metric", "latency_s");

        assertEquals(2, run.code(), run.out());
        assertTrue(run.err().contains("'" + vary.substring(vary.indexOf('=') + 1) + "'"), run.err());
    }

    @Test
    void severalMetricsStandSideBySide() {
        CommandRun run = run("sweep", "a.eastwest", "--vary",
                "cluster.servers.count=128,256;job.pretraining.plan.dp=8,16",
                "--metric", "compute/switches", "--metric", "ranks");

        assertTrue(run.out().lines().toList().get(2).matches("256 +16 +96 +2,048.*"), run.out());
    }

    /** Rings along the rails of a server hardly climb above the leaf: fewer uplinks carry them all the same. */
    @Test
    void anOversubscriptionThatChangesNothingIsExplained() {
        CommandRun run = run("sweep", "a.eastwest", "--vary",
                "scenario.fabric.compute.tier.leaf.oversubscription=1,2", "--metric", "step_time_s");

        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().contains("[EW-SWEEP-003]") && run.out().contains("Slowdown by too few uplinks"),
                run.out());
    }

    @Test
    void whatAMetricDoesNotDependOnIsSaid() {
        CommandRun run = run("sweep", "a.eastwest", "--vary", "scenario.fabric.compute.hostCableLength=10 m,20 m",
                "--metric", "memory_bytes");

        assertTrue(run.out().contains("moves memory_bytes not at all: no number that it is computed from changes"),
                run.out());
    }

    /** 2 and 3 go into a maximum with 5, which ends their effect. */
    @Test
    void theEffectOfAnAxisEndsWhereAValueStays() {
        List<Sweep.Point> points = List.of(point(0, 2), point(1, 3));

        Unmoved unmoved = Unmoved.of(new Sweep(List.of(Axis.parse("n=2,3")), points)).get(0);
        assertAll(() -> assertEquals(0, unmoved.spread()),
                () -> assertEquals(List.of("a"), unmoved.inputs().stream().map(c -> c.last().id()).toList()),
                () -> assertEquals(List.of("most"), unmoved.ends().stream().map(Derivation::id).toList()));
    }

    private static Sweep.Point point(int step, double value) {
        Source source = Source.assumption("test");
        Derivation a = new Derivation("a", "A", value, Unit.RATIO, "", source, List.of());
        Derivation b = new Derivation("b", "B", 5, Unit.RATIO, "", source, List.of());
        Derivation most = new Derivation("most", "Most", 5, Unit.RATIO, "max({a}, {b})", source, List.of(a, b));
        return new Sweep.Point(List.of(step), Optional.of(Metric.of("m", "e", most)), "");
    }

    /** Three servers more than the plan has ranks for, then one that it has not. */
    @Test
    void aCombinationWithErrorsHasAReasonAndTheOthersGoOn() {
        CommandRun run = run("sweep", "a.eastwest", "--vary", "job.pretraining.plan.dp=8,999", "--metric",
                "step_time_s", "--json", "-");

        JsonArray points = run.json().getAsJsonArray("points");
        assertEquals(0, run.code(), run.err());
        assertTrue(points.get(0).getAsJsonObject().get("value").getAsDouble() > 0);
        assertTrue(points.get(1).getAsJsonObject().get("value").isJsonNull());
        assertTrue(!points.get(1).getAsJsonObject().get("reason").getAsString().isBlank());
    }

    /** More GPUs take more switches; the network of a thousand and of two thousand GPUs. */
    @Test
    void attributesThatGoTogetherAreSetTogether() {
        CommandRun run = run("sweep", "a.eastwest", "--vary",
                "cluster.servers.count=128,256;job.pretraining.plan.dp=8,16", "--metric", "compute/switches");

        assertEquals(0, run.code(), run.err());
        List<String> lines = run.out().lines().toList();
        assertTrue(lines.get(1).matches("128 +8 +48.*"), run.out());
        assertTrue(lines.get(2).matches("256 +16 +96.*"), run.out());
    }

    @Test
    void aMetricThatNoEngineGivesIsRefusedWithThoseThereAre() {
        CommandRun run = run("sweep", "a.eastwest", "--vary", "job.pretraining.plan.tp=4,8", "--metric", "speed");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("metric speed") && run.err().contains("step_time_s"), run.err());
    }

    @Test
    void metricsWithoutAnyNameAreRefusedWithAnExample() {
        CommandRun run = run("sweep", "a.eastwest", "--vary", "gpus=1024,2048", "--metric", ",");

        assertEquals(2, run.code());
        assertTrue(run.err().contains("--metric") && run.err().contains("such as step_time_s"), run.err());
    }

    /** Servers, data parallelism and global batch grow with the number of GPUs; the engine sees what advise sees. */
    @Test
    void aDesignScalesAlongGpus() {
        CommandRun sweep = run("sweep", "a.eastwest", "--vary", "gpus=1024,4096", "--metric", "step_time_s", "--json",
                "-");
        CommandRun same = run("analyze", "a.eastwest", "--engine", "training", "--json", "-");

        assertEquals(0, sweep.code(), sweep.err());
        JsonArray points = sweep.json().getAsJsonArray("points");
        assertEquals(value(same.json(), "step_time_s"), points.get(0).getAsJsonObject().get("value"));
        double grown = points.get(1).getAsJsonObject().get("value").getAsDouble();
        assertTrue(grown >= points.get(0).getAsJsonObject().get("value").getAsDouble(), sweep.out());
    }

    @Test
    void transportsComeWithThePartsThatCarryThem() {
        CommandRun sweep = run("sweep", "a.eastwest", "--vary", "transport=ib-ndr,rocev2-dcqcn,spectrum-x", "--vary",
                "gpus=1024,2048", "--metric", "step_time_s", "--json", "-");

        assertEquals(0, sweep.code(), sweep.err());
        sweep.json().getAsJsonArray("points").forEach(p -> assertTrue(
                p.getAsJsonObject().get("value").getAsDouble() > 0,
                sweep.out()));
        assertEquals(6, sweep.json().getAsJsonArray("points").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"gpus=0", "gpus=many", "transport=pigeon"})
    void sizesAndTransportsThatAreNoneAreRefused(String axis) {
        CommandRun run = run("sweep", "a.eastwest", "--vary", axis, "--metric", "mfu");

        assertEquals(2, run.code());
        assertTrue(run.err().contains(axis.substring(axis.indexOf('=') + 1)), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"gpus=512 gpus=1024", "gpus=512;gpus=1024", "gpus=512 transport=uec;gpus=1024"})
    void aPathThatIsVariedTwiceIsRefused(String axes) {
        List<String> arguments = new ArrayList<>(List.of("sweep", "a.eastwest", "--metric", "latency_s"));
        List.of(axes.split(" ")).forEach(axis -> arguments.addAll(List.of("--vary", axis)));

        CommandRun run = run(arguments.toArray(String[]::new));

        assertEquals(2, run.code(), run.out());
        assertTrue(run.err().contains("gpus is varied twice. Give all its values at once, as gpus=V1,V2."), run.err());
    }

    @Test
    void aMetricThatIsAskedForTwiceStandsOnce() {
        CommandRun run = run("sweep", "a.eastwest", "--vary", "gpus=512,1024", "--metric", "ranks,ranks", "--json",
                "-");

        assertEquals(0, run.code(), run.err());
        assertEquals(0, run.json().getAsJsonArray("others").size());
    }

    @Test
    void aPathThatIsNoneIsRefused() {
        assertEquals(2, run("sweep", "a.eastwest", "--vary", "job.nobody.plan.tp=4,8", "--metric", "mfu").code());
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }

    private static JsonElement value(JsonObject json, String id) {
        for (JsonElement metric : json.getAsJsonArray("metrics")) {
            if (metric.getAsJsonObject().get("id").getAsString().equals(id)) {
                return metric.getAsJsonObject().get("value");
            }
        }
        throw new AssertionError(id);
    }

    /** Points of two axes with these values, the second axis fastest. */
    private static List<Sweep.Point> points(double... values) {
        List<Sweep.Point> points = new ArrayList<>();
        int steps = values.length / 2;
        for (int i = 0; i < values.length; i++) {
            Derivation node = new Derivation("m", "M", values[i], Unit.RATIO, "", Source.assumption("test"), List.of());
            points.add(new Sweep.Point(List.of(i / steps, i % steps), Optional.of(Metric.of("m", "e", node)), ""));
        }
        return points;
    }
}
