// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eastwest.viewpoint.Plumbing;
import org.eastwest.viewpoint.Problem.Severity;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A diagram shows what its specification says of a model, and follows the model. */
class DiagramTest {
    private final Plumbing plumbing = new Plumbing();
    private EObject plant;
    private DiagramSession session;

    @BeforeEach
    void open() {
        plant = plumbing.fourUnits();
        session = new DiagramSession(plumbing.flow("plumbing.odesign"), plant);
    }

    @AfterEach
    void noExpressionFailed() {
        assertEquals(List.of(), session.problems());
        session.close();
    }

    private DiagramNode node(String id) {
        return (DiagramNode) session.diagram().find(id).orElseThrow(() -> new AssertionError(ids()));
    }

    private String ids() {
        return session.diagram().allNodes().map(DiagramElement::id).toList() + " " + session.diagram().edges();
    }

    private DiagramNode unit(int i) {
        return session.diagram().nodes().get(i);
    }

    private EObject semanticUnit(int i) {
        return Plumbing.list(plant, "units").get(i);
    }

    @Test
    void itsElementsHaveStableIds() {
        assertEquals(List.of("unit:/units=Unit0", "unit:/units=Unit1", "unit:/units=Unit2", "unit:/units=Unit3"),
                session.diagram().nodes().stream().map(DiagramElement::id).toList());
        assertEquals(Set.of("pipe:/pipes=pipe0", "pipe:/pipes=pipe1", "pipe:/pipes=pipe2", "pipe:/pipes.3",
                "backup:unit:/units=Unit0 -> unit:/units=Unit3"), Set.copyOf(session.diagram().edges().stream()
                .map(DiagramElement::id).toList()));
    }

    @Test
    void nodesStandInAndOnNodes() {
        DiagramNode unit = unit(0);
        assertEquals(DiagramNode.Kind.CONTAINER, unit.kind());
        assertEquals(List.of("T0"), unit.children().stream().map(n -> n.label().text()).toList());
        assertEquals(List.of("p00", "p01"), unit.borders().stream().map(n -> n.label().text()).toList());
        assertTrue(unit.borders().get(0).onBorder());
        assertSame(unit, unit.children().get(0).parent().orElseThrow());
    }

    @Test
    void stylesAndConditionalStylesDecideTheLooks() {
        NodeAppearance plain = unit(0).appearance();
        assertEquals("Unit0 (20 %)", plain.label().text());
        assertTrue(plain.label().font().bold());
        assertEquals(new Fill(Color.WHITE, new Color(204, 242, 166), Fill.Direction.TOP_TO_BOTTOM), plain.fill());
        assertEquals(200, plain.width());
        assertEquals(6, plain.cornerRadius());
        NodeAppearance overloaded = unit(2).appearance();
        assertEquals(new Border(new Color(239, 41, 41), 3, LineStyle.SOLID), overloaded.border());
        assertEquals(1, overloaded.style());
        assertTrue(overloaded.width() < 0);
        DiagramEdge unnamed = (DiagramEdge) session.diagram().find("pipe:/pipes.3").orElseThrow();
        assertEquals(LineStyle.DASH, unnamed.appearance().lineStyle());
        assertEquals(Arrow.INPUT_ARROW, unnamed.appearance().targetArrow());
    }

    @Test
    void anInterpolatedColorIsComputedFromWholeNumbers() {
        assertEquals(new Color(204, 242, 166), unit(3).appearance().fill().to());
        Plumbing.set(semanticUnit(3), "load", 1.0);
        session.refresh();
        assertEquals(new Color(246, 139, 139), unit(3).appearance().fill().to());
    }

    @Test
    void edgesComeFromObjectsAndFromRelations() {
        DiagramEdge pipe = (DiagramEdge) session.diagram().find("pipe:/pipes=pipe0").orElseThrow();
        assertTrue(pipe.hasObject());
        assertSame(unit(0).borders().get(0), pipe.source());
        assertSame(unit(1).borders().get(0), pipe.target());
        DiagramEdge backup = (DiagramEdge) session.diagram().find("backup:unit:/units=Unit0 -> unit:/units=Unit3")
                .orElseThrow();
        assertFalse(backup.hasObject());
        assertSame(semanticUnit(0), backup.semantic());
    }

    @Test
    void aLayerAddsItsDecorations() {
        assertEquals(List.of(), unit(2).decorations());
        DiagramChange change = session.setLayer("loadLayer", true);
        assertEquals(Set.of(unit(2)), change.changed());
        assertEquals(Decoration.Position.NORTH_EAST, unit(2).decorations().get(0).position());
        assertThrows(IllegalArgumentException.class, () -> session.setLayer("Default", false));
        assertThrows(IllegalArgumentException.class, () -> session.setLayer("none", true));
    }

    @Test
    void aFilterHidesWhatDoesNotMeetItsCondition() {
        Plumbing.set(semanticUnit(1), "load", 0.0);
        session.setFilter("hideIdleUnits", true);
        assertFalse(unit(1).visible());
        assertFalse(unit(1).borders().get(0).visible());
        assertFalse(((DiagramEdge) session.diagram().find("pipe:/pipes=pipe0").orElseThrow()).visible());
        assertTrue(unit(0).visible());
        session.setFilter("hideIdleUnits", false);
        assertTrue(unit(1).visible());
    }

    @Test
    void aBrokenValidationRuleIsShown() {
        assertEquals(List.of(), unit(0).violations());
        Plumbing.list(semanticUnit(0), "ports").clear();
        session.refresh();
        assertEquals(List.of(new Violation(Severity.WARNING, "unitHasPort", "Unit Unit0 has no port")),
                unit(0).violations());
    }

    @Test
    void aChangeTouchesWhatLookedAtIt() {
        List<DiagramChange> told = new ArrayList<>();
        session.addListener(told::add);
        DiagramNode before = unit(1);
        Plumbing.set(semanticUnit(1), "load", 0.7);
        assertTrue(session.isPending());
        session.refresh();
        assertEquals("Unit1 (70 %)", unit(1).label().text());
        assertSame(before, unit(1));
        assertEquals(1, told.size());
        assertEquals(Set.of(unit(1)), told.get(0).changed());
        assertFalse(told.get(0).structural());
        assertTrue(session.refresh().isEmpty());
        assertEquals(1, told.size());
    }

    @Test
    void newObjectsAppearWithTheirEdges() {
        EObject unit = plumbing.make("Unit", "Unit4");
        EObject port = plumbing.make("Port", "p40");
        Plumbing.list(unit, "ports").add(port);
        EObject pipe = plumbing.make("Pipe", "pipe4");
        Plumbing.set(pipe, "from", Plumbing.list(semanticUnit(0), "ports").get(0));
        Plumbing.set(pipe, "to", port);
        Plumbing.list(plant, "pipes").add(pipe);
        assertEquals(Set.of(), session.refresh().added());
        Plumbing.list(plant, "units").add(1, unit);
        DiagramChange change = session.refresh();
        assertEquals(Set.of("unit:/units=Unit4", "port:/units=Unit4/ports=p40", "pipe:/pipes=pipe4"),
                Set.copyOf(change.added().stream().map(DiagramElement::id).toList()));
        assertEquals("unit:/units=Unit4", unit(1).id());
    }

    @Test
    void objectsThatGoTakeTheirEdgesAlong() {
        EcoreUtil.delete(semanticUnit(1), true);
        DiagramChange change = session.refresh();
        assertEquals(Set.of("unit:/units=Unit1", "sensor:/units=Unit1/sensors=T1", "port:/units=Unit1/ports=p10",
                "port:/units=Unit1/ports=p11", "pipe:/pipes=pipe0", "pipe:/pipes=pipe1"),
                Set.copyOf(change.removed().stream().map(DiagramElement::id).toList()));
        assertEquals(3, session.diagram().nodes().size());
        assertTrue(session.diagram().find("pipe:/pipes=pipe0").isEmpty());
    }

    @Test
    void anEdgeThatEndsElsewhereIsAnother() {
        DiagramElement before = session.diagram().find("pipe:/pipes=pipe0").orElseThrow();
        Plumbing.set(Plumbing.list(plant, "pipes").get(0), "to", Plumbing.list(semanticUnit(2), "ports").get(0));
        DiagramChange change = session.refresh();
        DiagramEdge after = (DiagramEdge) session.diagram().find("pipe:/pipes=pipe0").orElseThrow();
        assertNotSame(before, after);
        assertEquals(Set.of(before), change.removed());
        assertEquals(Set.of(after), change.added());
        assertEquals("p20", after.target().label().text());
    }

    @Test
    void relationsFollowTheirFeature() {
        Plumbing.set(semanticUnit(0), "backup", semanticUnit(2));
        session.refresh();
        assertTrue(session.diagram().find("backup:unit:/units=Unit0 -> unit:/units=Unit2").isPresent(), ids());
        assertTrue(session.diagram().find("backup:unit:/units=Unit0 -> unit:/units=Unit3").isEmpty());
        Plumbing.set(semanticUnit(0), "backup", null);
        session.refresh();
        assertTrue(session.diagram().edges().stream().allMatch(DiagramEdge::hasObject));
    }

    @Test
    void anOrderThatChangesIsTold() {
        EObject unit = semanticUnit(0);
        ((org.eclipse.emf.common.util.EList<EObject>) Plumbing.list(unit, "ports")).move(0, 1);
        DiagramChange change = session.refresh();
        assertEquals(Set.of(unit(0)), change.reordered());
        assertEquals("p01", unit(0).borders().get(0).label().text());
    }

    @Test
    void twoDiagramsOfOneModelStayInStep() {
        try (DiagramSession other = new DiagramSession(plumbing.flow("plain.odesign"), plant)) {
            Plumbing.set(semanticUnit(0), "load", 0.5);
            session.refresh();
            other.refresh();
            assertEquals("Unit0 (50 %)", unit(0).label().text());
            assertEquals("Unit0 (50 %)", other.diagram().nodes().get(0).label().text());
        }
    }

    @Test
    void refreshingStepByStepComesToWhatOpeningAnewShows() {
        Plumbing.set(plant, "name", "Other");
        Plumbing.list(plant, "units").remove(0);
        Plumbing.list(plant, "units").add(plumbing.make("Unit", "Unit9"));
        Plumbing.set(semanticUnit(0), "load", 2.0);
        session.refresh();
        try (DiagramSession fresh = new DiagramSession(plumbing.flow("plumbing.odesign"), plant)) {
            assertEquals(looks(fresh), looks(session));
        }
    }

    private static List<String> looks(DiagramSession s) {
        List<String> looks = new ArrayList<>(List.of(s.diagram().title()));
        s.diagram().allNodes().forEach(n -> looks.add(n.id() + " " + n.appearance()));
        s.diagram().edges().stream().map(e -> e.id() + " " + e.appearance()).sorted().forEach(looks::add);
        return looks;
    }

    @Test
    void aClosedSessionListensNoMore() {
        int adapters = plant.eAdapters().size();
        session.close();
        assertEquals(adapters - 1, plant.eAdapters().size());
        Plumbing.set(plant, "name", "x");
        assertFalse(session.isPending());
    }
}
