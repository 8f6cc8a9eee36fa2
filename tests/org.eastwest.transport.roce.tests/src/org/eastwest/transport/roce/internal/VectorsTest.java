// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eastwest.spi.transport.WireFormat;
import org.eastwest.transport.contract.Vectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Header overheads, goodput and PFC headroom to the digits of the reference vectors. */
class VectorsTest {
    @ParameterizedTest(name = "{0} of {1} is {2}")
    @CsvFileSource(resources = "/model_vectors.csv", numLinesToSkip = 1)
    void referenceValue(String model, String vector, double value) {
        switch (model) {
            case "overhead" -> assertEquals(value, overhead(vector));
            case "goodput_fraction" -> assertEquals(value, Vectors.goodput(vector, usual(),
                    VectorsTest::overhead), 5e-7);
            case "pfc_headroom" -> assertEquals(value, Vectors.pfcHeadroomBytes(vector, Bundle.MODELS,
                    "rocev2-dcqcn"), value * 1e-5);
            default -> throw new AssertionError("no formula for " + model);
        }
    }

    private static int overhead(String headers) {
        return switch (headers) {
            case "RoCEv2 IPv4 middle" -> usual().middleOverheadBytes();
            case "RoCEv2 IPv4 write-only/first" -> usual().firstOverheadBytes();
            // IPv6 has 20 bytes more than IPv4.
            case "RoCEv2 IPv6 middle" -> usual().middleOverheadBytes() + 20;
            case "HPCC RoCEv2+INT 42B" -> Bundle.MODELS.usual("rocev2-hpcc").wireFormat().middleOverheadBytes();
            default -> throw new AssertionError("no overhead for " + headers);
        };
    }

    private static WireFormat usual() {
        return Bundle.MODELS.usual("rocev2-dcqcn").wireFormat();
    }
}
