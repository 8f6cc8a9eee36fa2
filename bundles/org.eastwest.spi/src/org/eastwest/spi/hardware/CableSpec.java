// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.hardware;

import java.util.Locale;

/**
 * A cable or a pair of transceivers with fibre.
 *
 * @param id                     catalog id
 * @param medium                 for people
 * @param formFactor             for people
 * @param bytesPerSecond         line rate per direction
 * @param reachMetres            longest length
 * @param secondsPerMetre        propagation delay
 * @param moduleLatencySeconds   added at each end; NaN when unknown
 * @param wattsPerModule         power at each end; NaN when unknown
 * @param priceUsd               indicative price; NaN when unknown
 * @param provenance             where the row comes from
 * @since 1.0
 */
public record CableSpec(String id, String medium, String formFactor, double bytesPerSecond, double reachMetres,
        double secondsPerMetre, double moduleLatencySeconds, double wattsPerModule, double priceUsd,
        Provenance provenance) {
    /**
     * True for copper cables, passive or active, which have no optical modules.
     *
     * @since 1.1
     */
    public boolean copper() {
        return medium.toLowerCase(Locale.ROOT).contains("copper");
    }

    /**
     * Links of a rate that the cable, or the module at its end, has the rate for; at least 1.
     *
     * @param linkBytesPerSecond rate of a link, bytes per second per direction
     * @since 1.1
     */
    public int links(double linkBytesPerSecond) {
        return Math.max(1, (int) Math.floor(bytesPerSecond / linkBytesPerSecond * (1 + 1e-9)));
    }
}
