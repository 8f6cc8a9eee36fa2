// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * A type of switch.
 *
 * @param id                     catalog id
 * @param name                   for people
 * @param vendor                 who makes it
 * @param family                 product family that validated stacks name, such as Spectrum-4; may be empty
 * @param protocol               what its ports speak
 * @param ports                  ports at {@code portBytesPerSecond}
 * @param portBytesPerSecond     rate of a port, per direction
 * @param mostSplitPorts         ports at most when they are broken out; 0 when nothing but their rate is known to limit
 * @param bytesPerSecond         capacity per direction
 * @param vendorHeadline         the vendor's own capacity figure, in the vendor's convention; never computed with
 * @param bufferBytes            packet buffer; NaN when unknown
 * @param latencySeconds         cut-through latency; NaN when unknown
 * @param typicalWatts           typical power without optics, with passive cables; NaN when unknown
 * @param maximumWatts           maximum power, with optics in all ports; NaN when unknown
 * @param rackUnits              height; 0 when unknown
 * @param inNetworkReduction     such as SHARPv3; empty when it has none
 * @param adaptiveRouting        true when it can choose the path per packet
 * @param features               what else it can do, as words that transports ask for ({@code int} for in-band
 *                               telemetry, {@code trimming} for packet trimming), and the ids of the validated stacks
 *                               it belongs to; a word that is missing is unknown rather than denied
 * @param priceUsd               indicative price; NaN when unknown
 * @param provenance             where the row comes from
 * @since 1.0
 */
public record SwitchSpec(String id, String name, String vendor, String family, LinkProtocol protocol, int ports,
        double portBytesPerSecond, int mostSplitPorts, double bytesPerSecond, String vendorHeadline,
        double bufferBytes, double latencySeconds, double typicalWatts, double maximumWatts, int rackUnits,
        String inNetworkReduction, boolean adaptiveRouting, Set<String> features, double priceUsd,
        Provenance provenance) {
    public SwitchSpec {
        features = Collections.unmodifiableSet(new TreeSet<>(features));
    }

    /** A switch whose ports can be broken out as far as their rate goes. */
    public SwitchSpec(String id, String name, String vendor, String family, LinkProtocol protocol, int ports,
            double portBytesPerSecond, double bytesPerSecond, String vendorHeadline, double bufferBytes,
            double latencySeconds, double typicalWatts, double maximumWatts, int rackUnits,
            String inNetworkReduction, boolean adaptiveRouting, Set<String> features, double priceUsd,
            Provenance provenance) {
        this(id, name, vendor, family, protocol, ports, portBytesPerSecond, 0, bytesPerSecond, vendorHeadline,
                bufferBytes, latencySeconds, typicalWatts, maximumWatts, rackUnits, inNetworkReduction,
                adaptiveRouting, features, priceUsd, provenance);
    }

    /** A switch of which no further features are known. */
    public SwitchSpec(String id, String name, String vendor, String family, LinkProtocol protocol, int ports,
            double portBytesPerSecond, double bytesPerSecond, String vendorHeadline, double bufferBytes,
            double latencySeconds, double typicalWatts, double maximumWatts, int rackUnits,
            String inNetworkReduction, boolean adaptiveRouting, double priceUsd, Provenance provenance) {
        this(id, name, vendor, family, protocol, ports, portBytesPerSecond, bytesPerSecond, vendorHeadline,
                bufferBytes, latencySeconds, typicalWatts, maximumWatts, rackUnits, inNetworkReduction,
                adaptiveRouting, Set.of(), priceUsd, provenance);
    }

    /**
     * Power that counts, NaN when unknown: the typical, to which the optics in use add theirs, else the maximum.
     * Vendors state a typical power with passive cables and a maximum with optics in all ports: NVIDIA of the QM9700
     * (747 W; 1,720 W with 32 modules of 17 W) and the SN5600, UfiSpace of the S9321-64E (913 W without optics),
     * Edgecore of the AIS800-64O (up to 2,775 W).
     *
     * @since 1.1
     */
    public double watts() {
        return Double.isNaN(typicalWatts) ? maximumWatts : typicalWatts;
    }

    /**
     * True when {@link #watts} holds the power of the optics in the switch, which must not be counted beside it.
     *
     * @since 1.1
     */
    public boolean wattsHoldOptics() {
        return Double.isNaN(typicalWatts) && !Double.isNaN(maximumWatts);
    }

    /**
     * Ports at a given link rate, split ports included: 64 x 800 Gb/s are 128 x 400 Gb/s. 0 when a port is too slow.
     *
     * @param linkBytesPerSecond rate of a link, bytes per second per direction
     */
    public int radix(double linkBytesPerSecond) {
        double each = linksPerPort(linkBytesPerSecond);
        // The conversion of a double ends at the largest int instead of wrapping round.
        return (int) (ports * each);
    }

    /**
     * Links that one port can be broken out into at a given rate; 0 when the port is too slow.
     *
     * @param linkBytesPerSecond rate of a link, bytes per second per direction
     */
    public int linksPerPort(double linkBytesPerSecond) {
        int byRate = (int) Math.floor(portBytesPerSecond / linkBytesPerSecond * (1 + 1e-9));
        return mostSplitPorts == 0 ? byRate : Math.min(byRate, Math.max(1, mostSplitPorts / ports));
    }
}
