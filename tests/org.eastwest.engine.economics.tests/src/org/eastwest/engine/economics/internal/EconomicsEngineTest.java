// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.examples.Templates;
import org.eastwest.reader.DesignReader;
import org.eastwest.spi.analysis.AnalysisRequest;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.analysis.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EconomicsEngineTest {
    private static final AnalysisResult SUPERPOD =
            Designs.analyze(Designs.template("superpod-h100-llama3-405b", Map.of()), Designs.SHIPPED);

    @TempDir
    Path folder;

    @Test
    void theTotalStaysUnknownWhileOnePriceIsAndSaysWhich() {
        Metric total = metric(SUPERPOD, "cost_usd");

        assertTrue(Double.isNaN(total.value()));
        assertTrue(total.derivation().source().text().contains("Quantum-2 QM9700"), total.derivation().source().text());
    }

    @Test
    void whatIsKnownIsAddedAndItsCoverageTold() {
        Metric coverage = metric(SUPERPOD, "cost_coverage");

        assertEquals(128 * 199_000.0, metric(SUPERPOD, "known_cost_usd").value());
        assertTrue(coverage.value() > 0 && coverage.value() < 0.2, coverage.toString());
    }

    @Test
    void aFindingNamesThePricesToFillIn() {
        Finding finding = finding(SUPERPOD, "EW-ECONOMICS-001");

        assertTrue(finding.remedy().contains("qm9700") && finding.remedy().contains("sr8-800")
                && finding.remedy().contains("fibre"), finding.remedy());
    }

    /** ib-1k: 128 servers, 32 + 16 switches, 1,024 + 1,024 links on twin-port modules. */
    @Test
    void withTheUsersPricesTheTotalIsTheirSum() throws IOException {
        Catalog prices = Designs.withPrices(folder, "dgx-h100,300000,2025-10,quote", "qm9700,30000,2025-10,quote",
                "sr8-800,1000,2025-10,quote", "fibre,100,2025-10,quote", "rack,5000,2025-10,quote");
        AnalysisResult result = Designs.analyze(Designs.template("ib-1k", Map.of()), prices);
        double racks = bill(result).stream().filter(row -> text(row.get(0)).equals("Rack"))
                .mapToDouble(row -> number(row.get(2))).sum();

        double expected = 128 * 300_000.0 + 48 * 30_000.0 + 2048 * 1000.0 + 2048 * 100.0 + racks * 5000;
        assertAll(() -> assertEquals(expected, metric(result, "cost_usd").value(), 1e-6 * expected),
                () -> assertEquals(48 * 30_000.0 + 2048 * 1100.0, metric(result, "network_cost_usd").value(), 1),
                () -> assertEquals(1, metric(result, "cost_coverage").value()),
                () -> assertTrue(result.findings().stream().noneMatch(f -> f.code().equals("EW-ECONOMICS-001"))));
    }

    @Test
    void everyPriceOfTheTotalStandsInItsDerivationWithItsDate() throws IOException {
        Catalog prices = Designs.withPrices(folder, "qm9700,30000,2025-10,quote 4711");
        AnalysisResult result = Designs.analyze(Designs.template("ib-1k", Map.of()), prices);

        assertTrue(metric(result, "known_network_cost_usd").derivation().inputs().stream()
                .anyMatch(input -> input.source().text().contains("quote 4711")
                        && input.source().text().endsWith("as of 2025-10")));
    }

    /** 128 servers of 10.2 kW alone draw 1.31 MW; the network of the SuperPOD adds less than a tenth. */
    @Test
    void theEquipmentDrawsWhatItsPartsDraw() {
        AnalysisResult result = Designs.analyze(Designs.template("ib-1k", Map.of()), Designs.SHIPPED);
        double watts = metric(result, "equipment_power_w").value();

        assertEquals(128 * 10_200 + 48 * 747 + 2048 * 15, watts, 1, "typical power of a QM9700 without optics");
        assertEquals(watts * 0.9 * 1.3, metric(result, "facility_power_w").value(), 1);
        assertEquals(watts * 0.9 * 1.3 / 1000 * 8766 * 0.0806,
                metric(result, "energy_cost_usd_per_year").value(), 1);
    }

    /** 512 modules of 15 W in servers; the 1,536 in switches are in their 1,720 W, where no other power is known. */
    @Test
    void opticsCountOnceWhereOnlyTheMaximumOfASwitchIsKnown() throws IOException {
        Files.writeString(folder.resolve("switches.csv"), "id,power_typ_W\nqm9700,\n", StandardCharsets.UTF_8);
        Catalog catalog = CatalogLoader.load(List.of(), Optional.of(folder));
        AnalysisResult result = Designs.analyze(DesignReader.read(Templates.create("ib-1k", Map.of()), null, catalog)
                .snapshot().orElseThrow(), catalog);

        assertEquals(128 * 10_200 + 48 * 1720 + 512 * 15, metric(result, "equipment_power_w").value(), 1);
        assertEquals((512 + 1024) * 15.0, metric(result, "switch_optics_power_w").value(), "however it is counted");
        assertEquals(2048, bill(result).stream().filter(row -> text(row.get(0)).contains("MMA4Z00"))
                .mapToDouble(row -> number(row.get(2))).sum());
    }

    /**
     * 16 W of a pluggable 800 Gb/s module against 6.4 W co-packaged, which only a vendor says. Ends in switches: of
     * every host link one, of every link between switches two.
     */
    @Test
    void coPackagedOpticsSaveSixtyPercentOfTheModulesInSwitchesIfTheClaimHolds() {
        AnalysisResult result = Designs.analyze(Designs.template("ib-1k", Map.of()), Designs.SHIPPED);
        Metric optics = metric(result, "switch_optics_power_w");
        Metric saving = metric(result, "co_packaged_saving_w");

        assertEquals((512 + 1024) * 15.0, optics.value());
        assertEquals((512 + 1024) * (15 - 6.4), saving.value(), 1e-6);
        assertTrue(saving.claim());
        assertFalse(optics.claim());
    }

    /** RA-11333-001, table 3: 4 SU have 32 leaves and 16 spines; 16 SU take a third tier. */
    @Test
    void growthFollowsThePublishedStages() {
        AnalysisResult result = Designs.analyze(Designs.template("superpod-h100-llama3-405b", Map.of("su", 16)),
                Designs.SHIPPED);

        List<List<Double>> stages = result.table("expansion").orElseThrow().rows().stream()
                .map(row -> row.stream().map(EconomicsEngineTest::number).toList()).toList();
        assertEquals(List.of(List.of(2.0, 64.0, 512.0, 16.0, 8.0, 0.0, 1024.0),
                List.of(4.0, 128.0, 1024.0, 32.0, 16.0, 0.0, 2048.0),
                List.of(8.0, 256.0, 2048.0, 64.0, 32.0, 0.0, 4096.0),
                List.of(16.0, 512.0, 4096.0, 128.0, 128.0, 64.0, 12288.0)), stages);
        assertTrue(finding(result, "EW-ECONOMICS-004").message().contains("takes 3 tiers"));
    }

    /** Rails fill their leaves with 32 servers; without rails 8 servers of 8 NICs, or 4 racks of 72, fill them. */
    @ParameterizedTest
    @CsvSource({"superpod-h100-llama3-405b, 32", "superpod-b300-ethernet, 8", "gb200-nvl72-16su, 4"})
    void aScalableUnitFillsItsLeaves(String template, int servers) {
        AnalysisResult result = Designs.analyze(Designs.template(template, Map.of()), Designs.SHIPPED);

        assertEquals("Growth by scalable units of " + servers + " servers",
                result.table("expansion").orElseThrow().title());
    }

    @Test
    void aUnitThatIsNotWholeIsTold() {
        AnalysisResult result = Designs.analyze(Designs.template("superpod-h100-llama3-405b", Map.of("ufm", 1)),
                Designs.SHIPPED);

        assertTrue(finding(result, "EW-ECONOMICS-005").message().contains("32 servers has 31: 1 place"));
    }

    @Test
    void exposedCommunicationCostsTheGpuHoursThatItTakes() {
        Metric cost = metric(SUPERPOD, "exposed_cost_usd_per_year");
        double exposed = cost.derivation().inputs().get(0).value();

        assertEquals("pretraining", cost.element());
        assertEquals(exposed * 1024 * 8766 * 4.916, cost.value(), 1e-6 * cost.value());
        assertTrue(exposed > 0 && exposed < 1);
    }

    @Test
    void withoutATrainingEngineTheRestStands() {
        EconomicsEngine engine = new EconomicsEngine(new Fabrics(), Designs.SHIPPED);
        AnalysisResult result = engine.analyze(new AnalysisRequest(Designs.template("ib-1k", Map.of()), List::of,
                AnalysisRequest.DEFAULT_SEED), Progress.NONE);

        assertTrue(result.metric("known_cost_usd").isPresent());
        assertTrue(result.metric("exposed_cost_usd_per_year").isEmpty());
    }

    @Test
    void aTrainingEngineThatFailsCostsTheRestNothing() {
        EconomicsEngine engine = new EconomicsEngine(new Fabrics(), Designs.SHIPPED);
        engine.setTraining(new org.eastwest.spi.analysis.AnalysisEngine() {
            @Override
            public String id() {
                return "training";
            }

            @Override
            public String name() {
                return "fails";
            }

            @Override
            public AnalysisResult analyze(AnalysisRequest request, Progress progress) {
                throw new IllegalStateException("on purpose");
            }
        });

        assertTrue(engine.analyze(new AnalysisRequest(Designs.template("ib-1k", Map.of()), List::of,
                AnalysisRequest.DEFAULT_SEED), Progress.NONE).metric("known_cost_usd").isPresent());
    }

    @ParameterizedTest
    @CsvSource({"ib-10k", "ethernet-100k", "alibaba-hpn-pod", "inference-llama3-70b", "gb200-nvl72-8su"})
    void everyDesignGetsItsBillWithoutAnErrorAndTheSameEachTime(String template) {
        AnalysisResult once = Designs.analyze(Designs.template(template, Map.of()), Designs.SHIPPED);
        AnalysisResult again = Designs.analyze(Designs.template(template, Map.of()), Designs.SHIPPED);

        assertEquals(List.of(), once.findings().stream()
                .filter(f -> f.severity() != org.eastwest.spi.analysis.Severity.NOTE).toList());
        assertEquals(once.tables(), again.tables());
        assertEquals(once.findings(), again.findings());
    }

    private static Metric metric(AnalysisResult result, String id) {
        return result.metric(id).orElseThrow(() -> new AssertionError(id + " is missing"));
    }

    private static Finding finding(AnalysisResult result, String code) {
        return result.findings().stream().filter(f -> f.code().equals(code)).findFirst()
                .orElseThrow(() -> new AssertionError(code + " is missing: " + result.findings()));
    }

    private static List<List<Table.Cell>> bill(AnalysisResult result) {
        return result.table("bill_of_materials").orElseThrow().rows();
    }

    private static String text(Table.Cell cell) {
        return ((Table.Text) cell).value();
    }

    private static double number(Table.Cell cell) {
        return ((Table.Number) cell).value();
    }
}
