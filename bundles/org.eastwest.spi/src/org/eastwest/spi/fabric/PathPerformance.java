// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

/**
 * What one NIC gets from a fabric under some traffic and transport. All values are NaN when the fabric cannot be built.
 *
 * @param bytesPerSecond          payload of one NIC with all its ports, per direction: rate x wire goodput x loss
 *                                goodput x congestion utilisation, over load balance slowdown and oversubscription
 *                                factor
 * @param latencySeconds          one way, of a small message
 * @param wireGoodput             payload over line rate after headers, 0 to 1
 * @param loadBalanceSlowdown     what uneven load of the uplinks costs beyond oversubscription, at least 1: busiest
 *                                over mean uplink as far as the uplinks have no room for it
 * @param lossGoodput             share of sent bytes that are new, 0 to 1
 * @param congestionUtilisation   share of the line that congestion control keeps busy, 0 to 1
 * @param oversubscriptionFactor  slowdown by uplinks that are too few for this traffic, at least 1
 * @param crossingFraction        share of the bytes that leave the leaf
 * @since 1.0
 */
public record PathPerformance(double bytesPerSecond, double latencySeconds, double wireGoodput,
        double loadBalanceSlowdown, double lossGoodput, double congestionUtilisation, double oversubscriptionFactor,
        double crossingFraction) {
}
