// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.infiniband.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.eastwest.spi.transport.Compatibility;
import org.eastwest.transport.contract.Parts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompatibilityTest {
    private static final NicSpec CONNECTX_7 =
            Parts.nic("ConnectX-7", 400, 400, 400, true, Set.of(), "IB NDR", "RoCEv2");
    private static final NicSpec CONNECTX_8 =
            Parts.nic("ConnectX-8", 800, 400, 800, true, Set.of(), "IB XDR", "RoCEv2");
    private static final SwitchSpec QUANTUM_2 =
            Parts.leaf("Quantum-2", LinkProtocol.INFINIBAND, 400, true, "SHARPv3", Set.of());
    private static final SwitchSpec QUANTUM_X800 =
            Parts.leaf("Quantum-X800", LinkProtocol.INFINIBAND, 800, true, "SHARPv4", Set.of());

    @ParameterizedTest(name = "{0} at {1} Gb/s: only the note that it has one vendor")
    @CsvSource({"ib-ndr, 400", "ib-ndr, 200"})
    void partsOfItsOwnKindAreFine(String id, double gigabits) {
        List<Finding> findings = check(id, CONNECTX_7, QUANTUM_2, gigabits);

        assertEquals(List.of(Compatibility.ONE_VENDOR), codes(findings));
        assertEquals(Severity.NOTE, findings.get(0).severity());
        assertTrue(findings.get(0).message().contains("NVIDIA"), findings.get(0).message());
    }

    @Test
    void xdrRunsAt800Gigabits() {
        assertEquals(List.of(Compatibility.ONE_VENDOR), codes(check("ib-xdr", CONNECTX_8, QUANTUM_X800, 800)));
    }

    /** Links of 400 Gb/s need not be NDR: Quantum-X800 and ConnectX-8 run XDR on half a port. */
    @Test
    void xdrRunsAt400GigabitsOnPartsOfItsOwn() {
        assertEquals(List.of(Compatibility.ONE_VENDOR), codes(check("ib-xdr", CONNECTX_8, QUANTUM_X800, 400)));
    }

    @Test
    void partsOfTheGenerationBeforeDoNotRunXdr() {
        List<Finding> findings = check("ib-xdr", CONNECTX_7, QUANTUM_2, 400);

        assertEquals(List.of(Compatibility.NIC_GENERATION, Compatibility.SWITCH_GENERATION, Compatibility.ONE_VENDOR),
                codes(findings));
        assertEquals(Severity.ERROR, findings.get(1).severity());
        assertEquals("Quantum-2 has InfiniBand ports of 400 Gb/s and does not run InfiniBand XDR, whose ports run at"
                + " 800 Gb/s.", findings.get(1).message());
        assertEquals(List.of(Compatibility.NIC_GENERATION, Compatibility.ONE_VENDOR),
                codes(check("ib-xdr", CONNECTX_7, QUANTUM_X800, 400)));
    }

    @Test
    void ndrRunsOnPartsOfTheGenerationAfter() {
        assertEquals(List.of(Compatibility.ONE_VENDOR), codes(check("ib-ndr", CONNECTX_8, QUANTUM_X800, 400)));
    }

    @Test
    void ndrDoesNot() {
        List<Finding> findings = check("ib-ndr", CONNECTX_8, QUANTUM_X800, 800);

        assertEquals(List.of(Compatibility.GENERATION_RATE, Compatibility.ONE_VENDOR), codes(findings));
        assertEquals(Severity.ERROR, findings.get(0).severity());
        assertEquals("InfiniBand NDR has links of at most 400 Gb/s, and the link runs at 800 Gb/s.",
                findings.get(0).message());
    }

    @Test
    void aLinkFasterThanItsPortsIsAnErrorAtBothEnds() {
        assertEquals(List.of(Compatibility.NIC_RATE, Compatibility.SWITCH_RATE, Compatibility.ONE_VENDOR),
                codes(check("ib-xdr", CONNECTX_7, QUANTUM_2, 800)));
    }

    @Test
    void anEthernetNicCannotCarryIt() {
        NicSpec thor = Parts.nic("Thor 2", 0, 400, 400, false, Set.of(), "RoCEv2");

        List<Finding> findings = check("ib-ndr", thor, QUANTUM_2, 400);
        assertEquals(List.of(Compatibility.NIC_PROTOCOL, Compatibility.ONE_VENDOR), codes(findings));
        assertEquals("Thor 2 does not speak InfiniBand, which InfiniBand NDR runs on.", findings.get(0).message());
    }

    @Test
    void anEthernetSwitchCannotCarryIt() {
        SwitchSpec spectrum = Parts.leaf("Spectrum-4", LinkProtocol.ETHERNET, 800, true, "", Set.of());

        assertEquals(Compatibility.SWITCH_PROTOCOL, codes(check("ib-ndr", CONNECTX_7, spectrum, 400)).get(0));
    }

    @Test
    void aSwitchWithoutAdaptiveRoutingOrReductionIsAWarningEach() {
        SwitchSpec plain = Parts.leaf("Plain", LinkProtocol.INFINIBAND, 400, false, "", Set.of());

        List<Finding> findings = check("ib-ndr", CONNECTX_7, plain, 400);
        assertEquals(List.of(Compatibility.SWITCH_FEATURE, Compatibility.SWITCH_FEATURE, Compatibility.ONE_VENDOR),
                codes(findings));
        assertEquals(Severity.WARNING, findings.get(0).severity());
        assertTrue(findings.get(0).message().contains("adaptive routing"), findings.get(0).message());
        assertTrue(findings.get(1).message().contains("in-network reduction"), findings.get(1).message());
    }

    private static List<Finding> check(String id, NicSpec nic, SwitchSpec leaf, double gigabits) {
        return Bundle.MODELS.get(id).compatibility(nic, leaf, gigabits * Parts.GIGABIT, "compute");
    }

    private static List<String> codes(List<Finding> findings) {
        findings.forEach(f -> assertEquals("compute", f.element()));
        return findings.stream().map(Finding::code).toList();
    }
}
