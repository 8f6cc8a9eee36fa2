// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.spectrumx.internal;

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

class CompatibilityTest {
    private static final NicSpec BLUEFIELD_3 =
            Parts.nic("BlueField-3 SuperNIC", 400, 400, 400, true, Set.of("spectrum-x-bf3"), "RoCEv2 (Spectrum-X)");
    private static final NicSpec CONNECTX_8 =
            Parts.nic("ConnectX-8", 800, 400, 800, true, Set.of("spectrum-x-cx8"), "IB XDR", "RoCEv2");
    private static final NicSpec CONNECTX_7 =
            Parts.nic("ConnectX-7", 400, 400, 400, true, Set.of(), "IB NDR", "RoCEv2");
    private static final SwitchSpec SPECTRUM_4 = Parts.leaf("Spectrum-4", LinkProtocol.ETHERNET, 800, true, "",
            Set.of("spectrum-x-bf3", "spectrum-x-cx8", "trimming"));
    private static final SwitchSpec TOMAHAWK_5 =
            Parts.leaf("Tomahawk 5", LinkProtocol.ETHERNET, 800, true, "", Set.of("int"));

    @Test
    void theValidatedStacksGetOnlyTheNoteThatThereIsOneVendor() {
        assertEquals(List.of(Compatibility.ONE_VENDOR), codes(check("spectrum-x", BLUEFIELD_3, SPECTRUM_4, 400)));
        assertEquals(List.of(Compatibility.ONE_VENDOR), codes(check("spectrum-x", CONNECTX_8, SPECTRUM_4, 400)));
    }

    @Test
    void anotherNicIsNotValidated() {
        List<Finding> findings = check("spectrum-x", CONNECTX_7, SPECTRUM_4, 400);

        assertEquals(List.of(Compatibility.NOT_VALIDATED, Compatibility.ONE_VENDOR), codes(findings));
        assertEquals(Severity.WARNING, findings.get(0).severity());
        assertEquals("Spectrum-4 with ConnectX-7 is no validated stack of Spectrum-X.", findings.get(0).message());
    }

    @Test
    void anotherSwitchIsNotValidated() {
        assertEquals(List.of(Compatibility.NOT_VALIDATED, Compatibility.ONE_VENDOR),
                codes(check("spectrum-x", BLUEFIELD_3, TOMAHAWK_5, 400)));
    }

    @Test
    void partsOfTwoDifferentStacksAreNotValidatedTogether() {
        SwitchSpec onlyWithConnectX8 =
                Parts.leaf("Next", LinkProtocol.ETHERNET, 800, true, "", Set.of("spectrum-x-cx8"));

        assertEquals(List.of(Compatibility.NOT_VALIDATED, Compatibility.ONE_VENDOR),
                codes(check("spectrum-x", BLUEFIELD_3, onlyWithConnectX8, 400)));
    }

    @Test
    void aFeatureInCommonThatIsNoStackOfItValidatesNothing() {
        NicSpec nic = Parts.nic("Other", 0, 400, 400, true, Set.of("trimming"), "RoCEv2");

        assertTrue(codes(check("spectrum-x", nic, SPECTRUM_4, 400)).contains(Compatibility.NOT_VALIDATED));
    }

    @Test
    void connectX8HasNoEthernetPortOf800Gigabits() {
        List<Finding> findings = check("spectrum-x", CONNECTX_8, SPECTRUM_4, 800);

        assertEquals(List.of(Compatibility.NIC_RATE, Compatibility.ONE_VENDOR), codes(findings));
        assertEquals(Severity.ERROR, findings.get(0).severity());
    }

    @Test
    void itNeedsAdaptiveRoutingAndANicThatReorders() {
        NicSpec plain = Parts.nic("Plain", 0, 400, 400, false, Set.of(), "RoCEv2");
        SwitchSpec ecmpOnly = Parts.leaf("ECMP", LinkProtocol.ETHERNET, 400, false, "", Set.of());

        assertEquals(List.of(Compatibility.SWITCH_FEATURE, Compatibility.NIC_FEATURE, Compatibility.NOT_VALIDATED,
                Compatibility.ONE_VENDOR), codes(check("spectrum-x", plain, ecmpOnly, 400)));
    }

    @Test
    void infinibandSwitchesCannotCarryIt() {
        SwitchSpec quantum = Parts.leaf("Quantum-2", LinkProtocol.INFINIBAND, 400, true, "SHARPv3", Set.of());

        assertEquals(Compatibility.SWITCH_PROTOCOL, codes(check("spectrum-x", BLUEFIELD_3, quantum, 400)).get(0));
    }

    private static List<Finding> check(String id, NicSpec nic, SwitchSpec leaf, double gigabits) {
        return Bundle.MODELS.get(id).compatibility(nic, leaf, gigabits * Parts.GIGABIT, "compute");
    }

    private static List<String> codes(List<Finding> findings) {
        findings.forEach(f -> assertEquals("compute", f.element()));
        return findings.stream().map(Finding::code).toList();
    }
}
