// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.hardware.Assumption;
import org.eastwest.spi.hardware.FailureCause;
import org.eastwest.spi.hardware.Price;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Prices, failure counts and operating assumptions. */
class FactsTest {
    private static final Catalog SHIPPED = CatalogLoader.shipped();

    @TempDir
    Path folder;

    @Test
    void aPriceThatNobodyPublishedStaysUnknown() {
        Price price = SHIPPED.price("qm9700").orElseThrow();

        assertFalse(price.known());
        assertTrue(SHIPPED.price("no-such-part").isEmpty());
    }

    @Test
    void everyKnownPriceSaysWhereItWasSeen() {
        SHIPPED.prices().all().stream().filter(Price::known)
                .forEach(price -> assertFalse(price.provenance().citation().isBlank(), price.id()));
    }

    @Test
    void aUsersPriceComesOverTheShippedOneAndNamesTheFile() throws IOException {
        write("prices.csv", "id,price_usd,date,source", "qm9700,25000,2025-11-03,quote 4711");

        Catalog catalog = load();
        Price price = catalog.price("qm9700").orElseThrow();
        assertAll(() -> assertEquals(List.of(), catalog.findings()), () -> assertEquals(25_000, price.usd()),
                () -> assertEquals("Quantum-2 QM9700 switch", price.name()),
                () -> assertTrue(price.source().text().contains("quote 4711"), price.source().text()),
                () -> assertTrue(price.source().text().endsWith("as of 2025-11-03"), price.source().text()));
    }

    @Test
    void aDateThatIsNoneIsRefused() throws IOException {
        write("prices.csv", "id,price_usd,date", "qm9700,25000,last summer");

        assertRefused("EW-CATALOG-007", "'last summer' is no date");
    }

    @Test
    void aNegativePriceIsRefused() throws IOException {
        write("prices.csv", "id,price_usd", "qm9700,-1");

        assertRefused("EW-CATALOG-007", "qm9700");
    }

    @ParameterizedTest
    @ValueSource(strings = {"cheap", "25000 EUR", "25000 GB", "NaN", "Infinity"})
    void aPriceThatIsNoAmountOfDollarsIsRefusedAndTheShippedOneStays(String price) throws IOException {
        write("prices.csv", "id,price_usd", "dgx-h100," + price);

        Catalog catalog = load();
        assertFalse(catalog.findings().isEmpty());
        assertTrue(catalog.findings().get(0).message().contains("prices.csv"), catalog.findings().toString());
        assertEquals(SHIPPED.price("dgx-h100").orElseThrow().usd(), catalog.price("dgx-h100").orElseThrow().usd());
    }

    @Test
    void anEmptyPriceListLeavesThePricesAsTheyAre() throws IOException {
        write("prices.csv", "");

        Catalog catalog = load();
        assertEquals(SHIPPED.prices().all().size(), catalog.prices().all().size());
        assertTrue(catalog.findings().stream().allMatch(f -> f.message().contains("prices.csv")),
                catalog.findings().toString());
    }

    /** A ratio per direction: DGX H100 450 over 50 GB/s, DGX B200 900 over 50, DGX B300 900 over 100. */
    @ParameterizedTest
    @CsvSource({"dgx-h100, 9", "dgx-b200, 18", "dgx-b300, 9"})
    void theCliffOfADgxIsThatOfItsDataSheetPerDirection(String server, double cliff) {
        assertEquals(cliff, SHIPPED.servers().all().stream().filter(s -> s.id().equals(server)).findFirst().orElseThrow()
                .cliff(), 1e-9);
    }

    /** arXiv 2407.21783, table 5: 419 unexpected interruptions in 54 days. */
    @Test
    void theCausesOfLlama3AddUpToItsTable() {
        assertEquals(419, SHIPPED.failureCauses().stream().filter(c -> c.role() == FailureCause.Role.EXPECTED)
                .mapToDouble(FailureCause::failures).sum());
    }

    /** The links of Llama 3 failed as often as those that Alibaba counted: 0.057 % in a month. */
    @Test
    void linksFailAboutOnceInEighteenHundredMonths() {
        double perMonth = SHIPPED.failures().find("llama3-link").orElseThrow().perUnitPerSecond() * 86_400 * 365.25
                / 12;

        assertEquals(0.00057, perMonth, 0.00002);
    }

    @Test
    void anAssumptionHasItsUnitAndSaysThatItIsOne() {
        Assumption stall = SHIPPED.assumption("checkpoint-stall").orElseThrow();
        Assumption optics = SHIPPED.assumption("cpo-power").orElseThrow();

        assertAll(() -> assertEquals(30, stall.value()),
                () -> assertEquals(Source.Kind.ASSUMPTION, stall.source().kind()),
                () -> assertEquals(Source.Kind.VENDOR_CLAIM, optics.source().kind()));
    }

    @Test
    void anAssumptionOutsideItsRangeIsRefusedAndTheShippedOneStays() throws IOException {
        write("assumptions.csv", "id,value", "pue,0.5");

        assertRefused("EW-CATALOG-007", "'0.5' is not between 1 and 3");
        assertEquals(1.3, load().assumption("pue").orElseThrow().value());
    }

    @Test
    void anAssumptionOfAnotherDimensionIsRefused() throws IOException {
        write("assumptions.csv", "id,value", "pue,3 s");

        assertRefused("EW-CATALOG-007", "pue");
    }

    private void assertRefused(String code, String part) {
        Finding finding = load().findings().get(0);
        assertEquals(code, finding.code());
        assertTrue(finding.message().contains(part), finding.message());
    }

    private void write(String file, String... lines) throws IOException {
        Files.write(folder.resolve(file), List.of(lines), StandardCharsets.UTF_8);
    }

    private Catalog load() {
        return CatalogLoader.load(List.of(), Optional.of(folder));
    }
}
