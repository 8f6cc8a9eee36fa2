// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eastwest.design.DesignDiagrams.Offer;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eastwest.viewpoint.layout.GeometryChecker;
import org.eastwest.viewpoint.layout.Point;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is drawn can be read. */
class GeometryTest {
    static Stream<String> templates() {
        return Analysed.templates();
    }

    @ParameterizedTest
    @MethodSource("templates")
    void noDiagramOfATemplateHasLabelsThatOverlapOrNodesOutsideOfTheirContainers(String template) {
        for (Offer offer : Analysed.template(template).offers()) {
            try (Drawing drawing = Drawing.of(offer)) {
                assertTrue(drawing.geometry().nodes().iterator().hasNext(), offer.id() + " of " + offer.element());
                assertEquals(List.of(), GeometryChecker.check(drawing.geometry()),
                        offer.id() + " of " + offer.element());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("templates")
    void noEdgePassesThroughALabelOfANode(String template) {
        for (Offer offer : Analysed.template(template).offers()) {
            try (Drawing drawing = Drawing.of(offer)) {
                assertEquals(List.of(), crossed(drawing), offer.id() + " of " + offer.element());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"superpod-h100-llama3-405b", "moe-deepseek-v3"})
    void theEdgesOfRailsDoNotCross(String template) {
        Offer fabric = Analysed.template(template).diagrams().find("fabric", "compute").orElseThrow();
        try (Drawing drawing = Drawing.of(fabric)) {
            List<EdgeShape> edges = new ArrayList<>(drawing.geometry().edges());
            for (int i = 0; i < edges.size(); i++) {
                for (EdgeShape other : edges.subList(i + 1, edges.size())) {
                    assertTrue(!cross(edges.get(i), other), edges.get(i).edge().id() + " and " + other.edge().id());
                }
            }
        }
    }

    private static List<String> crossed(Drawing drawing) {
        List<String> found = new ArrayList<>();
        for (NodeShape node : drawing.geometry().nodes()) {
            Box label = node.label().box().grown(-1);
            if (!node.label().isEmpty()) {
                drawing.geometry().edges().stream().filter(e -> segments(e).stream().anyMatch(label::overlaps))
                        .forEach(e -> found.add(e.edge().id() + " through the label of " + node.node().id()));
            }
        }
        return found;
    }

    private static boolean cross(EdgeShape a, EdgeShape b) {
        return segments(a).stream().anyMatch(s -> segments(b).stream().anyMatch(s::overlaps));
    }

    /** A way along the axes as boxes, one for each straight part of it. */
    private static List<Box> segments(EdgeShape edge) {
        List<Box> boxes = new ArrayList<>();
        for (int i = 1; i < edge.points().size(); i++) {
            Point a = edge.points().get(i - 1);
            Point b = edge.points().get(i);
            boxes.add(new Box(Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.abs(a.x() - b.x()),
                    Math.abs(a.y() - b.y())).grown(0.1));
        }
        return boxes;
    }
}
