// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.Tuple.Tuple2;
import org.eastwest.model.design.Design;
import org.eastwest.spi.analysis.Severity;
import org.eclipse.emf.ecore.util.EcoreUtil;

@Label("Whatever is set")
class ReaderPropertiesTest {
    private static final List<String> SCENARIOS = List.of("baseline", "drawing", "moe", "ethernet", "rack-scale");
    private static final List<String> PATHS = SCENARIOS.stream()
            .flatMap(s -> DesignPaths.list(Designs.base(), s).stream()).map(PathEntry::path).distinct().toList();
    private static final List<String> VALUES = Stream.concat(
            DesignPaths.list(Designs.base(), null).stream().flatMap(e -> e.choices().stream()),
            Stream.of("0", "-1", "1", "3", "7", "64", "1000000", "2147483647", "NaN", "1e300", "0.5", "7:1", "50 %",
                    "400 Gb/s", "1 b/s", "99 Tb/s", "3 m", "5 us", "80 GiB", "", " ", "default", "h100-sxm", "cx8",
                    "gb200-nvl72", "sn5600", "qm8700", "TP PP", "3 3 9", "\u0000", "<x>"))
            .distinct().toList();

    @Provide
    Arbitrary<List<Tuple2<String, String>>> changes() {
        return Arbitraries.of(PATHS).flatMap(p -> Arbitraries.of(VALUES).map(v -> Tuple.of(p, v))).list()
                .ofMinSize(1).ofMaxSize(4);
    }

    @Property(tries = 500)
    @Label("the design is read into a snapshot or into errors, and a refused change changes nothing")
    void readable(@ForAll("changes") List<Tuple2<String, String>> changes) {
        Design design = Designs.base();
        for (Tuple2<String, String> change : changes) {
            Design before = EcoreUtil.copy(design);
            try {
                DesignPaths.set(design, null, change.get1(), change.get2());
            } catch (PathException refused) {
                assertTrue(EcoreUtil.equals(before, design));
            }
        }
        for (String scenario : SCENARIOS) {
            Reading reading = DesignReader.read(design, scenario, Designs.CATALOG);
            boolean errors = reading.findings().stream().anyMatch(f -> f.severity() == Severity.ERROR);
            assertEquals(!errors, reading.snapshot().isPresent());
        }
    }
}
