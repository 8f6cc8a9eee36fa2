// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.DesignFactory;
import org.eastwest.model.design.Fabric;
import org.eastwest.model.design.Link;
import org.eastwest.model.design.Switch;
import org.eastwest.model.design.TierKind;
import org.eastwest.model.design.Topology;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The tools of a fabric as drawn: each gesture is one step, and undone it leaves the file as it was. */
class DrawnToolsTest {
    private final Fabric fabric = DesignFactory.eINSTANCE.createFabric();
    private final Switch leaf1 = add("leaf1", TierKind.LEAF);
    private final Switch leaf2 = add("leaf2", TierKind.LEAF);
    private final Switch spine = add("spine", TierKind.SPINE);
    private final Link link = link(leaf1, spine);
    private EditedDesign edited;
    private String before;

    private Switch add(String id, TierKind tier) {
        Switch drawn = DesignFactory.eINSTANCE.createSwitch();
        drawn.setId(id);
        drawn.setName(id);
        drawn.setTier(tier);
        fabric.getSwitches().add(drawn);
        return drawn;
    }

    private Link link(Switch from, Switch to) {
        Link made = DesignFactory.eINSTANCE.createLink();
        made.setFrom(from);
        made.setTo(to);
        fabric.getLinks().add(made);
        return made;
    }

    @BeforeEach
    void open() {
        Design design = DesignFactory.eINSTANCE.createDesign();
        fabric.setId("drawn");
        fabric.setTopology(Topology.EXPLICIT);
        design.getFabrics().add(fabric);
        edited = new EditedDesign(design, "drawn", fabric);
        before = edited.saved();
    }

    @AfterEach
    void undoneTheFileIsAsBefore() {
        assertNotEquals(before, edited.saved(), "the gesture changed something");
        edited.undoAll();
        assertEquals(before, edited.saved());
        edited.close();
    }

    private DiagramEdge edge(Link of) {
        return edited.edge(e -> e.semantic() == of).orElseThrow();
    }

    @Test
    void aSwitchIsCreatedWithAnIdOfItsOwn() {
        edited.execute(edited.tools().create(edited.tool("switch"), null));
        edited.execute(edited.tools().create(edited.tool("switch"), null));

        assertEquals(List.of("switch", "switch-2"), fabric.getSwitches().stream().skip(3).map(Switch::getId).toList());
        edited.node("switch", fabric.getSwitches().get(4));
    }

    @Test
    void switchesAreLinked() {
        edited.execute(edited.tools().connect(edited.tool("link"), edited.node("switch", leaf2),
                edited.node("switch", spine)));

        Link made = fabric.getLinks().get(1);
        assertEquals(leaf2, made.getFrom());
        assertEquals(spine, made.getTo());
    }

    @Test
    void eitherEndOfALinkMoves() {
        edited.execute(edited.tools().reconnect(edge(link), false, edited.node("switch", leaf2)));
        assertEquals(leaf2, link.getFrom());

        edited.execute(edited.tools().reconnect(edge(link), true, edited.node("switch", leaf1)));
        assertEquals(leaf1, link.getTo());
    }

    @Test
    void aSwitchIsRenamed() {
        edited.execute(edited.tools().rename(edited.node("switch", spine), "Top"));

        assertEquals("Top", edited.node("switch", spine).label().text());
    }

    @Test
    void aDeletedSwitchTakesItsLinksAlong() {
        edited.execute(edited.tools().delete(List.of(edited.node("switch", spine))));

        assertEquals(List.of(leaf1, leaf2), fabric.getSwitches());
        assertEquals(List.of(), fabric.getLinks());
    }

    @Test
    void aLinkIsDeletedAlone() {
        edited.execute(edited.tools().delete(List.of(edge(link))));

        assertEquals(3, fabric.getSwitches().size());
        assertTrue(fabric.getLinks().isEmpty());
    }
}
