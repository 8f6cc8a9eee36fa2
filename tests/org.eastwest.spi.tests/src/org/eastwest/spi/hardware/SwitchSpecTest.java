// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SwitchSpecTest {
    private static final double GIGABIT = 1e9 / 8;

    @ParameterizedTest(name = "64 ports of 800 Gb/s are {1} ports at {0} Gb/s")
    @CsvSource({"800, 64", "400, 128", "200, 256", "100, 512", "1600, 0", "300, 128", "1e-9, 2147483647"})
    void portsSplitIntoWholeLinks(double gigabits, int ports) {
        SwitchSpec sn5600 = new SwitchSpec("sn5600", "SN5600", "NVIDIA", "Spectrum-4", LinkProtocol.ETHERNET, 64,
                800 * GIGABIT, 51_200 * GIGABIT, "51.2 Tb/s", 160e6, 6e-7, 940, 2167, 2, "", true, Double.NaN,
                new Provenance("switches", "sn5600", "medium", "test", ""));

        assertEquals(ports, sn5600.radix(gigabits * GIGABIT));
    }
}
