// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.LabelPart;
import org.eastwest.viewpoint.layout.Layout.NodePlace;

/**
 * The positions of all diagrams of a model in a text beside it, for people and for git. Each element takes two lines,
 * its
 * id and its place, sorted by diagram and id: moving a node changes one line, and since ids stand between the places,
 * two branches that move different nodes merge.
 *
 * <pre>
 * # Eastwest layout 1
 * [fabric /]
 * node leaf:leaf1
 *   120 40 160 60
 * edge link:leaf1-spine1
 *   10 20, 10 40, 60 40; center 35 40; user
 * </pre>
 * A node's line has x, y, width and height in pixels, and {@code user} where a user placed it; an edge's line has its
 * points, the middles of its labels ({@code begin}, {@code center}, {@code end}) where they have places, and {@code
 * user} where a user placed it.
 */
public final class LayoutFile {
    private static final String HEADER = "# Eastwest layout 1";
    private static final String UNREADABLE = "EW-VIEWPOINT-020";
    private static final String USER = "user";

    private final Map<String, Layout> diagrams = new TreeMap<>();

    /** What was read, and what of it could not be. */
    public record Reading(LayoutFile file, List<Problem> problems) {
    }

    /** The file that belongs to a model's. */
    public static Path beside(Path model) {
        return model.resolveSibling(model.getFileName() + ".layout");
    }

    /**
     * The positions of a diagram, empty at first. Changes of them are written by {@link #write}.
     *
     * @param diagram the diagram's name
     * @param object the semantic id of the object it is a diagram of
     */
    public Layout layout(String diagram, String object) {
        return diagrams.computeIfAbsent(diagram + " " + object, k -> new Layout());
    }

    /** The positions of an open diagram; see {@link #layout(String, String)}. */
    public Layout layout(Diagram diagram) {
        return layout(diagram.description().name(), diagram.rootId());
    }

    /** Reads a file; one that does not exist holds nothing. Lines that cannot be read are told and left out. */
    public static Reading read(Path path) throws IOException {
        return Files.exists(path) ? parse(Files.readString(path, StandardCharsets.UTF_8), path.toString())
                : new Reading(new LayoutFile(), List.of());
    }

    /** Writes the file anew, or removes it when there is nothing in it. */
    public void write(Path path) throws IOException {
        String text = text();
        if (text.isEmpty()) {
            Files.deleteIfExists(path);
            return;
        }
        Path parts = path.resolveSibling(path.getFileName() + ".part");
        Files.writeString(parts, text, StandardCharsets.UTF_8);
        Files.move(parts, path, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The text of the file; empty when it holds nothing. */
    public String text() {
        StringBuilder out = new StringBuilder();
        diagrams.forEach((name, layout) -> {
            if (!layout.nodes().isEmpty() || !layout.edges().isEmpty()) {
                out.append('[').append(name).append("]\n");
                layout.nodes().forEach((id, p) -> out.append("node ").append(id).append("\n  ").append(line(p))
                        .append('\n'));
                layout.edges().forEach((id, p) -> out.append("edge ").append(id).append("\n  ").append(line(p))
                        .append('\n'));
            }
        });
        return out.length() == 0 ? "" : HEADER + "\n" + out;
    }

    private static String line(NodePlace p) {
        return number(p.x()) + " " + number(p.y()) + " " + number(p.width()) + " " + number(p.height())
                + (p.byUser() ? " " + USER : "");
    }

    private static String line(EdgePlace p) {
        StringBuilder line = new StringBuilder();
        p.points().forEach(q -> line.append(line.length() > 0 ? ", " : "").append(text(q)));
        p.labels().forEach((part, q) -> line.append("; ").append(part.name().toLowerCase(Locale.ROOT)).append(' ')
                .append(text(q)));
        return line + (p.byUser() ? "; " + USER : "");
    }

    private static String text(Point p) {
        return number(p.x()) + " " + number(p.y());
    }

    /** Whole numbers without a point, halves with one. */
    static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }

    /** Reads a text; {@code name} is what messages call it. */
    public static Reading parse(String text, String name) {
        return new Parser(name).parse(text);
    }

    private static final class Parser {
        private final String name;
        private final LayoutFile file = new LayoutFile();
        private final List<Problem> problems = new ArrayList<>();
        private Layout layout;
        private String element = "";

        Parser(String name) {
            this.name = name;
        }

        Reading parse(String text) {
            String[] lines = text.split("\r?\n", -1);
            if (text.isBlank() || !lines[0].strip().equals(HEADER)) {
                problem(1, "It does not begin with '" + HEADER + "'.");
                return new Reading(file, problems);
            }
            for (int i = 1; i < lines.length; i++) {
                line(lines[i], i + 1);
            }
            return new Reading(file, List.copyOf(problems));
        }

        private void line(String line, int number) {
            if (line.isBlank() || line.startsWith("#")) {
                return;
            }
            if (line.startsWith("[") && line.endsWith("]")) {
                layout = file.diagrams.computeIfAbsent(line.substring(1, line.length() - 1), k -> new Layout());
                element = "";
            } else if (line.startsWith("node ") || line.startsWith("edge ")) {
                element = line;
            } else if (!line.startsWith(" ") || element.isEmpty() || layout == null) {
                problem(number, "A place stands here without its element, or something that is none.");
            } else {
                place(line.strip(), number);
            }
        }

        private void place(String line, int number) {
            String id = element.substring("node ".length());
            try {
                if (element.startsWith("node ")) {
                    layout.put(id, node(line));
                } else {
                    layout.put(id, edge(line));
                }
            } catch (IllegalArgumentException e) {
                problem(number, "'" + line + "' is no place of " + element + ".");
            }
            element = "";
        }

        private static NodePlace node(String line) {
            String[] parts = line.split(" +");
            if (parts.length < 4 || parts.length > 5 || parts.length == 5 && !parts[4].equals(USER)) {
                throw new IllegalArgumentException(line);
            }
            return new NodePlace(coordinate(parts[0]), coordinate(parts[1]), size(parts[2]), size(parts[3]),
                    parts.length == 5);
        }

        private static EdgePlace edge(String line) {
            List<String> parts = new ArrayList<>(List.of(line.split(" *; *", -1)));
            boolean byUser = parts.size() > 1 && parts.get(parts.size() - 1).equals(USER);
            if (byUser) {
                parts.remove(parts.size() - 1);
            }
            List<Point> points = new ArrayList<>();
            for (String p : parts.get(0).split(" *, *")) {
                points.add(point(p));
            }
            if (points.size() < 2) {
                throw new IllegalArgumentException(line);
            }
            return new EdgePlace(points, labels(parts.subList(1, parts.size())), byUser);
        }

        private static Map<LabelPart, Point> labels(List<String> parts) {
            Map<LabelPart, Point> labels = new EnumMap<>(LabelPart.class);
            for (String part : parts) {
                int space = part.indexOf(' ');
                if (space < 0) {
                    throw new IllegalArgumentException(part);
                }
                labels.put(LabelPart.valueOf(part.substring(0, space).toUpperCase(Locale.ROOT)),
                        point(part.substring(space)));
            }
            return labels;
        }

        private static Point point(String text) {
            String[] parts = text.strip().split(" +");
            if (parts.length != 2) {
                throw new IllegalArgumentException(text);
            }
            return new Point(coordinate(parts[0]), coordinate(parts[1]));
        }

        private static double coordinate(String text) {
            double value = Double.parseDouble(text);
            if (!(Math.abs(value) <= 1e7)) {
                throw new IllegalArgumentException(text);
            }
            return value;
        }

        private static double size(String text) {
            double value = coordinate(text);
            if (value < 0) {
                throw new IllegalArgumentException(text);
            }
            return value;
        }

        private void problem(int line, String message) {
            problems.add(new Problem(Severity.WARNING, UNREADABLE, name, line, "", message,
                    "The element is laid out anew."));
        }
    }
}
