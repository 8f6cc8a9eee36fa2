// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eastwest.report.chart.Lines.Crossing;
import org.eastwest.report.chart.Lines.Curve;

class LinesPropertiesTest {
    @Property(tries = 200)
    void bandedCurvesAreSound(@ForAll @Size(min = 1, max = 4) List<@DoubleRange(min = -1e6, max = 1e9) Double> ys,
            @ForAll @IntRange(min = 320, max = 1200) int width, @ForAll Scaling x, @ForAll Scaling y,
            @ForAll @DoubleRange(min = 900, max = 9_000) double at) {
        double[] values = ys.stream().mapToDouble(Double::doubleValue).toArray();
        double[] bands = Arrays.stream(values).map(Math::abs).toArray();
        List<Curve> curves = List.of(LinesTest.banded("first", 0, bands),
                new Curve(LinesTest.series("second", values), List.of(), 1));
        Geometry.assertSound(new Lines("Title", curves, x, y, List.of(new Crossing("2,500 GPUs", at, values[0])))
                .draw(width));
    }
}
