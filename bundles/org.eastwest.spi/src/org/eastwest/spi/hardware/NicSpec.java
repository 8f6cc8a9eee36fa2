// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A type of NIC.
 *
 * @param id                          catalog id
 * @param name                        for people
 * @param vendor                      who makes it
 * @param kinds                       SuperNIC, DPU, HCA, NIC: what it is sold as
 * @param infinibandBytesPerSecond    rate as one InfiniBand port, per direction; NaN when it speaks none
 * @param ethernetPortBytesPerSecond  largest rate of one Ethernet port, per direction; NaN when it has none or
 *                                    when it is not published
 * @param ethernetTotalBytesPerSecond rate of all its Ethernet ports together, per direction; NaN when it has none
 * @param protocols                   as the catalog lists them
 * @param pcie                        attachment to the host; null when unknown
 * @param mtuBytes                    largest transport MTU; 0 when unknown
 * @param outOfOrderPlacement         true when it writes packets to memory in any order of arrival
 * @param selectiveRepeat             true when it resends only what was lost
 * @param packetSpraying              true when it spreads the packets of one message over paths itself
 * @param features                    what else it can do, as words that transports ask for, and the ids of the
 *                                    validated stacks it belongs to; see {@link SwitchSpec#features()}
 * @param gpuShare                    share of the wire's payload that transfers between GPUs reach, 0 to 1; NaN when
 *                                    not measured
 * @param watts                       power; NaN when unknown
 * @param provenance                  where the row comes from
 * @since 1.0
 */
public record NicSpec(String id, String name, String vendor, Set<String> kinds, double infinibandBytesPerSecond,
        double ethernetPortBytesPerSecond, double ethernetTotalBytesPerSecond, List<String> protocols, PcieLink pcie,
        int mtuBytes, boolean outOfOrderPlacement, boolean selectiveRepeat, boolean packetSpraying,
        Set<String> features, double gpuShare, double watts, Provenance provenance) {
    public NicSpec {
        // Sorted, because whoever prints them must print them in one order.
        kinds = Collections.unmodifiableSet(new TreeSet<>(kinds));
        protocols = List.copyOf(protocols);
        features = Collections.unmodifiableSet(new TreeSet<>(features));
    }

    /** A NIC on which no transfers between GPUs were measured. */
    public NicSpec(String id, String name, String vendor, Set<String> kinds, double infinibandBytesPerSecond,
            double ethernetPortBytesPerSecond, double ethernetTotalBytesPerSecond, List<String> protocols,
            PcieLink pcie, int mtuBytes, boolean outOfOrderPlacement, boolean selectiveRepeat,
            boolean packetSpraying, Set<String> features, double watts, Provenance provenance) {
        this(id, name, vendor, kinds, infinibandBytesPerSecond, ethernetPortBytesPerSecond,
                ethernetTotalBytesPerSecond, protocols, pcie, mtuBytes, outOfOrderPlacement, selectiveRepeat,
                packetSpraying, features, Double.NaN, watts, provenance);
    }

    /** A NIC of which no further features are known. */
    public NicSpec(String id, String name, String vendor, Set<String> kinds, double infinibandBytesPerSecond,
            double ethernetPortBytesPerSecond, double ethernetTotalBytesPerSecond, List<String> protocols,
            PcieLink pcie, int mtuBytes, boolean outOfOrderPlacement, boolean selectiveRepeat,
            boolean packetSpraying, double watts, Provenance provenance) {
        this(id, name, vendor, kinds, infinibandBytesPerSecond, ethernetPortBytesPerSecond,
                ethernetTotalBytesPerSecond, protocols, pcie, mtuBytes, outOfOrderPlacement, selectiveRepeat,
                packetSpraying, Set.of(), watts, provenance);
    }

    /** True when it can carry this protocol. */
    public boolean speaks(LinkProtocol protocol) {
        return switch (protocol) {
            case INFINIBAND -> infinibandBytesPerSecond > 0;
            case ETHERNET -> (ethernetPortBytesPerSecond > 0 || ethernetTotalBytesPerSecond > 0)
                    && protocols.stream().noneMatch(p -> p.equalsIgnoreCase("SRD"));
            case OTHER -> protocols.stream().anyMatch(p -> p.equalsIgnoreCase("SRD"));
        };
    }

    /** Largest rate of one port on this protocol, bytes per second per direction; NaN when unknown or without. */
    public double portBytesPerSecond(LinkProtocol protocol) {
        return protocol == LinkProtocol.INFINIBAND ? infinibandBytesPerSecond : ethernetPortBytesPerSecond;
    }

    /** Rate of all ports on this protocol, bytes per second per direction; NaN when it does not speak it. */
    public double totalBytesPerSecond(LinkProtocol protocol) {
        return protocol == LinkProtocol.INFINIBAND ? infinibandBytesPerSecond : ethernetTotalBytesPerSecond;
    }
}
