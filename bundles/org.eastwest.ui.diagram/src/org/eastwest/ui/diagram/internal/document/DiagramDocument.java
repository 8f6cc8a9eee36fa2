// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.document;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramChange;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Arranger;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.NodePlace;
import org.eastwest.viewpoint.layout.LiveGeometry;
import org.eastwest.viewpoint.layout.Point;
import org.eastwest.viewpoint.tool.DiagramTools;
import org.eastwest.viewpoint.tool.ModelCommand;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.emf.common.command.Command;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.swt.widgets.Display;

/**
 * An open diagram: its elements, where they stand, and the ways to change them, all of which are steps of the design's
 * one history. Belongs to the UI thread; while an arrangement computes elsewhere, it does not change.
 */
public final class DiagramDocument implements AutoCloseable {
    /** So many new nodes are placed at once; more are placed in the background. */
    private static final int FEW = 60;

    private final DesignSession design;
    private final DiagramSession session;
    private final DiagramTools tools;
    private final LayoutStore store;
    private final Layout layout;
    private final ListenerList<DocumentListener> listeners = new ListenerList<>();
    private final Consumer<Layout> layoutListener = this::layoutChanged;
    private final Map<DiagramNode, List<DiagramEdge>> outgoing = new IdentityHashMap<>();
    private final Map<DiagramNode, List<DiagramEdge>> incoming = new IdentityHashMap<>();
    private final LiveGeometry geometry;
    private int structure;
    /** How many computations read the elements elsewhere. */
    private int readers;
    private boolean closed;
    private Runnable wish = () -> { };

    /**
     * @param session  of the diagram; the document closes it
     * @param layout   of the diagram, from the store of the design
     * @param geometry of both; the document closes it
     */
    public DiagramDocument(DesignSession design, DiagramSession session, Layout layout, LiveGeometry geometry,
            Display display) {
        this.design = design;
        this.session = session;
        this.tools = new DiagramTools(session);
        this.store = LayoutStore.of(design);
        this.layout = layout;
        this.geometry = geometry;
        geometry.update();
        store.addListener(layoutListener);
        session.onPending(() -> display.asyncExec(this::refresh));
        connect();
    }

    @Override
    public void close() {
        closed = true;
        store.removeListener(layoutListener);
        geometry.close();
        session.close();
    }

    public DesignSession design() {
        return design;
    }

    public DiagramSession session() {
        return session;
    }

    public Diagram diagram() {
        return session.diagram();
    }

    public DiagramTools tools() {
        return tools;
    }

    public Layout layout() {
        return layout;
    }

    public DiagramGeometry geometry() {
        return geometry.now();
    }

    /** Whether the design can be changed here: it is not derived, and its file is not of a newer version. */
    public boolean editable() {
        return !derived() && !design.readOnly();
    }

    /** Whether it shows what is computed from the design. */
    public boolean derived() {
        return design.design().filter(d -> EcoreUtil.isAncestor(d, diagram().root()))
                .isEmpty();
    }

    public void addListener(DocumentListener listener) {
        listeners.add(listener);
    }

    public void removeListener(DocumentListener listener) {
        listeners.remove(listener);
    }

    /** What is to be done when new elements need places that are not found at once. */
    public void onUnplaced(Runnable action) {
        wish = action;
    }

    /** Edges that leave a node and are shown. */
    public List<DiagramEdge> outgoing(DiagramNode node) {
        return outgoing.getOrDefault(node, List.of());
    }

    /** Edges that reach a node and are shown. */
    public List<DiagramEdge> incoming(DiagramNode node) {
        return incoming.getOrDefault(node, List.of());
    }

    /** Whether a node is shown now. */
    public boolean shown(DiagramNode node) {
        return geometry().node(node.id()).isPresent();
    }

    // ---- following the model

    /** Takes over what changed in the model. */
    public void refresh() {
        if (!closed && !isBusy()) {
            DiagramChange change = session.refresh();
            if (!change.isEmpty()) {
                changed(change.structural());
            }
        }
    }

    private void changed(boolean structural) {
        if (structural) {
            place();
        }
        compute();
        tell();
    }

    /** Finds places for new nodes. */
    private void place() {
        List<DiagramNode> missing = unplaced();
        if (missing.size() > FEW) {
            wish.run();
        } else if (!missing.isEmpty()) {
            Arranger.arrange(diagram(), layout, Arranger.Scope.NEW, Arranger.Progress.NONE);
        }
    }

    /** Nodes that stand freely and have no place yet. */
    public List<DiagramNode> unplaced() {
        return diagram().allNodes().filter(DiagramNode::visible).filter(DiagramDocument::standsFreely)
                .filter(n -> layout.node(n.id()).isEmpty()).toList();
    }

    /** Whether a node has a place of its own: regions and lines of lists stand where their holder says. */
    public static boolean standsFreely(DiagramNode node) {
        return node.parent().map(p -> node.onBorder() || p.kind() == DiagramNode.Kind.CONTAINER).orElse(true);
    }

    private void layoutChanged(Layout changed) {
        if (changed == layout && !closed) {
            compute();
            tell();
        }
    }

    private void compute() {
        DiagramGeometry before = geometry();
        if (!sameElements(before, geometry.update())) {
            structure++;
            connect();
        }
    }

    private void connect() {
        outgoing.clear();
        incoming.clear();
        geometry().edges().forEach(e -> {
            outgoing.computeIfAbsent(e.edge().source(), n -> new ArrayList<>()).add(e.edge());
            incoming.computeIfAbsent(e.edge().target(), n -> new ArrayList<>()).add(e.edge());
        });
    }

    private static boolean sameElements(DiagramGeometry before, DiagramGeometry now) {
        return same(before.nodes(), now.nodes(), NodeShape::node) && same(before.edges(), now.edges(), EdgeShape::edge);
    }

    private static <S> boolean same(Collection<S> before, Collection<S> now, Function<S, DiagramElement> element) {
        Iterator<S> others = now.iterator();
        return before == now || before.size() == now.size()
                && before.stream().allMatch(shape -> element.apply(shape) == element.apply(others.next()));
    }

    /** Another number whenever other elements are shown than before. */
    public int structure() {
        return structure;
    }

    private void tell() {
        listeners.forEach(DocumentListener::changed);
    }

    /** Switches a layer. */
    public void setLayer(String name, boolean active) {
        session.setLayer(name, active);
        changed(true);
    }

    /** Switches a filter. */
    public void setFilter(String name, boolean active) {
        session.setFilter(name, active);
        changed(true);
    }

    // ---- changes

    /** Does a step of the history, and shows what it came to. */
    public void execute(Command command) {
        design.history().execute(command);
        refresh();
    }

    /**
     * Uses a tool that makes something.
     *
     * @param at where the made node is to stand, in pixels of the diagram; empty to find a place for it
     * @return the elements that show what was made; what stands in them is left out
     */
    public List<DiagramElement> make(ModelCommand command, Optional<Point> at) {
        design.history().execute(command);
        List<EObject> created = command.outcome().created();
        session.refresh();
        List<DiagramElement> made = created.stream().flatMap(o -> diagram().showing(o).stream()).toList();
        List<DiagramNode> outermost = made.stream().filter(DiagramNode.class::isInstance)
                .map(DiagramNode.class::cast).filter(n -> n.parent().filter(made::contains).isEmpty()).toList();
        at.ifPresent(point -> outermost.stream().filter(DiagramDocument::standsFreely).findFirst()
                .ifPresent(node -> stand(node, point)));
        changed(true);
        return outermost.isEmpty() ? made : List.copyOf(outermost);
    }

    private void stand(DiagramNode node, Point at) {
        Point corner = node.parent().flatMap(p -> geometry().node(p.id()))
                .map(s -> new Point(s.box().x(), s.box().y())).orElse(new Point(0, 0));
        layout.put(node.id(), new NodePlace(at.x() - corner.x(), at.y() - corner.y(), 0, 0, true));
        store.touch(layout);
    }

    /** Moves and resizes nodes, in one step; each to a box in pixels of the diagram. */
    public Command placing(String label, Map<DiagramNode, Box> boxes) {
        LayoutChange change = new LayoutChange(label, store, layout);
        boxes.forEach((node, box) -> {
            change.put(node.id(), place(node, box));
            free(node, change);
        });
        return change;
    }

    /**
     * Leads an edge another way, in one step.
     *
     * @param points from its source to its target, both ends included, in pixels of the diagram
     */
    public Command leading(String label, DiagramEdge edge, List<Point> points) {
        Point corner = holder(edge).flatMap(h -> geometry().node(h.id())).map(NodeShape::box)
                .map(b -> new Point(b.x(), b.y())).orElse(new Point(0, 0));
        List<Point> inside = points.stream().map(p -> p.plus(-corner.x(), -corner.y())).toList();
        return new LayoutChange(label, store, layout).put(edge.id(),
                Optional.of(new EdgePlace(inside, Map.of(), true)));
    }

    /** The innermost node that holds both ends; what stands on a border is held by what holds its owner. */
    private static Optional<DiagramNode> holder(DiagramEdge edge) {
        List<DiagramNode> around = holders(edge.source());
        return holders(edge.target()).stream().filter(around::contains).findFirst();
    }

    private static List<DiagramNode> holders(DiagramNode node) {
        List<DiagramNode> holders = new ArrayList<>();
        for (DiagramNode n = node; n != null; n = n.parent().orElse(null)) {
            if (!n.onBorder()) {
                n.parent().ifPresent(holders::add);
            }
        }
        return holders;
    }

    private NodePlace place(DiagramNode node, Box box) {
        Point corner = node.parent().flatMap(p -> geometry().node(p.id())).map(NodeShape::box)
                .map(b -> new Point(b.x(), b.y())).orElse(new Point(0, 0));
        double x = box.x() - corner.x() + (node.onBorder() ? box.width() / 2 : 0);
        double y = box.y() - corner.y() + (node.onBorder() ? box.height() / 2 : 0);
        return new NodePlace(x, y, box.width(), box.height(), true);
    }

    /** Ways that a user chose no longer fit when an end moves. */
    private void free(DiagramNode node, LayoutChange change) {
        outgoing(node).forEach(e -> change.put(e.id(), Optional.empty()));
        incoming(node).forEach(e -> change.put(e.id(), Optional.empty()));
        node.children().forEach(child -> free(child, change));
        node.borders().forEach(child -> free(child, change));
    }

    /** Takes over an arrangement that a user asked for, as a step of the history. */
    public void arranged(String label, Layout result) {
        execute(new LayoutChange(label, store, layout).to(result));
    }

    /** Takes over places that were found for new elements; nothing that has a place moves. */
    public void placed(Layout result) {
        result.nodes().forEach((id, place) -> {
            if (layout.node(id).isEmpty()) {
                layout.put(id, place);
            }
        });
        result.edges().forEach((id, place) -> {
            if (layout.edge(id).isEmpty()) {
                layout.put(id, place);
            }
        });
        compute();
        tell();
    }

    /** Something is computed elsewhere from the elements as they are now: nothing changes them until {@link #idle}. */
    public void busy() {
        readers++;
    }

    /** The computation is over: changes of the meantime are taken over. */
    public void idle() {
        readers--;
        refresh();
    }

    public boolean isBusy() {
        return readers > 0;
    }

    /** The elements that show any of these objects. */
    public List<DiagramElement> showing(Collection<? extends EObject> objects) {
        return objects.stream().flatMap(o -> diagram().showing(o).stream()).filter(DiagramElement::visible).toList();
    }
}
