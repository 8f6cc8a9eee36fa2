// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.Plumbing;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The light languages of specifications. */
class ExpressionsTest {
    @Test
    void aTextWithoutPrefixIsItself() {
        assertEquals("new unit", Aql.of("new unit"));
        assertEquals("", Aql.of(""));
    }

    @Test
    void aFeatureIsReadFromSelf() {
        assertEquals("My plain", Aql.of("feature:name"));
        assertEquals(4, ((List<?>) Aql.of("feature:units")).size());
    }

    @Test
    void theContainmentCanBeAskedOfEveryObject() {
        assertSame(Aql.PLANT, Aql.at(Aql.unit(0), "feature:eContainer"));
        assertEquals(8, ((List<?>) Aql.of("feature:eContents")).size());
        assertEquals(20, ((List<?>) Aql.of("feature:eAllContents")).size());
        assertEquals(List.of(Aql.unit(3)), Aql.at(Aql.unit(0), "feature:eCrossReferences"));
    }

    @Test
    void aVariableIsReadByItsName() {
        assertSame(Aql.PLANT, Aql.at(Aql.unit(1), "var:plant"));
        assertSame(Aql.unit(1), Aql.at(Aql.unit(1), "var:self"));
    }

    @Test
    void aServiceIsCalledOnSelfOrOnAVariable() {
        assertEquals("Unit1 (60 %)", Aql.at(Aql.unit(1), "service:plumbingUnitLabel"));
        assertEquals("My plain flow", Aql.at(Aql.unit(1), "service:plant.plumbingTitle"));
        assertEquals("My plain flow", Aql.of("service:plumbingTitle()"));
    }

    /** Services with an argument, of two widths. */
    public static class Pairs {
        public String pair(EObject self, Object other) {
            return "any " + other;
        }

        public String pair(EObject self, EObject other) {
            return "object";
        }
    }

    @Test
    void theArgumentsOfAServiceAreVariablesAndTheNarrowestFitIsCalled() {
        Services services = new Services();
        services.add(Pairs.class);
        Expressions expressions = new Expressions(services, new Types(List.of()));
        Context c = Context.of(Aql.PLANT).with("view", Aql.unit(0)).with("n", 7);
        assertEquals("object", expressions.read("service:pair(view)").evaluate(c));
        assertEquals("any 7", expressions.read("service:self.pair(n)").evaluate(c));
    }

    @ParameterizedTest
    @ValueSource(strings = {"feature:", "var:a b", "service:nothing", "service:plumbingTitle(self",
            "service:plumbingTitle(a, b)",
            "ocl:self", "[self.name/]"})
    void whatCannotBeReadIsRefusedWhenRead(String text) {
        assertThrows(ExpressionException.class, () -> Aql.expressions().read(text));
    }

    @Test
    void whatCannotBeEvaluatedNamesTheReason() {
        assertEquals("Plant has no feature 'size'.", assertThrows(ExpressionException.class,
                () -> Aql.of("feature:size")).getMessage());
        assertEquals("There is no variable 'view' here.",
                assertThrows(ExpressionException.class, () -> Aql.of("var:view")).getMessage());
        String failed = assertThrows(ExpressionException.class, () -> Aql.of("service:plumbingOverloaded"))
                .getMessage();
        assertTrue(failed.startsWith("The service 'plumbingOverloaded' failed: "), failed);
    }

    @Test
    void readsAreToldAndServicesAreOpaque() {
        List<EObject> read = new ArrayList<>();
        int[] opaque = {0};
        Reads reads = new Reads() {
            @Override
            public void object(EObject object) {
                read.add(object);
            }

            @Override
            public void opaque() {
                opaque[0]++;
            }
        };
        Context c = Context.of(Aql.unit(0)).telling(reads);
        Aql.expressions().read("aql:self.backup.load > 0.5").evaluate(c);
        assertEquals(List.of(Aql.unit(0), Aql.unit(3)), read);
        assertEquals(0, opaque[0]);
        Aql.expressions().read("service:plumbingUnitLabel").evaluate(c);
        assertEquals(1, opaque[0]);
    }

    @Test
    void valuesTurnIntoLabelsConditionsAndNumbersAsInSirius() {
        assertEquals("", Values.text(null));
        assertEquals("Unit0, Unit1", Values.text(List.of(Aql.unit(0), Aql.unit(1))));
        assertTrue(Values.truth("anything"));
        assertEquals(0, Values.integer(0.9));
        assertEquals(12, Values.integer(" 12.7 "));
        assertThrows(ExpressionException.class, () -> Values.integer("wide"));
        assertEquals(0.2, Plumbing.get(Aql.unit(0), "load"));
    }
}
