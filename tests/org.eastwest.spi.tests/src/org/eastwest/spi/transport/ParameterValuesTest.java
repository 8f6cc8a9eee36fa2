// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.quantity.Dimension;
import org.eastwest.spi.analysis.Source;
import org.junit.jupiter.api.Test;

class ParameterValuesTest {
    private static final List<TransportParameter> PARAMETERS = List.of(
            new TransportParameter("feedback-delay", "Feedback delay", Dimension.TIME, 50e-6, 1e-6, 1e-3,
                    Source.literature("test")),
            new TransportParameter("queue-pairs", "Queue pairs", Dimension.COUNT, 1, 1, 64,
                    Source.literature("test")));

    @Test
    void whatTheDesignDoesNotSayKeepsItsDefault() {
        var resolved = ParameterValues.of(PARAMETERS, Map.of("queue-pairs", 16.0), "compute");

        assertEquals(16, resolved.values().get("queue-pairs"));
        assertEquals(50e-6, resolved.values().get("feedback-delay"));
        assertEquals(List.of(), resolved.findings());
    }

    @Test
    void anUnknownParameterIsAnErrorThatListsTheKnownOnes() {
        var finding = ParameterValues.of(PARAMETERS, Map.of("queue-pair", 16.0), "compute").findings().get(0);

        assertEquals("EW-TRANSPORT-001", finding.code());
        assertEquals("compute", finding.element());
        assertTrue(finding.remedy().contains("queue-pairs"));
    }

    @Test
    void valuesOutsideTheRangeAreErrorsAndIgnored() {
        for (double wrong : new double[] {0, -1, 65, Double.NaN, Double.POSITIVE_INFINITY}) {
            var resolved = ParameterValues.of(PARAMETERS, Map.of("queue-pairs", wrong), "compute");
            assertEquals("EW-TRANSPORT-002", resolved.findings().get(0).code());
            assertEquals(1, resolved.values().get("queue-pairs"));
        }
    }

    @Test
    void askingForAParameterThatDoesNotExistIsAProgrammingError() {
        assertThrows(IllegalArgumentException.class, () -> ParameterValues.defaults(PARAMETERS).get("mtu"));
    }

    @Test
    void aDefaultOutsideItsOwnRangeIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new TransportParameter("x", "X", Dimension.COUNT, 0, 1, 2,
                Source.assumption("test")));
    }
}
