// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

/**
 * What one endpoint gets from a fabric under some traffic and transport.
 *
 * @param bytesPerSecond          payload of one endpoint, per direction: link rate x goodput x load balancing x
 *                                loss recovery x congestion control, over oversubscription
 * @param latencySeconds          one way, of a small message
 * @param wireGoodput             payload over line rate after headers, 0 to 1
 * @param loadBalanceSlowdown     busiest over mean uplink, at least 1
 * @param lossGoodput             share of sent bytes that are new, 0 to 1
 * @param congestionUtilisation   share of the line that congestion control keeps busy, 0 to 1
 * @param oversubscriptionFactor  slowdown by uplinks that are too few for this traffic, at least 1
 * @param crossingFraction        share of the bytes that leave the leaf
 */
public record PathPerformance(double bytesPerSecond, double latencySeconds, double wireGoodput,
        double loadBalanceSlowdown, double lossGoodput, double congestionUtilisation, double oversubscriptionFactor,
        double crossingFraction) {
}
