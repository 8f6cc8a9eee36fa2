// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eastwest.design.DesignDiagrams.Offer;
import org.eastwest.model.view.Lane;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.Span;
import org.eastwest.model.view.TimelineView;
import org.eastwest.model.view.View;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What analyses found is in the views, and drawn as it is meant. */
class ViewsTest {
    private static final String SUPERPOD = "superpod-h100-llama3-405b";

    static Stream<String> templates() {
        return Analysed.templates();
    }

    @ParameterizedTest
    @MethodSource("templates")
    void aTimelineHasLanesOfFewSpansThatFillItsWindow(String template) {
        Analysed analysed = Analysed.template(template);
        for (String id : analysed.views().ids().stream().filter(i -> i.startsWith("timeline.")).toList()) {
            TimelineView view = (TimelineView) analysed.views().view(id).orElseThrow();
            assertTrue(!view.getLanes().isEmpty(), id);
            for (Lane lane : view.getLanes()) {
                double now = 0;
                for (Span span : lane.getSpans()) {
                    assertEquals(now, span.getStart(), 1e-9 * view.getSeconds(), span.getId());
                    now = span.getEnd();
                }
                assertEquals(view.getSeconds(), now, 1e-9 * view.getSeconds(), lane.getId());
                assertTrue(lane.getSpans().size() <= 73, lane.getId() + " has " + lane.getSpans().size());
            }
        }
    }

    @Test
    void ofManyStagesTheFirstTheMiddleAndTheLastAreShownAndTheWindowIsTold() {
        View view = Analysed.template(SUPERPOD).views().view("timeline.pretraining").orElseThrow();

        List<String> stages = ((TimelineView) view).getLanes().stream()
                .map(l -> l.getName().substring(0, l.getName().indexOf(','))).distinct().toList();
        assertEquals(List.of("Stage 1 of 16", "Stage 9 of 16", "Stage 16 of 16"), stages);
        assertTrue(view.getDetail().contains("3 of 16 stages"), view.getDetail());
        assertTrue(view.getDetail().startsWith("0 to "), view.getDetail());
    }

    @Test
    void withoutAnAnalysisThereIsNoTimelineAndNoTraffic() {
        Analysed plain = Analysed.template(SUPERPOD).with(AnalysisResult.EMPTY);

        assertTrue(plain.views().ids().stream().noneMatch(i -> i.startsWith("timeline.")));
        assertTrue(links(plain).stream().allMatch(l -> l.getUtilisation() < 0));
    }

    @Test
    void theLinksOfServersCarryWhatTheJobSendsOutOfItsScaleUpDomains() {
        Analysed analysed = Analysed.template(SUPERPOD);
        double step = analysed.result().timelines().get(0).seconds();
        double bytes = analysed.result().metric("scale_out_bytes", "pretraining").orElseThrow().value();

        List<Link> used = links(analysed).stream().filter(l -> l.getUtilisation() >= 0).toList();

        assertEquals(8, used.size(), "one link of each rail");
        used.forEach(l -> assertEquals(bytes / (50e9 * step), l.getUtilisation(), 1e-9));
    }

    private static List<Link> links(Analysed analysed) {
        return analysed.views().view("fabric.compute").orElseThrow().getLinks();
    }

    @Test
    void serverRacksStandFirstAndAllOnOneFloor() {
        Offer rack = Analysed.template(SUPERPOD).diagrams().find("rack", "").orElseThrow();
        try (Drawing drawing = Drawing.of(rack)) {
            List<NodeShape> racks = drawing.geometry().nodes().stream()
                    .filter(n -> n.node().mapping().equals("rack"))
                    .sorted((a, b) -> Double.compare(a.box().x(), b.box().x())).toList();
            assertTrue(racks.get(0).node().label().text().startsWith("Server rack"));
            racks.forEach(r -> assertEquals(racks.get(0).box().bottom(), r.box().bottom(), 0.5,
                    r.node().id()));
        }
    }

    @Test
    void theLayerOfFindingsMarksWhatHasOne() {
        Offer fabric = Analysed.template(SUPERPOD).diagrams().find("fabric", "compute").orElseThrow();
        try (Drawing drawing = Drawing.of(fabric)) {
            assertTrue(drawing.session().diagram().allNodes().allMatch(n -> n.decorations().isEmpty()));

            drawing.session().setLayer("Findings", true);

            DiagramNode spines = drawing.node(n -> n.mapping().equals("spine"));
            boolean found = ((org.eastwest.model.view.Element) spines.semantic()).getMessage() != null;
            assertTrue(found, "the analysis has a finding about the fabric");
            assertEquals(1, spines.decorations().size());
        }
    }
}
