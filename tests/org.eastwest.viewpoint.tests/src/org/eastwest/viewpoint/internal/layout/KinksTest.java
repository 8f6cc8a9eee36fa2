// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.viewpoint.internal.layout.Kinks.Way;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.Layout.LabelPart;
import org.eastwest.viewpoint.layout.Point;
import org.junit.jupiter.api.Test;

/** Edges go straight on where nothing is in the way. */
class KinksTest {
    /** Down, to the left, down with the label, a small step to the left, and down. */
    private static final List<Point> STEPPED = List.of(new Point(200, 0), new Point(200, 20), new Point(100, 20),
            new Point(100, 60), new Point(95, 60), new Point(95, 100));
    private static final Box LABEL = new Box(40, 30, 57, 12);

    private static Way way(Optional<Box> frame) {
        return new Way(STEPPED, Map.of(LabelPart.CENTER, LABEL), frame);
    }

    @Test
    void aPieceMovesInLineWithTheNextAndTakesItsLabelAlong() {
        Way way = way(Optional.empty());
        Kinks.straighten(List.of(way), List.of(), false);
        assertEquals(List.of(new Point(200, 0), new Point(200, 20), new Point(95, 20), new Point(95, 100)),
                way.points());
        assertEquals(LABEL.plus(-5, 0), way.labels().get(LabelPart.CENTER));
    }

    @Test
    void theStepStaysWhereANodeIsInTheWayOfTheLabel() {
        Way way = way(Optional.empty());
        Kinks.straighten(List.of(way), List.of(new Box(0, 30, 38, 12)), false);
        assertEquals(STEPPED, way.points());
    }

    @Test
    void theStepStaysWhereTheLabelWouldLeaveItsContainer() {
        Way way = way(Optional.of(new Box(38, 0, 300, 200)));
        Kinks.straighten(List.of(way), List.of(), false);
        assertEquals(STEPPED, way.points());
    }

    @Test
    void theStepStaysWhereAnotherEdgeRuns() {
        Way way = way(Optional.empty());
        Way other = new Way(List.of(new Point(94, 0), new Point(94, 50)), Map.of(), Optional.empty());
        Kinks.straighten(List.of(way, other), List.of(), false);
        assertEquals(STEPPED, way.points());
    }

    @Test
    void theOuterEdgeMakesRoomForTheInnerOne() {
        Way outer = way(Optional.empty());
        Way inner = new Way(STEPPED.stream().map(p -> p.plus(58, p.y() < 25 ? 8 : 0)).toList(),
                Map.of(LabelPart.CENTER, new Box(103, 30, 52, 12)), Optional.empty());
        Kinks.straighten(List.of(inner, outer), List.of(), false);
        assertEquals(4, outer.points().size());
        assertEquals(4, inner.points().size());
    }

    @Test
    void aTurnBackIsNoStep() {
        List<Point> back = List.of(new Point(0, 0), new Point(0, 20), new Point(50, 20), new Point(50, 60),
                new Point(55, 60), new Point(55, 30));
        Way way = new Way(back, Map.of(), Optional.empty());
        Kinks.straighten(List.of(way), List.of(), false);
        assertEquals(back, way.points());
    }

    @Test
    void aDiagramThatGrowsSidewaysIsStraightenedToo() {
        Way way = new Way(STEPPED.stream().map(p -> new Point(p.y(), p.x())).toList(), Map.of(), Optional.empty());
        Kinks.straighten(List.of(way), List.of(), true);
        assertEquals(4, way.points().size());
    }
}
