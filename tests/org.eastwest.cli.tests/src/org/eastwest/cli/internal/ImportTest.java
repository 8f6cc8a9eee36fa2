// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.ParallelDimension;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ImportTest {
    @TempDir
    private Path folder;

    private CommandRun run(String line) {
        return CommandRun.in(folder, Installation.SERVICES, line.split(" "));
    }

    private JobSnapshot job(String file) {
        Design design = DesignFiles.load(folder.resolve(file)).design();
        var reading = DesignReader.read(design, null, CatalogLoader.shipped());
        return reading.snapshot().orElseThrow(() -> new AssertionError(reading.findings())).jobs().get(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"superpod-h100-llama3-405b", "moe-deepseek-v3", "ib-1k", "ethernet-10k", "ethernet-100k",
        "gb200-nvl72-8su", "meta-24k-roce-llama3", "search-gpt3-175b-a100-64", "superpod-b200",
        "superpod-b300-ethernet"})
    void thePlanOfAnExampleComesBackFromItsMegatronArguments(String template) {
        run("new --template " + template + " --out a.eastwest");
        assertEquals(0, run("export a.eastwest --format megatron --out a.args").code());
        JobSnapshot before = job("a.eastwest");

        CommandRun imported = run("import a.args --template a.eastwest --out b.eastwest");

        assertEquals(0, imported.code(), imported.err() + imported.out());
        JobSnapshot after = job("b.eastwest");
        Training ran = (Training) before.workload();
        Training runs = (Training) after.workload();
        assertEquals(ran.model().id(), runs.model().id());
        assertEquals(ran.sequenceLength(), runs.sequenceLength());
        assertEquals(ran.globalBatch(), runs.globalBatch());
        assertEquals(ran.precision(), runs.precision());
        assertEquals(ran.gradientBytes(), runs.gradientBytes());
        assertEquals(ran.recompute(), runs.recompute());
        assertEquals(ran.flashAttention(), runs.flashAttention());
        PlanSnapshot plan = before.plan();
        PlanSnapshot again = after.plan();
        for (var dimension : ParallelDimension.values()) {
            assertEquals(plan.degree(dimension), again.degree(dimension), dimension.toString());
        }
        assertEquals(plan.microBatch(), again.microBatch());
        assertEquals(plan.virtualStages(), again.virtualStages());
        assertEquals(plan.contextExchange(), again.contextExchange());
        assertEquals(plan.sequenceParallelism() && plan.tp() > 1, again.sequenceParallelism());
        assertEquals(plan.zeroStage() == 2 ? 1 : plan.zeroStage(), again.zeroStage());
    }

    @Test
    void argumentsAloneGiveADesignThatCanBeAnalyzed() {
        run("new --template superpod-h100-llama3-405b --out a.eastwest");
        run("export a.eastwest --format megatron --out a.args");

        CommandRun imported = run("import a.args --out b.eastwest --json -");

        assertEquals(0, imported.code(), imported.err());
        JsonObject json = imported.json();
        assertEquals("megatron-arguments", json.get("importer").getAsString());
        assertTrue(json.getAsJsonArray("notes").asList().stream().anyMatch(n -> n.getAsJsonObject().get("kind")
                .getAsString().equals("assumed")), json.toString());
        assertEquals(0, run("analyze b.eastwest --engine training").code());
    }

    @Test
    void aTopologyComesBackWithTheSameSwitchesAndCables() {
        run("new --template ib-1k --out a.eastwest");
        run("topology a.eastwest --export json --out a.json");
        JsonObject before = run("topology a.eastwest --json -").json();

        assertEquals(0, run("import a.json --out b.eastwest").code());

        JsonObject after = run("topology b.eastwest --json -").json();
        for (String key : new String[] {"switches", "cables", "endpoints"}) {
            assertEquals(before.get(key), after.get(key), key);
        }
    }

    @Test
    void attributesAreSetBeforeTheDesignIsWritten() throws IOException {
        run("new --template ib-1k --out a.eastwest");
        run("topology a.eastwest --export json --out a.json");

        assertEquals(0, run("import a.json --out b.eastwest --set cluster.servers.serverType=hgx-h200").code());

        assertTrue(Files.readString(folder.resolve("b.eastwest")).contains("serverType=\"hgx-h200\""));
    }

    @Test
    void theListNamesEveryImporterWithItsExtensions() {
        CommandRun list = run("import --list");
        assertEquals(0, list.code());
        for (String id : new String[] {"eastwest-topology", "infragraph", "ibnetdiscover", "megatron-arguments"}) {
            assertTrue(list.out().contains(id), list.out());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "import | import takes a FILE and --out",
        "import a.args | import takes a FILE and --out",
        "import absent.args --out b.eastwest | absent.args: there is no such file",
        "import a.args --out b.txt | a design is a .eastwest file",
        "import a.args --out here.eastwest | exists already and is left as it is",
        "import a.args --out no/folder/b.eastwest | cannot be written to no/folder/b.eastwest",
        "import a.args --out b.eastwest --importer spreadsheet | There is no importer 'spreadsheet'",
        "import a.args --out b.eastwest --template nothing | there is no such template or file",
        "import a.args --out b.eastwest --set job.absent.plan.tp=2 | nothing was written",
        "import wrong.args --out b.eastwest | wrong.args, line 2: --tensor-model-parallel-size is 'eight'",
        "import odd.txt --out b.eastwest | odd.txt: no importer takes this file",
        "import wrong.json --out b.eastwest | wrong.json, line 3: links[0] has the rate_bps 'fast'"})
    void whatIsWrongIsToldWithFileLineAndRemedyAndNothingIsWritten(String line, String message) throws IOException {
        Files.writeString(folder.resolve("a.args"), "--num-layers 8\n--hidden-size 1024\n--num-attention-heads 8\n"
                + "--seq-length 2048\n--micro-batch-size 1\n");
        Files.writeString(folder.resolve("wrong.args"), "--num-layers 8 --hidden-size 1024 --num-attention-heads 8\n"
                + "--tensor-model-parallel-size eight\n");
        Files.writeString(folder.resolve("odd.txt"), "Dear reader\n");
        Files.writeString(folder.resolve("wrong.json"), "{\"schema\": \"eastwest.topology-export/1\", \"nodes\": [\n"
                + "{\"id\": \"h\", \"tier\": \"host\"}, {\"id\": \"l\", \"tier\": \"leaf\"}], \"links\": [\n"
                + "{\"from\": \"h\", \"to\": \"l\", \"rate_bps\": \"fast\"}]}\n");
        Files.writeString(folder.resolve("here.eastwest"), "mine");
        try (Stream<Path> before = Files.list(folder)) {
            long files = before.count();
            CommandRun refused = run(line);
            assertEquals(2, refused.code(), refused.out());
            assertTrue(refused.err().contains(message), refused.err());
            assertFalse(Files.exists(folder.resolve("b.eastwest")));
            try (Stream<Path> after = Files.list(folder)) {
                assertEquals(files, after.count());
            }
        }
        assertEquals("mine", Files.readString(folder.resolve("here.eastwest")));
    }
}
