// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Reading a design finds")
class FindingsTest {
    /** A change that makes one finding: in this scenario, with these words in its message and remedy. */
    record Case(String scenario, ReaderCode code, String element, List<String> words, String... changes) {
        @Override
        public String toString() {
            return code.code() + " " + code.meaning();
        }
    }

    static Stream<Case> cases() {
        String nics = "cluster.servers.nics.east-west.";
        String fabric = "scenario.fabric.compute.";
        String more = "cluster.more.nics.east-west.";
        return Stream.of(
                found(ReaderCode.UNKNOWN_CATALOG_ID, "servers", List.of("serverType", "'dgx-h101'", "dgx-h100",
                        "catalog"), "cluster.servers.serverType", "dgx-h101"),
                found(ReaderCode.UNKNOWN_CATALOG_ID, "servers", List.of("nicType", "'cx77'", "cx7"),
                        nics + "nicType", "cx77"),
                found(ReaderCode.UNKNOWN_CATALOG_ID, "compute", List.of("switchType", "'qm970'", "qm9700"),
                        fabric + "switchType", "qm970"),
                found(ReaderCode.UNKNOWN_CATALOG_ID, "compute", List.of("hostCable", "'sr9-800'", "sr8-800"),
                        fabric + "hostCable", "sr9-800"),
                found(ReaderCode.UNKNOWN_CATALOG_ID, "compute", List.of("tier leaf", "'sr9-800'"),
                        fabric + "tier.leaf.cable", "sr9-800"),
                found(ReaderCode.UNKNOWN_CATALOG_ID, "llama", List.of("modelShape", "'llama3-71b'", "llama3-70b"),
                        "job.pretraining.workload.modelShape", "llama3-71b"),
                found(ReaderCode.NIC_INCOMPLETE, "servers", List.of("storage", "countPerServer"),
                        "cluster.servers.nics.storage.countPerServer", "default"),
                found(ReaderCode.NO_QUANTITY, "compute", List.of("feedback-delay", "'soon'"),
                        fabric + "parameter.feedback-delay", "soon"),
                found(ReaderCode.NO_QUANTITY, "fast", List.of("step_time_s", "a time"), "requirement.fast.target",
                        "40 %"),
                found(ReaderCode.UNKNOWN_MANAGEMENT_PLANE, "compute", List.of("'ufo'", "ufm"),
                        fabric + "managementPlane", "ufo"),
                found(ReaderCode.SCALE_UP_TOO_LARGE, "servers", List.of("72", "at most 8", "NVLink4"),
                        "cluster.servers.scaleUpDomainSize", "72"),
                found(ReaderCode.SCALE_UP_NOT_WHOLE, "servers", List.of("3 GPUs", "the 8 GPUs"),
                        "cluster.servers.scaleUpDomainSize", "3"),
                found(ReaderCode.NICS_OVER_SLOTS, "servers", List.of("15 compute NICs", "take 8",
                        "PCIe Gen5 x16 each, 128 lanes"), nics + "countPerServer", "15"),
                found(ReaderCode.NIC_OVER_PCIE, "servers", List.of("800 Gb/s", "PCIe Gen5 x16", "504 Gb/s"),
                        fabric + "switchType", "q3400-ra", nics + "nicType", "cx8", more + "nicType", "cx8",
                        more + "rate", "400 Gb/s", fabric + "linkRate", "400 Gb/s"),
                found(ReaderCode.GPU_DIRECT_OFF, "servers", List.of("host memory", "gpuDirect to on"),
                        "cluster.servers.gpuDirect", "off"),
                found(ReaderCode.NO_NICS, "ether", List.of("'ether'", "north-south"), "scenario.fabrics", "ether",
                        "fabric.ether.role", "north-south"),
                found(ReaderCode.LINK_OVER_SWITCH, "compute", List.of("400 Gb/s", "Quantum QM8700", "200 Gb/s"),
                        fabric + "switchType", "qm8700"),
                found(ReaderCode.LINK_OVER_SWITCH, "compute", List.of("400 Gb/s", "Quantum QM8700", "200 Gb/s"),
                        fabric + "tier.spine.switchType", "qm8700"),
                found(ReaderCode.LINK_OVER_SWITCH, "compute", List.of("uplinks of the leaf tier", "800 Gb/s"),
                        fabric + "tier.leaf.uplinkRate", "800 Gb/s"),
                found(ReaderCode.UPLINK_UNDER_LINK, "compute", List.of("uplinks of the leaf tier", "100 Gb/s",
                        "400 Gb/s", "oversubscription"), fabric + "tier.leaf.uplinkRate", "100 Gb/s"),
                found(ReaderCode.BREAKOUT, "compute", List.of("towards the servers of the leaf tier", "3 links of 400 Gb/s",
                        "QM9700", "takes 1"), fabric + "tier.leaf.breakout", "3"),
                found(ReaderCode.BREAKOUT, "compute", List.of("to the next tier", "4 links of 100 Gb/s",
                        "at most 128 broken-out ports", "takes 2"), fabric + "tier.leaf.uplinkBreakout", "4"),
                found(ReaderCode.UPLINK_UNDER_LINK, "compute", List.of("200 Gb/s", "fits none"),
                        fabric + "tier.leaf.uplinkBreakout", "2"),
                found(ReaderCode.LINK_OVER_NIC, "compute", List.of("800 Gb/s", "400 Gb/s", "'servers'"),
                        fabric + "switchType", "q3400-ra", fabric + "linkRate", "800 Gb/s"),
                found(ReaderCode.LINK_UNDER_NIC, "compute", List.of("200 Gb/s", "400 Gb/s"), fabric + "linkRate",
                        "200 Gb/s"),
                found(ReaderCode.NIC_PROTOCOL, "servers", List.of("Thor 2", "infiniband", "RoCEv2"),
                        nics + "nicType", "thor2"),
                found(ReaderCode.NIC_OVER_ITS_RATE, "servers", List.of("800 Gb/s", "at most 400 Gb/s"),
                        nics + "rate", "800 Gb/s"),
                found(ReaderCode.NIC_OVER_ITS_RATE, "servers", List.of("3.20 Tb/s", "Where 400 Gb/s is meant"),
                        nics + "rate", "400 GBps"),
                found(ReaderCode.LINK_OVER_NIC, "compute", List.of("1.60 Tb/s", "Where 200 Gb/s is meant"),
                        fabric + "switchType", "q3400-ra", fabric + "linkRate", "200 GB/s"),
                found(ReaderCode.MIXED_PROTOCOLS, "compute", List.of("infiniband", "ethernet"),
                        fabric + "tier.spine.switchType", "sn5600"),
                found(ReaderCode.CABLE_TOO_LONG, "compute", List.of("60.0 m", "reach 50.0 m", "dr8-800"),
                        fabric + "hostCableLength", "60 m"),
                found(ReaderCode.CABLE_TOO_LONG, "compute", List.of("above the leaf tier"),
                        fabric + "tier.leaf.cableLength", "60 m"),
                found(ReaderCode.CABLE_TOO_SLOW, "compute", List.of("400 Gb/s", "800 Gb/s"),
                        fabric + "switchType", "q3400-ra", fabric + "hostCable", "sr4-400", nics + "nicType", "cx8",
                        more + "nicType", "cx8"),
                found(ReaderCode.MANAGEMENT_PLANE_PROTOCOL, "compute", List.of("NetQ", "infiniband", "ufm"),
                        fabric + "managementPlane", "netq"),
                found(ReaderCode.TOO_FEW_GPUS_TO_PLACE, "pretraining", List.of("200 GPUs", "only 160"),
                        "job.pretraining.placement.gpus", "200"),
                found(ReaderCode.TOO_FEW_GPUS_TO_PLACE, "pretraining", List.of("first 20 servers", "only 0"),
                        "job.pretraining.placement.firstServer", "20"),
                found(ReaderCode.PLAN_TOO_LARGE, "pretraining", List.of("needs 320 GPUs", "160 are placed",
                        "160 too few", "TP 8 x CP 1 x PP 4 x DP 10"), "job.pretraining.plan.pp", "4"),
                found(ReaderCode.SPARE_GPUS, "pretraining", List.of("needs 80 GPUs", "80 stay spare"),
                        "job.pretraining.plan.pp", "1"),
                found(ReaderCode.HEADS_NOT_DIVISIBLE, "pretraining", List.of("TP 5", "64 attention heads"),
                        "job.pretraining.plan.tp", "5"),
                found(ReaderCode.STAGES_OVER_LAYERS, "pretraining", List.of("160 stages", "80 layers"),
                        "job.pretraining.plan.pp", "160", "job.pretraining.plan.tp", "1", "job.pretraining.plan.dp",
                        "1", "job.pretraining.plan.zeroStage", "0"),
                found(ReaderCode.EXPERTS, "pretraining", List.of("EP 2", "dense"), "job.pretraining.plan.ep", "2"),
                found(ReaderCode.PRECISION, "llama", List.of("fp32"), "job.pretraining.workload.precision", "fp32"),
                found(ReaderCode.PRECISION, "llama", List.of("gradientPrecision", "fp8"),
                        "job.pretraining.workload.gradientPrecision", "fp8"),
                found(ReaderCode.PRECISION, "llama", List.of("fp4", "H100"), "job.pretraining.workload.precision",
                        "fp4"),
                found(ReaderCode.FAULT, "baseline", List.of("'gpu:serves=80%'", "no server group or job 'serves'",
                        "servers", "pretraining"), "scenario.faults", "gpu:serves=80%"),
                found(ReaderCode.FAULT, "baseline", List.of("'gpu:servers=120%'", "up to 100 %"), "scenario.faults",
                        "switch:spine1 gpu:servers=120%"),
                found(ReaderCode.FAULT, "baseline", List.of("'gpu:servers/3=80%'", "server group", "gpu:job/13=80%"),
                        "scenario.faults", "gpu:servers/3=80%"),
                found(ReaderCode.FAULT, "baseline", List.of("'gpu:pretraining/161=80%'", "160 GPUs"),
                        "scenario.faults", "gpu:pretraining/161=80%"),
                found(ReaderCode.FAULT, "baseline", List.of("'nic:servers=800Gb/s'", "400 Gb/s", "at most"),
                        "scenario.faults", "nic:servers=800Gb/s"),
                found(ReaderCode.FAULT, "baseline", List.of("'flux:capacitor'", "is no fault", "random-links:3%"),
                        "scenario.faults", "flux:capacitor"),
                in("moe", ReaderCode.EXPERTS, "experts", List.of("EP 5", "256 experts"), "job.experts.plan.ep", "5"),
                in("ethernet", ReaderCode.UNVALIDATED_STACK, "ether", List.of("spectrum-x", "SN5600", "ConnectX-7",
                        "BlueField-3 SuperNIC")),
                in("ethernet", ReaderCode.NIC_PORT_OVER_ITS_RATE, "servers", List.of("ConnectX-8", "800 Gb/s",
                        "at most 400 Gb/s", "portsPerNic to 2"), nics + "nicType", "cx8", more + "nicType", "cx8",
                        fabric + "linkRate", "400 Gb/s"),
                in("ethernet", ReaderCode.PLANES_OVER_PORTS, "ether", List.of("2 planes", "1 port "),
                        fabric + "planes", "2"),
                in("ethernet", ReaderCode.PLANES_UNEVEN, "ether", List.of("3 ports", "2 planes"), fabric + "planes",
                        "2", nics + "portsPerNic", "3", more + "portsPerNic", "3"),
                in("rack-scale", ReaderCode.SCALE_UP_PARTIAL, "nvl72", List.of("72 GPUs", "the 76 GPUs", "with 4"),
                        "cluster.nvl72.serverType", "gb200-tray", "cluster.nvl72.count", "19"),
                in("drawing", ReaderCode.TOO_FEW_ENDPOINT_PORTS, "drawn", List.of("leave 20 NIC ports"),
                        fabric + "switch.leaf2.endpoints", "100"),
                in("drawing", ReaderCode.JOBS_OVERLAP, "background", List.of("'service'", "'servers'"),
                        "job.background.placement.firstServer", "2"),
                in("nowhere", ReaderCode.NO_SCENARIO, "base", List.of("'nowhere'", "baseline, drawing")));
    }

    private static Case found(ReaderCode code, String element, List<String> words, String... changes) {
        return in("baseline", code, element, words, changes);
    }

    private static Case in(String scenario, ReaderCode code, String element, List<String> words, String... changes) {
        return new Case(scenario, code, element, words, changes);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("what is wrong, with the element, the numbers and the remedy:")
    @MethodSource("cases")
    void finds(Case given) {
        List<Finding> findings = Designs.findings(given.scenario(), given.changes());
        Finding found = findings.stream().filter(f -> f.code().equals(given.code().code())
                && f.element().equals(given.element())).findFirst().orElseThrow(() -> new AssertionError(findings));
        assertEquals(given.code().severity(), found.severity());
        String text = found.message() + " " + found.remedy();
        given.words().forEach(w -> assertTrue(text.contains(w), () -> w + " is missing in: " + text));
        assertTrue(found.message().matches("[A-Za-z'].*\\."), found::message);
        assertFalse(found.remedy().isEmpty());
    }

    @Test
    @DisplayName("nothing in a design that is right")
    void nothing() {
        assertEquals(List.of(), Designs.findings("baseline"));
        assertEquals(List.of(), Designs.findings("moe"));
    }

    @Test
    @DisplayName("what the model finds itself, with the same code")
    void modelProblems() {
        Finding found = Designs.findings("baseline", "cluster.servers.count", "0").get(0);
        assertEquals("EW-MODEL-006", found.code());
        assertEquals(Severity.ERROR, found.severity());
        assertEquals("servers", found.element());
    }

    @Test
    @DisplayName("a job that shares a group with another but none of its GPUs to be fine")
    void noOverlap() {
        assertFalse(Designs.findings("drawing").stream()
                .anyMatch(f -> f.code().equals(ReaderCode.JOBS_OVERLAP.code())));
    }

    @Test
    @DisplayName("errors before warnings before notes")
    void order() {
        List<Severity> severities = Designs.findings("baseline", "job.pretraining.plan.pp", "1",
                "cluster.servers.gpuDirect", "off", "cluster.more.scaleUpDomainSize", "3").stream()
                .map(Finding::severity).toList();
        assertEquals(List.of(Severity.ERROR, Severity.WARNING, Severity.NOTE), severities);
    }

    @Test
    @DisplayName("kinds with codes and meanings of their own, each shown by a case or a PATH")
    void codes() {
        Set<String> codes = new HashSet<>();
        Set<String> meanings = new HashSet<>();
        for (ReaderCode code : ReaderCode.values()) {
            assertTrue(code.code().matches("EW-(READ|PATH)-\\d{3}"));
            assertTrue(codes.add(code.code()), code.code());
            assertTrue(meanings.add(code.meaning()), code.meaning());
        }
        Set<ReaderCode> shown = new HashSet<>(cases().map(Case::code).toList());
        assertEquals(List.of(ReaderCode.PATH_UNKNOWN, ReaderCode.PATH_INCOMPLETE, ReaderCode.PATH_VALUE),
                Arrays.stream(ReaderCode.values()).filter(c -> !shown.contains(c)).toList());
    }
}
