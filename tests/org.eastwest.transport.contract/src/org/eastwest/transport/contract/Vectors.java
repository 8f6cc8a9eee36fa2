// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.contract;

import java.util.function.ToIntFunction;
import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.WireFormat;

/** How the reference vectors of the closed forms are written, and what a transport makes of them. */
public final class Vectors {
    private static final double GIGABIT = 1e9 / 8;
    /** One metre of cable. */
    private static final double SECONDS_PER_METRE = 5e-9;

    private Vectors() {
    }

    /**
     * Share of the line rate that payload has, of a vector such as {@code RoCEv2 IPv4 middle|MTU4096}.
     *
     * @param overheads bytes of these headers
     */
    public static double goodput(String vector, WireFormat format, ToIntFunction<String> overheads) {
        int at = vector.indexOf("|MTU");
        int overhead = overheads.applyAsInt(vector.substring(0, at));
        return new WireFormat(Integer.parseInt(vector.substring(at + 4)), overhead, overhead, format.source())
                .goodput();
    }

    /** Headroom of PFC in bytes, of a vector such as {@code 400G,300m}. */
    public static double pfcHeadroomBytes(String vector, Models models, String id) {
        String[] parts = vector.split("[Gm,]+");
        double gigabits = Double.parseDouble(parts[0]);
        // The response of 100 Gb/s is another one than that of 400.
        Transport transport = models.with(id, "pfc-response-delay", gigabits == 100 ? 201_728 : 463_360);
        return ((FlowControl.PriorityFlowControl) transport.flowControl()).headroom()
                .bytes(gigabits * GIGABIT, Double.parseDouble(parts[1]), SECONDS_PER_METRE);
    }
}
