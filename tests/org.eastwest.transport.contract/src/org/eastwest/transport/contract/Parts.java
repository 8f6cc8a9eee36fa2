// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.contract;

import java.util.List;
import java.util.Set;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.SwitchSpec;

/** Parts as the catalog knows them, for tests. */
public final class Parts {
    /** Bytes per second of one Gb/s. */
    public static final double GIGABIT = 1e9 / 8;

    private Parts() {
    }

    /** A NIC; a rate of 0 for a protocol it does not speak, in Gb/s. */
    public static NicSpec nic(String name, double infiniband, double ethernetPort, double ethernetTotal, boolean reorders,
            Set<String> features, String... protocols) {
        return new NicSpec("nic", name, "test", Set.of("NIC"), rate(infiniband), rate(ethernetPort),
                rate(ethernetTotal), List.of(protocols), null, 4096, reorders, reorders, reorders, features,
                Double.NaN, new Provenance("nics", "nic", "high", "test", ""));
    }

    /** A switch of 64 ports of this rate, in Gb/s. */
    public static SwitchSpec leaf(String name, LinkProtocol protocol, double port, boolean adaptive, String reduction,
            Set<String> features) {
        return new SwitchSpec("switch", name, "test", name, protocol, 64, rate(port), 64 * rate(port), "", Double.NaN,
                Double.NaN, Double.NaN, Double.NaN, 2, reduction, adaptive, features, Double.NaN,
                new Provenance("switches", "switch", "high", "test", ""));
    }

    private static double rate(double gigabits) {
        return gigabits == 0 ? Double.NaN : gigabits * GIGABIT;
    }
}
