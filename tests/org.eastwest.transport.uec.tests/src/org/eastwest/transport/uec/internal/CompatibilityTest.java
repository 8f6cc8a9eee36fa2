// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.uec.internal;

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
    private static final NicSpec THOR_ULTRA = Parts.nic("Thor Ultra", 0, 800, 800, true, Set.of(), "UEC 1.0 UET");
    private static final SwitchSpec TRIMMING =
            Parts.leaf("Spectrum-4", LinkProtocol.ETHERNET, 800, true, "", Set.of("trimming"));

    @Test
    void aUecNicAndATrimmingSwitchAreFine() {
        assertEquals(List.of(), check("uec", THOR_ULTRA, TRIMMING, 800));
    }

    @Test
    void aUecReadyNicIsFine() {
        NicSpec pollara = Parts.nic("Pollara", 0, 400, 400, true, Set.of(), "RoCEv2", "UEC-ready RDMA", "MRC");

        assertEquals(List.of(), check("uec", pollara, TRIMMING, 400));
    }

    @Test
    void anyOtherNicIsAWarning() {
        NicSpec thor2 = Parts.nic("Thor 2", 0, 400, 400, false, Set.of(), "RoCEv2");

        List<Finding> findings = check("uec", thor2, TRIMMING, 400);
        assertEquals(List.of(Compatibility.NIC_TRANSPORT, Compatibility.NIC_FEATURE, Compatibility.NIC_FEATURE),
                codes(findings));
        findings.forEach(f -> assertEquals(Severity.WARNING, f.severity()));
        assertTrue(findings.get(0).message().startsWith("Thor 2 is not known to speak UEC"));
    }

    @Test
    void aSwitchThatIsNotKnownToTrimIsAWarning() {
        SwitchSpec plain = Parts.leaf("Plain", LinkProtocol.ETHERNET, 800, true, "", Set.of());

        List<Finding> findings = check("uec", THOR_ULTRA, plain, 800);
        assertEquals(List.of(Compatibility.SWITCH_FEATURE), codes(findings));
        assertTrue(findings.get(0).message().contains("packet trimming"), findings.get(0).message());
    }

    @Test
    void infinibandPartsCannotCarryIt() {
        NicSpec hca = Parts.nic("HCA", 400, 0, 0, true, Set.of(), "IB NDR");
        SwitchSpec quantum = Parts.leaf("Quantum-2", LinkProtocol.INFINIBAND, 400, true, "SHARPv3", Set.of());

        List<Finding> findings = check("uec", hca, quantum, 400);
        assertEquals(List.of(Compatibility.NIC_PROTOCOL, Compatibility.SWITCH_PROTOCOL),
                codes(findings).subList(0, 2));
        assertEquals(Severity.ERROR, findings.get(0).severity());
    }

    @Test
    void aLinkFasterThanItsPortsIsAnError() {
        assertEquals(List.of(Compatibility.NIC_RATE, Compatibility.SWITCH_RATE),
                codes(check("uec", THOR_ULTRA, TRIMMING, 1600)));
    }

    private static List<Finding> check(String id, NicSpec nic, SwitchSpec leaf, double gigabits) {
        return Bundle.MODELS.get(id).compatibility(nic, leaf, gigabits * Parts.GIGABIT, "compute");
    }

    private static List<String> codes(List<Finding> findings) {
        findings.forEach(f -> assertEquals("compute", f.element()));
        return findings.stream().map(Finding::code).toList();
    }
}
