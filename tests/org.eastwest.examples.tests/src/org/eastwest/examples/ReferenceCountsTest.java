// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.fabric.CableClass;
import org.eastwest.spi.fabric.FabricSizing;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The templates have the switches and cables that the reference architectures publish")
class ReferenceCountsTest {
    @ParameterizedTest(name = "{0} SU: {1} servers")
    @DisplayName("SuperPOD H100 with UFM on leaf ports (RA-11333-001 V11, table 4)")
    @CsvSource({"1, 31, 248, 8, 4, 252, 256", "2, 63, 504, 16, 8, 508, 512", "3, 95, 760, 24, 16, 764, 768",
            "4, 127, 1016, 32, 16, 1020, 1024"})
    void superPodH100WithUfm(int su, long servers, long gpus, long leaves, long spines, long toServers,
            long leafSpine) {
        Map<String, Integer> values = Map.of("su", su, "ufm", 1);
        assertSize("superpod-h100-llama3-405b", values, servers, gpus);
        FabricSizing fabric = Examples.compute("superpod-h100-llama3-405b", values);
        assertSwitches(fabric, leaves, spines, 0);
        assertCables(fabric, toServers, leafSpine, 0);
    }

    @ParameterizedTest(name = "{0} SU: {1} servers")
    @DisplayName("SuperPOD H100 of full scalable units (RA-11333-001 V11, table 3)")
    @CsvSource({"4, 128, 1024, 32, 16, 0, 1024, 1024, 0", "8, 256, 2048, 64, 32, 0, 2048, 2048, 0",
            "16, 512, 4096, 128, 128, 64, 4096, 4096, 4096", "32, 1024, 8192, 256, 256, 128, 8192, 8192, 8192",
            "64, 2048, 16384, 512, 512, 256, 16384, 16384, 16384"})
    void superPodH100(int su, long servers, long gpus, long leaves, long spines, long cores, long toServers,
            long leafSpine, long spineCore) {
        assertPublished("superpod-h100-llama3-405b", su, servers, gpus, leaves, spines, cores, toServers, leafSpine,
                spineCore);
    }

    @ParameterizedTest(name = "{0} SU: {1} servers")
    @DisplayName("SuperPOD B200 (docs.nvidia.com, dgx-superpod-architecture)")
    @CsvSource({"2, 64, 512, 16, 8, 0, 512, 512, 0", "4, 128, 1024, 32, 16, 0, 1024, 1024, 0",
            "8, 256, 2048, 64, 32, 0, 2048, 2048, 0", "16, 512, 4096, 128, 128, 64, 4096, 4096, 4096",
            "32, 1024, 8192, 256, 256, 128, 8192, 8192, 8192",
            "64, 2048, 16384, 512, 512, 256, 16384, 16384, 16384"})
    void superPodB200(int su, long servers, long gpus, long leaves, long spines, long cores, long toServers,
            long leafSpine, long spineCore) {
        assertPublished("superpod-b200", su, servers, gpus, leaves, spines, cores, toServers, leafSpine, spineCore);
    }

    @ParameterizedTest(name = "{0} SU: {1} servers")
    @DisplayName("SuperPOD B300 with two planes of Spectrum-4 (docs.nvidia.com, scalable-infrastructure-b300)")
    @CsvSource({"1, 64, 512, 16, 8, 512, 512", "2, 128, 1024, 32, 16, 1024, 1024", "4, 256, 2048, 64, 32, 2048, 2048",
            "8, 512, 4096, 128, 64, 4096, 4096", "16, 1024, 8192, 256, 128, 8192, 8192"})
    void superPodB300(int su, long servers, long gpus, long leaves, long spines, long toServers, long leafSpine) {
        assertPublished("superpod-b300-ethernet", su, servers, gpus, leaves, spines, 0, toServers, leafSpine, 0);
    }

    @ParameterizedTest(name = "{0} servers")
    @DisplayName("HGX H100 with Spectrum-X: counts derived for 128 ports of 400 Gb/s a switch")
    @CsvSource({"32, 256, 4, 2", "64, 512, 8, 4", "128, 1024, 16, 8", "256, 2048, 32, 16"})
    void hgxSpectrumX(int servers, long gpus, long leaves, long spines) {
        Map<String, Integer> values = Map.of("nodes", servers);
        assertSize("hgx-h100-spectrum-x-1k", values, servers, gpus);
        FabricSizing fabric = Examples.compute("hgx-h100-spectrum-x-1k", values);
        assertSwitches(fabric, leaves, spines, 0);
        assertCables(fabric, gpus, gpus, 0);
    }

    @ParameterizedTest(name = "{0}: {1} SU")
    @DisplayName("GB200 NVL72: published numbers of GPUs; leaves derived for 32 endpoints each")
    @CsvSource({"gb200-nvl72-8su, 2, 1152, 36", "gb200-nvl72-8su, 4, 2304, 72", "gb200-nvl72-8su, 8, 4608, 144",
            "gb200-nvl72-16su, 16, 9216, 288"})
    void gb200(String id, int su, long gpus, long leaves) {
        Map<String, Integer> values = Map.of("su", su);
        assertSize(id, values, su * 8L, gpus);
        assertEquals(leaves, Examples.compute(id, values).tier(TierKind.LEAF).orElseThrow().switches());
    }

    @Test
    @DisplayName("GB200 NVL72 of 16 SU fills nine pods: 288 leaves, 288 spines, 144 cores, derived")
    void gb200Of16Units() {
        assertSwitches(Examples.compute("gb200-nvl72-16su", Map.of()), 288, 288, 144);
    }

    @Test
    @DisplayName("Meta's RoCE cluster: 8 pods of 192 racks of 16 GPUs, full bandwidth in a pod, 7:1 between pods")
    void meta() {
        assertSize("meta-24k-roce-llama3", Map.of(), 3072, 8 * 192 * 16);
        FabricSizing fabric = Examples.compute("meta-24k-roce-llama3", Map.of());
        assertEquals(8 * 192, fabric.tier(TierKind.LEAF).orElseThrow().switches());
        assertEquals(16, fabric.leafGroupEndpoints());
        assertEquals(192 * 16, fabric.podEndpoints());
        assertEquals(1, fabric.tier(TierKind.LEAF).orElseThrow().oversubscription(), 1e-9);
        assertEquals(7, fabric.tier(TierKind.SPINE).orElseThrow().oversubscription(), 0.05);
        assertEquals(7, (double) fabric.cables(CableClass.LEAF_SPINE) / fabric.cables(CableClass.SPINE_CORE), 0.05);
    }

    @Test
    @DisplayName("Alibaba HPN pod: 15,360 GPUs under 240 leaves and 120 spines in two planes")
    void alibabaHpn() {
        assertSize("alibaba-hpn-pod", Map.of(), 1920, 15_360);
        FabricSizing fabric = Examples.compute("alibaba-hpn-pod", Map.of());
        assertEquals(TopologyKind.RAIL_OPTIMISED, fabric.plan().topology(), "a NIC of 128 servers to a leaf");
        assertEquals(8, fabric.plan().railCount(), "pairs of leaves a segment");
        assertSwitches(fabric, 240, 120, 0);
        FabricSizing.Tier leaf = fabric.tier(TierKind.LEAF).orElseThrow();
        assertEquals(128, leaf.downPorts(), "ports of 200 Gb/s towards servers");
        assertEquals(60, leaf.upPorts(), "uplinks of 400 Gb/s");
        assertEquals(120, fabric.tier(TierKind.SPINE).orElseThrow().downPorts(), "links of 400 Gb/s towards leaves");
    }

    @Test
    @DisplayName("100,000 GPUs: 24 full pods of 4,096 and one partly filled, derived for 128 ports of 400 Gb/s")
    void ethernet100k() {
        assertSize("ethernet-100k", Map.of(), 12_500, 100_000);
        FabricSizing fabric = Examples.compute("ethernet-100k", Map.of());
        assertSwitches(fabric, 1_563, 25 * 64, 800);
        assertEquals(4_096, fabric.podEndpoints());
        assertEquals(524_288, fabric.maximumEndpoints());
    }

    @Test
    @DisplayName("DeepSeek-V3: eight two-tier fat trees of 256 endpoints, one a rail")
    void deepSeek() {
        assertSize("moe-deepseek-v3", Map.of(), 256, 2_048);
        FabricSizing fabric = Examples.compute("moe-deepseek-v3", Map.of());
        assertSwitches(fabric, 8 * 8, 8 * 4, 0);
        assertEquals(16_384, fabric.maximumEndpoints(), "as arXiv:2505.09343, table 3, says of this fabric");
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("1,000 and 10,000 GPUs: counts derived")
    @CsvSource({"ib-1k, 1024, 32, 16, 0", "ethernet-1k, 1024, 16, 8, 0", "ib-10k, 10240, 320, 320, 160",
            "ethernet-10k, 10240, 160, 192, 96"})
    void pairs(String id, long gpus, long leaves, long spines, long cores) {
        assertSize(id, Map.of(), gpus / 8, gpus);
        assertSwitches(Examples.compute(id, Map.of()), leaves, spines, cores);
    }

    @ParameterizedTest
    @DisplayName("Every fabric of every example can be built as it stands")
    @MethodSource("org.eastwest.examples.Examples#filled")
    void buildable(String id) {
        Examples.all(id).forEach(f -> assertEquals(List.of(), f.findings()));
    }

    private static void assertPublished(String id, int su, long servers, long gpus, long leaves, long spines,
            long cores, long toServers, long leafSpine, long spineCore) {
        Map<String, Integer> values = Map.of("su", su);
        assertSize(id, values, servers, gpus);
        FabricSizing fabric = Examples.compute(id, values);
        assertSwitches(fabric, leaves, spines, cores);
        assertCables(fabric, toServers, leafSpine, spineCore);
    }

    private static void assertSize(String id, Map<String, Integer> values, long servers, long gpus) {
        DesignSnapshot design = Examples.snapshot(id, values);
        assertEquals(servers, design.cluster().servers(), "servers");
        assertEquals(gpus, design.cluster().gpus(), "GPUs");
    }

    private static void assertSwitches(FabricSizing fabric, long leaves, long spines, long cores) {
        assertEquals(leaves, switches(fabric, TierKind.LEAF), "leaves");
        assertEquals(spines, switches(fabric, TierKind.SPINE), "spines");
        assertEquals(cores, switches(fabric, TierKind.CORE), "cores");
    }

    private static long switches(FabricSizing fabric, TierKind kind) {
        return fabric.tier(kind).map(FabricSizing.Tier::switches).orElse(0L);
    }

    private static void assertCables(FabricSizing fabric, long toServers, long leafSpine, long spineCore) {
        assertEquals(toServers, fabric.cables(CableClass.HOST_LEAF), "cables to servers");
        assertEquals(leafSpine, fabric.cables(CableClass.LEAF_SPINE), "cables between leaves and spines");
        assertEquals(spineCore, fabric.cables(CableClass.SPINE_CORE), "cables between spines and cores");
    }
}
