// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files of a new plugin. They stand in {@code templates/plugin}: those of every plugin in {@code common}, others in a
 * folder a kind, each with a list {@code files.txt}. <code>@{word}</code> in a file or a path stands for a name.
 */
final class PluginTemplate {
    /**
     * A file of a project.
     *
     * @param path       in the project, with slashes
     * @param text       its content
     * @param executable true for a script
     */
    record ProjectFile(String path, String text, boolean executable) {
    }

    private static final String FOLDER = "/templates/plugin/";
    private static final Pattern PLACEHOLDER = Pattern.compile("@\\{(\\w+)\\}");
    /** A line of a manifest has at most 72 bytes; what does not fit follows after a space. */
    private static final int MANIFEST_LINE_BYTES = 72;

    private final PluginKind kind;
    private final Map<String, String> words;

    /**
     * @param repository address of the p2 repository that the project is built against
     */
    PluginTemplate(PluginKind kind, PluginNames names, String repository) {
        this.kind = kind;
        this.words = Map.ofEntries(Map.entry("id", names.id()), Map.entry("path", names.id().replace('.', '/')),
                Map.entry("short", names.shortId()), Map.entry("metric", names.shortId().replace('-', '_')),
                Map.entry("class", names.className()), Map.entry("camel", names.camel()),
                Map.entry("code", names.code()),
                Map.entry("name", names.name()), Map.entry("vendor", names.vendor()), Map.entry("kind", kind.word()),
                Map.entry("summary", kind.summary()), Map.entry("repository", repository));
    }

    /** All files, in the order in which they are written. */
    List<ProjectFile> files() {
        return Stream.of("common", kind.word()).flatMap(this::files).toList();
    }

    private Stream<ProjectFile> files(String folder) {
        return read(folder + "/files.txt").lines().filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> file(folder, line.strip().split("\\s+")));
    }

    private ProjectFile file(String folder, String[] columns) {
        String path = filled(columns[1], word -> word);
        return new ProjectFile(path, content(path, read(folder + "/" + columns[0])), columns.length > 2);
    }

    private String content(String path, String template) {
        if (path.endsWith(".java")) {
            return filled(template, word -> word.replace("\\", "\\\\").replace("\"", "\\\""));
        }
        if (path.endsWith(".xml") || path.endsWith(".svg") || path.endsWith(".odesign")) {
            return filled(template, word -> word.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                    .replace("\"", "&quot;"));
        }
        String text = filled(template, word -> word);
        return path.endsWith(".MF") ? folded(text) : text;
    }

    private String filled(String template, UnaryOperator<String> quoted) {
        return PLACEHOLDER.matcher(template).replaceAll(found -> {
            String word = words.get(found.group(1));
            if (word == null) {
                throw new IllegalStateException("a template of " + kind.word() + " names " + found.group());
            }
            return Matcher.quoteReplacement(quoted.apply(word));
        });
    }

    private static String folded(String manifest) {
        StringBuilder all = new StringBuilder();
        manifest.lines().forEach(line -> {
            int bytes = 0;
            for (int letter : line.codePoints().toArray()) {
                String one = Character.toString(letter);
                int more = one.getBytes(StandardCharsets.UTF_8).length;
                if (bytes + more > MANIFEST_LINE_BYTES) {
                    all.append("\n ");
                    bytes = 1;
                }
                all.append(one);
                bytes += more;
            }
            all.append('\n');
        });
        return all.toString();
    }

    private static String read(String file) {
        try (InputStream in = PluginTemplate.class.getResourceAsStream(FOLDER + file)) {
            if (in == null) {
                throw new IllegalStateException("the bundle lacks the template " + FOLDER + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
