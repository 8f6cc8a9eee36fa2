// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An explanation in text")
class ExplanationTest {
    private static final Derivation RATE = new Derivation("B", "bandwidth per direction", 50e9, Unit.BYTE_PER_SECOND,
            "", Source.claim("data sheet"), List.of());
    private static final Derivation SIZE = new Derivation("S", "message", 1e9, Unit.BYTE, "",
            Source.design("job.a.size"), List.of());
    private static final Derivation TIME = new Derivation("t", "time of a message", 0.02, Unit.SECOND, "S / B",
            Source.literature("Hockney 1994"), List.of(SIZE, RATE));
    private static final Derivation SUM = new Derivation("T", "both ways", 0.04, Unit.SECOND, "t + t",
            Source.assumption("one after the other"), List.of(TIME, TIME));

    @Test
    @DisplayName("has each value once, its formula below it, and refers to what stands above")
    void lines() {
        assertEquals(List.of("T = 40.0 ms  both ways", "    = t + t  [assumption: one after the other]",
                "  t = 20.0 ms  time of a message", "      = S / B  [Hockney 1994]",
                "    S = 1.00 GB  message  [design: job.a.size]",
                "    B = 50.0 GB/s  bandwidth per direction  [claim: data sheet]",
                "  t = 20.0 ms  time of a message (see above)"), Explanation.lines(SUM));
    }

    @Test
    @DisplayName("is a nested list in Markdown")
    void markdown() {
        assertEquals(List.of("- both ways: `T = 40.0 ms` = `t + t` (assumption: one after the other)",
                "  - time of a message: `t = 20.0 ms` = `S / B` (Hockney 1994)",
                "    - message: `S = 1.00 GB` (design: job.a.size)",
                "    - bandwidth per direction: `B = 50.0 GB/s` (claim: data sheet)",
                "  - time of a message: `t = 20.0 ms` (as above)"), Explanation.markdown(SUM));
    }

    @Test
    @DisplayName("stays small where a tree of all ways would not end")
    void shared() {
        Derivation top = SUM;
        for (int i = 0; i < 60; i++) {
            top = new Derivation("x" + i, "doubled", 1, Unit.SECOND, "a + a", Source.assumption("test"),
                    List.of(top, top));
        }
        assertEquals(64, Explanation.nodes(top).size());
        assertEquals(60 * 3 + 7, Explanation.lines(top).size());
    }
}
