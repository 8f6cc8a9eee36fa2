// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import org.eastwest.spi.design.FabricFault.Ends;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A fault of a fabric")
class FabricFaultTest {
    @Test
    @DisplayName("is read from its text")
    void read() {
        assertEquals(new FabricFault.Links("leaf3-spine1#2", 0), FabricFault.parse("link:leaf3-spine1#2"));
        assertEquals(new FabricFault.Links("leaf3-spine1", 25e9), FabricFault.parse(" rate : leaf3-spine1 = 200Gb/s"));
        assertEquals(new FabricFault.Optic("leaf3-host7", 0), FabricFault.parse("optic:leaf3-host7"));
        assertEquals(new FabricFault.Optic("leaf3-host7", 25e9), FabricFault.parse("optic:leaf3-host7=200Gb/s"));
        assertEquals(new FabricFault.Switch("spine2"), FabricFault.parse("switch:spine2"));
        assertEquals(new FabricFault.Plane("1"), FabricFault.parse("plane:1"));
        assertEquals(new FabricFault.RandomLinks(0.03), FabricFault.parse("random-links:3%"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "spine1 | is no fault; give link:leaf3-spine1",
        "flux:capacitor | is no fault",
        "rate:leaf3-spine1 | gives no rate",
        "rate:leaf3-spine1=fast | fast",
        "optic:leaf3-host7=-1Gb/s | -1Gb/s",
        "random-links:101% | up to 100 %",
        "random-links:NaN | NaN"})
    @DisplayName("that cannot be read is named with what is wrong")
    void unreadable(String text, String told) {
        String message = assertThrows(IllegalArgumentException.class, () -> FabricFault.parse(text)).getMessage();
        assertTrue(message.contains("'" + text + "'") && message.contains(told), message);
    }

    @Test
    @DisplayName("names two nodes of its fabric, whose names may hold hyphens and number signs")
    void ends() {
        Set<String> nodes = Set.of("leaf-a", "top#1", "b");
        assertEquals(Optional.of(new Ends("leaf-a", "top#1", 0)), FabricFault.ends("leaf-a-top#1", nodes::contains));
        assertEquals(Optional.of(new Ends("top#1", "leaf-a", 2)), FabricFault.ends("top#1-leaf-a#2", nodes::contains));
        assertEquals(Optional.of(new Ends("leaf-a", "b", 12)), FabricFault.ends(" leaf-a - b #12", nodes::contains));
        assertEquals(Optional.empty(), FabricFault.ends("leaf-a-b#0", nodes::contains));
        assertEquals(Optional.empty(), FabricFault.ends("leaf-c", nodes::contains));
        assertTrue(new Ends("b", "leaf-a", 0).join("leaf-a", "b"));
    }
}
