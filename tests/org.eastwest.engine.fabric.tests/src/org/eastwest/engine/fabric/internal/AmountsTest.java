// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.engine.fabric.internal.flow.FlowLevelSimulator;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.simulation.SimulatedFabric;
import org.eastwest.spi.simulation.SimulatedTraffic;
import org.eastwest.spi.simulation.SimulationRequest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Numbers in messages")
class AmountsTest {
    @Test
    @DisplayName("agree with their nouns and have separators of thousands")
    void agree() {
        assertEquals("1 link", Amounts.of(1, "link", "links"));
        assertEquals("0 links", Amounts.of(0, "link", "links"));
        assertEquals("49,151 endpoints", Amounts.of(49_151, "endpoint", "endpoints"));
    }

    @Test
    @DisplayName("of one failed link and one message without a way agree too")
    void ofFaults() {
        String two = "leaf-spine:hosts=4,down=2,up=2";
        assertTrue(new FlowLevelSimulator().simulate(new SimulationRequest(new SimulatedFabric.Described(two),
                new SimulatedTraffic.Incast(1, 1e6), Transports.ideal()).withFaults(List.of("switch:leaf1",
                        "switch:leaf2")), Progress.NONE).findings().get(0).message()
                .startsWith("1 message has no way"));
    }
}
