// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.packet;

import org.eastwest.spi.transport.Acknowledgement;

/** The acknowledgement that is being handled; one object for all. */
final class AckView implements Acknowledgement {
    private final Packets packets;
    private int packet;
    private double now;
    private double bytes;
    private double roundTrip;
    private double inFlight;

    AckView(Packets packets) {
        this.packets = packets;
    }

    void set(int itsPacket, double itsNow, double itsBytes, double itsRoundTrip, double itsInFlight) {
        packet = itsPacket;
        now = itsNow;
        bytes = itsBytes;
        roundTrip = itsRoundTrip;
        inFlight = itsInFlight;
    }

    @Override
    public double now() {
        return now;
    }

    @Override
    public double bytes() {
        return bytes;
    }

    @Override
    public boolean marked() {
        return packets.has(packet, Packets.MARKED);
    }

    @Override
    public double roundTripSeconds() {
        return roundTrip;
    }

    @Override
    public double bytesInFlight() {
        return inFlight;
    }

    @Override
    public int hops() {
        return packets.hops(packet);
    }

    @Override
    public double queueBytes(int hop) {
        return packets.queueBytes(packet, hop);
    }

    @Override
    public double sentBytesPerSecond(int hop) {
        return packets.sentBytesPerSecond(packet, hop);
    }

    @Override
    public double linkBytesPerSecond(int hop) {
        return packets.linkBytesPerSecond(packet, hop);
    }
}
