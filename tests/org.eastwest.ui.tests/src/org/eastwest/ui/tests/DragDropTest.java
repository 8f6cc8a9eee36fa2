// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.ui.internal.fields.CatalogDrag;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.tests.robot.DesignRobot;
import org.eastwest.ui.tests.robot.Drop;
import org.eastwest.ui.tests.robot.TestProject;
import org.eastwest.ui.tests.robot.Window;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.swt.dnd.DND;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a drop in the tree does to the design; the gesture before it is the platform's. */
class DragDropTest {

    private final Window window = new Window();
    private final TestProject project = new TestProject("Dragged");
    private DesignRobot design;

    @BeforeEach
    void openACopyOfAnExample() throws IOException {
        design = window.open(project.copy("superpod-h100-llama3-405b"));
    }

    @AfterEach
    void closeAndDelete() {
        LocalSelectionTransfer.getTransfer().setSelection(null);
        window.closeEditors();
        project.delete();
    }

    private DesignSession session() {
        return design.part().getAdapter(DesignSession.class);
    }

    private EObject element(String text) {
        return (EObject) design.item(text).getData();
    }

    @Test
    void theTreeTakesAndGivesElements() {
        assertNotNull(design.tree().getData(DND.DRAG_SOURCE_KEY));
        assertNotNull(design.tree().getData(DND.DROP_TARGET_KEY));
    }

    @Test
    void anElementMovesToAnotherPlaceAmongItsKind() {
        EObject parent = element("DGX SuperPOD H100");
        session().put(parent, Optional.of(element("Compute")), List.of(element("In-band")));
        assertTrue(place("In-band") < place("Compute"));
        window.choose("Edit", "Undo Move");
        assertTrue(place("Compute") < place("In-band"));
        assertFalse(design.dirty());
    }

    @Test
    void severalElementsMoveTogetherInTheirOrder() {
        EObject parent = element("DGX SuperPOD H100");
        session().put(parent, Optional.empty(), List.of(element("Compute"), element("Storage")));
        assertTrue(place("In-band") < place("Compute") && place("Compute") < place("Storage"));
    }

    @Test
    void anElementMovesIntoAnother() {
        EObject tier = element("Leaf tier (1.33:1)");
        EObject fabric = element("In-band");
        session().put(fabric, Optional.empty(), List.of(tier));
        assertEquals(fabric, tier.eContainer());
        window.choose("Edit", "Undo Move");
        assertEquals(element("Storage"), tier.eContainer());
    }

    @Test
    void aCopyGetsAnIdentifierOfItsOwn() {
        session().putCopies(element("DGX SuperPOD H100"), Optional.of(element("Compute")),
                List.of(element("In-band")));
        assertEquals("in-band-2", design.select("In-band").text("id"));
    }

    @Test
    void anElementFitsOnlyWhereTheModelHasRoomForIt() {
        assertFalse(session().hasRoom(element("DGX H100"), List.of(element("In-band"))));
        assertFalse(session().hasRoom(element("Compute"), List.of(element("Compute"))));
        assertTrue(session().hasRoom(element("In-band"), List.of(element("Leaf tier"))));
    }

    /** As the desktop tells it without Ctrl: the row can be copied only, and nothing is proposed. */
    @Test
    void aRowOfTheCatalogIsDroppedOnTheElementThatTakesIt() throws ReflectiveOperationException {
        EObject servers = element("DGX H100");
        Drop drop = Drop.over(design.tree(), design.item("DGX H100"), new CatalogDrag.Item("servers", "dgx-b200"),
                DND.DROP_COPY);
        assertEquals(DND.DROP_COPY, drop.proposed(), "the pointer tells that it may be dropped");
        drop.now();
        assertEquals("dgx-b200", servers.eGet(DesignPackage.Literals.SERVER_GROUP__SERVER_TYPE));
        window.page().activate(design.part());
        window.choose("Edit", "Undo");
        assertEquals("dgx-h100", servers.eGet(DesignPackage.Literals.SERVER_GROUP__SERVER_TYPE));
    }

    @Test
    void aRowOfTheCatalogIsNotDroppedOnWhatTakesNoneOfItsKind() throws ReflectiveOperationException {
        Drop drop = Drop.over(design.tree(), design.item("Compute"), new CatalogDrag.Item("servers", "dgx-b200"),
                DND.DROP_COPY);
        assertEquals(DND.DROP_NONE, drop.proposed());
    }

    private int place(String text) {
        List<String> elements = design.elements();
        return elements.indexOf(elements.stream().filter(e -> e.startsWith(text)).findFirst().orElseThrow());
    }
}
