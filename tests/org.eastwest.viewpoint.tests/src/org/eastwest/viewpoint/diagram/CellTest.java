// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EcoreFactory;
import org.junit.jupiter.api.Test;

/** A cell asks a service, which looks at what the cell does not know. */
class CellTest {

    private final CellIndex index = new CellIndex();
    private final EClass known = EcoreFactory.eINSTANCE.createEClass();
    private final EClass other = EcoreFactory.eINSTANCE.createEClass();
    private final List<Object> hidden = new ArrayList<>(List.of("a"));
    private int asked;

    /** Reads one object, and gets a list from a service. */
    private final class Asking extends Cell {
        private int evaluated;

        Asking() {
            super(index);
        }

        @Override
        int order() {
            return 0;
        }

        @Override
        void compute() {
            evaluated++;
            object(known);
            called(ask(), CellTest.this::ask);
        }
    }

    private Object ask() {
        asked++;
        return hidden;
    }

    private static Set<Cell> touched(CellIndex index, EObject object) {
        return index.touchedBy(List.of(object));
    }

    @Test
    void aServiceThatSaysTheSameAsksForNoEvaluation() {
        Asking cell = new Asking();
        cell.evaluate();
        assertEquals(Set.of(), touched(index, other));
        assertEquals(2, asked);
        assertEquals(1, cell.evaluated);
    }

    @Test
    void aListThatTheServiceChangesInPlaceIsAnother() {
        Asking cell = new Asking();
        cell.evaluate();
        hidden.add("b");
        assertEquals(Set.of(cell), touched(index, other));
        cell.evaluate();
        assertEquals(Set.of(), touched(index, other));
    }

    @Test
    void whatTheCellReadItselfIsNotAskedFor() {
        Asking cell = new Asking();
        cell.evaluate();
        assertEquals(Set.of(cell), touched(index, known));
        assertEquals(1, asked);
    }

    @Test
    void aValueThatCannotBeComparedIsAskedForByEvaluation() {
        hidden.set(0, new StringBuilder("a"));
        Asking cell = new Asking();
        cell.evaluate();
        assertEquals(Set.of(cell), touched(index, other));
    }

    @Test
    void aCellThatIsNoLongerThereIsNotAsked() {
        Asking cell = new Asking();
        cell.evaluate();
        cell.dispose();
        assertEquals(Set.of(), touched(index, other));
        assertEquals(1, asked);
    }
}
