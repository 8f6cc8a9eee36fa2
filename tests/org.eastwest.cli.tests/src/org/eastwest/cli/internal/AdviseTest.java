// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.decision.AdviceRequest;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FactBook;
import org.eastwest.spi.hardware.FailureCause;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.Price;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportParameter;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.engine.selection.internal.advise.TransportAdviser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code advise}: InfiniBand or Ethernet, and why. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AdviseTest {
    @TempDir
    private Path folder;

    private final Map<String, JsonObject> known = new HashMap<>();

    @Test
    void aDenseJobOf1024GpusIsTooCloseToCallByPhysicsAndJudgementDecides() {
        JsonObject json = advise("ib-1k", "--no-split");

        JsonObject physics = scale(json, 0).getAsJsonObject("physics");
        assertTrue(physics.get("too_close_to_call").getAsBoolean());
        Set<String> best = texts(physics.getAsJsonArray("best"));
        assertTrue(best.containsAll(Set.of("ib-ndr", "spectrum-x", "uec", "rocev2-hpcc")), best.toString());
        assertTrue(scale(json, 0).getAsJsonObject("networks").get("text").getAsString()
                .contains("By physics alone they are too close to call"));
        assertEquals(8, json.getAsJsonArray("ranking").size());
    }

    @Test
    void theDesignOfEachFamilyGivesTheSamePhysicsWhicheverTransportItNames() {
        JsonObject own = row(advise("ib-1k", "--no-split"), "rocev2-dcqcn");
        JsonObject twin = row(advise("ethernet-1k", "--no-split"), "rocev2-dcqcn");

        assertEquals(value(twin, "step-time"), value(own, "step-time"), 0.03 * value(own, "step-time"));
        assertTrue(own.get("parts").getAsString().length() > 2, "an Ethernet switch stands in for Quantum-2");
    }

    @Test
    void otherWeightsLeadToAnotherTransportAndTheThresholdSaysWhich() {
        JsonObject json = advise("ib-1k", "--no-split");
        JsonObject tail = sensitivity(json, "weight", "tail");
        double threshold = tail.get("flip_above").getAsDouble();
        String rival = tail.get("above").getAsString();
        String leader = first(json);

        assertEquals(leader, first(advise("ib-1k", "--no-split", "--weight", "tail=" + threshold * 0.999)));
        assertEquals(rival, first(advise("ib-1k", "--no-split", "--weight", "tail=" + threshold * 1.001)));
    }

    /** The judgement that is told to flip the lead does so, and one that is a little nearer to ours does not. */
    @Test
    void anotherJudgementLeadsToAnotherTransportAndTheThresholdSaysWhich() {
        JsonObject json = advise("ib-1k", "--no-split");
        JsonObject flip = json.getAsJsonArray("sensitivity").asList().stream().map(JsonElement::getAsJsonObject)
                .filter(s -> s.get("kind").getAsString().equals("score") && !s.get("above").getAsString().isEmpty())
                .findFirst().orElseThrow();
        double threshold = flip.get("flip_above").getAsDouble();
        String score = flip.get("input").getAsString() + "=";

        assertEquals(first(json), first(advise("ib-1k", "--no-split", "--score", score + (threshold - 0.001))));
        assertEquals(flip.get("above").getAsString(), first(advise("ib-1k", "--no-split", "--score", score
                + Math.min(1, threshold + 0.001))));
    }

    /** Half and twice the value are where it is looked for, not where the lead changes. */
    @Test
    void theValueOfAParameterAtWhichAnotherLeadsIsTold() {
        JsonObject json = advise("ib-1k", "--no-split");
        JsonObject flip = json.getAsJsonArray("sensitivity").asList().stream().map(JsonElement::getAsJsonObject)
                .filter(s -> s.get("kind").getAsString().equals("parameter") && s.get("flips").getAsBoolean())
                .findFirst().orElseThrow();
        boolean above = !flip.get("above").getAsString().isEmpty();
        double threshold = flip.get(above ? "flip_above" : "flip_below").getAsDouble();
        double end = flip.get(above ? "high" : "low").getAsDouble();

        assertTrue(above ? threshold < end : threshold > end, flip.toString());
    }

    @Test
    void aJudgementOfTheUsersOwnTakesThePlaceOfTheFacts() {
        JsonObject json = advise("ib-1k", "--no-split", "--score", "ib-ndr/lock-in=1");

        JsonObject rated = rated(row(json, "ib-ndr"), "lock-in");
        assertEquals(1, rated.get("value").getAsDouble());
        assertEquals("as you judge it", rated.get("basis").getAsString());
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"--weight, price=1", "--weight, lock-in=-1", "--score, uec/step-time=1", "--score, pigeon/lock-in=1",
            "--score, uec/lock-in=2", "--gpus, 0", "--gpus, ','"})
    void anInputThatMakesNoSenseIsRefusedWithWhatMakesSome(String option, String value) {
        run("new", "--template", "ib-1k", "--out", "a.eastwest");

        CommandRun run = run("advise", "a.eastwest", option, value);

        assertEquals(2, run.code(), run.out());
        assertTrue(run.err().contains("Use one of") || run.err().contains("Give") || run.err().contains("give"),
                run.err());
    }

    @Test
    void anotherSizeChangesServersAndDataParallelismAndSaysSo() {
        JsonObject json = advise("ib-1k", "--no-split", "--gpus", "2000");

        JsonObject scale = scale(json, 0);
        assertEquals(2000, scale.get("gpus").getAsInt());
        String changes = scale.getAsJsonArray("changes").toString();
        assertTrue(changes.contains("250 instead of 128") && changes.contains("DP 15 instead of 8")
                && changes.contains("global batch"), changes);
    }

    @Test
    void beyondItsAddressesInfinibandIsNotPossible() {
        JsonObject json = advise("ib-1k", "--no-split", "--gpus", "60000");

        JsonObject row = row(json, "ib-ndr");
        assertFalse(row.get("possible").getAsBoolean());
        assertTrue(row.get("reason").getAsString().contains("49,151"), row.get("reason").getAsString());
    }

    /** Nothing in the protocol of RoCEv2 sets a limit: what nobody has published yet is ranked, with a warning. */
    @Test
    void beyondTheLargestPublishedFabricRoceIsRankedWithAWarning() {
        JsonObject json = advise("ib-1k", "--no-split", "--gpus", "60000");

        JsonObject row = row(json, "rocev2-dcqcn");
        assertTrue(row.get("possible").getAsBoolean(), row.get("reason").getAsString());
        assertTrue(row.getAsJsonObject("score").get("value").getAsDouble() > 0);
        assertTrue(json.getAsJsonArray("findings").toString().contains("known to take: Meta's clusters"),
                json.getAsJsonArray("findings").toString());
    }

    /** A curve over sizes ends where the addresses of InfiniBand do, as the advice does. */
    @Test
    void aSweepOverSizesHasNoPointBeyondTheAddresses() {
        run("new", "--template", "ib-1k", "--out", "curve.eastwest");

        JsonObject json = run("sweep", "curve.eastwest", "--vary", "gpus=1024,60000", "--vary",
                "transport=ib-ndr,rocev2-dcqcn", "--metric", "latency_s", "--json", "-").json();

        assertTrue(json.toString().contains("60,000 endpoints are more than the 49,151"), json.toString());
        assertFalse(json.toString().contains("60,000 endpoints are more than the 24,576 that it takes"));
    }

    /** 1,000 GPUs get the network of 1,000 GPUs, whichever size the design is made for, and so do the rivals. */
    @Test
    void theAnswerForASizeDoesNotHangOnTheSizeOfTheDesign() {
        JsonObject large = advise("ethernet-100k", "--no-split", "--gpus", "1024");
        JsonObject small = advise("ethernet-1k", "--no-split");

        for (String transport : List.of("ib-ndr", "spectrum-x", "rocev2-dcqcn")) {
            for (String criterion : List.of("tiers", "latency", "tail")) {
                assertEquals(value(row(small, transport), criterion), value(row(large, transport), criterion),
                        0.02 * value(row(small, transport), criterion), transport + " " + criterion);
            }
        }
    }

    @Test
    void theSplitOfFewestBytesKeepsTensorParallelismInTheDomain() {
        JsonObject split = scale(advise("ib-1k"), 0).getAsJsonObject("split");

        assertEquals(Set.of("TP"), texts(split.getAsJsonArray("inside")));
        assertTrue(split.getAsJsonObject("fewest").get("scale_out_bytes").getAsDouble() <= split.getAsJsonObject("own")
                .get("scale_out_bytes").getAsDouble());
        assertTrue(split.getAsJsonObject("fastest").get("step_time_s").getAsDouble() <= split.getAsJsonObject("fewest")
                .get("step_time_s").getAsDouble());
    }

    /** QM9700 switches join 65,536 endpoints in three tiers: plans are looked at on the fabric that is ranked first. */
    @Test
    void theSplitIsToldWhereTheDesignsOwnSwitchesDoNotReach() {
        JsonObject json = advise("ib-1k", "--gpus", "70000");

        assertFalse(json.getAsJsonArray("findings").toString().contains("EW-SELECT-012"),
                json.getAsJsonArray("findings").toString());
        assertEquals(Set.of("TP"), texts(scale(json, 0).getAsJsonObject("split").getAsJsonArray("inside")));
    }

    @Test
    void independentFlowsFeelTheMeanAndAJobTheSlowest() {
        for (JsonElement each : scale(advise("ib-1k", "--no-split"), 0).getAsJsonArray("flows")) {
            JsonObject flows = each.getAsJsonObject();
            boolean hashed = flows.get("transport").getAsString().equals("rocev2-dcqcn");
            assertTrue(flows.get("penalty").getAsDouble() >= 1);
            assertEquals(hashed, flows.get("penalty").getAsDouble() > 1.8, flows.toString());
        }
    }

    /** The weights of a house stand in its catalog, for commands and window; an option changes one for a run. */
    @Test
    void weightsAreKeptInTheCatalogOfTheUser() throws IOException {
        Path user = Files.createDirectories(folder.resolve("catalog-of-the-house"));
        Files.writeString(user.resolve("assumptions.csv"), "id,value\nweight-lock-in,7\n");
        Services services = Installation.with(CatalogLoader.load(List.of(), Optional.of(user)), List.of());
        run("new", "--template", "ib-1k", "--out", "house.eastwest");

        JsonObject kept = CommandRun.in(folder, services, "advise", "house.eastwest", "--no-split", "--json", "-")
                .json();
        JsonObject once = CommandRun.in(folder, services, "advise", "house.eastwest", "--no-split", "--weight",
                "lock-in=2", "--json", "-").json();

        assertEquals(7, weight(kept, "lock-in"));
        assertEquals(2, weight(once, "lock-in"));
        assertEquals(weight(once, "cost"), weight(kept, "cost"));
        assertEquals(7, services.adviser().criteria().stream().filter(c -> c.id().equals("lock-in")).findFirst()
                .orElseThrow().weight());
    }

    /** Judgements are kept like weights, marked as the user's own, and an option changes one for a run. */
    @Test
    void judgementsAreKeptInTheCatalogOfTheUser() throws IOException {
        Path user = Files.createDirectories(folder.resolve("catalog-of-judges"));
        Files.writeString(user.resolve("assumptions.csv"), "id,value\nscore-ib-ndr-lock-in,0.9\n");
        Services services = Installation.with(CatalogLoader.load(List.of(), Optional.of(user)), List.of());
        run("new", "--template", "ib-1k", "--out", "judge.eastwest");

        JsonObject kept = CommandRun.in(folder, services, "advise", "judge.eastwest", "--no-split", "--json", "-")
                .json();
        CommandRun once = CommandRun.in(folder, services, "advise", "judge.eastwest", "--no-split", "--score",
                "ib-ndr/lock-in=0.3");

        JsonObject judged = rated(row(kept, "ib-ndr"), "lock-in");
        assertEquals(0.9, judged.get("value").getAsDouble());
        assertTrue(judged.get("own").getAsBoolean());
        assertTrue(judged.get("basis").getAsString().contains("your catalog"), judged.toString());
        assertFalse(rated(row(kept, "ib-ndr"), "operations").get("own").getAsBoolean());
        assertTrue(once.out().contains("0.300, yours"), once.out());
        assertFalse(once.out().contains("0.900, yours"), once.out());
    }

    /** No power of the SN5400 is known: it counts for the others, and for Spectrum-X as anything between them. */
    @Test
    void aCriterionThatIsUnknownOfOneCountsForTheOthers() {
        JsonObject json = advise("ib-1k", "--no-split");

        assertFalse(scale(json, 0).getAsJsonObject("unused").has("power"));
        JsonObject spectrum = rated(row(json, "spectrum-x"), "power");
        assertTrue(spectrum.get("value").isJsonNull());
        JsonObject score = spectrum.getAsJsonObject("score");
        assertTrue(score.get("low").getAsDouble() < score.get("high").getAsDouble(), spectrum.toString());
        assertTrue(json.getAsJsonArray("findings").toString().contains("EW-SELECT-016"));
    }

    /** Two tiers grow to three: the new cables are those of the tier below, so that the power is known. */
    @Test
    void aTierThatTheDesignDoesNotHaveIsCabledAsTheOneBelow() {
        JsonObject json = advise("ib-1k", "--no-split", "--gpus", "60000");

        assertTrue(value(row(json, "uec"), "power") > 1e6, row(json, "uec").toString());
        assertTrue(scale(json, 0).getAsJsonArray("changes").toString().contains("cabled upwards as its leaves are"));
    }

    private static double weight(JsonObject json, String criterion) {
        return json.getAsJsonArray("criteria").asList().stream().map(JsonElement::getAsJsonObject)
                .filter(c -> c.get("id").getAsString().equals(criterion)).findFirst().orElseThrow().get("weight")
                .getAsDouble();
    }

    /** The catalog lists every weight, so that it can be found and changed, with the value that is used without it. */
    @Test
    void theShippedWeightsAreThoseOfTheCriteria() {
        for (Criterion criterion : new TransportAdviser(new Fabrics(), new NoFacts()).criteria()) {
            assertEquals(criterion.weight(), CatalogLoader.shipped().assumption("weight-" + criterion.id())
                    .orElseThrow(() -> new AssertionError(criterion.id())).value(), criterion.id());
        }
    }

    /** A catalog without prices and assumptions. */
    private record NoFacts() implements FactBook {
        @Override
        public Optional<Price> price(String id) {
            return Optional.empty();
        }

        @Override
        public List<FailureCause> failureCauses() {
            return List.of();
        }

        @Override
        public Optional<Assumption> assumption(String id) {
            return Optional.empty();
        }
    }

    /** ConnectX-7 does not speak UEC: a NIC of the catalog that does stands in for it, and the advice names it. */
    @Test
    void aTransportIsLookedAtWithNicsThatSpeakIt() {
        assertTrue(row(advise("ib-1k", "--no-split"), "uec").get("parts").getAsString().contains("Pollara"),
                row(advise("ib-1k", "--no-split"), "uec").toString());
        assertFalse(row(advise("ib-1k", "--no-split"), "rocev2-dcqcn").get("parts").getAsString().contains("Pollara"));
    }

    /** Quantum-2 and ConnectX-7 are NDR: XDR is either looked at with parts of its own or not possible. */
    @Test
    void aGenerationIsNotLookedAtWithPartsOfTheOneBefore() {
        JsonObject row = row(advise("ib-1k", "--no-split"), "ib-xdr");

        assertTrue(row.get("possible").getAsBoolean() ? row.get("parts").getAsString().contains("Q3400")
                : row.get("reason").getAsString().contains("does not run InfiniBand XDR"), row.toString());
    }

    @Test
    void theSameAdviceTwiceIsTheSameText() {
        assertEquals(advise("ib-1k", "--no-split"), ask("ib-1k", "--no-split"));
    }

    @Test
    void aTransportAndAnEngineThatFailCostOnlyTheirOwnValues() {
        run("new", "--template", "ib-1k", "--out", "a.eastwest");
        TransportAdviser adviser = new TransportAdviser(new Fabrics(), CatalogLoader.shipped());
        Installation.SERVICES.analysis().engines().stream().filter(e -> e.id().equals("fabric"))
                .forEach(adviser::addEngine);
        adviser.addEngine(new Broken());
        List<TransportModel> models = new ArrayList<>(Installation.SERVICES.analysis().transports().all());
        models.add(new Pigeons());
        AdviceRequest asked = new AdviceRequest(DesignInput.of("a.eastwest", null, Map.of()).snapshot(new Terminal(
                System.out, System.err, folder, false), Installation.SERVICES).snapshot(), () -> models,
                new org.eastwest.spi.evaluation.KnownParts(List.of(), List.of(), List.of(), List.of(), List.of()),
                List.of(), Map.of(), Map.of(), true, true, 1);

        Advice advice = adviser.advise(asked, Progress.NONE);

        Set<String> codes = new TreeSet<>(advice.findings().stream().map(Finding::code).toList());
        assertTrue(codes.containsAll(Set.of("EW-SELECT-010", "EW-SELECT-013", "EW-SELECT-014")), codes.toString());
        assertTrue(advice.scales().get(0).ranking().stream().anyMatch(c -> c.transportId().equals("ib-ndr")
                && c.possible()));
        // The catalog is empty: there are no Ethernet switches to look at Ethernet with.
        assertTrue(advice.scales().get(0).ranking().stream().anyMatch(c -> c.transportId().equals("uec")
                && !c.possible() && c.reason().contains("No parts")));
    }

    private static final class Broken implements AnalysisEngine {
        @Override
        public String id() {
            return "training";
        }

        @Override
        public String name() {
            return "Broken";
        }

        @Override
        public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
            throw new IllegalStateException("broken");
        }
    }

    private static final class Pigeons implements TransportModel {
        @Override
        public TransportInfo info() {
            throw new IllegalStateException("no wings");
        }

        @Override
        public List<TransportParameter> parameters() {
            return List.of();
        }

        @Override
        public Transport compose(ParameterValues values) {
            throw new IllegalStateException("no wings");
        }

        @Override
        public List<Finding> compatibility(NicSpec nic, SwitchSpec leaf, double linkBytesPerSecond, String element) {
            return List.of();
        }
    }

    /** The same question gets the same answer, so that it is computed once for all tests. */
    private JsonObject advise(String template, String... options) {
        return known.computeIfAbsent(template + List.of(options), question -> ask(template, options));
    }

    private JsonObject ask(String template, String... options) {
        run("new", "--template", template, "--out", template + ".eastwest");
        List<String> arguments = new ArrayList<>(List.of("advise", template + ".eastwest"));
        arguments.addAll(List.of(options));
        arguments.addAll(List.of("--json", "-"));
        CommandRun run = run(arguments.toArray(String[]::new));
        assertEquals(0, run.code(), run.err());
        return run.jsonWithoutRun();
    }

    private static JsonObject scale(JsonObject json, int index) {
        return json.getAsJsonArray("scales").get(index).getAsJsonObject();
    }

    private static String first(JsonObject json) {
        return json.getAsJsonArray("ranking").get(0).getAsJsonObject().get("transport").getAsString();
    }

    private static JsonObject row(JsonObject json, String transport) {
        return find(json.getAsJsonArray("ranking"), "transport", transport);
    }

    private static JsonObject rated(JsonObject row, String criterion) {
        return find(row.getAsJsonArray("values"), "criterion", criterion);
    }

    private static double value(JsonObject row, String criterion) {
        return rated(row, criterion).get("value").getAsDouble();
    }

    private static JsonObject sensitivity(JsonObject json, String kind, String input) {
        for (JsonElement each : json.getAsJsonArray("sensitivity")) {
            JsonObject row = each.getAsJsonObject();
            if (row.get("kind").getAsString().equals(kind) && row.get("input").getAsString().equals(input)) {
                return row;
            }
        }
        throw new AssertionError(input);
    }

    private static JsonObject find(JsonArray array, String key, String value) {
        for (JsonElement each : array) {
            if (each.getAsJsonObject().get(key).getAsString().equals(value)) {
                return each.getAsJsonObject();
            }
        }
        throw new AssertionError(value);
    }

    private static Set<String> texts(JsonArray array) {
        Set<String> texts = new TreeSet<>();
        array.forEach(each -> texts.add(each.getAsString()));
        return texts;
    }

    private CommandRun run(String... arguments) {
        return CommandRun.in(folder, Installation.SERVICES, arguments);
    }
}
