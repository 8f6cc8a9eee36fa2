// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.attribute;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.emf.ecore.EAttribute;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.eastwest.model.design.DesignPackage;
import org.eastwest.model.design.Topology;

class AttributeTextTest {
    private static EAttribute attribute(String type, String feature) {
        return (EAttribute) ((org.eclipse.emf.ecore.EClass) DesignPackage.eINSTANCE.getEClassifier(type))
                .getEStructuralFeature(feature);
    }

    @Test
    void readsNumbersWordsChoicesAndQuantities() {
        assertEquals(8, AttributeText.parse(attribute("Plan", "tp"), "8"));
        assertEquals(true, AttributeText.parse(attribute("Plan", "sequenceParallelism"), "true"));
        assertEquals(Topology.RAIL_ONLY, AttributeText.parse(attribute("Fabric", "topology"), "rail-only"));
        assertEquals(1.2e-6, AttributeText.parse(attribute("InferenceService", "timeToFirstToken"), "1.2 us"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "Plan|tp|eight|is not a whole number",
        "Plan|tp|3000000000|is not a whole number",
        "Plan|tp|8.0|is not a whole number",
        "Placement|gpus|''|is not a whole number",
        "Plan|sequenceParallelism|yes|is neither true nor false",
        "Fabric|topology|clos|is none of: fat-tree, two-tier-fat-tree",
        "Plan|order|TP XP|'XP' is no dimension of parallelism",
        "Fabric|losslessPriorities|3 high|'high' is no priority",
        "NicGroup|rate|40O Gb/s|40O Gb/s",
        "NicGroup|rate|50 GiB|50 GiB",
        "Fabric|hostCableLength|3|3"})
    void saysWhatIsWrongWithAText(String type, String feature, String text, String message) {
        EAttribute attribute = attribute(type, feature);
        Exception e = assertThrows(IllegalArgumentException.class, () -> AttributeText.parse(attribute, text));
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }
}
