// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class RooflineTest {
    /** An H100 of 989 TFLOP/s behind NVLink of 450 GB/s and a NIC of 50 GB/s. */
    private static Roofline h100(double up, double out) {
        return new Roofline("Title", 989e12, List.of(new Roofline.Roof("Scale-up links", 450e9, up, 400e12),
                new Roofline.Roof("Scale-out links", 50e9, out, 400e12)));
    }

    @Test
    void belowTheRidgeTheLinkLimitsAboveItThePeak() {
        Roofline.Roof nic = new Roofline.Roof("NIC", 50e9, 1e4, 1e14);
        assertEquals(5e14, nic.bound(989e12));
        assertEquals(989e12, new Roofline.Roof("NIC", 50e9, 1e6, 1e14).bound(989e12));
    }

    @Test
    void everyLinkHasARoofWithAKneeAtItsRidge() {
        Drawing drawing = h100(5e3, 5e4).draw(800);
        Geometry.assertSound(drawing);
        List<Mark.Path> roofs = Geometry.paths(drawing);
        assertEquals(2, roofs.size());
        roofs.forEach(r -> assertEquals(r.y()[1], r.y()[2], 1e-9, "flat above the ridge"));
        roofs.forEach(r -> assertTrue(r.y()[0] > r.y()[1], "rising below it"));
        double decades = Math.log10(450e9 / 50e9);
        assertTrue(roofs.get(1).x()[1] - roofs.get(0).x()[1] > decades, "less bandwidth, ridge further right");
    }

    @Test
    void theJobIsAPointThatSaysWhatItReaches() {
        Drawing drawing = h100(5e3, 5e4).draw(800);
        List<Mark.Dot> points = Geometry.dots(drawing);
        assertEquals(2, points.size());
        assertTrue(drawing.at(points.get(0).x(), points.get(0).y()).orElseThrow().tooltip()
                .contains("400\u2009TFLOP/s of at most 989\u2009TFLOP/s"));
        assertTrue(Geometry.says(drawing, "log scale"));
    }

    @Test
    void aLinkThatCarriesNothingHasNoPoint() {
        assertEquals(1, Geometry.dots(h100(Double.NaN, 5e4).draw(800)).size());
        Geometry.assertSound(h100(Double.NaN, Double.NaN).draw(400));
    }

    @Test
    void noPeakNoRoofAndNoBandwidthAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Roofline("T", 0, h100(1, 1).roofs()));
        assertThrows(IllegalArgumentException.class, () -> new Roofline("T", 1, List.of()));
        assertThrows(IllegalArgumentException.class, () -> new Roofline.Roof("r", 0, 1, 1));
    }
}
