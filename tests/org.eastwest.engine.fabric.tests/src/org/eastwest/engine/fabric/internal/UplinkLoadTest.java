// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Connections that a hash spreads over uplinks")
class UplinkLoadTest {
    @Test
    @DisplayName("64 over 64 leave 1/e of them idle, and one in four has more than one")
    void asManyAsUplinks() {
        double[] shares = new UplinkLoad(64, 64).shares();
        assertEquals(Math.pow(63 / 64.0, 64), shares[0], 1e-12);
        assertEquals(0.365, shares[0], 5e-4);
        assertEquals(0.264, 1 - shares[0] - shares[1], 2e-3);
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "1, 2", "64, 64", "1024, 64", "32, 8"})
    @DisplayName("the shares are all uplinks, and all connections are on them")
    void complete(long connections, long uplinks) {
        double[] shares = new UplinkLoad(connections, uplinks).shares();
        assertEquals(1, DoubleStream.of(shares).sum(), 1e-3);
        double mean = IntStream.range(0, shares.length).mapToDouble(k -> k * shares[k]).sum();
        assertEquals((double) connections / uplinks, mean, 2e-3 * Math.max(1, (double) connections / uplinks));
        assertTrue(DoubleStream.of(shares).allMatch(s -> s >= 0));
    }
}
