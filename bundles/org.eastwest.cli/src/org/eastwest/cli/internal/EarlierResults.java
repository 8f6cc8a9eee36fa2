// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.EarlierResult;

/** Results that {@code analyze --json} wrote. */
final class EarlierResults {
    private static final String SCHEMA = "eastwest.analyze/1";

    private EarlierResults() {
    }

    /**
     * Reads a result.
     *
     * @param file as the user wrote it
     * @throws CommandFailure when it cannot be read, or is no such result
     */
    static EarlierResult read(String file, Terminal terminal) {
        try {
            JsonElement root = JsonParser.parseString(Files.readString(terminal.resolve(file)));
            if (!root.isJsonObject() || !SCHEMA.equals(text(root.getAsJsonObject(), "schema"))) {
                throw unusable(file, "it is no result of analyze: its schema is not " + SCHEMA);
            }
            JsonObject result = root.getAsJsonObject();
            return new EarlierResult(Path.of(file).getFileName().toString(), metrics(result.getAsJsonArray("metrics")),
                    findings(result.getAsJsonArray("findings")));
        } catch (NoSuchFileException missing) {
            throw unusable(file, "it does not exist");
        } catch (IOException fault) {
            throw unusable(file, Faults.reason(fault));
        } catch (JsonParseException malformed) {
            throw unusable(file, "it is no JSON");
        } catch (IllegalStateException | ClassCastException | NumberFormatException | NullPointerException other) {
            throw unusable(file, "its metrics or findings are not those of analyze");
        }
    }

    private static CommandFailure unusable(String file, String reason) {
        return CommandFailure.unusable("--diff " + file + " cannot be used: " + reason
                + ". Write one with ./eastwest analyze FILE --json OLD.json.");
    }

    private static List<EarlierResult.Number> metrics(JsonArray array) {
        List<EarlierResult.Number> metrics = new ArrayList<>();
        for (JsonElement element : array) {
            JsonObject metric = element.getAsJsonObject();
            JsonElement value = metric.get("value");
            metrics.add(new EarlierResult.Number(text(metric, "id"), text(metric, "element"),
                    value == null || value.isJsonNull() ? Double.NaN : value.getAsDouble()));
        }
        return metrics;
    }

    private static List<EarlierResult.Remark> findings(JsonArray array) {
        List<EarlierResult.Remark> findings = new ArrayList<>();
        for (JsonElement element : array) {
            JsonObject finding = element.getAsJsonObject();
            findings.add(new EarlierResult.Remark(text(finding, "code"), text(finding, "element"),
                    text(finding, "message")));
        }
        return findings;
    }

    private static String text(JsonObject object, String key) {
        JsonElement value = object.get(key);
        return value == null || value.isJsonNull() ? "" : value.getAsString();
    }
}
