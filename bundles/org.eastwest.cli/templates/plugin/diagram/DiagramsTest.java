// SPDX-License-Identifier: EPL-2.0
package @{id};

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.design.DesignDiagrams;
import org.eastwest.model.view.FabricView;
import org.eastwest.model.view.ViewFactory;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.Specification;
import org.junit.jupiter.api.Test;

/** The specification can be read together with Eastwest's own, and adds its layer. */
class @{class}DiagramsTest {
    private final Specification specification = DesignDiagrams.read(List.of(new @{class}Diagrams()));

    @Test
    void nothingIsWrongWithIt() {
        assertEquals(List.of(), specification.problems());
    }

    @Test
    void theDiagramOfAFabricHasTheLayerSwitchedOff() {
        DiagramDescription.Layer layer = specification.diagram("fabric").orElseThrow().layers().stream()
                .filter(l -> l.name().equals("@{name}")).findFirst().orElseThrow();

        assertTrue(layer.optional() && !layer.active(), layer.toString());
    }

    @Test
    void theNoteNamesTheFabric() {
        FabricView fabric = ViewFactory.eINSTANCE.createFabricView();
        fabric.setName("Compute");

        assertEquals("Fabric Compute", new @{class}Services().@{camel}Note(fabric));
    }
}
