// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import org.eastwest.spi.analysis.Finding;
import picocli.CommandLine.Option;

/** {@code --json FILE} or {@code --json -}. */
final class JsonOption {
    @Option(names = "--json", paramLabel = "FILE", description = "Write the result as JSON to FILE, or to standard "
            + "output for '-'.")
    private String target;

    private final long startNanos = System.nanoTime();
    private final double startCpuSeconds = cpuSeconds();

    /** True when standard output belongs to the JSON alone. */
    boolean toStandardOutput() {
        return "-".equals(target);
    }

    boolean wanted() {
        return target != null;
    }

    /** Writes the document of a command: its own keys, then the findings, with what may differ between runs in run. */
    void write(String command, Services services, Terminal terminal, JsonObject content, List<Finding> findings) {
        if (!wanted()) {
            return;
        }
        JsonObject document = new JsonObject();
        document.addProperty("schema", "eastwest." + command + "/1");
        document.add("run", run(services));
        content.entrySet().forEach(entry -> document.add(entry.getKey(), entry.getValue()));
        document.add("findings", Json.array(findings, Json::finding));
        write(Json.write(document), terminal);
    }

    private JsonObject run(Services services) {
        JsonObject run = new JsonObject();
        run.addProperty("version", services.version());
        run.addProperty("java", System.getProperty("java.version"));
        run.addProperty("machine", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        run.addProperty("date", java.time.Instant.now().toString());
        run.add("wall_s", Json.number((System.nanoTime() - startNanos) / 1e9));
        run.add("cpu_s", Json.number(cpuSeconds() - startCpuSeconds));
        return run;
    }

    /** Processor time of the process so far; that of the framework's start is none of a command's. */
    private static double cpuSeconds() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean os
                ? os.getProcessCpuTime() / 1e9 : Double.NaN;
    }

    private void write(String text, Terminal terminal) {
        if (toStandardOutput()) {
            terminal.out().print(text);
            terminal.out().flush();
            return;
        }
        Path file = terminal.resolve(target);
        try {
            ResultFile.JSON.write(file, text);
        } catch (IOException fault) {
            throw cannotWrite(file, fault);
        }
    }

    /** Refuses a file that cannot be written, before anything else is. */
    void requireWritable(Terminal terminal) {
        if (!wanted() || toStandardOutput()) {
            return;
        }
        Path file = terminal.resolve(target);
        try {
            ResultFile.JSON.check(file);
        } catch (IOException fault) {
            throw cannotWrite(file, fault);
        }
    }

    private static CommandFailure cannotWrite(Path file, IOException fault) {
        return CommandFailure.unusable("The JSON file " + file + " cannot be written: " + Faults.reason(fault)
                + ". Name a file in an existing folder that you may write to.");
    }
}
