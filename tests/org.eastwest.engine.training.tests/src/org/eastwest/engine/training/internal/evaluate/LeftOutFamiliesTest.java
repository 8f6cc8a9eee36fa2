// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogLoader;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.collective.Collective;
import org.eastwest.engine.training.internal.collective.Group;
import org.eastwest.engine.training.internal.evaluate.ScaleUpFit.Case;
import org.eastwest.spi.hardware.ScaleUpSpec;
import org.junit.jupiter.api.Test;

/**
 * What the constants of the scale-up links are worth on systems that they were not fitted to. Families are systems:
 * with one of them left out, its link is fitted to the others that have it, and held near the other links.
 */
class LeftOutFamiliesTest {
    private static final double MIB = 1 << 20;
    private static final Catalog CATALOG = CatalogLoader.shipped();
    private static final Map<String, Link> LINKS = Map.of("A100", new Link("nvlink3", 300e9), "H100",
            new Link("nvlink4", 450e9), "H20", new Link("nvlink4", 450e9), "B200", new Link("nvlink5", 900e9), "GB200",
            new Link("nvlink5-rack", 900e9));
    private static final List<Case> CASES = ScaleUpFit.measured();

    /** A row of the catalog, and the bandwidth of its links. */
    private record Link(String id, double bytesPerSecond) {
        ScaleUpSpec spec() {
            return CATALOG.scaleUps().find(id).orElseThrow();
        }

        boolean reduces() {
            return spec().reduction().isPresent();
        }

        /** Links of one generation are alike, whatever switches join them. */
        boolean alike(Link other) {
            return id.startsWith(other.id) || other.id.startsWith(id);
        }

        double[] constants() {
            return ScaleUpFit.constants(spec(), LINKS.get("H100").spec().reduction().orElseThrow());
        }
    }

    /** Errors of one family with the constants of the catalog, and with those fitted without it. */
    private record Errors(List<Double> fitted, List<Double> leftOut) {
        double ratio() {
            return mean(leftOut) / mean(fitted);
        }
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(Math::abs).average().orElseThrow();
    }

    private static Errors errors(double fromBytes, double toBytes, Predicate<String> systems) {
        Errors all = new Errors(new ArrayList<>(), new ArrayList<>());
        Map<String, List<Case>> families = CASES.stream().collect(Collectors.groupingBy(Case::system, TreeMap::new,
                Collectors.toList()));
        families.keySet().removeIf(systems.negate());
        families.forEach((system, rows) -> {
            Link link = LINKS.get(rows.get(0).gpu());
            ScaleUpSpec without = fit(link, CASES.stream().filter(c -> LINKS.get(c.gpu()).equals(link)
                    && !c.system().equals(system)).toList());
            rows.stream().filter(c -> c.bytes() >= fromBytes && c.bytes() < toBytes && !c.ofTheHost()).forEach(c -> {
                all.fitted().add(c.error(link.spec(), link.bytesPerSecond()));
                all.leftOut().add(c.error(without, link.bytesPerSecond()));
            });
        });
        return all;
    }

    /** Fitted to these cases, and held near the links of its generation, or all others where it is alone. */
    private static ScaleUpSpec fit(Link link, List<Case> cases) {
        List<Link> others = LINKS.values().stream().distinct().filter(l -> !l.equals(link)).sorted(
                Comparator.comparing(Link::id)).toList();
        List<Link> near = others.stream().filter(link::alike).toList();
        List<double[]> known = (near.isEmpty() ? others : near).stream().map(Link::constants).toList();
        int n = known.get(0).length;
        double[] typical = new double[n];
        double[] spread = new double[n];
        for (int i = 0; i < n; i++) {
            int constant = i;
            typical[i] = known.stream().mapToDouble(k -> k[constant]).average().orElseThrow();
            double variance = known.stream().mapToDouble(k -> Math.pow(k[constant] - typical[constant], 2)).sum()
                    / Math.max(1, known.size() - 1);
            spread[i] = Math.max(0.1, Math.sqrt(variance));
        }
        return ScaleUpFit.fit(cases, link.bytesPerSecond(), link.reduces(), typical, spread);
    }

    private static void assertRatio(double most, Errors errors) {
        assertTrue(errors.ratio() < most, "left out " + mean(errors.leftOut()) + " over fitted "
                + mean(errors.fitted()));
    }

    @Test
    void largeMessagesOfSystemsThatWereLeftOut() {
        // 5.5 % without the system, 4.3 % with it.
        Errors errors = errors(16 * MIB, Double.POSITIVE_INFINITY, system -> true);
        assertTrue(errors.fitted().size() > 600, "rows " + errors.fitted().size());
        assertTrue(mean(errors.fitted()) < 0.05, "fitted " + mean(errors.fitted()));
        assertRatio(1.35, errors);
    }

    @Test
    void messagesOfAllSizesOfSystemsThatWereLeftOut() {
        assertRatio(1.6, errors(0, Double.POSITIVE_INFINITY, system -> true));
    }

    @Test
    void middlingMessagesOfSystemsThatWereLeftOut() {
        assertRatio(1.55, errors(MIB, 16 * MIB, system -> true));
    }

    @Test
    void smallMessagesOfSystemsThatWereLeftOut() {
        // 9.0 % without the system, 5.5 % with it, which is 1.64 times as much and Ampere's fault: 1.32 without it.
        assertRatio(1.65, errors(0, MIB, system -> true));
        assertRatio(1.4, errors(0, MIB, system -> !system.startsWith("DGX A100")));
        // Hopper is told from H20 and from a report of two H100.
        assertRatio(1.25, errors(0, MIB, system -> system.startsWith("HGX H100")));
    }

    @Test
    void latencyOfAmpereIsThatOfItsLibrary() {
        // What else is known of a small collective on A100 ran NCCL 2.17 in CUDA graphs, in place: 12.5, 17.0 and
        // 9.3 us where NCCL 2.27 takes 15.0, 21.8 and 12.8 us. Left out, A100 is expected to be as fast as that.
        Errors ampere = errors(0, MIB, system -> system.startsWith("DGX A100"));
        assertTrue(mean(ampere.leftOut()) > 0.2 && mean(ampere.leftOut()) < 0.24, "Ampere " + mean(ampere.leftOut()));
    }

    /** All-reduces on 8 GPUs of Hopper's generation that nothing was fitted to: NVLink 4 as H100. */
    private static List<Double> neverFitted(String file, String gpu, double fromBytes) {
        Link link = LINKS.get("H100");
        return Rows.of(file).stream().filter(r -> r.text("gpu_type").equals(gpu)).map(r -> new Case(r.text("system"),
                gpu, Collective.ALL_REDUCE, Group.inDomain(8), r.number("message_bytes"),
                r.number("time_us") * 1e-6, 0))
                .filter(c -> c.bytes() >= fromBytes).map(c -> c.error(link.spec(), link.bytesPerSecond())).toList();
    }

    @Test
    void latencyOfHopperIsThatOfItsGeneration() {
        List<Double> never = neverFitted("collectives_small.csv", "H20", 0);
        assertTrue(never.size() == 4 && mean(never) < 0.06, never + " on H20");
    }

    @Test
    void aGpuThatOnlyTheCatalogDescribesTakesTheConstantsOfItsLink() {
        Link link = LINKS.get("H100");
        List<Double> never = neverFitted("collectives_h200.csv", "H200", 16 * MIB);
        List<Double> fitted = CASES.stream().filter(c -> c.gpu().equals("H100") && c.bytes() >= 16 * MIB)
                .map(c -> c.error(link.spec(), link.bytesPerSecond())).toList();
        assertTrue(never.size() == 11 && mean(never) < 1.6 * mean(fitted), mean(never) + " over " + mean(fitted));
        assertSame(CATALOG.gpus().find("b200-sxm").orElseThrow().scaleUp(), CATALOG.gpus().find("b300-sxm")
                .orElseThrow().scaleUp());
        assertSame(CATALOG.gpus().find("gb200").orElseThrow().scaleUp(), CATALOG.gpus().find("gb300").orElseThrow()
                .scaleUp());
    }

    @Test
    void fittingAgainFindsNothingMuchBetterThanTheCatalog() {
        LINKS.values().stream().distinct().forEach(link -> {
            List<Case> cases = CASES.stream().filter(c -> LINKS.get(c.gpu()).equals(link)).toList();
            ScaleUpSpec again = fit(link, cases);
            double catalog = mean(cases.stream().map(c -> c.error(link.spec(), link.bytesPerSecond())).toList());
            double best = mean(cases.stream().map(c -> c.error(again, link.bytesPerSecond())).toList());
            assertTrue(catalog < 1.15 * best, link.id() + ": " + catalog + " with the catalog, " + best
                    + " fitted again");
        });
    }
}
