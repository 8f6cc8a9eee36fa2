// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.Layout.LabelPart;
import org.eastwest.viewpoint.layout.Point;

/**
 * Takes steps out of orthogonal edges. The kernel makes them where a label takes less or more room than the nodes below
 * it; the piece with the label moves in line with the next one, where nothing is in its way.
 */
final class Kinks {
    /** What moves stays so far from everything else, in pixels. */
    private static final double CLEARANCE = 4;
    /** A label so near belongs to the piece, in pixels. */
    private static final double BESIDE = 8;
    private static final double SAME = 0.01;
    /** Each time the next inner edge may find the room that an outer one left. */
    private static final int PASSES = 32;

    private final List<Way> ways;
    private final Collection<Box> obstacles;
    private final boolean sideways;

    /** The way of an edge with its labels; all ways of a run are in the same coordinates, in pixels. */
    static final class Way {
        private final Optional<Box> frame;
        private List<Point> points;
        private Map<LabelPart, Box> labels;
        private List<Box> occupied;

        /** @param frame what the labels stay in; empty where there is room all around */
        Way(List<Point> points, Map<LabelPart, Box> labels, Optional<Box> frame) {
            this.points = List.copyOf(points);
            this.labels = new EnumMap<>(LabelPart.class);
            this.labels.putAll(labels);
            this.frame = frame;
            occupied = occupied();
        }

        private void move(List<Point> newPoints, Map<LabelPart, Box> newLabels) {
            points = List.copyOf(newPoints);
            labels = newLabels;
            occupied = occupied();
        }

        List<Point> points() {
            return points;
        }

        Map<LabelPart, Box> labels() {
            return labels;
        }

        private List<Box> occupied() {
            List<Box> all = new ArrayList<>(labels.values());
            for (int i = 1; i < points.size(); i++) {
                all.add(piece(points.get(i - 1), points.get(i)));
            }
            return all;
        }
    }

    private Kinks(List<Way> ways, Collection<Box> obstacles, boolean sideways) {
        this.ways = ways;
        this.obstacles = obstacles;
        this.sideways = sideways;
    }

    /**
     * @param obstacles nodes and titles, which no edge may touch
     * @param sideways whether the diagram grows to the side, not down
     */
    static void straighten(Collection<Way> ways, Collection<Box> obstacles, boolean sideways) {
        new Kinks(new ArrayList<>(ways), obstacles, sideways).run();
    }

    /** To and fro, since edges at the left make room for those at their right, and at the right the other way round. */
    private void run() {
        int still = 0;
        for (int pass = 0; pass < PASSES && still < 2; pass++) {
            boolean moved = false;
            for (Way way : ways) {
                moved |= straighten(way);
            }
            still = moved ? 0 : still + 1;
            Collections.reverse(ways);
        }
    }

    private boolean straighten(Way way) {
        boolean forth = step(way);
        way.points = reversed(way.points);
        boolean back = step(way);
        way.points = reversed(way.points);
        return forth || back;
    }

    private static List<Point> reversed(List<Point> points) {
        List<Point> reversed = new ArrayList<>(points);
        Collections.reverse(reversed);
        return List.copyOf(reversed);
    }

    /** Moves the first piece before a step that can move. */
    private boolean step(Way way) {
        List<Point> p = way.points;
        for (int i = 2; i + 2 < p.size(); i++) {
            if (isStep(p, i) && move(way, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an edge goes on with the diagram after a step from point {@code i} to the next. */
    private boolean isStep(List<Point> p, int i) {
        Point before = p.get(i - 1);
        Point from = p.get(i);
        Point to = p.get(i + 1);
        Point after = p.get(i + 2);
        return sideways ? same(p.get(i - 2).x(), before.x()) && same(before.y(), from.y()) && same(from.x(), to.x())
                && same(to.y(), after.y()) && (from.x() - before.x()) * (after.x() - to.x()) > 0
                : same(p.get(i - 2).y(), before.y()) && same(before.x(), from.x()) && same(from.y(), to.y())
                && same(to.x(), after.x()) && (from.y() - before.y()) * (after.y() - to.y()) > 0;
    }

    /** The step goes into the piece before it, which is longer. */
    private boolean move(Way way, int i) {
        List<Point> p = way.points;
        double dx = p.get(i + 1).x() - p.get(i).x();
        double dy = p.get(i + 1).y() - p.get(i).y();
        Point before = p.get(i - 1);
        Point there = before.plus(dx, dy);
        double joined = distance(p.get(i - 2), before);
        if (distance(before, there) >= joined || !goesOn(p.get(i - 2), before, there)) {
            return false;
        }
        Box piece = piece(before, p.get(i));
        Map<LabelPart, Box> labels = new EnumMap<>(LabelPart.class);
        way.labels.forEach((part, box) -> labels.put(part, box.grown(BESIDE).overlaps(piece) ? box.plus(dx, dy) : box));
        List<Box> moved = new ArrayList<>(List.of(piece.plus(dx, dy).grown(CLEARANCE)));
        labels.forEach((part, box) -> {
            if (!box.equals(way.labels.get(part))) {
                moved.add(box.grown(1));
            }
        });
        if (distance(p.get(i - 2), there) > joined) {
            moved.add(piece(before, there).grown(CLEARANCE));
        }
        if (!free(way, moved) || !within(way, labels)) {
            return false;
        }
        List<Point> points = new ArrayList<>(p.subList(0, i - 1));
        points.add(there);
        points.addAll(p.subList(i + 2, p.size()));
        way.move(points, labels);
        return true;
    }

    /** Whether the piece before keeps its direction. */
    private static boolean goesOn(Point start, Point end, Point newEnd) {
        return (end.x() - start.x()) * (newEnd.x() - start.x()) + (end.y() - start.y()) * (newEnd.y() - start.y()) > 0;
    }

    /** Along the axes, in pixels. */
    private static double distance(Point a, Point b) {
        return Math.abs(b.x() - a.x()) + Math.abs(b.y() - a.y());
    }

    private boolean free(Way way, List<Box> moved) {
        return moved.stream().noneMatch(box -> obstacles.stream().anyMatch(box::overlaps)
                || ways.stream().filter(w -> w != way).anyMatch(w -> w.occupied.stream().anyMatch(box::overlaps)));
    }

    private static boolean within(Way way, Map<LabelPart, Box> labels) {
        return way.frame.isEmpty() || labels.values().stream().allMatch(box -> way.frame.get().contains(box, 0));
    }

    /** Thin, but not empty, so that it overlaps what it crosses. */
    private static Box piece(Point a, Point b) {
        return new Box(a.x(), a.y(), 0, 0).union(new Box(b.x(), b.y(), 0, 0)).grown(SAME);
    }

    private static boolean same(double a, double b) {
        return Math.abs(a - b) < SAME;
    }
}
