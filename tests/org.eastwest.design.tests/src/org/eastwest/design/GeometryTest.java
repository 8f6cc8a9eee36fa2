// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eastwest.design.DesignDiagrams.Offer;
import org.eastwest.model.design.ServerGroup;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eastwest.viewpoint.layout.GeometryChecker;
import org.eastwest.viewpoint.layout.Point;
import org.eastwest.viewpoint.svg.SvgPainter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is drawn can be read. */
class GeometryTest {
    private static final Pattern TEXT = Pattern.compile("<text x=\"([0-9.]+)\"[^>]*textLength=\"([0-9.]+)\"");

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

    /** A cut text ends with an ellipsis; the title and the legend are as wide as they need. */
    @ParameterizedTest
    @MethodSource("templates")
    void nothingThatIsWrittenIsCutOrBeyondThePaper(String template) {
        for (Offer offer : Analysed.template(template).offers()) {
            try (Drawing drawing = Drawing.of(offer)) {
                StringWriter svg = new StringWriter();
                SvgPainter.paint(drawing.session().diagram(), drawing.geometry(),
                        SvgPainter.Frame.of(drawing.session().diagram()), svg);
                String text = svg.toString();
                double width = number(text, "<svg[^>]* width=\"([0-9.]+)\"");
                assertTrue(!text.contains("\u2026"), offer.id() + " of " + offer.element());
                TEXT.matcher(text).results().forEach(t -> assertTrue(Double.parseDouble(t.group(1))
                        + Double.parseDouble(t.group(2)) <= width, offer.id() + " of " + offer.element() + ": "
                        + t.group()));
            }
        }
    }

    private static double number(String text, String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(text);
        assertTrue(found.find(), pattern);
        return Double.parseDouble(found.group(1));
    }

    /** Whatever a design leaves to its server types: the way of the bytes leads from the GPUs to the fabric. */
    @ParameterizedTest
    @MethodSource("templates")
    void theClusterOverviewJoinsEveryServerGroupWithItsFabric(String template) {
        Analysed analysed = Analysed.template(template);
        try (Drawing drawing = Drawing.of(analysed.diagrams().list().get(0))) {
            for (ServerGroup group : analysed.scenario().getCluster().getServerGroups()) {
                assertTrue(drawing.session().diagram().edges().stream().anyMatch(e -> e.source().semantic() == group
                        && e.appearance().centerLabel().text().contains("cliff")), group.getId());
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

    /** From the spines to the side above its rail, and straight down; no step where the label ends. */
    @ParameterizedTest
    @ValueSource(strings = {"fabric", "traffic"})
    void theEdgesOfRailsHaveNoStepsToTheSide(String diagram) {
        Offer offer = Analysed.template("ethernet-1k").diagrams().find(diagram, "compute").orElseThrow();
        try (Drawing drawing = Drawing.of(offer)) {
            for (EdgeShape edge : drawing.geometry().edges()) {
                assertTrue(edge.points().size() <= 4, edge.edge().id() + " goes " + edge.points());
            }
        }
    }

    /** At the side many free ports make a switch high and narrow; above one with links there they are in the way. */
    @ParameterizedTest
    @ValueSource(strings = {"fabric", "traffic"})
    void freePortsStandOnTopWhereNothingLeadsUpwards(String diagram) {
        Offer spine = Analysed.template("shared-ethernet-1k").diagrams().find(diagram, "compute/spine1").orElseThrow();
        Offer leaf = Analysed.template("search-gpt3-175b-a100-64").diagrams().find(diagram, "compute/leaf1")
                .orElseThrow();

        assertTrue(freePorts(spine, (port, box) -> assertEquals(box.y(), port.y(), 1e-6)) > 0);
        assertTrue(freePorts(leaf, (port, box) -> assertEquals(box.right(), port.x(), 1e-6)) > 0);
    }

    /** How many free ports there are, each of which is as it should with the box of its switch. */
    private static int freePorts(Offer offer, BiConsumer<Point, Box> check) {
        try (Drawing drawing = Drawing.of(offer)) {
            List<DiagramNode> ports = drawing.session().diagram().allNodes()
                    .filter(n -> n.mapping().equals("freePort")).toList();
            ports.forEach(port -> check.accept(drawing.geometry().node(port.id()).orElseThrow().box().center(),
                    drawing.geometry().node(port.parent().orElseThrow().id()).orElseThrow().box()));
            return ports.size();
        }
    }

    @Test
    void whatStandsInAStageIsInItsMiddleAlsoUnderAWideTitle() {
        Offer plan = Analysed.template("ethernet-1k").offers().stream().filter(offer -> offer.id().equals("plan"))
                .findFirst().orElseThrow();
        try (Drawing drawing = Drawing.of(plan)) {
            List<NodeShape> stages = drawing.geometry().nodes().stream()
                    .filter(shape -> shape.node().mapping().equals("stage")).toList();
            assertEquals(4, stages.size());
            for (NodeShape stage : stages) {
                for (DiagramNode rank : stage.node().children()) {
                    assertEquals(stage.box().center().x(), drawing.geometry().node(rank.id()).orElseThrow().box()
                            .center().x(), 1, stage.node().label().text());
                }
            }
        }
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
