// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design.services;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eastwest.model.view.Dimension;
import org.eastwest.model.view.Lane;
import org.eastwest.model.view.Link;
import org.eastwest.model.view.LinkState;
import org.eastwest.model.view.Severity;
import org.eastwest.model.view.Span;
import org.eastwest.model.view.Thing;
import org.eastwest.model.view.TimelineView;
import org.eastwest.model.view.ViewFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the diagrams of views ask. */
class ViewServicesTest {
    private final ViewServices services = new ViewServices();

    private static Thing thing(String name, String detail, long count) {
        Thing thing = ViewFactory.eINSTANCE.createThing();
        thing.setName(name);
        thing.setDetail(detail);
        thing.setCount(count);
        return thing;
    }

    private static Link link() {
        Link link = ViewFactory.eINSTANCE.createLink();
        link.setName("8 x 400 Gb/s");
        link.setUtilisation(-1);
        link.setExposedSeconds(-1);
        return link;
    }

    private static Span span(Lane lane, Dimension kind, String name, double start, double end) {
        Span span = ViewFactory.eINSTANCE.createSpan();
        span.setKind(kind);
        span.setName(name);
        span.setStart(start);
        span.setEnd(end);
        lane.getSpans().add(span);
        return span;
    }

    private static Lane laneOf(double seconds) {
        TimelineView view = ViewFactory.eINSTANCE.createTimelineView();
        view.setSeconds(seconds);
        Lane lane = ViewFactory.eINSTANCE.createLane();
        view.getLanes().add(lane);
        return lane;
    }

    @Test
    void aLabelHasTheCountBehindTheNameAndTheDetailBelow() {
        assertEquals("Servers x 1,024\n8 NICs each", services.eastwestLabel(thing("Servers", "8 NICs each", 1024)));
        assertEquals("Servers", services.eastwestLabel(thing("Servers", null, 1)));
    }

    @ParameterizedTest
    @CsvSource({"1, 'SN5600 x 2, 2 U each'", "3, 'SN5600 x 2, 2 U each'", "4, 'SN5600 x 2\n2 U each'"})
    void inARackTheDetailStandsBelowTheNameWhereThereIsRoomForIt(int rackUnits, String label) {
        Thing stack = thing("SN5600", "2 U each", 2);
        stack.setRackUnits(rackUnits);

        assertEquals(label, services.eastwestRackLabel(stack));
    }

    @ParameterizedTest
    @CsvSource({"NONE, 1, 1F1F1F", "NOTE, 1, 1F1F1F", "WARNING, 2, B26A00", "ERROR, 3, B3261E"})
    void theOutlineTellsTheSeverity(Severity severity, int width, String color) {
        Thing thing = thing("Leaf", "", 1);
        thing.setSeverity(severity);

        assertEquals(width, services.eastwestBorderSize(thing));
        assertEquals(Integer.parseInt(color, 16), services.eastwestBorderRed(thing) << 16
                | services.eastwestBorderGreen(thing) << 8 | services.eastwestBorderBlue(thing));
    }

    @Test
    void aTooltipHasTheFindingBelowTheValues() {
        Thing thing = thing("Leaf", "", 1);
        thing.setTooltip("64 ports");
        assertEquals("64 ports", services.eastwestTooltip(thing));
        thing.setMessage("Too few ports.");
        assertEquals("64 ports\nToo few ports.", services.eastwestTooltip(thing));
    }

    @Test
    void trafficIsUtilisationAndExposedTime() {
        Link link = link();
        assertEquals("8 x 400 Gb/s", services.eastwestTrafficLabel(link));
        link.setUtilisation(0.5);
        link.setExposedSeconds(0.25);
        link.setState(LinkState.PAUSED);
        assertEquals("paused, 50.0 %, 250 ms exposed", services.eastwestTrafficLabel(link).replace('\u2009', ' '));
        assertEquals(50, services.eastwestLoadPercent(link));
        assertTrue(services.eastwestIsPaused(link));
    }

    @Test
    void linksWithoutTrafficAreNotUsedButThoseThatNobodyAnalysedAre() {
        Link link = link();
        assertTrue(services.eastwestIsUsed(link));
        link.setUtilisation(0);
        assertFalse(services.eastwestIsUsed(link));
    }

    @ParameterizedTest
    @CsvSource({"1e9, 1", "12.5e9, 1", "25e9, 2", "50e9, 3", "450e9, 6", "1e15, 8"})
    void aLineIsOnePixelWiderForEachDoublingOfItsBandwidth(double bytesPerSecond, int width) {
        Link link = link();
        link.setBytesPerSecond(bytesPerSecond);

        assertEquals(width, services.eastwestLineWidth(link));
    }

    @Test
    void theSpansOfALaneEndWhereTheNextBeginsHoweverTheyAreRounded() {
        Lane lane = laneOf(7);
        for (int i = 0; i < 7 * 13; i++) {
            span(lane, Dimension.COMPUTE, "F", i / 13.0, (i + 1) / 13.0);
        }

        assertEquals(240, lane.getSpans().stream().mapToInt(services::eastwestSpanWidth).sum());
    }

    @Test
    void onlyComputeAndLostTimeAreNamedWhereThereIsRoom() {
        Lane lane = laneOf(240);
        assertEquals("F1", services.eastwestSpanLabel(span(lane, Dimension.COMPUTE, "F1", 0, 4)));
        assertEquals("", services.eastwestSpanLabel(span(lane, Dimension.COMPUTE, "F2", 4, 7)));
        assertEquals("", services.eastwestSpanLabel(span(lane, Dimension.TP, "TP exposed", 7, 20)));
        assertEquals("idle", services.eastwestSpanLabel(span(lane, Dimension.BUBBLE, "idle", 20, 30)));
        assertEquals("", services.eastwestSpanLabel(span(lane, Dimension.BUBBLE, "rest", 30, 40)));
    }

    @Test
    void whatHasNoWidthIsNotDrawn() {
        Lane lane = laneOf(240);
        Span seen = span(lane, Dimension.TP, "a", 0, 1);
        span(lane, Dimension.TP, "b", 1, 1.1);

        assertEquals(java.util.List.of(seen), services.eastwestDrawnSpans(lane));
    }
}
