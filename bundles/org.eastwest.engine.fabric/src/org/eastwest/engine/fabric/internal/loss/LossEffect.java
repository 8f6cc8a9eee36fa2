// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.loss;

import org.eastwest.engine.fabric.internal.Loss;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.Transport;

/**
 * What a probability of loss does to a message, and to a collective or step that waits for many (models (d)). A loss
 * inside a message is told by what comes after it and costs a round trip; the loss of its last packet waits for the
 * timeout, unless a trimmed header tells of it. Losses by congestion are not in here.
 *
 * @param transport        wire format and loss recovery
 * @param bytesPerSecond   rate of the link, per direction
 * @param roundTripSeconds through empty queues
 * @param messageBytes     payload of a message, more than 0
 * @param messages         messages that the collective or step waits for, at least 1
 */
public record LossEffect(Transport transport, double bytesPerSecond, double roundTripSeconds, double messageBytes,
        double messages) {
    public LossEffect {
        if (!(bytesPerSecond > 0 && roundTripSeconds >= 0 && messageBytes > 0 && messages >= 1)) {
            throw new IllegalArgumentException("rate and message must be more than 0, and there is one at least");
        }
    }

    /** Packets of a message. */
    public double packets() {
        return Math.ceil(messageBytes / transport.wireFormat().mtuBytes());
    }

    /** Payload over line rate while packets are sent again, without timeouts, 0 to 1. */
    public double goodput(double lossProbability) {
        double packet = transport.wireFormat().mtuBytes() + transport.wireFormat().middleOverheadBytes();
        double window = Math.min(packets(), bytesPerSecond * roundTripSeconds / packet);
        double share = transport.lossRecovery() instanceof LossRecovery.GoBackN
                ? Loss.goBackN(lossProbability, window) : Loss.selectiveRepeat(lossProbability);
        return share * transport.wireFormat().goodput(messageBytes);
    }

    /** Time of a message none of whose losses waits for a timeout, seconds. */
    private double smoothSeconds(double lossProbability) {
        return messageBytes / (goodput(lossProbability) * bytesPerSecond) + roundTripSeconds;
    }

    /** Wait after the loss of a last packet, seconds. */
    private double tailSeconds() {
        boolean told = transport.flowControl() instanceof FlowControl.BestEffort best && best.trimming()
                || transport.lossRecovery() instanceof LossRecovery.SelectiveRepeat;
        double timeout = transport.lossRecovery().timeoutSeconds();
        return told ? Math.min(timeout, 2 * roundTripSeconds) : timeout;
    }

    /** Mean time of a message: T + RTT P(any loss) + p RTO. */
    public double meanMessageSeconds(double lossProbability) {
        return smoothSeconds(lossProbability) + roundTripSeconds * Loss.any(lossProbability, packets())
                + tailSeconds() * lossProbability;
    }

    /** Mean time until the last of all messages: T + RTT P(any loss of N) + RTO (1 - (1 - p)^N). */
    public double meanCollectiveSeconds(double lossProbability) {
        return smoothSeconds(lossProbability) + roundTripSeconds * Loss.any(lossProbability, packets() * messages)
                + tailSeconds() * Loss.any(lossProbability, messages);
    }

    /** The quantile 1 - 1/N of a message's time, which is what a collective of N typically waits for, seconds. */
    public double quantileSeconds(double lossProbability) {
        double rare = 1 / messages;
        return smoothSeconds(lossProbability)
                + (Loss.any(lossProbability, packets()) > rare ? roundTripSeconds : 0)
                + (lossProbability > rare ? tailSeconds() : 0);
    }

    /**
     * Mean time of a step that computes and then waits for the collective, seconds.
     *
     * @param otherSeconds the step without this collective
     */
    public double meanStepSeconds(double otherSeconds, double lossProbability) {
        return otherSeconds + meanCollectiveSeconds(lossProbability);
    }
}
