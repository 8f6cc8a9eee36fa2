// SPDX-License-Identifier: EPL-2.0
package org.eastwest.transport.roce.internal;

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
import org.junit.jupiter.params.provider.ValueSource;

class CompatibilityTest {
    private static final NicSpec CONNECTX_7 =
            Parts.nic("ConnectX-7", 400, 400, 400, true, Set.of(), "IB NDR", "RoCEv2");
    private static final NicSpec CONNECTX_8 =
            Parts.nic("ConnectX-8", 800, 400, 800, true, Set.of(), "IB XDR", "RoCEv2");
    private static final SwitchSpec WITH_TELEMETRY =
            Parts.leaf("Tomahawk 5", LinkProtocol.ETHERNET, 800, true, "", Set.of("int"));
    private static final SwitchSpec WITHOUT =
            Parts.leaf("Spectrum-3", LinkProtocol.ETHERNET, 200, false, "", Set.of());

    @ParameterizedTest(name = "{0} over Ethernet parts of 400 Gb/s")
    @ValueSource(strings = {"rocev2-dcqcn", "rocev2-eecmp", "rocev2-hpcc"})
    void ethernetPartsAreFine(String id) {
        assertEquals(List.of(), check(id, CONNECTX_7, WITH_TELEMETRY, 400));
    }

    @ParameterizedTest(name = "{0}: ConnectX-8 has no Ethernet port of 800 Gb/s")
    @ValueSource(strings = {"rocev2-dcqcn", "rocev2-eecmp", "rocev2-hpcc"})
    void connectX8HasEthernetPortsOfAtMost400Gigabits(String id) {
        List<Finding> findings = check(id, CONNECTX_8, WITH_TELEMETRY, 800);

        assertEquals(List.of(Compatibility.NIC_RATE), codes(findings));
        assertEquals(Severity.ERROR, findings.get(0).severity());
        assertEquals("ConnectX-8 has Ethernet ports of at most 400 Gb/s, and the link runs at 800 Gb/s.",
                findings.get(0).message());
        assertEquals(List.of(), check(id, CONNECTX_8, WITH_TELEMETRY, 400));
    }

    @ParameterizedTest(name = "{0} does not run over InfiniBand parts")
    @ValueSource(strings = {"rocev2-dcqcn", "rocev2-eecmp", "rocev2-hpcc", "rocev2-swift"})
    void infinibandPartsCannotCarryIt(String id) {
        NicSpec nic = Parts.nic("HCA", 400, 0, 0, true, Set.of(), "IB NDR");
        SwitchSpec leaf = Parts.leaf("Quantum-2", LinkProtocol.INFINIBAND, 400, true, "SHARPv3", Set.of("int"));

        assertEquals(List.of(Compatibility.NIC_PROTOCOL, Compatibility.SWITCH_PROTOCOL),
                codes(check(id, nic, leaf, 400)).subList(0, 2));
    }

    @ParameterizedTest(name = "{0} does not run over a cloud's own protocol")
    @ValueSource(strings = {"rocev2-dcqcn", "rocev2-hpcc"})
    void srdIsNotRoce(String id) {
        NicSpec efa = Parts.nic("EFA", 0, 400, 400, true, Set.of(), "SRD");

        assertEquals(Compatibility.NIC_PROTOCOL, codes(check(id, efa, WITH_TELEMETRY, 400)).get(0));
    }

    @Test
    void hpccWantsTelemetryOfEverySwitch() {
        List<Finding> findings = check("rocev2-hpcc", CONNECTX_7, WITHOUT, 200);

        assertEquals(List.of(Compatibility.SWITCH_FEATURE), codes(findings));
        assertEquals(Severity.WARNING, findings.get(0).severity());
        assertTrue(findings.get(0).message().contains("in-band telemetry (INT)"), findings.get(0).message());
        assertEquals(List.of(), check("rocev2-dcqcn", CONNECTX_7, WITHOUT, 200));
    }

    @ParameterizedTest(name = "{0} wants a NIC that reorders and repeats selectively")
    @ValueSource(strings = {"rocev2-hpcc", "rocev2-swift"})
    void sprayingWantsANicThatReorders(String id) {
        NicSpec plain = Parts.nic("Plain", 0, 400, 400, false, Set.of(), "RoCEv2");

        assertEquals(List.of(Compatibility.NIC_FEATURE, Compatibility.NIC_FEATURE),
                codes(check(id, plain, WITH_TELEMETRY, 400)).subList(0, 2));
    }

    @Test
    void goingBackNeedsNoReordering() {
        NicSpec plain = Parts.nic("Plain", 0, 400, 400, false, Set.of(), "RoCEv2");

        assertEquals(List.of(), check("rocev2-dcqcn", plain, WITHOUT, 200));
    }

    @Test
    void aNicThatListsNoRoceIsAWarning() {
        NicSpec uecOnly = Parts.nic("Vulcano", 0, 800, 800, true, Set.of(), "UEC");

        List<Finding> findings = check("rocev2-dcqcn", uecOnly, WITH_TELEMETRY, 800);
        assertEquals(List.of(Compatibility.NIC_TRANSPORT), codes(findings));
        assertEquals(Severity.WARNING, findings.get(0).severity());
        assertTrue(findings.get(0).message().contains("lists UEC"), findings.get(0).message());
    }

    @Test
    void anUnknownPortRateIsNoError() {
        NicSpec announced = Parts.nic("Announced", 0, 0, 1600, true, Set.of(), "RoCEv2");

        assertEquals(List.of(), check("rocev2-dcqcn", announced, WITH_TELEMETRY, 800));
    }

    @Test
    void swiftHasOneVendor() {
        assertEquals(List.of(Compatibility.ONE_VENDOR), codes(check("rocev2-swift", CONNECTX_7, WITHOUT, 200)));
    }

    private static List<Finding> check(String id, NicSpec nic, SwitchSpec leaf, double gigabits) {
        return Bundle.MODELS.get(id).compatibility(nic, leaf, gigabits * Parts.GIGABIT, "compute");
    }

    private static List<String> codes(List<Finding> findings) {
        findings.forEach(f -> assertEquals("compute", f.element()));
        return findings.stream().map(Finding::code).toList();
    }
}
