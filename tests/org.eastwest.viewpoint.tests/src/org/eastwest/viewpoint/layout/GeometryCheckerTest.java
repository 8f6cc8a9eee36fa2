// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.viewpoint.Plumbing;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.NodePlace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What makes a drawing unreadable is found: each test spoils a readable one. */
class GeometryCheckerTest {
    private final Plumbing plumbing = new Plumbing();
    private final DiagramSession session = new DiagramSession(plumbing.flow("plain.odesign"), plumbing.fourUnits());
    private final Layout layout = new Layout();

    @BeforeEach
    void arrange() {
        assertTrue(Arranger.arrange(session.diagram(), layout, Arranger.Scope.NEW, Arranger.Progress.NONE));
        assertEquals(List.of(), found());
    }

    private List<String> found() {
        return GeometryChecker.check(DiagramGeometry.of(session.diagram(), layout));
    }

    private DiagramNode unit(String name) {
        return session.diagram().nodes().stream().filter(n -> n.id().endsWith(name)).findFirst().orElseThrow();
    }

    private void stand(DiagramNode node, double x, double y) {
        NodePlace old = layout.node(node.id()).orElseThrow();
        layout.put(node.id(), new NodePlace(x, y, old.width(), old.height(), true));
    }

    @Test
    void nodesAndLabelsOnEachOther() {
        NodePlace other = layout.node(unit("Unit1").id()).orElseThrow();
        stand(unit("Unit0"), other.x() + 2, other.y() + 2);

        assertTrue(found().stream().anyMatch(w -> w.startsWith("The node ") && w.contains(" overlaps the node ")),
                found()::toString);
        assertTrue(found().stream().anyMatch(w -> w.startsWith("The label of ") && w.contains(" overlaps the label ")),
                found()::toString);
    }

    @Test
    void anEdgeThroughANodeThatItDoesNotJoinAndThroughItsLabel() {
        DiagramGeometry geometry = DiagramGeometry.of(session.diagram(), layout);
        DiagramEdge edge = session.diagram().edges().iterator().next();
        DiagramNode passed = session.diagram().nodes().stream()
                .filter(n -> edge.source().parent().filter(n::equals).isEmpty()
                        && edge.target().parent().filter(n::equals).isEmpty() && n != edge.source()
                        && n != edge.target())
                .findFirst().orElseThrow();
        Point middle = geometry.node(passed.id()).orElseThrow().label().box().center();
        Point begin = geometry.edge(edge.id()).orElseThrow().points().get(0);
        List<Point> old = geometry.edge(edge.id()).orElseThrow().points();
        layout.put(edge.id(), new EdgePlace(List.of(begin, middle, old.get(old.size() - 1)), Map.of(), true));

        assertTrue(found().contains("The edge " + edge.id() + " passes through the node " + passed.id() + "."),
                found()::toString);
        assertTrue(found().contains("The edge " + edge.id() + " passes through the label of " + passed.id() + "."),
                found()::toString);
    }
}
