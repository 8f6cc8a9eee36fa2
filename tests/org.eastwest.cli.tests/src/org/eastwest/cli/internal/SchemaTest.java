// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command's JSON is what its published schema says. */
class SchemaTest {
    private static final Path SCHEMAS = Path.of("..", "..", "docs", "schema").toAbsolutePath().normalize();

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{1}")
    @CsvSource({"analyze, analyze a.eastwest", "analyze, analyze a.eastwest --explain step_time_s",
            "analyze, analyze a.eastwest --paths", "validate, validate a.eastwest", "report, report a.eastwest --out r",
            "new, new --list", "new, new --template empty --out b.eastwest", "plugins, plugins",
            "install, install --repository .", "uninstall, uninstall a", "update, update",
            "topology, topology a.eastwest", "view, view a.eastwest --out a.eastwestview",
            "diagram, diagram a.eastwest --list", "diagram, diagram a.eastwest --diagram plan --out p.svg",
            "analyze, analyze a.eastwest --set job.pretraining.plan.dp=999",
            "report, report a.eastwest --set job.pretraining.plan.dp=999 --out r",
            "topology, topology a.eastwest --set cluster.servers.count=0", "validate, validate missing.eastwest",
            "search, search a.eastwest --space tp=8;pp=design;placement=design;recompute=design;tp-overlap=design",
            "search, search a.eastwest --space tp=3",
            "sweep, 'sweep a.eastwest --vary job.pretraining.plan.tp=4,8 --metric step_time_s'",
            "sweep, sweep a.eastwest --vary job.pretraining.plan.tp=3 --metric step_time_s",
            "compare, compare a.eastwest a.eastwest",
            "advise, advise a.eastwest", "advise, 'advise a.eastwest --no-split --gpus 60000,8'",
            "export, export a.eastwest --format nccl --out n.txt",
            "import, import --list", "import, import a.eastwest --out b.eastwest",
            "claims, claims", "claims, claims --set cliff-h100.gpu=abacus",
            "simulate, 'simulate --topology leaf-spine:hosts=8,down=4,up=4 --traffic incast:4 --size 100kB --transport"
                    + " uec --set sample-period=1us --level packet'",
            "simulate, 'simulate --topology leaf-spine:hosts=8,down=4,up=4 --traffic alltoall --size 1MB --transport"
                    + " ib-ndr --level flow'",
            "simulate, 'simulate --topology leaf-spine:hosts=8,down=4,up=4 --traffic alltoall --size 1MB --transport"
                    + " uec --level packet --job a=1-7/2 --job b=2-8/2,traffic=incast:2 --isolation priorities'",
            "topology, topology a.eastwest --fail switch:spine2 --fail random-links:3%",
            "ecmp, ecmp --links 16 --flows 16 --qps 32",
            "deadlock, deadlock a.eastwest --fail link:leaf3-spine1",
            "deadlock, 'deadlock --topology leaf-spine:hosts=16,down=4,up=2 --fail link:leaf4-spine1 --fail "
                    + "link:leaf2-spine2 --detours bounce'",
            "analyze, analyze a.eastwest --fail link:leaf3-spine1",
            "topology, topology --kind fat-tree --endpoints 1000 --radix 4 --rate 400Gb/s",
            "topology, topology --kind dragonfly-plus --endpoints 5000 --radix 32 --rate 400Gb/s"})
    void theJsonOfACommandKeepsToItsSchema(String schema, String line) {
        CommandRun.in(folder, Installation.SERVICES, "new", "--template", "superpod-b200", "--out", "a.eastwest");

        CommandRun run = CommandRun.in(folder, Installation.SERVICES, (line + " --json -").split(" "));

        assertTrue(run.code() <= 2, run.err());
        assertEquals(Set.of(), faults(schema, run.out()));
        assertEquals("eastwest." + schema + "/1", run.json().get("schema").getAsString());
    }

    @Test
    void aDocumentThatDoesNotKeepToTheSchemaIsFound() {
        assertTrue(faults("validate", "{\"schema\": \"eastwest.validate/1\", \"findings\": [{}]}").size() > 1);
    }

    private static Set<ValidationMessage> faults(String name, String document) {
        Path file = SCHEMAS.resolve(name + ".schema.json");
        assertTrue(Files.exists(file), file + " is missing");
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(file.toUri());
        return schema.validate(document, InputFormat.JSON);
    }
}
