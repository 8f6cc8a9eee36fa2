// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Positions of the elements of one diagram by their ids. Nodes stand relative to what holds them; edges hold the points
 * between their ends. What is placed by a user is never moved by an {@link Arranger} that was not asked to.
 */
public final class Layout {
    /**
     * A node's place.
     *
     * @param x from the left side of what holds it, in pixels; for a node on a border the middle of it
     * @param y from the top of what holds it, in pixels; for a node on a border the middle of it
     * @param width in pixels
     * @param height in pixels
     * @param byUser whether a user placed it
     */
    public record NodePlace(double x, double y, double width, double height, boolean byUser) {
        public NodePlace {
            x = round(x);
            y = round(y);
            width = round(width);
            height = round(height);
        }

        public NodePlace movedBy(double dx, double dy) {
            return new NodePlace(x + dx, y + dy, width, height, true);
        }

        public NodePlace resizedTo(double newWidth, double newHeight) {
            return new NodePlace(x, y, newWidth, newHeight, true);
        }
    }

    /**
     * An edge's way.
     *
     * @param points from its source to its target, both ends included, in pixels from the top left of the
     *        innermost node that holds both its ends, or of the diagram
     * @param labels the middles of its labels, from the same corner, where they have places of their own
     * @param byUser whether a user placed it
     */
    public record EdgePlace(List<Point> points, Map<LabelPart, Point> labels, boolean byUser) {
        public EdgePlace {
            points = points.stream().map(EdgePlace::rounded).toList();
            Map<LabelPart, Point> sorted = new TreeMap<>();
            labels.forEach((part, p) -> sorted.put(part, rounded(p)));
            labels = Collections.unmodifiableMap(sorted);
        }

        private static Point rounded(Point p) {
            return new Point(round(p.x()), round(p.y()));
        }
    }

    /** Which label of an edge. */
    public enum LabelPart {
        BEGIN, CENTER, END
    }

    private final Map<String, NodePlace> nodes = new TreeMap<>();
    private final Map<String, EdgePlace> edges = new TreeMap<>();

    /** Half pixels are enough, and the same on every machine. */
    private static double round(double value) {
        return Math.rint(value * 2) / 2 + 0.0;
    }

    public Optional<NodePlace> node(String id) {
        return Optional.ofNullable(nodes.get(id));
    }

    public Optional<EdgePlace> edge(String id) {
        return Optional.ofNullable(edges.get(id));
    }

    public void put(String id, NodePlace place) {
        nodes.put(id, place);
    }

    public void put(String id, EdgePlace place) {
        edges.put(id, place);
    }

    public void remove(String id) {
        nodes.remove(id);
        edges.remove(id);
    }

    /** Nodes by id, sorted. */
    public Map<String, NodePlace> nodes() {
        return Collections.unmodifiableMap(nodes);
    }

    /** Edges by id, sorted. */
    public Map<String, EdgePlace> edges() {
        return Collections.unmodifiableMap(edges);
    }

    /** Forgets what is not among these ids. */
    public void keepOnly(java.util.function.Predicate<String> ids) {
        new ArrayList<>(nodes.keySet()).stream().filter(ids.negate()).forEach(nodes::remove);
        new ArrayList<>(edges.keySet()).stream().filter(ids.negate()).forEach(edges::remove);
    }

    /** The same positions in an object of their own. */
    public Layout copy() {
        Layout copy = new Layout();
        copy.nodes.putAll(nodes);
        copy.edges.putAll(edges);
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Layout l && nodes.equals(l.nodes) && edges.equals(l.edges);
    }

    @Override
    public int hashCode() {
        return nodes.hashCode() * 31 + edges.hashCode();
    }
}
