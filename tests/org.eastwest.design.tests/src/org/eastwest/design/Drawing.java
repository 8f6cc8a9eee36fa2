// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import java.util.function.Predicate;
import org.eastwest.design.DesignDiagrams.Offer;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Arranger;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.Layout;

/** An open diagram that was laid out. */
record Drawing(DiagramSession session, DiagramGeometry geometry) implements AutoCloseable {
    static Drawing of(Offer offer) {
        DiagramSession session = new DiagramSession(offer.description(), offer.root());
        Layout layout = new Layout();
        Arranger.arrange(session.diagram(), layout, Arranger.Scope.NEW, Arranger.Progress.NONE);
        return new Drawing(session, DiagramGeometry.of(session.diagram(), layout));
    }

    DiagramNode node(Predicate<DiagramNode> which) {
        return session.diagram().allNodes().filter(which).findFirst().orElseThrow();
    }

    DiagramEdge edge(Predicate<DiagramEdge> which) {
        return session.diagram().edges().stream().filter(which).findFirst().orElseThrow();
    }

    @Override
    public void close() {
        session.close();
    }
}
