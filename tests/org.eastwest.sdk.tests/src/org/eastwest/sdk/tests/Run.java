// SPDX-License-Identifier: EPL-2.0
package org.eastwest.sdk.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A process that has ended.
 *
 * @param command what ran
 * @param code    its exit code
 * @param out     standard output
 * @param err     standard error
 */
record Run(List<String> command, int code, String out, String err) {
    private static final long MINUTES = 20;

    /** Runs a command to its end. */
    static Run of(Path folder, Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        Path out = Files.createTempFile("out", ".txt");
        Path err = Files.createTempFile("err", ".txt");
        try {
            ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile())
                    .redirectOutput(out.toFile()).redirectError(err.toFile());
            builder.environment().putAll(environment);
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
                throw new AssertionError(command + " did not end within " + MINUTES + " minutes:\n" + text(out));
            }
            return new Run(command, process.exitValue(), text(out), text(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** This run, which must have ended with this code. */
    Run endsWith(int expected) {
        assertEquals(expected, code, () -> String.join(" ", command) + "\n" + tail(out) + "\n" + tail(err));
        return this;
    }

    private static String tail(String text) {
        List<String> lines = text.lines().toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - 60), lines.size()));
    }
}
