// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.design.DesignDiagrams.Offer;
import org.eastwest.engine.fabric.internal.Fabrics;
import org.eastwest.model.view.Lane;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkState;
import org.eastwest.model.view.Place;
import org.eastwest.model.view.Severity;
import org.eastwest.model.view.Span;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.TimelineView;
import org.eastwest.model.view.View;
import org.eastwest.reader.view.ViewBuilder;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.RecordingTrace;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.fabric.TierKind;
import org.eastwest.spi.fabric.TopologyKind;
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

        List<Link> ofServers = links(analysed).stream().filter(l -> l.getTarget().getId().endsWith("/servers"))
                .toList();

        assertEquals(8, ofServers.size(), "one link of each rail");
        ofServers.forEach(l -> assertEquals(bytes / (50e9 * step), l.getUtilisation(), 1e-9));
    }

    @Test
    void theLinksAboveTheLeavesCarryWhatOfItLeavesThem() {
        Analysed analysed = Analysed.template(SUPERPOD);

        List<Link> above = links(analysed).stream().filter(l -> l.getSource().getId().endsWith("/spine")).toList();

        assertEquals(8, above.size());
        double below = links(analysed).stream().filter(l -> l.getTarget().getId().endsWith("/servers")).findFirst()
                .orElseThrow().getUtilisation();
        above.forEach(l -> assertTrue(l.getUtilisation() > 0 && l.getUtilisation() < below,
                l.getId() + " " + l.getUtilisation()));
    }

    @Test
    void whatHasFailedIsToldOnTheLinksAndTheSwitchesThatHoldIt() {
        Analysed healthy = Analysed.template(SUPERPOD);
        Analysed faulty = new Analysed(healthy.design(), healthy.snapshot().withFaults(List.of("switch:leaf3",
                "link:leaf1-spine4", "rate:leaf10-spine1=200Gb/s")), healthy.result());

        Map<String, Link> links = links(faulty).stream().collect(Collectors.toMap(Link::getId, l -> l));
        String spines = "fabric.compute/spine--fabric.compute/rail";
        assertEquals("2 of 128 failed", links.get(spines + "1/leaf").getMessage());
        assertEquals("2 at 200 Gb/s", links.get(spines + "2/leaf").getMessage().replace('\u2009', ' '));
        assertEquals("32 of 128 failed", links.get(spines + "3/leaf").getMessage());
        assertEquals("32 of 128 failed", links.get("fabric.compute/rail3/leaf--fabric.compute/servers").getMessage());
        assertEquals(LinkState.SLOW, links.get(spines + "3/leaf").getState());
        assertEquals(LinkState.UP, links.get(spines + "4/leaf").getState());
        Thing rail = faulty.views().view("fabric.compute").orElseThrow().getPlaces().get(0).getPlaces().get(0)
                .getThings().get(2);
        assertEquals("leaf3 has failed", rail.getMessage());
        assertEquals(Severity.ERROR, rail.getSeverity());
    }

    /** A twin-port module of a QM9700 has two links, and one of parallel links is one. */
    @Test
    void oneOfParallelLinksAndAModuleTakeTheLinksThatTheyHave() {
        Analysed healthy = Analysed.template(SUPERPOD);
        Analysed faulty = new Analysed(healthy.design(), healthy.snapshot().withFaults(List.of("link:leaf1-spine4#2",
                "optic:leaf2-spine1", "optic:spine1-leaf3=400Gb/s", "optic:leaf4-host4")), healthy.result());

        Map<String, Link> links = links(faulty).stream().collect(Collectors.toMap(Link::getId, l -> l));
        String spines = "fabric.compute/spine--fabric.compute/rail";
        assertEquals("1 of 128 failed", links.get(spines + "1/leaf").getMessage());
        assertEquals("2 of 128 failed", links.get(spines + "2/leaf").getMessage());
        assertEquals("2 at 200 Gb/s", links.get(spines + "3/leaf").getMessage().replace('\u2009', ' '));
        assertEquals("2 of 128 failed", links.get("fabric.compute/rail4/leaf--fabric.compute/servers").getMessage());
    }

    /** Parallel links are counted over all lines that were drawn between the same two switches. */
    @Test
    void oneOfParallelLinksIsMarkedOnTheLineThatWasDrawnForIt() {
        Analysed healthy = Analysed.template(SUPERPOD);
        FabricSnapshot f = healthy.snapshot().fabric(FabricRole.COMPUTE).orElseThrow();
        FabricSnapshot drawn = new FabricSnapshot(f.id(), f.name(), f.role(), TopologyKind.EXPLICIT, f.switchType(),
                50e9, 1, 0, List.of(), f.transportId(), f.parameters(), 0, f.routing(), "", f.hostCable(), 30,
                List.of(new FabricSnapshot.Node("leaf-a", TierKind.LEAF, f.switchType()),
                        new FabricSnapshot.Node("top", TierKind.SPINE, f.switchType())),
                List.of(new FabricSnapshot.Link("servers", "leaf-a", 1024, 50e9),
                        new FabricSnapshot.Link("leaf-a", "top", 2, 50e9),
                        new FabricSnapshot.Link("top", "leaf-a", 2, 50e9)));
        DesignSnapshot design = healthy.snapshot().withFabrics(List.of(drawn));

        assertEquals(List.of(LinkState.UP, LinkState.UP, LinkState.SLOW), states(healthy, design, "link:leaf-a-top#3"));
        assertEquals(List.of(LinkState.UP, LinkState.SLOW, LinkState.UP),
                states(healthy, design, "optic:top-leaf-a#1"));
        assertEquals(List.of(LinkState.UP, LinkState.FAILED, LinkState.FAILED),
                states(healthy, design, "link:top-leaf-a"));
        assertEquals(List.of(LinkState.UP, LinkState.UP, LinkState.UP), states(healthy, design, "link:top-leaf-a#5"));
    }

    private static List<LinkState> states(Analysed healthy, DesignSnapshot design, String fault) {
        return links(new Analysed(healthy.design(), design.withFaults(List.of(fault)), healthy.result())).stream()
                .map(Link::getState).toList();
    }

    @Test
    void aWholePlaneThatIsGoneTakesItsShareOfEveryLink() {
        Analysed healthy = Analysed.template("superpod-b300-ethernet");
        Analysed faulty = new Analysed(healthy.design(), healthy.snapshot().withFaults(List.of("plane:1")),
                healthy.result());

        assertTrue(links(faulty).stream().allMatch(l -> l.getState() != LinkState.UP));
        assertTrue(faulty.views().view("fabric.compute").orElseThrow().getPlaces().get(0).getMessage()
                .startsWith("1 of "));
    }

    /** In the cluster, in the fabric, and, of one that nobody installed, by its id. */
    @Test
    void transportsAreCalledWhatPeopleCallThem() {
        ViewBuilder views = Analysed.template(SUPERPOD).views();
        Analysed ethernet = Analysed.template("ethernet-1k");

        assertTrue(views.view("fabric.compute").orElseThrow().getDetail().startsWith("InfiniBand NDR, "));
        assertTrue(views.view("cluster").orElseThrow().getThings().stream()
                .anyMatch(thing -> thing.getDetail().startsWith("InfiniBand NDR, ")));
        assertTrue(ethernet.views().ids().stream().flatMap(id -> ethernet.views().view(id).stream())
                .noneMatch(view -> view.getDetail() != null && view.getDetail().contains("rocev2-")));
        assertTrue(new ViewBuilder(ethernet.snapshot(), new Fabrics(), ethernet.result()).view("fabric.compute")
                .orElseThrow().getDetail().startsWith("rocev2-"));
    }

    @Test
    void theCycleOfBuffersIsMarkedOnTheLinksThatItGoesThrough() {
        Analysed healthy = Analysed.template(SUPERPOD);
        ViewBuilder views = new ViewBuilder(healthy.snapshot(), new Fabrics(), healthy.result(),
                Map.of("compute", List.of("leaf1-spine2", "spine2-leaf9", "leaf9-spine1", "spine1-leaf1")));

        List<String> cyclic = views.view("fabric.compute").orElseThrow().getLinks().stream().filter(Link::isCyclic)
                .map(Link::getId).toList();
        assertEquals(List.of("fabric.compute/spine--fabric.compute/rail1/leaf"), cyclic);
    }

    @Test
    void pausesAreDrawnOnAViewOfTheirOwn() {
        Analysed healthy = Analysed.template("meta-24k-roce-llama3");
        RecordingTrace trace = new RecordingTrace();
        List<Metric> metrics = new ArrayList<>();
        Map.of("pause_hops", 2.0, "paused_links", 40.0, "victim_share", 0.25).forEach((id, value) -> {
            trace.input(id, id, value, Unit.COUNT, Source.assumption("test"));
            metrics.add(Metric.of(id, "compute", trace.get(id)));
        });
        Analysed burst = healthy.with(new AnalysisResult(metrics, List.of(), List.of(), List.of(), List.of(),
                List.of()));

        assertTrue(burst.views().ids().contains("fabric.compute/burst"));
        View view = burst.views().view("fabric.compute/burst").orElseThrow();
        assertTrue(view.getDetail().startsWith("40 links paused"), view.getDetail());
        assertEquals(List.of(LinkState.PAUSED, LinkState.PAUSED, LinkState.UP),
                List.of("core", "spine", "leaf").stream().map(tier -> view.getLinks().stream()
                        .filter(l -> l.getSource().getId().endsWith("/" + tier)).findFirst().orElseThrow().getState())
                        .toList());
        assertTrue(burst.diagrams().list().stream().anyMatch(o -> o.id().equals("traffic")
                && o.element().equals("compute/burst")));
        assertTrue(burst.diagrams().list().stream().noneMatch(o -> o.id().equals("fabric")
                && o.element().equals("compute/burst")));
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

    /** Four DGX H100 of 8 U leave 16 of 48 U free; the catalog leaves the height of an HGX to its makers. */
    @Test
    void serversStandInTheirRackToScaleWhereTheirHeightIsKnown() {
        assertEquals(List.of(16, 8, 8, 8, 8), unitsOfServerRack(SUPERPOD));
        assertEquals(List.of(12, 12, 12, 12), unitsOfServerRack("hgx-h100-spectrum-x-1k"));
    }

    private static List<Integer> unitsOfServerRack(String template) {
        try (Drawing drawing = Drawing.of(Analysed.template(template).diagrams().find("rack", "").orElseThrow())) {
            Place rack = drawing.session().diagram().allNodes().map(DiagramNode::semantic)
                    .filter(e -> e instanceof Place p && p.getName().startsWith("Server rack"))
                    .map(Place.class::cast).findFirst().orElseThrow();
            return rack.getThings().stream().map(Thing::getRackUnits).toList();
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
