// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BadInputTest {
    private static final String GPU_HEADER =
            "id,name,bf16_dense_flops,hbm_bytes,hbm_bw_Bps,scaleup_tech,scaleup_bw_per_dir_Bps,scaleup_domain_size";

    @ParameterizedTest(name = "memory of ''{0}'' bytes is refused")
    @ValueSource(strings = {"eighty", "-80e9", "0", "NaN", "Infinity", "1e999", "80e30", "1.2.3 GB", "80 GB/s",
        "80e9 both ways", "--1", "1e99999999999", "80 000 000 000 B B", "0x50"})
    void aCellThatIsNoSizeIsRefused(String cell) {
        Finding finding = CatalogFiles.of("gpus.csv", GPU_HEADER, "good,Good,1e15,1e11,4e12,Own,500e9,16",
                "bad,Bad,1e15," + cell + ",4e12,Own,500e9,16").onlyFinding();

        assertAll(() -> assertEquals("EW-CATALOG-007", finding.code()),
                () -> assertEquals(Severity.ERROR, finding.severity()),
                () -> assertEquals("gpus/bad", finding.element()),
                () -> assertTrue(finding.message().startsWith("test/gpus.csv, line 3, row 'bad', column 'hbm_bytes': "),
                        finding.message()),
                () -> assertTrue(finding.message().contains("'" + cell), finding.message()),
                () -> assertFalse(finding.remedy().isEmpty()));
    }

    @Test
    void theOtherRowsOfTheFileStillLoad() {
        Catalog catalog = CatalogFiles.of("gpus.csv", GPU_HEADER, "bad,Bad,x,1e11,4e12,Own,500e9,16",
                "\"broken,Bad,1e15,1e11,4e12,Own,500e9,16", "short,Bad", "Not An Id,Bad,1e15,1e11,4e12,Own,500e9,16",
                "good,Good,1e15,1e11,4e12,Own,500e9,16").load();

        assertTrue(catalog.gpus().find("good").isPresent());
        assertEquals(List.of("EW-CATALOG-002", "EW-CATALOG-002", "EW-CATALOG-006", "EW-CATALOG-007"),
                catalog.findings().stream().map(Finding::code).sorted().toList());
    }

    @Test
    void everyWrongCellOfARowIsReportedAtOnce() {
        Catalog catalog = CatalogFiles.of("gpus.csv", GPU_HEADER, "bad,Bad,x,y,z,Own,500e9,0").load();

        assertEquals(List.of("bf16_dense_flops", "hbm_bytes", "hbm_bw_Bps", "scaleup_domain_size"),
                catalog.findings().stream().map(BadInputTest::column).sorted(
                        (a, b) -> Integer.compare(GPU_HEADER.indexOf(a), GPU_HEADER.indexOf(b))).toList());
    }

    private static String column(Finding finding) {
        return finding.message().replaceFirst(".*column '([^']*)'.*", "$1");
    }

    @Test
    void anEmptyCellThatIsNeededIsRefused() {
        Finding finding = CatalogFiles.of("gpus.csv", GPU_HEADER, "bad,Bad,,1e11,4e12,Own,500e9,16").onlyFinding();

        assertEquals("EW-CATALOG-003", finding.code());
        assertTrue(finding.message().contains("column 'bf16_dense_flops': is empty"), finding.message());
    }

    @Test
    void aNewRowWithoutANeededColumnIsRefused() {
        Finding finding = CatalogFiles.of("cables.csv", "id,medium,line_rate_bps,reach_m", "x,fibre,400e9,10")
                .onlyFinding();

        assertEquals("EW-CATALOG-003", finding.code());
        assertEquals("test/cables.csv, line 2, row 'x', column 'delay_s_per_m': the file has no such column;"
                + " the row is left out.", finding.message());
    }

    @Test
    void aSecondRowOfOneIdInAFileIsRefusedAndTheFirstStays() {
        CatalogFiles files = CatalogFiles.of("switches.csv", "id,price_usd_indicative", "sn5600,1", "sn5600,2");

        assertEquals("EW-CATALOG-005", files.onlyFinding().code());
        assertEquals("test/switches.csv, line 3, row 'sn5600': stands in line 2 already; this one is left out.",
                files.onlyFinding().message());
        assertEquals(1, files.load().switches().find("sn5600").orElseThrow().priceUsd());
    }

    @ParameterizedTest(name = "a server''s {0} ''nothing'' is refused")
    @CsvSource({"gpu_id, gpus.csv", "nic_id, nics.csv", "family, families.csv"})
    void anIdThatNamesNothingIsRefused(String column, String file) {
        Finding finding = CatalogFiles.of("servers.csv", "id," + column, "dgx-h100,nothing").onlyFinding();

        assertEquals("EW-CATALOG-008", finding.code());
        assertTrue(finding.message().contains("column '" + column + "': there is no 'nothing' in " + file));
        assertTrue(finding.remedy().startsWith("Use one of ["));
    }

    @ParameterizedTest(name = "a stack of switch family {0} and NIC {1} is refused")
    @CsvSource({"Spectrum-9, cx8", "Spectrum-4, nothing"})
    void aStackOfPartsThatDoNotExistIsRefused(String family, String nic) {
        CatalogFiles files = CatalogFiles.of("stacks.csv", "id,name,transport,switch_family,nic_id",
                "spectrum-x-odd,Odd,spectrum-x," + family + "," + nic);

        assertEquals("EW-CATALOG-008", files.onlyFinding().code());
        assertTrue(files.load().validatedStacks().find("spectrum-x-odd").isEmpty());
    }

    @ParameterizedTest(name = "''{0}'' is no id")
    @ValueSource(strings = {"", "UPPER", "with space", "-dash", "dash-", "h\u00e9", "../x", "a/b"})
    void idsAreLowerCaseWords(String id) {
        assertEquals("EW-CATALOG-006",
                CatalogFiles.of("switches.csv", "id,rack_units", id + ",2").onlyFinding().code());
    }

    @ParameterizedTest(name = "nics.csv: {0} of ''{1}'' is refused")
    @CsvSource({"ooo_placement, perhaps", "selective_repeat, true", "kinds, Nic", "pcie_gen, 2", "pcie_gen, 9",
        "pcie_lanes, 0", "pcie_lanes, 65", "pcie_lanes, 1.5", "max_transport_mtu_B, -1", "confidence, certain"})
    void wordsAndCountsAreChecked(String column, String cell) {
        Finding finding = CatalogFiles.of("nics.csv", "id," + column, "cx7," + cell).onlyFinding();

        assertEquals("EW-CATALOG-007", finding.code());
        assertTrue(finding.message().startsWith("test/nics.csv, line 2, row 'cx7', column '"), finding.message());
    }

    @ParameterizedTest(name = "{0}: {1} of ''{2}'' is refused")
    @CsvSource({"switches.csv, link_protocol, token-ring", "management.csv, protocols, token-ring",
        "models.csv, attention, none"})
    void unknownConstantsAreRefused(String file, String column, String cell) {
        String id = switch (file) {
            case "switches.csv" -> "sn5600";
            case "management.csv" -> "ufm";
            default -> "llama3-8b";
        };
        Finding finding = CatalogFiles.of(file, "id," + column, id + "," + cell).onlyFinding();

        assertEquals("EW-CATALOG-007", finding.code());
        assertTrue(finding.message().contains("'" + cell + "' is none of ["), finding.message());
    }

    @ParameterizedTest(name = "a model with {0} = {1} is refused")
    @CsvSource({"kv_heads, 7", "top_k, 300", "dense_first_layers, 62", "kv_lora_rank, 0", "sliding_window, 128",
        "hidden, 10000000", "expert_groups, 7", "groups_per_token, 9", "expert_groups, 0"})
    void shapesThatNobodyCanComputeWithAreRefused(String column, String cell) {
        assertEquals("EW-CATALOG-007",
                CatalogFiles.of("models.csv", "id," + column, "deepseek-v3," + cell).onlyFinding().code());
    }

    @Test
    void anUnknownColumnIsReportedAndTheRestRead() {
        CatalogFiles files = CatalogFiles.of("switches.csv", "id,price,rack_units", "sn5600,1,3");

        assertEquals("EW-CATALOG-004", files.onlyFinding().code());
        assertEquals(Severity.WARNING, files.onlyFinding().severity());
        assertEquals(3, files.load().switches().find("sn5600").orElseThrow().rackUnits());
    }

    @Test
    void aFileWithoutIdColumnIsRefused() {
        assertEquals("EW-CATALOG-001", CatalogFiles.of("switches.csv", "name,rack_units", "x,3").onlyFinding().code());
    }

    @Test
    void aFileThatNamesAColumnTwiceIsRefused() {
        assertEquals("EW-CATALOG-001",
                CatalogFiles.of("switches.csv", "id,rack_units,rack_units", "sn5600,3,4").onlyFinding().code());
    }

    @Test
    void aFileThatIsNotUtf8IsRefusedWithTheLine() {
        byte[] latin1 = "id,name\nsn5600,Caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1);

        Finding finding = CatalogFiles.of("switches.csv", latin1).onlyFinding();
        assertEquals("EW-CATALOG-001", finding.code());
        assertEquals("test/switches.csv: line 2: is not text in UTF-8.", finding.message());
    }

    @Test
    void aByteOrderMarkAndWindowsLineEndsAreFine() {
        byte[] bytes = "\uFEFFid,rack_units\r\nsn5600,3\r\n".getBytes(StandardCharsets.UTF_8);

        Catalog catalog = CatalogFiles.of("switches.csv", bytes).load();
        assertEquals(List.of(), catalog.findings());
        assertEquals(3, catalog.switches().find("sn5600").orElseThrow().rackUnits());
    }

    @Test
    void remarksAndEmptyLinesAreSkippedAndCountedAsLines() {
        Finding finding = CatalogFiles.of("switches.csv", "# prices of spring", "", "id,rack_units", "# none yet",
                "sn5600,x").onlyFinding();

        assertTrue(finding.message().startsWith("test/switches.csv, line 5, "), finding.message());
    }

    @Test
    void anEmptyFileIsFine() {
        assertEquals(List.of(), CatalogFiles.of("switches.csv", "").load().findings());
    }

    @Test
    void aHugeFileIsRefused() {
        assertEquals("EW-CATALOG-001", CatalogFiles.of("switches.csv", new byte[2 << 20]).onlyFinding().code());
    }

    @Test
    void ofAFileThatIsWrongThroughoutTheFirstFiftyAreListed() {
        String[] lines = Stream.concat(Stream.of("id,rack_units"),
                IntStream.range(0, 1000).mapToObj(i -> "x" + i + ",y")).toArray(String[]::new);

        List<Finding> findings = CatalogFiles.of("switches.csv", lines).load().findings();
        assertEquals(51, findings.size());
        assertTrue(findings.get(50).message().contains("further problems"));
    }
}
