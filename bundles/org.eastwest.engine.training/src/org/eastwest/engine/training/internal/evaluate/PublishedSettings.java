// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What publications say of their runs beside the numbers, from {@code settings.csv}. */
final class PublishedSettings {
    private static final int SOURCE = 0;
    private static final int MODEL = 1;

    private final List<String> columns;
    private final List<String[]> lines;

    private PublishedSettings(List<String[]> lines) {
        this.columns = List.of(lines.get(0));
        this.lines = lines.subList(1, lines.size());
    }

    static PublishedSettings load() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                PublishedSettings.class.getResourceAsStream("settings.csv"), StandardCharsets.UTF_8))) {
            List<String[]> lines = new ArrayList<>();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (!line.startsWith("#")) {
                    lines.add(line.split(";", -1));
                }
            }
            return new PublishedSettings(lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the publication says of one setting of a model; empty when it says nothing, or is not known. */
    Optional<Integer> of(String source, String modelId, String setting) {
        String plain = source.toLowerCase(Locale.ROOT);
        return lines.stream().filter(l -> plain.contains(l[SOURCE]))
                .filter(l -> l[MODEL].equals("*") || l[MODEL].equals(modelId)).findFirst()
                .map(l -> l[columns.indexOf(setting)]).filter(cell -> !cell.isEmpty()).map(Integer::valueOf);
    }
}
