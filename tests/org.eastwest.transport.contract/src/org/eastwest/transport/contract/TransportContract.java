// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.eastwest.spi.transport.TransportModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * What holds for every transport of a bundle that ships with the product: the contract of all transports, and that its
 * values are the published ones. The test of a bundle extends it, and has a {@code transports.csv} with these values
 * among its resources.
 */
public abstract class TransportContract extends org.eastwest.testkit.TransportContract {
    /**
     * @param bundle     symbolic name of the bundle
     * @param transports all transports that it registers
     */
    protected TransportContract(String bundle, List<? extends TransportModel> transports) {
        super(bundle, transports);
    }

    @ParameterizedTest(name = "{0}: overheads, goodput, latency and lock-in are the published ones")
    @CsvFileSource(resources = "/transports.csv", numLinesToSkip = 1)
    void defaultsAreThePublishedOnes(String id, String name, Double feedbackMinimum, Double feedbackMaximum,
            Double timeout, int mtu, int overheadFirst, int overheadMiddle, double goodput, Double sameLeaf,
            Double crossLeaf, double lockIn) {
        TransportModel model = transport(id);
        Transport transport = model.compose(ParameterValues.defaults(model.parameters()));

        assertEquals(mtu, transport.wireFormat().mtuBytes());
        assertEquals(overheadFirst, transport.wireFormat().firstOverheadBytes());
        assertEquals(overheadMiddle, transport.wireFormat().middleOverheadBytes());
        assertEquals(goodput, transport.wireFormat().goodput(), 5e-5);
        double feedback = transport.congestionControl().feedbackDelaySeconds();
        assertTrue(feedbackMinimum <= feedback && feedback <= feedbackMaximum, "feedback delay " + feedback);
        if (timeout != null) {
            assertEquals(timeout, transport.lossRecovery().timeoutSeconds(), timeout * 0.01);
        }
        if (sameLeaf != null) {
            assertEquals(sameLeaf, transport.latency().sameLeafSeconds());
            assertEquals(crossLeaf, transport.latency().crossLeafSeconds());
        }
        assertEquals(lockIn, model.info().lockIn());
    }
}
