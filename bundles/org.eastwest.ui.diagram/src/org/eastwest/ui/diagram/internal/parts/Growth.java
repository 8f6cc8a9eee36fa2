// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;

/**
 * Which elements of a diagram have no parts yet. A small diagram has all at once; a large one gets them piece by piece,
 * between which the window reacts.
 */
final class Growth {
    /** So many elements get their parts at once. */
    private static final int FEW = 500;
    /** So many elements get their parts before the clock is asked again. */
    private static final int STEP = 50;
    private static final long SLICE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final Deque<DiagramElement> queue = new ArrayDeque<>();
    private final Set<DiagramElement> awaited = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<Runnable> wishes = new ArrayList<>();

    Growth(DiagramDocument document) {
        document.geometry().nodes().forEach(shape -> queue.add(shape.node()));
        document.geometry().edges().forEach(shape -> queue.add(shape.edge()));
        if (queue.size() <= FEW) {
            queue.clear();
        }
        awaited.addAll(queue);
    }

    boolean over() {
        return queue.isEmpty();
    }

    /** Whether an element may have a part now. */
    boolean reached(DiagramElement element) {
        return awaited.isEmpty() || !awaited.contains(element);
    }

    /** Does something as soon as every element has its part. */
    void whenOver(Runnable wish) {
        if (over()) {
            wish.run();
        } else {
            wishes.add(wish);
        }
    }

    /** Makes parts below this one for as long as the window may wait. */
    void slice(DiagramPart diagram) {
        long begin = System.nanoTime();
        while (!over() && System.nanoTime() - begin < SLICE_NANOS) {
            step(diagram);
        }
        if (over()) {
            List<Runnable> now = List.copyOf(wishes);
            wishes.clear();
            now.forEach(Runnable::run);
        }
    }

    /** Nodes stand in the queue before what they hold, and before their edges. */
    private void step(DiagramPart diagram) {
        Set<Object> holders = new LinkedHashSet<>();
        for (int i = 0; i < STEP && !over(); i++) {
            DiagramElement next = queue.remove();
            awaited.remove(next);
            if (next instanceof DiagramEdge edge) {
                holders.add(edge.source());
                holders.add(edge.target());
            } else {
                ((DiagramNode) next).parent().ifPresentOrElse(holders::add, () -> holders.add(diagram.getModel()));
            }
        }
        holders.forEach(holder -> NodePart.refresh(DiagramPart.find(diagram, holder)));
    }
}
