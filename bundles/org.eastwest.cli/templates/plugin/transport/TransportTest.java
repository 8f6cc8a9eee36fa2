// SPDX-License-Identifier: EPL-2.0
package @{id}.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;

/** What this transport is: its published figures, and what it says about parts. */
class @{class}TransportTest {
    private static final double LINK_BYTES_PER_SECOND = 400e9 / 8;

    private final @{class}Transport model = new @{class}Transport();

    @Test
    void aFullPacketCarries4096Of4194BytesOnTheWire() {
        assertEquals(4096.0 / (4096 + 98), compose(Map.of()).wireFormat().goodput(), 1e-12);
    }

    @Test
    void itSpraysOverAsManyPathsAsTheDesignSays() {
        Transport transport = compose(Map.of("paths", 64.0));

        assertEquals(64, assertInstanceOf(LoadBalancing.Spraying.class, transport.loadBalancing()).entropyValues());
    }

    @Test
    void congestionDropsPackets() {
        assertFalse(compose(Map.of()).flowControl().lossless());
    }

    @Test
    void aNicWithSmallerPacketsIsAWarning() {
        List<Finding> findings = judge(2048);

        assertEquals(List.of(@{class}Transport.SMALL_MTU), findings.stream().map(Finding::code).toList());
        assertTrue(findings.get(0).message().contains("2048"), findings.get(0).message());
    }

    @Test
    void aNicThatTakesItsPacketsIsFine() {
        assertEquals(List.of(), judge(4096));
    }

    private Transport compose(Map<String, Double> overrides) {
        return model.compose(ParameterValues.of(model.parameters(), overrides, "compute").values());
    }

    private List<Finding> judge(int mtuBytes) {
        NicSpec nic = new NicSpec("nic", "Test NIC", "Test", Set.of("NIC"), Double.NaN, LINK_BYTES_PER_SECOND,
                LINK_BYTES_PER_SECOND, List.of("RoCEv2"), null, mtuBytes, true, true, true, Double.NaN,
                new Provenance("nics", "nic", "high", "this test", ""));
        SwitchSpec leaf = new SwitchSpec("switch", "Test switch", "Test", "", LinkProtocol.ETHERNET, 64,
                2 * LINK_BYTES_PER_SECOND, 128 * LINK_BYTES_PER_SECOND, "", Double.NaN, Double.NaN, Double.NaN,
                Double.NaN, 2, "", true, Double.NaN, new Provenance("switches", "switch", "high", "this test", ""));
        return model.compatibility(nic, leaf, LINK_BYTES_PER_SECOND, "compute");
    }
}
