// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * One run of the command line in this process.
 *
 * @param code exit code
 * @param out  standard output
 * @param err  standard error
 */
record CommandRun(int code, String out, String err) {
    static CommandRun in(Path directory, Services services, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8), directory, false);
        int code = Cli.run(List.of(arguments), services, terminal);
        return new CommandRun(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    JsonObject json() {
        return JsonParser.parseString(out).getAsJsonObject();
    }

    /** The JSON without what may differ between two runs. */
    JsonObject jsonWithoutRun() {
        JsonObject json = json();
        json.remove("run");
        return json;
    }
}
