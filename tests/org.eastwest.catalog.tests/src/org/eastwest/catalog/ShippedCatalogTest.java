// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FailureCause;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.LinkProtocol;
import org.eastwest.spi.hardware.NicSpec;
import org.eastwest.spi.hardware.Price;
import org.eastwest.spi.hardware.Provenance;
import org.eastwest.spi.hardware.ScaleUpSpec;
import org.eastwest.spi.hardware.ServerSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShippedCatalogTest {
    private static final double GIGABIT = 1e9 / 8;
    private static final Catalog CATALOG = CatalogLoader.shipped();

    @Test
    void everyShippedRowPassesWithoutFindings() {
        assertEquals(List.of(), CATALOG.findings());
    }

    @Test
    void everyLineOfAFileIsARow() throws IOException {
        assertEquals(lines("scaleups"), CATALOG.scaleUps().all().size());
        assertEquals(lines("gpus"), CATALOG.gpus().all().size());
        assertEquals(lines("nics"), CATALOG.nics().all().size());
        assertEquals(lines("switches"), CATALOG.switches().all().size());
        assertEquals(lines("servers"), CATALOG.servers().all().size());
        assertEquals(lines("cables"), CATALOG.cables().all().size());
        assertEquals(lines("models"), CATALOG.models().all().size());
        assertEquals(lines("families"), CATALOG.families().all().size());
        assertEquals(lines("management"), CATALOG.managementPlanes().all().size());
        assertEquals(lines("stacks"), CATALOG.validatedStacks().all().size());
        assertEquals(lines("prices"), CATALOG.prices().all().size());
        assertEquals(lines("failures"), CATALOG.failures().all().size());
        assertEquals(lines("assumptions"), CATALOG.assumptions().all().size());
    }

    private static int lines(String table) throws IOException {
        int lines = (int) resource("data/" + table + ".csv").lines().count() - 1;
        assertTrue(lines > 0, table);
        return lines;
    }

    @Test
    void everyRowNamesItsSourceAndHowSureItIs() {
        Stream.of(CATALOG.scaleUps().all().stream().map(ScaleUpSpec::provenance),
                CATALOG.gpus().all().stream().map(GpuSpec::provenance),
                CATALOG.nics().all().stream().map(NicSpec::provenance),
                CATALOG.switches().all().stream().map(SwitchSpec::provenance),
                CATALOG.servers().all().stream().map(ServerSpec::provenance),
                CATALOG.cables().all().stream().map(c -> c.provenance()),
                CATALOG.models().all().stream().map(m -> m.provenance()),
                CATALOG.families().all().stream().map(PlatformFamily::provenance),
                CATALOG.managementPlanes().all().stream().map(ManagementPlane::provenance),
                CATALOG.validatedStacks().all().stream().map(ValidatedStack::provenance),
                CATALOG.prices().all().stream().map(Price::provenance),
                CATALOG.failures().all().stream().map(FailureCause::provenance),
                CATALOG.assumptions().all().stream().map(Assumption::provenance))
                .flatMap(s -> s).forEach(ShippedCatalogTest::assertSourced);
    }

    private static void assertSourced(Provenance provenance) {
        String row = provenance.table() + "/" + provenance.rowId();
        assertTrue(Set.of("high", "medium", "low").contains(provenance.confidence()), row);
        assertFalse(provenance.citation().isBlank() || provenance.citation().equals(provenance.table() + ".csv"), row);
    }

    @ParameterizedTest
    @CsvSource({"a100-80-sxm,nvlink3", "h100-sxm,nvlink4", "h800-sxm,nvlink4", "b300-sxm,nvlink5",
            "gb300,nvlink5-rack", "mi300x,infinity-fabric", "tpu-v5p,other"})
    void gpusKnowWhatCollectivesReachOnTheirLinks(String gpu, String scaleUp) {
        assertEquals(scaleUp, CATALOG.gpus().find(gpu).orElseThrow().scaleUp().id());
    }

    @Test
    void scaleUpLinksOfServersAndRacksReduceInTheSwitchesSinceHopper() {
        assertTrue(CATALOG.scaleUps().find("nvlink3").orElseThrow().reduction().isEmpty());
        assertTrue(CATALOG.scaleUps().find("nvlink4").orElseThrow().reduction().isPresent());
        assertEquals(9, CATALOG.scaleUps().find("nvlink5-rack").orElseThrow().reduction().orElseThrow().rails());
        assertEquals(Double.POSITIVE_INFINITY, CATALOG.scaleUps().find("nvlink5").orElseThrow().outBytesPerSecond());
    }

    @Test
    void rowsAreSortedAndFoundById() {
        List<String> ids = CATALOG.gpus().all().stream().map(GpuSpec::id).toList();
        assertEquals(ids.stream().sorted().toList(), ids);
        assertEquals("H100 SXM5 80GB", CATALOG.gpus().find("h100-sxm").orElseThrow().name());
        assertTrue(CATALOG.gpus().find("h9000").isEmpty());
        assertTrue(CATALOG.gpus().find(null).isEmpty());
    }

    @Test
    void cellsBecomeSiValues() {
        GpuSpec h100 = CATALOG.gpus().find("h100-sxm").orElseThrow();
        assertAll(() -> assertEquals(989e12, h100.bf16FlopPerSecond()),
                () -> assertEquals(1979e12, h100.fp8FlopPerSecond()),
                () -> assertTrue(Double.isNaN(h100.fp4FlopPerSecond())),
                () -> assertEquals(80e9, h100.memoryBytes()),
                () -> assertEquals(81_559.0 * 1024 * 1024, h100.usableMemoryBytes()),
                () -> assertEquals(3.35e12, h100.memoryBytesPerSecond()),
                () -> assertEquals(700, h100.watts()), () -> assertEquals(0.803, h100.matmulFraction()));
        assertEquals(800 * GIGABIT, CATALOG.cables().find("dac-800").orElseThrow().bytesPerSecond());
    }

    @Test
    void memoryIsAsSoldWhereNoDriverReportIsKnown() {
        GpuSpec gb300 = CATALOG.gpus().find("gb300").orElseThrow();
        assertEquals(gb300.memoryBytes(), gb300.usableMemoryBytes());
    }

    @ParameterizedTest(name = "{0} is marketed with {1} GB/s for both directions and has half of it in one")
    @CsvSource({"a100-80-sxm, 600", "h100-sxm, 900", "h200-sxm, 900", "b200-sxm, 1800", "gb200, 1800"})
    void nvlinkIsPerDirection(String gpu, double marketedGigabytes) {
        assertEquals(marketedGigabytes / 2 * 1e9, CATALOG.gpus().find(gpu).orElseThrow().scaleUpBytesPerSecond());
    }

    @Test
    void a72GpuRackOf130TerabytesPerSecondCountsBothDirections() {
        GpuSpec gb200 = CATALOG.gpus().find("gb200").orElseThrow();
        assertEquals(129.6e12, 2 * gb200.scaleUpDomainSize() * gb200.scaleUpBytesPerSecond());
    }

    @Test
    void aMeshGivesOnePeerASeventh() {
        GpuSpec mi300x = CATALOG.gpus().find("mi300x").orElseThrow();
        assertEquals(mi300x.scaleUpBytesPerSecond(), 7 * mi300x.peerBytesPerSecond());
    }

    @Test
    void connectX8HasOneFastInfinibandPortOrTwoEthernetPortsOfHalf() {
        NicSpec cx8 = CATALOG.nics().find("cx8").orElseThrow();
        assertAll(() -> assertEquals(800 * GIGABIT, cx8.portBytesPerSecond(LinkProtocol.INFINIBAND)),
                () -> assertEquals(400 * GIGABIT, cx8.portBytesPerSecond(LinkProtocol.ETHERNET)),
                () -> assertEquals(800 * GIGABIT, cx8.totalBytesPerSecond(LinkProtocol.ETHERNET)));
    }

    @Test
    void nicsSayWhatTheyAreSoldAs() {
        assertEquals(Set.of("SuperNIC"), CATALOG.nics().find("bf3-supernic").orElseThrow().kinds());
        assertEquals(Set.of("DPU"), CATALOG.nics().find("bf3-dpu").orElseThrow().kinds());
        assertEquals(Set.of("HCA"), CATALOG.nics().find("cx6").orElseThrow().kinds());
    }

    @ParameterizedTest(name = "{0} is no NIC for InfiniBand or plain Ethernet")
    @ValueSource(strings = {"efa-v2", "efa-v3", "efa-v4-b200", "efa-v4-b300"})
    void aCloudsOwnProtocolIsNeither(String nic) {
        NicSpec efa = CATALOG.nics().find(nic).orElseThrow();
        assertFalse(efa.speaks(LinkProtocol.INFINIBAND));
        assertFalse(efa.speaks(LinkProtocol.ETHERNET));
        assertTrue(efa.speaks(LinkProtocol.OTHER));
    }

    @Test
    void quantum2HeadlineCountsBothDirectionsAndItsCapacityOne() {
        SwitchSpec qm9700 = CATALOG.switches().find("qm9700").orElseThrow();
        assertTrue(qm9700.vendorHeadline().startsWith("51.2 Tb/s (both dirs)"));
        assertEquals(25.6e12 / 8, qm9700.bytesPerSecond());
        assertEquals(64 * 400 * GIGABIT, qm9700.bytesPerSecond());
    }

    @Test
    void everySwitchCarriesAllItsPortsInOneDirection() {
        for (SwitchSpec spec : CATALOG.switches().all()) {
            assertEquals(spec.ports() * spec.portBytesPerSecond(), spec.bytesPerSecond(),
                    0.01 * spec.bytesPerSecond(), spec.id());
        }
    }

    @ParameterizedTest(name = "{0}: the cliff is {1}")
    @CsvSource({"dgx-a100, 12", "dgx-h100, 9", "dgx-b200, 18", "dgx-b300, 9", "gb200-nvl72, 18", "gb300-nvl72, 9",
        "mi300x-8, 8.96"})
    void theCliffIsPerDirection(String server, double cliff) {
        assertEquals(cliff, CATALOG.servers().find(server).orElseThrow().cliff(), 1e-9);
    }

    @Test
    void serversReferToPartsThatExistAndAgreeWithThem() {
        for (ServerSpec server : CATALOG.servers().all()) {
            GpuSpec gpu = CATALOG.gpus().find(server.gpuId()).orElseThrow();
            assertTrue(CATALOG.nics().find(server.nicId()).isPresent(), server.id());
            assertEquals(gpu.scaleUpBytesPerSecond(), server.scaleUpBytesPerSecond(), server.id());
            assertTrue(server.gpuDirect(), server.id());
        }
    }

    @Test
    void everyKnownSlotCarriesItsNic() {
        List<ServerSpec> known = CATALOG.servers().all().stream().filter(s -> s.pcie() != null).toList();
        assertTrue(known.size() >= 10, known.toString());
        for (ServerSpec server : known) {
            assertTrue(server.pcie().bytesPerSecond() > server.nicBytesPerSecond(), server.id());
            assertTrue(server.computeNics() <= server.pcieSlots(), server.id());
        }
    }

    @Test
    void serversBelongToPlatformFamilies() {
        assertEquals("DGX", CATALOG.servers().find("dgx-h100").orElseThrow().family());
        assertEquals("HGX", CATALOG.servers().find("hgx-h200").orElseThrow().family());
        assertEquals("MGX", CATALOG.servers().find("gb200-nvl72").orElseThrow().family());
        assertEquals(List.of("dgx", "hgx", "mgx", "other", "ovx"),
                CATALOG.families().all().stream().map(PlatformFamily::id).toList());
    }

    @Test
    void thePathFromGpuToNicIsAFactOfTheServer() {
        assertEquals("GPU - PCIe switch - NIC", CATALOG.servers().find("dgx-h100").orElseThrow().path());
        assertEquals("GPU - NVLink-C2C - Grace CPU - PCIe - NIC",
                CATALOG.servers().find("gb200-nvl72").orElseThrow().path());
    }

    @Test
    void ufmManagesInfinibandAndNetQEthernet() {
        assertEquals(Set.of(LinkProtocol.INFINIBAND),
                CATALOG.managementPlanes().find("ufm").orElseThrow().protocols());
        assertEquals(Set.of(LinkProtocol.ETHERNET),
                CATALOG.managementPlanes().find("netq").orElseThrow().protocols());
    }

    @ParameterizedTest(name = "{0} with {1} is validated for Spectrum-X: {2}")
    @CsvSource({"sn5600, bf3-supernic, true", "sn5400, cx8, true", "sn5600, cx7, false", "sn5600, bf3-dpu, false",
        "sn6600, cx8, false", "th5, bf3-supernic, false"})
    void partsOfAValidatedStackCarryItsId(String switchId, String nicId, boolean validated) {
        Set<String> ofSwitch = CATALOG.switches().find(switchId).orElseThrow().features();
        Set<String> ofNic = CATALOG.nics().find(nicId).orElseThrow().features();
        assertEquals(validated, CATALOG.validatedStacks().all().stream()
                .anyMatch(s -> ofSwitch.contains(s.id()) && ofNic.contains(s.id())));
    }

    @ParameterizedTest(name = "README.md explains every column of {0}.csv")
    @ValueSource(strings = {"gpus", "nics", "switches", "servers", "cables", "models", "families", "management",
        "stacks", "traps"})
    void everyColumnIsExplained(String table) throws IOException {
        String readme = resource("data/README.md");
        assertTrue(readme.contains("## `" + table + ".csv`"));
        for (String column : resource("data/" + table + ".csv").lines().findFirst().orElseThrow().split(",")) {
            assertTrue(readme.contains("`" + column + "`"), column);
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = CatalogLoader.class.getClassLoader().getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
