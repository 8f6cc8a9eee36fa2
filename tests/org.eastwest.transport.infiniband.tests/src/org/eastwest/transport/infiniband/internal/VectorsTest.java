// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eastwest.spi.transport.WireFormat;
import org.eastwest.transport.contract.Vectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Header overheads, goodput to the digits of the reference vectors. */
class VectorsTest {
    @ParameterizedTest(name = "{0} of {1} is {2}")
    @CsvFileSource(resources = "/model_vectors.csv", numLinesToSkip = 1)
    void referenceValue(String model, String vector, double value) {
        switch (model) {
            case "overhead" -> assertEquals(value, overhead(vector));
            case "goodput_fraction" -> assertEquals(value, Vectors.goodput(vector, usual(),
                    VectorsTest::overhead), 5e-7);
            default -> throw new AssertionError("no formula for " + model);
        }
    }

    private static int overhead(String headers) {
        return switch (headers) {
            case "IB_LRH_BTH (no GRH)" -> usual().middleOverheadBytes();
            // A global route header has 40 bytes.
            case "IB with GRH" -> usual().middleOverheadBytes() + 40;
            default -> throw new AssertionError("no overhead for " + headers);
        };
    }

    private static WireFormat usual() {
        return Bundle.MODELS.usual("ib-ndr").wireFormat();
    }
}
