// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.layout;

import java.util.Iterator;
import java.util.Map;
import org.eastwest.viewpoint.diagram.DiagramChange;
import org.eastwest.viewpoint.diagram.DiagramListener;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.internal.layout.GeometryBuilder;
import org.eastwest.viewpoint.internal.layout.Touched;

/**
 * The geometry of an open diagram. What no change of the diagram or the layout touched is not computed again: shapes
 * that are the same object as before look as before, all others may look different. Close it with the diagram.
 */
public final class LiveGeometry implements AutoCloseable {
    private final DiagramSession session;
    private final Layout layout;
    private final DiagramListener listener = this::changed;
    private final Touched touched = new Touched();
    private Layout known;
    private DiagramGeometry geometry;

    public LiveGeometry(DiagramSession session, Layout layout) {
        this.session = session;
        this.layout = layout;
        this.known = layout.copy();
        this.geometry = DiagramGeometry.of(session.diagram(), layout);
        session.addListener(listener);
    }

    private void changed(DiagramChange change) {
        change.added().forEach(touched::add);
        change.removed().forEach(touched::add);
        change.changed().forEach(touched::add);
        change.reordered().forEach(touched::add);
    }

    /** As of the last {@link #update()}. */
    public DiagramGeometry now() {
        return geometry;
    }

    /** The geometry of what the diagram shows now, equal to {@link DiagramGeometry#of}. */
    public DiagramGeometry update() {
        compareLayout();
        if (!touched.isEmpty()) {
            geometry = new GeometryBuilder(session.diagram(), layout, geometry, touched).build();
            touched.clear();
        }
        return geometry;
    }

    private void compareLayout() {
        boolean nodes = differences(known.nodes(), layout.nodes());
        boolean edges = differences(known.edges(), layout.edges());
        if (nodes || edges) {
            known = layout.copy();
        }
    }

    /** Touches the elements whose places are others now. Both maps are sorted. */
    private <T> boolean differences(Map<String, T> before, Map<String, T> now) {
        Iterator<Map.Entry<String, T>> i = before.entrySet().iterator();
        Iterator<Map.Entry<String, T>> j = now.entrySet().iterator();
        Map.Entry<String, T> a = next(i);
        Map.Entry<String, T> b = next(j);
        boolean any = false;
        while (a != null || b != null) {
            int order = order(a, b);
            if (order != 0 || a.getValue() != b.getValue() && !a.getValue().equals(b.getValue())) {
                session.diagram().find(order <= 0 ? a.getKey() : b.getKey()).ifPresent(touched::add);
                any = true;
            }
            a = order <= 0 ? next(i) : a;
            b = order >= 0 ? next(j) : b;
        }
        return any;
    }

    private static <T> Map.Entry<String, T> next(Iterator<Map.Entry<String, T>> entries) {
        return entries.hasNext() ? entries.next() : null;
    }

    /** Which comes first; the end comes after everything. */
    private static int order(Map.Entry<String, ?> a, Map.Entry<String, ?> b) {
        if (a == null || b == null) {
            return a == null ? 1 : -1;
        }
        return a.getKey().equals(b.getKey()) ? 0 : a.getKey().compareTo(b.getKey());
    }

    @Override
    public void close() {
        session.removeListener(listener);
    }
}
