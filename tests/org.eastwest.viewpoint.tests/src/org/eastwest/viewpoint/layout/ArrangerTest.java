// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.viewpoint.Plumbing;
import org.eastwest.viewpoint.StressPlant;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Arranger.Progress;
import org.eastwest.viewpoint.layout.Arranger.Scope;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.NodePlace;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Places are found for what has none, and kept for what has one. */
class ArrangerTest {
    private final Plumbing plumbing = new Plumbing();
    private final EObject plant = plumbing.fourUnits();
    private final DiagramSession session = new DiagramSession(plumbing.flow("plumbing.odesign"), plant);
    private final Layout layout = new Layout();

    private DiagramGeometry arranged() {
        assertTrue(Arranger.arrange(session.diagram(), layout, Scope.NEW, Progress.NONE));
        return DiagramGeometry.of(session.diagram(), layout);
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain.odesign", "plumbing.odesign"})
    void theFirstArrangementIsReadable(String specification) {
        try (DiagramSession s = new DiagramSession(plumbing.flow(specification), plant)) {
            Layout l = new Layout();
            assertTrue(Arranger.arrange(s.diagram(), l, Scope.NEW, Progress.NONE));
            DiagramGeometry geometry = DiagramGeometry.of(s.diagram(), l);
            assertEquals(List.of(), GeometryChecker.check(geometry));
            assertEquals(s.diagram().edges().size(), l.edges().size());
            assertEquals(s.diagram().allNodes().count(), l.nodes().size());
            geometry.edges().forEach(e -> assertEquals(l.edge(e.edge().id()).orElseThrow().points(), e.points(),
                    e.edge().id()));
        }
    }

    @Test
    void stacksListsAndShapesHaveRoomForWhatTheyHold() {
        try (DiagramSession s = new DiagramSession(plumbing.flow("shapes.odesign"), plant)) {
            Layout l = new Layout();
            assertTrue(Arranger.arrange(s.diagram(), l, Scope.NEW, Progress.NONE));
            DiagramGeometry g = DiagramGeometry.of(s.diagram(), l);
            assertEquals(List.of(), s.problems());
            assertEquals(List.of(), GeometryChecker.check(g).stream().filter(w -> !w.endsWith(" is cut.")).toList());
            DiagramNode stack = (DiagramNode) s.diagram().find("stack:/units=Unit0").orElseThrow();
            Box outer = g.node(stack.id()).orElseThrow().box();
            Box list = g.node(stack.children().get(0).id()).orElseThrow().box();
            Box region = g.node(stack.children().get(1).id()).orElseThrow().box();
            assertEquals(list.bottom(), region.y());
            assertEquals(outer.width(), list.width());
            assertEquals(outer.bottom(), region.bottom());
            List<DiagramNode> lines = stack.children().get(0).children();
            assertEquals(DiagramNode.Kind.LIST_ITEM, lines.get(0).kind());
            assertEquals(g.node(lines.get(0).id()).orElseThrow().box().bottom(), g.node(lines.get(1).id())
                    .orElseThrow().box().y());
            DiagramGeometry.LabelShape note = g.node(stack.children().get(1).children().get(1).id()).orElseThrow()
                    .label();
            assertTrue(note.lines().get(note.lines().size() - 1).text().endsWith("\u2026"));
            assertEquals(3, l.edge("measures:gauge:/units=Unit0 -> stack:/units=Unit0").orElseThrow().labels().size());
        }
    }

    @Test
    void theDiagramRunsInTheDirectionOfTheSpecification() {
        DiagramGeometry geometry = arranged();
        List<Double> lefts = session.diagram().nodes().stream().map(n -> geometry.node(n.id()).orElseThrow().box()
                .x()).toList();
        assertEquals(lefts.stream().sorted().toList(), lefts);
    }

    @Test
    void portsStandOnTheOutlineWithTheirLabelsInside() {
        DiagramGeometry geometry = arranged();
        for (DiagramNode unit : session.diagram().nodes()) {
            Box box = geometry.node(unit.id()).orElseThrow().box();
            unit.borders().forEach(p -> {
                DiagramGeometry.NodeShape port = geometry.node(p.id()).orElseThrow();
                assertTrue(port.box().center().x() == box.x() || port.box().center().x() == box.right(), p.id());
                assertTrue(box.contains(port.label().box(), 0.5), p.id());
            });
        }
    }

    @Test
    void theSameDiagramIsArrangedTheSame() {
        arranged();
        Layout again = new Layout();
        Arranger.arrange(session.diagram(), again, Scope.ALL, Progress.NONE);
        assertEquals(layout, again);
    }

    @Test
    void whatIsNewIsPlacedAndNothingElseMoves() {
        arranged();
        Layout before = layout.copy();
        EObject unit = plumbing.make("Unit", "Unit4");
        Plumbing.list(unit, "ports").add(plumbing.make("Port", "p40"));
        Plumbing.list(plant, "units").add(unit);
        Plumbing.list(Plumbing.list(plant, "units").get(0), "ports").add(plumbing.make("Port", "p02"));
        Plumbing.list(Plumbing.list(plant, "units").get(0), "sensors").add(plumbing.make("Sensor", "S"));
        session.refresh();
        DiagramGeometry geometry = arranged();
        before.nodes().forEach((id, place) -> assertEquals(place, layout.node(id).orElseThrow(), id));
        before.edges().forEach((id, place) -> assertEquals(place, layout.edge(id).orElseThrow(), id));
        assertEquals(Set.of("unit:/units=Unit4", "port:/units=Unit4/ports=p40", "port:/units=Unit0/ports=p02",
                "sensor:/units=Unit0/sensors=S"), added(before));
        assertEquals(List.of(), GeometryChecker.check(geometry));
    }

    private Set<String> added(Layout before) {
        Map<String, NodePlace> now = new java.util.HashMap<>(layout.nodes());
        now.keySet().removeAll(before.nodes().keySet());
        return now.keySet();
    }

    @Test
    void aNodeThatAUserMovedStaysAndItsEdgesFollow() {
        arranged();
        String id = session.diagram().nodes().get(1).id();
        String pipe = "pipe:/pipes=pipe0";
        EdgePlace way = layout.edge(pipe).orElseThrow();
        layout.put(id, layout.node(id).orElseThrow().movedBy(50, 300));
        DiagramGeometry geometry = arranged();
        assertEquals(layout.node(id).orElseThrow().x(), geometry.node(id).orElseThrow().box().x());
        List<Point> points = geometry.edge(pipe).orElseThrow().points();
        Box target = geometry.node(((org.eastwest.viewpoint.diagram.DiagramEdge) session.diagram().find(pipe)
                .orElseThrow())
                .target().id()).orElseThrow().box();
        assertEquals(target.x(), points.get(points.size() - 1).x());
        assertEquals(way, layout.edge(pipe).orElseThrow());
        layout.put(id, layout.node(id).orElseThrow().movedBy(-50, -300));
        assertEquals(way.points(), DiagramGeometry.of(session.diagram(), layout).edge(pipe).orElseThrow().points());
    }

    @Test
    void arrangingEverythingMovesWhatAUserPlacedBecauseItWasAskedFor() {
        arranged();
        String id = session.diagram().nodes().get(1).id();
        NodePlace before = layout.node(id).orElseThrow();
        layout.put(id, before.movedBy(500, 500));
        Arranger.arrange(session.diagram(), layout, Scope.ALL, Progress.NONE);
        assertEquals(before, layout.node(id).orElseThrow());
    }

    @Test
    void chosenNodesAreArrangedAnew() {
        arranged();
        String id = session.diagram().nodes().get(1).id();
        NodePlace other = layout.node(session.diagram().nodes().get(2).id()).orElseThrow();
        layout.put(id, layout.node(id).orElseThrow().movedBy(0, -900));
        Arranger.arrange(session.diagram(), layout, Set.of(id), Progress.NONE);
        assertFalse(layout.node(id).orElseThrow().byUser());
        assertEquals(other, layout.node(session.diagram().nodes().get(2).id()).orElseThrow());
    }

    @Test
    void placesOfWhatIsGoneAreForgotten() {
        arranged();
        Plumbing.list(plant, "units").remove(3);
        session.refresh();
        arranged();
        assertTrue(layout.nodes().keySet().stream().noneMatch(id -> id.contains("Unit3")));
    }

    @Test
    void aContainerHoldsWhatStandsInItWhereverThatIsPut() {
        arranged();
        DiagramNode sensor = session.diagram().nodes().get(0).children().get(0);
        layout.put(sensor.id(), new NodePlace(400, -50, 30, 30, true));
        assertEquals(List.of(), GeometryChecker.check(DiagramGeometry.of(session.diagram(), layout)).stream()
                .filter(w -> w.contains("stands outside")).toList());
    }

    @Test
    void aCancelledArrangementLeavesTheLayoutAsItWas() {
        arranged();
        Layout before = layout.copy();
        int[] asked = {0};
        boolean ended = Arranger.arrange(session.diagram(), layout, Scope.ALL, new Progress() {
            @Override
            public boolean cancelled() {
                return ++asked[0] > 10;
            }

            @Override
            public void done(double part, String task) {
                assertTrue(part < 1);
            }
        });
        assertFalse(ended);
        assertEquals(before, layout);
    }

    @Test
    void progressGrowsToItsEnd() {
        List<Double> parts = new ArrayList<>();
        EObject large = StressPlant.of(plumbing, 4, 10, 60, 150);
        try (DiagramSession s = new DiagramSession(plumbing.flow("stress.odesign"), large)) {
            Arranger.arrange(s.diagram(), new Layout(), Scope.NEW, new Progress() {
                @Override
                public boolean cancelled() {
                    return false;
                }

                @Override
                public void done(double part, String task) {
                    parts.add(part);
                }
            });
        }
        assertEquals(parts.stream().sorted().toList(), parts);
        assertEquals(1.0, parts.get(parts.size() - 1));
        assertTrue(parts.stream().distinct().count() > 5);
    }

    @Test
    void theKernelIsToldTheDirectionOfTheSpecification() {
        EObject large = StressPlant.of(plumbing, 2, 4, 8, 24);
        try (DiagramSession s = new DiagramSession(plumbing.flow("stress.odesign"), large)) {
            Layout l = new Layout();
            Arranger.arrange(s.diagram(), l, Scope.NEW, Progress.NONE);
            DiagramGeometry g = DiagramGeometry.of(s.diagram(), l);
            assertEquals(List.of(), GeometryChecker.check(g));
            Box top = g.node(s.diagram().nodes().get(0).id()).orElseThrow().box();
            Box bottom = g.node(s.diagram().nodes().get(13).id()).orElseThrow().box();
            assertTrue(top.bottom() < bottom.y());
            assertNotEquals(0, l.edges().size());
        }
    }
}
