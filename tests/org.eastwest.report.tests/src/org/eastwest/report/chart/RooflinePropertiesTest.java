// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class RooflinePropertiesTest {
    @Property(tries = 100)
    void rooflinesAreSound(@ForAll @DoubleRange(min = 1, max = 1e9) double up, @ForAll @DoubleRange(min = 1, max = 1e9)
            double out, @ForAll @IntRange(min = 320, max = 1200) int width) {
        Geometry.assertSound(new Roofline("Title", 989e12, List.of(
                new Roofline.Roof("Scale-up links", 450e9, up, 400e12), new Roofline.Roof("Scale-out links", 50e9, out, 400e12))).draw(width));
    }
}
