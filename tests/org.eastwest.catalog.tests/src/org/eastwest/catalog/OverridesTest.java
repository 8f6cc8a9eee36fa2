// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.hardware.GpuSpec;
import org.eastwest.spi.hardware.SwitchSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OverridesTest {
    private static final Catalog SHIPPED = CatalogLoader.shipped();

    @TempDir
    Path folder;

    @Test
    void aFolderThatIsNotThereChangesNothing() {
        Catalog catalog = CatalogLoader.load(List.of(), Optional.of(folder.resolve("none")));

        assertEquals(List.of(), catalog.findings());
        assertEquals(SHIPPED.gpus().all(), catalog.gpus().all());
    }

    @Test
    void aRowOfAnEarlierIdOverridesTheCellsOfItsColumns() throws IOException {
        write("switches.csv", "id,price_usd_indicative", "sn5600,55000");

        Catalog catalog = load();
        SwitchSpec before = SHIPPED.switches().find("sn5600").orElseThrow();
        SwitchSpec after = catalog.switches().find("sn5600").orElseThrow();
        assertAll(() -> assertEquals(List.of(), catalog.findings()), () -> assertEquals(55_000, after.priceUsd()),
                () -> assertEquals(before.ports(), after.ports()), () -> assertEquals(before.name(), after.name()),
                () -> assertEquals(before.features(), after.features()),
                () -> assertEquals(SHIPPED.switches().all().size(), catalog.switches().all().size()));
    }

    @Test
    void theSourceTellsWhichCellsAreTheUsers() throws IOException {
        write("switches.csv", "id,price_usd_indicative,power_max_W", "sn5600,55000,2200");

        String citation = load().switches().find("sn5600").orElseThrow().provenance().citation();
        assertTrue(citation.startsWith("github stas00/ml-engineering@744d01e network/README.md"), citation);
        assertTrue(citation.endsWith("; power_max_W, price_usd_indicative from " + folder.resolve("switches.csv")),
                citation);
    }

    @Test
    void anEmptyCellOverridesAKnownValueByUnknown() throws IOException {
        write("switches.csv", "id,price_usd_indicative", "sn5600,");

        assertTrue(Double.isNaN(load().switches().find("sn5600").orElseThrow().priceUsd()));
    }

    @Test
    void aRowOfANewIdIsAdded() throws IOException {
        write("gpus.csv",
                "id,name,bf16_dense_flops,hbm_bytes,hbm_bw_Bps,scaleup_tech,scaleup_bw_per_dir_Bps,scaleup_domain_size",
                "mine,Mine,1e15,100e9,4e12,Own,500e9,16");

        Catalog catalog = load();
        GpuSpec mine = catalog.gpus().find("mine").orElseThrow();
        assertAll(() -> assertEquals(List.of(), catalog.findings()), () -> assertEquals(16, mine.scaleUpDomainSize()),
                () -> assertEquals(500e9, mine.peerBytesPerSecond()),
                () -> assertEquals(100e9, mine.usableMemoryBytes()),
                () -> assertEquals("low", mine.provenance().confidence()),
                () -> assertEquals(folder.resolve("gpus.csv").toString(), mine.provenance().citation()));
    }

    @Test
    void aServerMayReferToTheUsersOwnParts() throws IOException {
        write("gpus.csv",
                "id,name,bf16_dense_flops,hbm_bytes,hbm_bw_Bps,scaleup_tech,scaleup_bw_per_dir_Bps,scaleup_domain_size",
                "mine,Mine,1e15,100e9,4e12,Own,500e9,16");
        write("servers.csv", "id,gpu_id,scaleup_bw_per_gpu_per_dir_Bps", "dgx-h100,mine,500e9");

        Catalog catalog = load();
        assertEquals(List.of(), catalog.findings());
        assertEquals("mine", catalog.servers().find("dgx-h100").orElseThrow().gpuId());
    }

    @Test
    void theUsersFilesComeOverThoseOfBundles() throws IOException {
        write("switches.csv", "id,price_usd_indicative", "sn5600,1");
        CatalogFiles bundle = CatalogFiles.of("switches.csv", "id,price_usd_indicative,power_max_W", "sn5600,2,3000");

        SwitchSpec both = CatalogLoader.load(List.of(bundle), Optional.of(folder)).switches().find("sn5600")
                .orElseThrow();
        assertEquals(1, both.priceUsd());
        assertEquals(3000, both.maximumWatts());
    }

    @Test
    void aWrongRowLeavesTheEarlierOneInPlace() throws IOException {
        write("switches.csv", "id,ports_max,price_usd_indicative", "sn5600,many,1", "sn5400,64,9");

        Catalog catalog = load();
        assertEquals(SHIPPED.switches().find("sn5600"), catalog.switches().find("sn5600"));
        assertEquals(9, catalog.switches().find("sn5400").orElseThrow().priceUsd());
        assertEquals(1, catalog.findings().size());
    }

    @Test
    void aContributionMayAddAStackThatMakesItsPartsValidated() {
        CatalogFiles bundle = CatalogFiles.of("stacks.csv", "id,name,transport,switch_family,nic_id,source",
                "spectrum-x-next,Next,spectrum-x,Spectrum-6,cx9,test");

        Catalog catalog = bundle.load();
        assertEquals(List.of(), catalog.findings());
        assertTrue(catalog.switches().find("sn6600").orElseThrow().features().contains("spectrum-x-next"));
        assertTrue(catalog.nics().find("cx9").orElseThrow().features().contains("spectrum-x-next"));
    }

    @Test
    void aContributionThatThrowsIsLeftOutAndNamed() {
        CatalogContribution broken = new CatalogContribution() {
            @Override
            public String name() {
                return "com.example.broken";
            }

            @Override
            public Collection<String> files() {
                throw new IllegalStateException("out of order");
            }

            @Override
            public InputStream open(String file) {
                return null;
            }
        };

        Catalog catalog = CatalogLoader.load(List.of(broken), Optional.empty());
        Finding finding = catalog.findings().get(0);
        assertEquals(Severity.ERROR, finding.severity());
        assertTrue(finding.message().contains("com.example.broken"), finding.message());
        assertEquals(SHIPPED.gpus().all(), catalog.gpus().all());
    }

    @Test
    void aContributionThatOpensNothingIsLeftOutAndNamed() {
        CatalogContribution empty = new CatalogContribution() {
            @Override
            public String name() {
                return null;
            }

            @Override
            public Collection<String> files() {
                return List.of("gpus.csv");
            }

            @Override
            public InputStream open(String file) {
                return null;
            }
        };

        Catalog catalog = CatalogLoader.load(List.of(empty), Optional.empty());
        assertEquals("EW-CATALOG-001", catalog.findings().get(0).code());
        assertTrue(catalog.findings().get(0).message().startsWith(empty.getClass().getName() + "/gpus.csv: "));
    }

    @Test
    void aFileOfAnotherNameIsReportedAndNotRead() throws IOException {
        write("gpu.csv", "id,name", "x,X");

        Finding finding = load().findings().get(0);
        assertEquals("EW-CATALOG-009", finding.code());
        assertEquals(Severity.WARNING, finding.severity(), finding::message);
        assertTrue(finding.message().contains(folder.resolve("gpu.csv").toString()));
        assertTrue(finding.remedy().contains("gpus.csv"));
    }

    /** A typing error in an id would else leave a part without its price, and nobody would know. */
    @Test
    void aPriceOfNothingInTheCatalogIsTold() throws IOException {
        write("prices.csv", "id,name,price_usd,date", "qm9007,Switch,25000,2026-11", "rack,Rack,4000,2026-11",
                "gpu-hour-b200-sxm,An hour,4,2026-11");

        Catalog catalog = load();
        assertEquals(1, catalog.findings().size(), () -> catalog.findings().toString());
        Finding finding = catalog.findings().get(0);
        assertEquals(Severity.WARNING, finding.severity(), finding::message);
        assertEquals(folder.resolve("prices.csv") + ", line 2, row 'qm9007', column 'id': nothing in the catalog is"
                + " called 'qm9007', so that no design takes this price.", finding.message());
        assertEquals(4000, catalog.prices().find("rack").orElseThrow().usd());
    }

    @Test
    void aFolderInPlaceOfAFileIsReported() throws IOException {
        Files.createDirectory(folder.resolve("gpus.csv"));

        Finding finding = load().findings().get(0);
        assertEquals("EW-CATALOG-001", finding.code());
        assertEquals(folder.resolve("gpus.csv") + ": cannot be read: it is a folder", finding.message());
    }

    @Test
    void aFileInPlaceOfTheFolderIsReported() throws IOException {
        Path file = Files.writeString(folder.resolve("catalog"), "x");

        Catalog catalog = CatalogLoader.load(List.of(), Optional.of(file));
        assertEquals(List.of("EW-CATALOG-001"), catalog.findings().stream().map(Finding::code).toList());
    }

    private void write(String file, String... lines) throws IOException {
        Files.write(folder.resolve(file), List.of(lines));
    }

    private Catalog load() {
        return CatalogLoader.load(List.of(), Optional.of(folder));
    }
}
