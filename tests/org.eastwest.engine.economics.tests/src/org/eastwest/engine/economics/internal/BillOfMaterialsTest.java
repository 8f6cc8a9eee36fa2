// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.economics.internal;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.spi.design.DesignSnapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published reference architectures, counted. */
class BillOfMaterialsTest {
    /** DGX SuperPOD H100, RA-11333-001 V11, tables 3 and 4: leaves, spines, cores and cables of the compute fabric. */
    @ParameterizedTest
    @CsvSource({"1, 1, 31, 8, 4, 0, 252, 256, 0", "2, 1, 63, 16, 8, 0, 508, 512, 0", "3, 1, 95, 24, 16, 0, 764, 768, 0",
            "4, 1, 127, 32, 16, 0, 1020, 1024, 0", "4, 0, 128, 32, 16, 0, 1024, 1024, 0",
            "8, 0, 256, 64, 32, 0, 2048, 2048, 0", "16, 0, 512, 128, 128, 64, 4096, 4096, 4096",
            "32, 0, 1024, 256, 256, 128, 8192, 8192, 8192", "64, 0, 2048, 512, 512, 256, 16384, 16384, 16384"})
    void aSuperPodHasThePublishedParts(int units, int ufm, int servers, int leaves, int spines, int cores, int host,
            int leafSpine, int spineCore) {
        BillOfMaterials bill = bill("superpod-h100-llama3-405b", Map.of("su", units, "ufm", ufm));

        assertAll(() -> assertEquals(servers, count(bill, Line.Kind.SERVER, "")),
                () -> assertEquals(8.0 * servers, count(bill, Line.Kind.GPU, "")),
                () -> assertEquals(leaves, count(bill, Line.Kind.SWITCH, "Compute, leaf")),
                () -> assertEquals(spines, count(bill, Line.Kind.SWITCH, "Compute, spine")),
                () -> assertEquals(cores, count(bill, Line.Kind.SWITCH, "Compute, core")),
                () -> assertEquals(host, count(bill, Line.Kind.FIBRE, "Compute, host-leaf")),
                () -> assertEquals(leafSpine, count(bill, Line.Kind.FIBRE, "Compute, leaf-spine")),
                () -> assertEquals(spineCore, count(bill, Line.Kind.FIBRE, "Compute, spine-core")));
    }

    /** Two links of 400 Gb/s share a twin-port module of 800 Gb/s at each end. */
    @Test
    void twinPortModulesAreCountedOnceForTwoLinks() {
        BillOfMaterials bill = bill("superpod-h100-llama3-405b", Map.of());

        assertEquals(1024, count(bill, Line.Kind.TRANSCEIVER, "Compute, host-leaf"));
        assertEquals(1024, count(bill, Line.Kind.TRANSCEIVER, "Compute, leaf-spine"));
    }

    @Test
    void copperIsAWholeCableAndHasNoFibre() {
        BillOfMaterials bill = bill("meta-24k-roce-llama3", Map.of());

        assertEquals(12_288, count(bill, Line.Kind.COPPER, "Compute, host-leaf, 2 m"));
        assertEquals(0, count(bill, Line.Kind.FIBRE, "Compute, host-leaf"));
    }

    /** Four servers in a rack (RA-11333-001: more than 40 kW), two in one of Meta's. */
    @ParameterizedTest
    @CsvSource({"superpod-h100-llama3-405b, 32", "meta-24k-roce-llama3, 1536"})
    void racksHoldTheServersThatTheDesignSays(String template, int racks) {
        BillOfMaterials bill = bill(template, Map.of());

        assertEquals(racks, bill.lines().stream().filter(l -> l.kind() == Line.Kind.RACK && !l.place().isEmpty())
                .mapToDouble(Line::count).sum());
    }

    /** 48 switches of one unit and those of the other fabrics do not need more racks than the 6 beside the servers. */
    @Test
    void switchesFillRacksOfTheirOwn() {
        double racks = bill("superpod-h100-llama3-405b", Map.of()).lines().stream()
                .filter(l -> l.kind() == Line.Kind.RACK && l.place().isEmpty()).mapToDouble(Line::count).sum();

        assertTrue(racks >= 2 && racks <= 6, String.valueOf(racks));
    }

    /** A chassis of 32 units fills a rack of 36 by itself, however much of it stays empty: as the cable list labels. */
    @Test
    void switchesOfATierShareNoRackWithOthersAndNoChassisIsCutInTwo() {
        BillOfMaterials bill = bill("meta-24k-roce-llama3", Map.of());
        double chassis = bill.lines().stream().filter(l -> l.kind() == Line.Kind.SWITCH && l.where().contains("spine")
                || l.where().contains("core")).filter(l -> l.kind() == Line.Kind.SWITCH).mapToDouble(Line::count).sum();
        double racks = bill.lines().stream().filter(l -> l.kind() == Line.Kind.RACK && l.place().isEmpty())
                .mapToDouble(Line::count).sum();

        assertTrue(racks >= chassis, racks + " racks for " + chassis + " chassis");
    }

    @Test
    void switchesOfUnknownHeightAreTold() {
        BillOfMaterials bill = bill("alibaba-hpn-pod", Map.of());
        Map<String, Long> unknown = new java.util.TreeMap<>();
        bill.fabrics().forEach(f -> unknown.putAll(f.ofUnknownHeight()));

        assertEquals(unknown.isEmpty(), new CostReport(Designs.template("alibaba-hpn-pod", Map.of()), bill).result().findings()
                .stream().noneMatch(f -> f.code().equals(CostReport.UNKNOWN_HEIGHT)));
    }

    @Test
    void gpusAndNicsComeWithAServerThatHasAPrice() {
        List<Line> lines = bill("superpod-h100-llama3-405b", Map.of()).lines();

        assertTrue(lines.stream().filter(l -> l.kind() == Line.Kind.GPU || l.kind() == Line.Kind.NIC)
                .allMatch(l -> l.price().within()));
    }

    @Test
    void gpusAreBoughtOneByOneWhereTheServerHasNoPrice() {
        Line gpus = bill("meta-24k-roce-llama3", Map.of()).lines().stream()
                .filter(l -> l.kind() == Line.Kind.GPU).findFirst().orElseThrow();

        assertEquals(27_500, gpus.price().usd());
    }

    private static BillOfMaterials bill(String template, Map<String, Integer> values) {
        DesignSnapshot design = Designs.template(template, values);
        return BillOfMaterials.of(design, new Fabrics(), Designs.SHIPPED);
    }

    private static double count(BillOfMaterials bill, Line.Kind kind, String where) {
        return bill.lines().stream().filter(l -> l.kind() == kind && l.where().startsWith(where))
                .mapToDouble(Line::count).sum();
    }
}
