// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.eastwest.engine.training.internal.Case;
import org.eastwest.engine.training.internal.Hardware;
import org.eastwest.engine.training.internal.Rows;
import org.eastwest.engine.training.internal.Rows.Row;
import org.eastwest.engine.training.internal.Shapes;
import org.eastwest.engine.training.internal.calibration.Expectation;
import org.eastwest.engine.training.internal.calibration.Residual;
import org.eastwest.spi.design.Precision;
import org.eastwest.spi.design.Workload.Recompute;
import org.junit.jupiter.api.Test;

class MemoryBandsTest {
    private static final double GIB = 1L << 30;

    private static double logRatio(Row row) {
        return Math.log(row.number("gib") * GIB / MemoryModelTest.peak(row).allocated());
    }

    @Test
    void residualsAreThoseOfTheModel() {
        StringBuilder expected = new StringBuilder();
        StringBuilder actual = new StringBuilder();
        for (Row row : Rows.of("simumax_memory.csv")) {
            expected.append(line(row.text("id"), logRatio(row)));
        }
        for (Residual residual : MemoryBands.residuals()) {
            actual.append(line(residual.id(), residual.logRatio()));
        }
        assertEquals(expected.toString(), actual.toString());
    }

    private static String line(String id, double logRatio) {
        return String.format(Locale.ROOT, "%s %d%n", id, Math.round(1e4 * logRatio));
    }

    @Test
    void mostRowsFallIntoTheBandOfTheOthers() {
        MemoryBands bands = MemoryBands.measured();
        int inside = 0;
        int rows = 0;
        for (Row row : Rows.of("simumax_memory.csv")) {
            Case c = MemoryModelTest.measured(row);
            Expectation band = bands.around(MemoryModelTest.peak(row).allocated(), c.run(), c.plan(),
                    r -> !r.id().equals(row.text("id")));
            double measured = row.number("gib") * GIB;
            inside += measured >= band.band().low() && measured <= band.band().high() ? 1 : 0;
            rows++;
            assertTrue(band.band().high() / band.band().low() - 1 < 4 * 0.01, row + " " + band);
        }
        assertTrue(inside >= 0.8 * rows && inside <= 0.97 * rows, inside + " of " + rows);
    }

    @Test
    void farFromAllMeasuredPeaksABandIsWideAndSaysSo() {
        Case c = Case.of(Shapes.llama405b(), Hardware.h100()).batches(8192, 256, 1).degrees(8, 16, 8)
                .recompute(Recompute.FULL).precision(Precision.FP8);
        MemoryBands bands = MemoryBands.measured();
        Expectation far = bands.around(1, c.run(), c.plan());
        Case known = MemoryModelTest.measured(Rows.of("simumax_memory.csv").get(0));
        Expectation near = bands.around(1, known.run(), known.plan());
        assertTrue(far.far() && far.explanation().contains("no measured case is near"));
        assertFalse(near.far());
        assertTrue(far.band().high() - far.band().low() > 1.5 * (near.band().high() - near.band().low()));
    }
}
