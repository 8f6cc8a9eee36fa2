// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eastwest.spi.transport.FlowControl;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.WireFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Header overheads, goodput and PFC headroom to the digits of the reference vectors. */
class VectorsTest {
    @ParameterizedTest(name = "{0} of {1} is {2}")
    @CsvFileSource(resources = "/model_vectors.csv", numLinesToSkip = 1)
    void referenceValue(String model, String vector, double value) {
        switch (model) {
            case "overhead" -> assertEquals(value, overhead(vector));
            case "goodput_fraction" -> assertEquals(value, goodput(vector), 5e-7);
            case "pfc_headroom" -> assertEquals(value, headroom(vector), value * 1e-5);
            default -> throw new AssertionError("no formula for " + model);
        }
    }

    private static double goodput(String vector) {
        int at = vector.indexOf("|MTU");
        int overhead = overhead(vector.substring(0, at));
        return new WireFormat(Integer.parseInt(vector.substring(at + 4)), overhead, overhead, usual().source())
                .goodput();
    }

    private static int overhead(String headers) {
        return switch (headers) {
            case "RoCEv2 IPv4 middle" -> usual().middleOverheadBytes();
            case "RoCEv2 IPv4 write-only/first" -> usual().firstOverheadBytes();
            // IPv6 has 20 bytes more than IPv4.
            case "RoCEv2 IPv6 middle" -> usual().middleOverheadBytes() + 20;
            case "HPCC RoCEv2+INT 42B" -> Models.usual("rocev2-hpcc").wireFormat().middleOverheadBytes();
            default -> throw new AssertionError("no overhead for " + headers);
        };
    }

    private static WireFormat usual() {
        return Models.usual("rocev2-dcqcn").wireFormat();
    }

    /** The vectors are written as {@code 400G,300m}; the response of 100 Gb/s is another one than that of 400. */
    private static double headroom(String vector) {
        String[] parts = vector.split("[Gm,]+");
        double gigabits = Double.parseDouble(parts[0]);
        Transport transport = Models.with("rocev2-dcqcn", "pfc-response-delay", gigabits == 100 ? 201_728 : 463_360);
        return ((FlowControl.PriorityFlowControl) transport.flowControl()).headroom()
                .bytes(gigabits * 1e9 / 8, Double.parseDouble(parts[1]), 5e-9);
    }
}
