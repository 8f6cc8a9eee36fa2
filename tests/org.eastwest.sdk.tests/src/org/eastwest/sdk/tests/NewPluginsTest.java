// SPDX-License-Identifier: EPL-2.0
package org.eastwest.sdk.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What new-plugin writes can be built, installed and used as it is; so can what the documentation makes of it. */
class NewPluginsTest {
    /** A file of the project in docs/plugins: its place in a comment, its text in the fence that follows. */
    private static final Pattern FILE = Pattern.compile("<!-- file: (\\S+) -->\n```\\w*\n(.*?\n)```\n", Pattern.DOTALL);
    private static final List<String> KINDS = List.of("engine", "importer", "diagram", "report");

    @TempDir
    private Path folder;

    @Test
    void theTransportOf30MinutesIsBuiltInstalledAndUsedAsTheDocumentationSays() throws Exception {
        Workbench workbench = new Workbench(folder.resolve("home"));
        Path project = folder.resolve("the falcon");
        workbench.eastwest(folder, "new-plugin", "transport", "--id", "com.example.falcon", "--name", "Falcon", "--out",
                project.toString()).endsWith(0);
        Map<String, String> files = documented();
        assertTrue(files.size() >= 4, files.keySet()::toString);
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = project.resolve(file.getKey());
            assertTrue(Files.exists(path), file.getKey() + " replaces a file of the project");
            Files.writeString(path, file.getValue());
        }

        Workbench.verify(project).endsWith(0);
        workbench.eastwest(project, "install", "--repository", "target/com.example.falcon.zip", "--trust").endsWith(0);
        String findings = workbench.eastwest(folder, "analyze", Workbench.design("ethernet-1k.eastwest").toString(),
                "--engine", "fabric", "--set", "scenario.fabric.compute.transport=falcon").endsWith(0).out();
        assertTrue(findings.contains("FALCON-001"), findings);
    }

    /** One build of all four, to spare time; each stands for itself with its own pom. */
    @Test
    void theOtherKindsAreBuiltInstalledAndUsedAsTheyAreWritten() throws Exception {
        Workbench workbench = new Workbench(folder.resolve("home"));
        Path all = Files.createDirectory(folder.resolve("all of them"));
        for (String kind : KINDS) {
            workbench.eastwest(all, "new-plugin", kind, "--id", "com.example.plugins.my_" + kind, "--out", kind)
                    .endsWith(0);
        }
        Files.writeString(all.resolve("pom.xml"), aggregator());
        Workbench.verify(all.resolve("engine"), "--file", all.resolve("pom.xml").toString()).endsWith(0);
        for (String kind : KINDS) {
            workbench.eastwest(all, "install", "--repository", kind + "/target/com.example.plugins.my_" + kind + ".zip",
                    "--trust").endsWith(0);
        }

        String design = Workbench.design("ethernet-1k.eastwest").toString();
        String metrics = workbench.eastwest(all, "analyze", design, "--engine", "my-engine", "--explain",
                "my_engine_transfer_s").endsWith(0).out();
        assertTrue(metrics.contains("s / (n x r x g x u / k)"), metrics);

        Files.writeString(all.resolve("hall.inventory"), "# inventory\ndgx-h100 128\n");
        workbench.eastwest(all, "import", "hall.inventory", "--out", "hall.eastwest").endsWith(0);
        assertTrue(Files.readString(all.resolve("hall.eastwest")).contains("dgx-h100"));

        workbench.eastwest(all, "diagram", design, "--diagram", "fabric", "--layer", "My Diagram", "--out", "f.svg")
                .endsWith(0);
        assertTrue(Files.readString(all.resolve("f.svg")).contains("Fabric Compute"));

        workbench.eastwest(all, "report", design, "--out", "report").endsWith(0);
        assertTrue(Files.readString(all.resolve("report/index.html")).contains("My Report"));
    }

    private static Map<String, String> documented() throws Exception {
        Matcher found = FILE.matcher(Files.readString(Workbench.root()
                .resolve("docs/plugins/transport-in-30-minutes.md")));
        Map<String, String> files = new TreeMap<>();
        while (found.find()) {
            files.put(found.group(1), found.group(2));
        }
        return files;
    }

    private static String aggregator() {
        return """
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                    <modelVersion>4.0.0</modelVersion>
                    <groupId>com.example</groupId>
                    <artifactId>all</artifactId>
                    <version>1</version>
                    <packaging>pom</packaging>
                    <modules>%s</modules>
                </project>
                """.formatted(KINDS.stream().map(k -> "<module>" + k + "</module>").collect(Collectors.joining()));
    }
}
