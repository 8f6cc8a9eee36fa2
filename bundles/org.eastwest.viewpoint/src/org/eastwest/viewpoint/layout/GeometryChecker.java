// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.EdgeAppearance;
import org.eastwest.viewpoint.diagram.Label;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.LabelShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;

/**
 * Finds what makes a drawing unreadable: labels that overlap or are cut, labels beside their node's room, letters that
 * are too small, nodes outside of what holds them, nodes that overlap, edges through labels and through nodes that they
 * do not join. For tests of specifications.
 */
public final class GeometryChecker {
    private static final double TOLERANCE = 0.75;
    /** Boxes of letters are higher than most letters are: so much overlap is not seen, in pixels. */
    private static final double UNSEEN = 1;
    /** Nothing smaller can be read on paper, in points. */
    private static final int SMALLEST_LETTERS = 9;
    private static final String ELLIPSIS = "\u2026";

    private record Named(String name, LabelShape label, NodeShape owner, Label text) {
        Box box() {
            return label.box();
        }
    }

    private GeometryChecker() {
    }

    /** What is wrong, as sentences; empty when nothing is. */
    public static List<String> check(DiagramGeometry geometry) {
        List<String> wrong = new ArrayList<>();
        List<Named> labels = labels(geometry);
        overlaps(labels, wrong);
        geometry.nodes().forEach(n -> inside(geometry, n, wrong));
        nodes(geometry, wrong);
        labels.stream().filter(l -> l.owner != null && insideLabel(l.owner))
                .filter(l -> !l.owner.box().contains(l.box(), TOLERANCE))
                .forEach(l -> wrong.add(l.name + " is larger than its node."));
        labels.forEach(l -> letters(l, wrong));
        geometry.edges().forEach(e -> way(e, labels, geometry, wrong));
        return wrong;
    }

    private static void letters(Named label, List<String> wrong) {
        if (label.label.lines().stream().anyMatch(l -> l.text().endsWith(ELLIPSIS))
                && !label.text.text().contains(ELLIPSIS)) {
            wrong.add(label.name + " is cut.");
        }
        if (label.label.lines().stream().anyMatch(l -> l.font().points() < SMALLEST_LETTERS)) {
            wrong.add(label.name + " has letters of less than " + SMALLEST_LETTERS + " points.");
        }
    }

    /** An edge may touch a label beside it, and pass what holds its ends. */
    private static void way(EdgeShape edge, List<Named> labels, DiagramGeometry geometry, List<String> wrong) {
        labels.stream().filter(l -> crosses(edge, l.box().grown(-UNSEEN)))
                .forEach(l -> wrong.add("The edge " + edge.edge().id() + " passes through " + lower(l.name) + "."));
        geometry.nodes().stream().filter(n -> !n.node().onBorder() && !holdsAnEnd(n.node(), edge))
                .filter(n -> crosses(edge, n.box().grown(-UNSEEN)))
                .forEach(n -> wrong.add("The edge " + edge.edge().id() + " passes through the node " + n.node().id()
                        + "."));
    }

    private static boolean holdsAnEnd(DiagramNode node, EdgeShape edge) {
        return holds(node, edge.edge().source()) || holds(node, edge.edge().target());
    }

    private static boolean holds(DiagramNode holder, DiagramNode node) {
        return node == holder || node.parent().filter(p -> holds(holder, p)).isPresent();
    }

    private static boolean crosses(EdgeShape edge, Box box) {
        if (box.width() <= 0 || box.height() <= 0) {
            return false;
        }
        for (int i = 1; i < edge.points().size(); i++) {
            if (crosses(edge.points().get(i - 1), edge.points().get(i), box)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a part of a straight line is inside a box: what is left of it when each side cuts off what is outside. */
    private static boolean crosses(Point a, Point b, Box box) {
        double[] left = {0, 1};
        return cut(a.x(), b.x(), box.x(), box.right(), left) && cut(a.y(), b.y(), box.y(), box.bottom(), left);
    }

    private static boolean cut(double from, double to, double low, double high, double[] left) {
        double way = to - from;
        if (way == 0) {
            return from > low && from < high;
        }
        double enters = ((way > 0 ? low : high) - from) / way;
        double leaves = ((way > 0 ? high : low) - from) / way;
        left[0] = Math.max(left[0], enters);
        left[1] = Math.min(left[1], leaves);
        return left[0] < left[1];
    }

    private static boolean insideLabel(NodeShape node) {
        return !node.node().label().onBorder();
    }

    private static List<Named> labels(DiagramGeometry geometry) {
        List<Named> labels = new ArrayList<>();
        geometry.nodes().stream().filter(n -> !n.label().isEmpty())
                .forEach(n -> labels.add(new Named("The label of " + n.node().id(), n.label(), n, n.node().label())));
        for (EdgeShape e : geometry.edges()) {
            EdgeAppearance look = e.edge().appearance();
            label(e, "first", e.begin(), look.beginLabel(), labels);
            label(e, "middle", e.center(), look.centerLabel(), labels);
            label(e, "last", e.end(), look.endLabel(), labels);
        }
        return labels;
    }

    private static void label(EdgeShape edge, String which, LabelShape label, Label text,
            List<Named> labels) {
        if (!label.isEmpty()) {
            labels.add(new Named("The " + which + " label of " + edge.edge().id(), label, null, text));
        }
    }

    /** Sorted by their left sides, each is compared with those that begin before it ends. */
    private static void overlaps(List<Named> labels, List<String> wrong) {
        List<Named> sorted = new ArrayList<>(labels);
        sorted.sort((a, b) -> Double.compare(a.box().x(), b.box().x()));
        for (int i = 0; i < sorted.size(); i++) {
            Box a = sorted.get(i).box().grown(-UNSEEN);
            for (int j = i + 1; j < sorted.size() && sorted.get(j).box().x() < a.right(); j++) {
                if (a.overlaps(sorted.get(j).box().grown(-UNSEEN))) {
                    wrong.add(sorted.get(i).name + " overlaps " + lower(sorted.get(j).name) + ".");
                }
            }
        }
    }

    private static String lower(String name) {
        return "t" + name.substring(1);
    }

    private static void inside(DiagramGeometry geometry, NodeShape node, List<String> wrong) {
        DiagramNode n = node.node();
        n.parent().flatMap(p -> geometry.node(p.id())).filter(p -> !n.onBorder()
                && !p.box().contains(node.box(), TOLERANCE))
                .ifPresent(p -> wrong.add("The node " + n.id() + " stands outside of " + p.node().id() + "."));
    }

    private static void nodes(DiagramGeometry geometry, List<String> wrong) {
        List<NodeShape> sorted = new ArrayList<>(geometry.nodes());
        sorted.removeIf(n -> n.node().onBorder());
        sorted.sort((a, b) -> Double.compare(a.box().x(), b.box().x()));
        for (int i = 0; i < sorted.size(); i++) {
            NodeShape a = sorted.get(i);
            for (int j = i + 1; j < sorted.size() && sorted.get(j).box().x() < a.box().right(); j++) {
                NodeShape b = sorted.get(j);
                if (a.node().parent().equals(b.node().parent()) && a.box().grown(-TOLERANCE)
                        .overlaps(b.box().grown(-TOLERANCE))) {
                    wrong.add("The node " + a.node().id() + " overlaps the node " + b.node().id() + ".");
                }
            }
        }
    }
}
