// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EModelElement;
import org.eclipse.emf.ecore.ENamedElement;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import org.eastwest.model.attribute.AttributeFacts;
import org.eastwest.model.attribute.AttributeText;
import org.eastwest.model.attribute.Range;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.IndependentFlows;
import org.eastwest.model.design.ParallelDimension;
import org.eastwest.model.design.Plan;

class MetamodelTest {
    private static final Set<String> TABLES = Set.of("servers", "nics", "switches", "links", "models", "transports");

    @Test
    void everyElementIsDocumented() {
        List<ENamedElement> elements = documented();
        assertTrue(elements.size() > 200, "only " + elements.size() + " elements were looked at");
        for (ENamedElement element : elements) {
            String text = EcoreUtil.getDocumentation(element);
            assertNotNull(text, element + " has no documentation");
            assertTrue(text.matches("[A-Z0-9][\\x20-\\x7E]{3,}[.)]"), element + ": " + text);
        }
    }

    private static List<ENamedElement> documented() {
        List<ENamedElement> elements = new ArrayList<>(List.of(DesignPackage.eINSTANCE));
        for (TreeIterator<EObject> all = DesignPackage.eINSTANCE.eAllContents(); all.hasNext();) {
            EObject element = all.next();
            if (element instanceof EClassifier || element instanceof EStructuralFeature
                    || element instanceof org.eclipse.emf.ecore.EEnumLiteral) {
                elements.add((ENamedElement) element);
            }
        }
        return elements;
    }

    @TestFactory
    Stream<DynamicTest> everyNumberHasARangeThatItsDocumentationNames() {
        return attributes().filter(MetamodelTest::isNumber)
                .map(attribute -> DynamicTest.dynamicTest(name(attribute), () -> {
            AttributeFacts facts = AttributeFacts.of(attribute);
            Range range = facts.range().orElseThrow();
            assertTrue(range.minimum() < range.maximum() && range.minimum() >= 0);
            assertFalse(range.contains(-1));
            assertFalse(range.contains(Double.NaN));
            assertFalse(range.contains(Double.POSITIVE_INFINITY));
            assertTrue(range.contains(range.maximum()));
            assertEquals(!range.open(), range.contains(range.minimum()));
            assertTrue(facts.documentation().matches("(?s).*\\d.*"), facts.documentation());
        }));
    }

    @TestFactory
    Stream<DynamicTest> everyDefaultIsAValueInRangeAndReadsBackAsWritten() {
        return attributes().filter(attribute -> attribute.getDefaultValue() != null)
                .map(attribute -> DynamicTest.dynamicTest(name(attribute), () -> {
            Object value = attribute.getDefaultValue();
            String text = AttributeText.print(attribute, value);
            assertEquals(value, AttributeText.parse(attribute, text));
            if (isNumber(attribute)) {
                Range range = AttributeFacts.of(attribute).range().orElseThrow();
                assertTrue(range.contains(((Number) value).doubleValue()), text);
            }
            if (!attribute.getEContainingClass().isAbstract()) {
                assertEquals(value, EcoreUtil.create(attribute.getEContainingClass()).eGet(attribute));
            }
        }));
    }

    @Test
    void everyIdentifierOfACatalogNamesItsTable() {
        List<String> tables = attributes().flatMap(a -> AttributeFacts.of(a).catalogTable().stream()).distinct()
                .toList();
        assertEquals(TABLES, Set.copyOf(tables));
        assertEquals("switches", AttributeFacts.of(DesignPackage.Literals.TIER__SWITCH_TYPE).catalogTable()
                .orElseThrow());
        assertTrue(AttributeFacts.of(DesignPackage.Literals.DESIGN__AUTHOR).catalogTable().isEmpty());
    }

    @Test
    void quantitiesAreInSiUnitsAndWrittenWithTheUnitsOfTheField() {
        EAttribute rate = DesignPackage.Literals.NIC_GROUP__RATE;
        assertEquals(50e9, AttributeText.parse(rate, "400 Gb/s"));
        assertEquals("400 Gb/s", AttributeText.print(rate, 50e9));
        EAttribute ratio = DesignPackage.Literals.TIER__OVERSUBSCRIPTION;
        assertEquals(7.0, AttributeText.parse(ratio, "7:1"));
        assertEquals(30.0, DesignPackage.Literals.TIER__CABLE_LENGTH.getDefaultValue());
        IndependentFlows flows = Designs.MAKE.createIndependentFlows();
        assertEquals(1e6, flows.getFlowSize(), "1 MB");
        assertEquals(0.3, flows.getLoad());
    }

    @Test
    void theOrderOfAPlanFillsTheMachineAsLlama3UnlessToldOtherwise() {
        Plan plan = Designs.MAKE.createPlan();
        assertEquals("TP CP PP DP", AttributeText.print(DesignPackage.Literals.PLAN__ORDER, plan.getOrder()));
        assertEquals(List.of(ParallelDimension.TP, ParallelDimension.EP),
                AttributeText.parse(DesignPackage.Literals.PLAN__ORDER, " TP  EP "));
    }

    private static Stream<EAttribute> attributes() {
        return DesignPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance)
                .map(EClass.class::cast)
                .flatMap(type -> type.getEAttributes().stream());
    }

    private static boolean isNumber(EAttribute attribute) {
        Class<?> java = attribute.getEAttributeType().getInstanceClass();
        return java == int.class || java == Integer.class || java == Double.class;
    }

    private static String name(EModelElement feature) {
        return ((EStructuralFeature) feature).getEContainingClass().getName() + "."
                + ((EStructuralFeature) feature).getName();
    }
}
