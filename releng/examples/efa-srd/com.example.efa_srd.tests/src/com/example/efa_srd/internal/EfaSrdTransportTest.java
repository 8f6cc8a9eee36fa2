// SPDX-License-Identifier: EPL-2.0
package com.example.efa_srd.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.transport.Compatibility;
import org.eastwest.spi.transport.LoadBalancing;
import org.eastwest.spi.transport.LossRecovery;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.Transport;
import org.junit.jupiter.api.Test;

/** SRD as published, and the parts that it runs on. */
class EfaSrdTransportTest {
    private static final double GIGABIT = 1e9 / 8;

    private final EfaSrdTransport model = new EfaSrdTransport();
    private final Transport transport = model.compose(ParameterValues.defaults(model.parameters()));
    private final Catalog catalog = CatalogLoader.load(List.of(new AwsParts()), Optional.empty());

    @Test
    void aPacketCarries8KibibytesOverOneOf64Paths() {
        assertEquals(8192, transport.wireFormat().mtuBytes());
        assertEquals(8192.0 / 8290, transport.wireFormat().goodput(), 1e-12);
        assertEquals(64, assertInstanceOf(LoadBalancing.Spraying.class, transport.loadBalancing()).entropyValues());
    }

    @Test
    void bestEffortDropsAndOnlyWhatWasLostIsSentAgain() {
        assertFalse(transport.flowControl().lossless());
        assertInstanceOf(LossRecovery.SelectiveRepeat.class, transport.lossRecovery());
    }

    @Test
    void theShareOfTheLineIs340Of400AndAClaim() {
        assertEquals(340.0 / 400, transport.congestionControl().targetUtilisation());
        assertEquals(Source.Kind.VENDOR_CLAIM, EfaSrdParameters.TARGET_UTILISATION.source().kind());
    }

    @Test
    void latencyIs15To20Microseconds() {
        assertEquals(15e-6, transport.latency().sameLeafSeconds());
        assertEquals(20e-6, transport.latency().crossLeafSeconds());
    }

    @Test
    void anEfaBelowAnAwsSwitchIsFineAndComesFromOneVendor() {
        List<Finding> findings = judge("efa-v3", "aws-400g", 200);

        assertEquals(List.of(Compatibility.ONE_VENDOR), codes(findings));
        assertEquals(Severity.NOTE, findings.get(0).severity());
    }

    @Test
    void anyOtherNicOrSwitchIsAnErrorThatNamesIt() {
        List<Finding> findings = judge("cx7", "sn5600", 400);

        assertEquals(List.of(EfaSrdTransport.NO_EFA, EfaSrdTransport.NO_AWS_SWITCH, Compatibility.ONE_VENDOR),
                codes(findings));
        assertTrue(findings.get(0).message().startsWith("ConnectX-7 does not speak SRD"), findings.get(0).message());
        assertEquals(Severity.ERROR, findings.get(0).severity());
        assertEquals(Severity.ERROR, findings.get(1).severity());
    }

    @Test
    void aLinkFasterThanTheEfaIsAnError() {
        assertTrue(codes(judge("efa-v2", "aws-400g", 400)).contains(EfaSrdTransport.NIC_RATE));
        assertFalse(codes(judge("efa-v2", "aws-400g", 100)).contains(EfaSrdTransport.NIC_RATE));
    }

    private List<Finding> judge(String nic, String leaf, double gigabits) {
        return model.compatibility(catalog.nics().find(nic).orElseThrow(), catalog.switches().find(leaf).orElseThrow(),
                gigabits * GIGABIT, "compute");
    }

    private static List<String> codes(List<Finding> findings) {
        return findings.stream().map(Finding::code).toList();
    }
}
