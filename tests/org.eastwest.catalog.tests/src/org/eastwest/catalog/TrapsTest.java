// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures in circulation that mislead: rows with them load, with a warning. */
class TrapsTest {
    @ParameterizedTest(name = "{0} with {1} GB/s gets a warning; it counts both directions")
    @CsvSource({"a100-80-sxm, 600", "h100-sxm, 900", "b200-sxm, 1800", "gb200, 1800"})
    void nvlinkForBothDirections(String gpu, int gigabytes) {
        Finding finding = CatalogFiles.of("gpus.csv", "id,scaleup_bw_per_dir_Bps", gpu + "," + gigabytes + "e9").load()
                .findings().get(0);

        assertWarning("EW-CATALOG-101", finding);
        assertTrue(finding.message().contains("count both directions"), finding.message());
    }

    @ParameterizedTest(name = "''{0}'' is 450 GB/s in one direction")
    @CsvSource({"900e9 both directions", "450e9", "900 GB/s both directions", "900 GB/s bidirectional",
        "450 GB/s per direction", "3.6 Tb/s"})
    void aFigureMaySayThatItCountsBothDirections(String cell) {
        Catalog catalog = CatalogFiles.of("gpus.csv", "id,scaleup_bw_per_dir_Bps", "h100-sxm," + cell).load();

        assertEquals(List.of(), catalog.findings());
        assertEquals(450e9, catalog.gpus().find("h100-sxm").orElseThrow().scaleUpBytesPerSecond());
    }

    @Test
    void bitsPerSecondForBothDirectionsAreHalvedToo() {
        Catalog catalog = CatalogFiles.of("switches.csv", "id,capacity_per_dir_bps", "qm9700,51.2e12 both directions")
                .load();

        assertEquals(List.of(), catalog.findings());
        assertEquals(3.2e12, catalog.switches().find("qm9700").orElseThrow().bytesPerSecond());
    }

    @Test
    void quantum2HeadlineAsCapacity() {
        List<Finding> findings = CatalogFiles.of("switches.csv", "id,capacity_per_dir_bps", "qm9700,51.2e12").load()
                .findings();

        assertEquals(List.of("EW-CATALOG-102", "EW-CATALOG-101"), findings.stream().map(Finding::code).toList());
        assertEquals("test/switches.csv, line 2, row 'qm9700', column 'capacity_per_dir_bps': is 51.2 Tb/s, and 64"
                + " ports of 400 Gb/s are 25.6 Tb/s per direction: the figure counts both directions.",
                findings.get(0).message());
    }

    @Test
    void aCapacityThatMatchesNoConventionIsJustWrong() {
        Finding finding = CatalogFiles.of("switches.csv", "id,capacity_per_dir_bps", "th5,40e12").onlyFinding();

        assertWarning("EW-CATALOG-102", finding);
        assertTrue(finding.message().endsWith("51.2 Tb/s per direction."), finding.message());
    }

    @Test
    void connectX8WithOneEthernetPortOf800Gigabits() {
        Finding finding = CatalogFiles.of("nics.csv", "id,eth_port_rate_bps", "cx8,800e9").onlyFinding();

        assertWarning("EW-CATALOG-101", finding);
        assertTrue(finding.message().contains("exists only as InfiniBand"), finding.message());
        assertEquals("Give 400e9 here and 800e9 in eth_total_rate_bps.", finding.remedy());
    }

    @Test
    void aUsersCopyOfConnectX8IsCaughtByItsName() {
        Finding finding = CatalogFiles.of("nics.csv", "id,name,eth_port_rate_bps,eth_total_rate_bps",
                "my-cx8,ConnectX-8 of mine,800e9,800e9").onlyFinding();

        assertWarning("EW-CATALOG-101", finding);
    }

    @Test
    void aPortFasterThanAllPortsTogether() {
        assertWarning("EW-CATALOG-102", CatalogFiles.of("nics.csv", "id,eth_port_rate_bps", "thor2,800e9")
                .onlyFinding());
    }

    @Test
    void aServerWithScaleUpBandwidthOfBothDirections() {
        Finding finding = CatalogFiles.of("servers.csv", "id,scaleup_bw_per_gpu_per_dir_Bps", "dgx-h100,900e9")
                .onlyFinding();

        assertWarning("EW-CATALOG-102", finding);
        assertTrue(finding.remedy().contains("one direction"), finding.remedy());
    }

    @Test
    void aServerWhoseScaleOutBandwidthIsNotThatOfItsNics() {
        assertWarning("EW-CATALOG-102", CatalogFiles.of("servers.csv", "id,scaleout_bw_per_gpu_per_dir_Bps",
                "dgx-h100,100e9").onlyFinding());
    }

    @Test
    void aServerWhoseNicIsSlowerThanItSays() {
        List<Finding> findings = CatalogFiles.of("servers.csv", "id,nic_rate_bps,scaleout_bw_per_gpu_per_dir_Bps",
                "dgx-h100,800e9,100e9").load().findings();

        assertEquals(List.of("EW-CATALOG-102", "EW-CATALOG-103"), findings.stream().map(Finding::code).toList());
        assertTrue(findings.get(0).message().contains("ConnectX-7"), findings.get(0).message());
        assertTrue(findings.get(1).message().contains("PCI Express carries 504 Gb/s"), findings.get(1).message());
    }

    @Test
    void moreNicsThanSlots() {
        List<Finding> findings = CatalogFiles.of("servers.csv", "id,nics_compute,scaleout_bw_per_gpu_per_dir_Bps",
                "dgx-h100,16,100e9").load().findings();

        assertEquals(List.of("EW-CATALOG-103"), findings.stream().map(Finding::code).toList());
    }

    @Test
    void aNicThatItsLanesCannotFeed() {
        assertWarning("EW-CATALOG-103", CatalogFiles.of("nics.csv", "id,pcie_gen", "cx8,5").onlyFinding());
    }

    @Test
    void aUserMayAddTraps() {
        CatalogFiles files = CatalogFiles.of("traps.csv",
                "id,name,table,where_column,where_prefix,column,maximum,reason,remedy",
                "hot,Hot,switches,vendor,NVIDIA,power_max_W,2 kW,the hall cools no more,Choose another.");

        Finding finding = files.onlyFinding();
        assertWarning("EW-CATALOG-101", finding);
        assertEquals("switches/sn5600", finding.element());
        assertEquals("Choose another.", finding.remedy());
    }

    @ParameterizedTest(name = "a trap with {0} = ''{1}'' is refused")
    @CsvSource({"table, cars", "where_column, colour", "column, colour", "column, name", "maximum, much"})
    void aTrapThatNamesNothingIsRefused(String column, String cell) {
        Catalog catalog = CatalogFiles.of("traps.csv", "id," + column, "nvlink4," + cell).load();

        assertEquals(1, catalog.findings().size(), catalog.findings().toString());
        assertTrue(catalog.findings().get(0).message().contains("column '" + column + "'"));
    }

    private static void assertWarning(String code, Finding finding) {
        assertEquals(code, finding.code());
        assertEquals(Severity.WARNING, finding.severity());
    }
}
