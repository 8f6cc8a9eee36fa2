// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.LabelShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;

/**
 * Finds what makes a drawing unreadable: labels that overlap, labels beside their node's room, nodes outside of what
 * holds
 * them, nodes that overlap. For tests of specifications.
 */
public final class GeometryChecker {
    private static final double TOLERANCE = 0.75;
    /** Boxes of letters are higher than most letters are: so much overlap is not seen, in pixels. */
    private static final double UNSEEN = 1;

    private record Named(String name, Box box, NodeShape owner) {
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
                .filter(l -> !l.owner.box().contains(l.box, TOLERANCE))
                .forEach(l -> wrong.add(l.name + " is larger than its node."));
        return wrong;
    }

    private static boolean insideLabel(NodeShape node) {
        return !node.node().label().onBorder();
    }

    private static List<Named> labels(DiagramGeometry geometry) {
        List<Named> labels = new ArrayList<>();
        geometry.nodes().stream().filter(n -> !n.label().isEmpty())
                .forEach(n -> labels.add(new Named("The label of " + n.node().id(), n.label().box(), n)));
        for (EdgeShape e : geometry.edges()) {
            label(e, "first", e.begin(), labels);
            label(e, "middle", e.center(), labels);
            label(e, "last", e.end(), labels);
        }
        return labels;
    }

    private static void label(EdgeShape edge, String which, LabelShape label, List<Named> labels) {
        if (!label.isEmpty()) {
            labels.add(new Named("The " + which + " label of " + edge.edge().id(), label.box(), null));
        }
    }

    /** Sorted by their left sides, each is compared with those that begin before it ends. */
    private static void overlaps(List<Named> labels, List<String> wrong) {
        List<Named> sorted = new ArrayList<>(labels);
        sorted.sort((a, b) -> Double.compare(a.box.x(), b.box.x()));
        for (int i = 0; i < sorted.size(); i++) {
            Box a = sorted.get(i).box.grown(-UNSEEN);
            for (int j = i + 1; j < sorted.size() && sorted.get(j).box.x() < a.right(); j++) {
                if (a.overlaps(sorted.get(j).box.grown(-UNSEEN))) {
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
