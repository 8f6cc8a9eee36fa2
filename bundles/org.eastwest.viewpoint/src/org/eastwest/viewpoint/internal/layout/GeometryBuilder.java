// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eastwest.viewpoint.diagram.Decoration;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramNode.Kind;
import org.eastwest.viewpoint.diagram.EdgeAppearance;
import org.eastwest.viewpoint.diagram.Gauge;
import org.eastwest.viewpoint.diagram.Label;
import org.eastwest.viewpoint.internal.layout.NodeSizes.Size;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry;
import org.eastwest.viewpoint.layout.DiagramGeometry.EdgeShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.GaugeBox;
import org.eastwest.viewpoint.layout.DiagramGeometry.LabelShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.Mark;
import org.eastwest.viewpoint.layout.DiagramGeometry.NodeShape;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.LabelPart;
import org.eastwest.viewpoint.layout.Layout.NodePlace;
import org.eastwest.viewpoint.layout.Point;

/**
 * Computes the geometry of a diagram from its layout: sizes from the inside out, places from the outside in. Of an
 * earlier geometry it keeps what no change touched; the result is the same as without it.
 */
public final class GeometryBuilder {
    private static final double MARK = 14;
    private static final double MARK_GAP = 2;
    private static final double END_LABEL = 10;
    private static final double TOUCH = 1.5;

    private final Diagram diagram;
    private final Layout layout;
    private final boolean sideways;
    private final DiagramGeometry before;
    private final Touched touched;
    private final Set<DiagramNode> moved = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<DiagramNode, Size> sizes = new IdentityHashMap<>();
    private final Map<DiagramNode, Box> boxes = new IdentityHashMap<>();
    private final Map<String, NodeShape> nodes = new LinkedHashMap<>();
    private final Map<String, EdgeShape> edges = new LinkedHashMap<>();

    public GeometryBuilder(Diagram diagram, Layout layout) {
        this(diagram, layout, new DiagramGeometry(Map.of(), Map.of()), new Touched());
    }

    /**
     * @param before of the same diagram and layout
     * @param touched all that changed in either since then
     */
    public GeometryBuilder(Diagram diagram, Layout layout, DiagramGeometry before, Touched touched) {
        this.before = before;
        this.touched = touched;
        this.diagram = diagram;
        this.layout = layout;
        this.sideways = NodeSizes.sideways(diagram);
    }

    public DiagramGeometry build() {
        for (DiagramNode node : NodeSizes.visible(diagram.nodes())) {
            Size size = size(node);
            Point at = layout.node(node.id()).map(p -> new Point(p.x(), p.y())).orElse(new Point(0, 0));
            place(node, new Box(at.x(), at.y(), size.width(), size.height()));
        }
        if (edgesStay()) {
            return before.withNodes(nodes);
        }
        for (DiagramEdge edge : diagram.edges()) {
            if (edge.visible()) {
                edges.put(edge.id(), kept(edge).orElseGet(() -> shape(edge)));
            }
        }
        return new DiagramGeometry(nodes, edges);
    }

    /** Whether the same edges join the same boxes as before. */
    private boolean edgesStay() {
        return !nodes.isEmpty() && !touched.hasEdges() && moved.isEmpty() && nodes.size() == before.nodes().size();
    }

    /** What is known of a node from before, and is as it was: so is all that stands in it and on its border. */
    private Optional<NodeShape> kept(DiagramNode node) {
        return touched.has(node) ? Optional.empty() : before.node(node.id()).filter(shape -> shape.node() == node);
    }

    private Optional<EdgeShape> kept(DiagramEdge edge) {
        return touched.has(edge) || moved(edge.source()) || moved(edge.target()) ? Optional.empty()
                : before.edge(edge.id()).filter(shape -> shape.edge() == edge);
    }

    /** Whether a node or what holds it has another box than before. */
    private boolean moved(DiagramNode node) {
        if (moved.isEmpty()) {
            return false;
        }
        return moved.contains(node) || node.parent().filter(this::moved).isPresent();
    }

    /** A node that stands where it stood: nothing in it and on its border moves. */
    private void keep(NodeShape shape) {
        DiagramNode node = shape.node();
        boxes.put(node, shape.box());
        nodes.put(node.id(), shape);
        keep(node.borders());
        keep(node.children());
    }

    private void keep(List<DiagramNode> inner) {
        for (DiagramNode node : inner) {
            if (node.appearance().visible()) {
                keep(before.node(node.id()).orElseThrow());
            }
        }
    }

    /** The size of a node with what is in it. */
    Size size(DiagramNode node) {
        Size known = sizes.get(node);
        if (known == null) {
            known = sizeBefore(node).orElse(null);
        }
        if (known == null) {
            known = switch (node.kind()) {
                case CONTAINER -> container(node);
                case HORIZONTAL_STACK, VERTICAL_STACK -> stack(node);
                default -> NodeSizes.least(node);
            };
            Optional<NodePlace> place = layout.node(node.id());
            if (place.isPresent() && !node.onBorder() && grows(node)) {
                known = known.atLeast(place.get().width(), place.get().height());
            }
            sizes.put(node, known);
        }
        return known;
    }

    /** Where a node stands freely its box has its size; elsewhere its holder may have stretched it. */
    private Optional<Size> sizeBefore(DiagramNode node) {
        boolean free = !node.onBorder() && node.parent().map(p -> p.kind() == Kind.CONTAINER).orElse(true);
        return free ? kept(node).map(shape -> new Size(shape.box().width(), shape.box().height())) : Optional.empty();
    }

    /** A node with a size of its own keeps it, unless a user gave it another. */
    private boolean grows(DiagramNode node) {
        return node.kind() != Kind.NODE || !node.borders().isEmpty()
                || layout.node(node.id()).map(NodePlace::byUser).orElse(false)
                || node.appearance().width() <= 0 || node.appearance().height() <= 0;
    }

    private Size container(DiagramNode node) {
        Size size = NodeSizes.least(node);
        double width = size.width();
        double height = size.height();
        for (DiagramNode child : NodeSizes.visible(node.children())) {
            Point at = inside(node, child);
            Size s = size(child);
            Size beside = beside(child);
            double gap = beside.height() == 0 ? 0 : NodeSizes.LABEL_GAP;
            double below = sideways ? beside.height() + gap : Math.max(0, (beside.height() - s.height()) / 2);
            double wider = sideways ? Math.max(0, (beside.width() - s.width()) / 2) : beside.width() + gap;
            width = Math.max(width, at.x() + s.width() + wider + NodeSizes.PADDING);
            height = Math.max(height, at.y() + s.height() + below + NodeSizes.PADDING);
        }
        return new Size(width, height);
    }

    /** The size of a label beside a node; none for one inside. */
    private Size beside(DiagramNode node) {
        if (!node.label().onBorder()) {
            return new Size(0, 0);
        }
        return kept(node).map(shape -> new Size(shape.label().box().width(), shape.label().box().height()))
                .orElseGet(() -> {
                    LabelBlock block = NodeSizes.beside(node);
                    return new Size(block.width(), block.height());
                });
    }

    /** Where a child stands in a container: never on its label or beyond its sides. */
    private Point inside(DiagramNode container, DiagramNode child) {
        Point at = layout.node(child.id()).map(p -> new Point(p.x(), p.y())).orElse(new Point(0, 0));
        double least = NodeSizes.PADDING / 2 + NodeSizes.borderWidth(container);
        return new Point(Math.max(least, at.x()), Math.max(Math.max(least, NodeSizes.headerHeight(container)), at.y()));
    }

    private Size stack(DiagramNode node) {
        boolean horizontal = node.kind() == Kind.HORIZONTAL_STACK;
        double along = 0;
        double across = 0;
        for (DiagramNode child : NodeSizes.visible(node.children())) {
            Size s = size(child);
            along += horizontal ? s.width() : s.height();
            across = Math.max(across, horizontal ? s.height() : s.width());
        }
        double header = NodeSizes.headerHeight(node);
        return horizontal ? NodeSizes.least(node).atLeast(along, across + header)
                : NodeSizes.least(node).atLeast(across, along + header);
    }

    private void place(DiagramNode node, Box box) {
        kept(node).filter(shape -> shape.box().equals(box)).ifPresentOrElse(this::keep, () -> placeAnew(node, box));
    }

    private void placeAnew(DiagramNode node, Box box) {
        if (before.node(node.id()).filter(shape -> shape.box().equals(box)).isEmpty()) {
            moved.add(node);
        }
        boxes.put(node, box);
        nodes.put(node.id(), new NodeShape(node, box, label(node, box), gauges(node, box), marks(node, box)));
        List<DiagramNode> borders = NodeSizes.visible(node.borders());
        for (int i = 0; i < borders.size(); i++) {
            placeOnBorder(borders.get(i), box, i, borders.size());
        }
        switch (node.kind()) {
            case CONTAINER -> NodeSizes.visible(node.children()).forEach(c -> {
                Point at = inside(node, c);
                place(c, new Box(box.x() + at.x(), box.y() + at.y(), size(c).width(), size(c).height()));
            });
            case LIST -> placeItems(node, box);
            case HORIZONTAL_STACK, VERTICAL_STACK -> placeStack(node, box);
            default -> { }
        }
    }

    private void placeItems(DiagramNode node, Box box) {
        double y = box.y() + NodeSizes.headerHeight(node) + NodeSizes.LINE_GAP;
        for (DiagramNode item : NodeSizes.visible(node.children())) {
            double height = NodeSizes.itemHeight(item);
            place(item, new Box(box.x() + NodeSizes.borderWidth(node), y,
                    box.width() - 2 * NodeSizes.borderWidth(node), height));
            y += height;
        }
    }

    /** The last region takes what is left. */
    private void placeStack(DiagramNode node, Box box) {
        boolean horizontal = node.kind() == Kind.HORIZONTAL_STACK;
        double header = NodeSizes.headerHeight(node);
        double x = box.x();
        double y = box.y() + header;
        List<DiagramNode> regions = NodeSizes.visible(node.children());
        for (int i = 0; i < regions.size(); i++) {
            boolean last = i == regions.size() - 1;
            Size s = size(regions.get(i));
            double width = !horizontal || last ? box.right() - x : s.width();
            double height = horizontal || last ? box.bottom() - y : s.height();
            place(regions.get(i), new Box(x, y, width, height));
            x += horizontal ? width : 0;
            y += horizontal ? 0 : height;
        }
    }

    private void placeOnBorder(DiagramNode node, Box owner, int index, int count) {
        Size s = NodeSizes.least(node);
        Point middle = layout.node(node.id()).map(p -> Sides.snap(owner, owner.x() + p.x(), owner.y() + p.y()))
                .orElseGet(() -> new Point(owner.right(), owner.y() + owner.height() * (index + 1) / (count + 1)));
        place(node, new Box(middle.x() - s.width() / 2, middle.y() - s.height() / 2, s.width(), s.height()));
        NodeShape shape = nodes.get(node.id());
        if (node.label().onBorder() && !node.label().isEmpty()) {
            nodes.put(node.id(), new NodeShape(node, shape.box(), Sides.labelInside(owner, shape.box(),
                    NodeSizes.beside(node)), shape.gauges(), shape.marks()));
        }
    }

    /** A label beside a node stands where no edge leaves: below it or at its right. */
    private LabelShape label(DiagramNode node, Box box) {
        Label label = node.label();
        if (label.onBorder() && node.kind() != Kind.LIST_ITEM) {
            LabelBlock block = NodeSizes.beside(node);
            return block.at(sideways
                    ? new Box(box.center().x() - block.width() / 2, box.bottom() + NodeSizes.LABEL_GAP,
                            block.width(), block.height())
                    : new Box(box.right() + NodeSizes.LABEL_GAP, box.center().y() - block.height() / 2, block.width(),
                            block.height()));
        }
        if (node.kind() == Kind.LIST_ITEM) {
            LabelBlock block = LabelBlock.within(label, box.width() - NodeSizes.PADDING);
            return block.at(new Box(box.x() + NodeSizes.PADDING / 2, box.y() + (box.height() - block.height()) / 2,
                    label.alignment() == Label.Alignment.CENTER ? block.width() : box.width() - NodeSizes.PADDING,
                    block.height()));
        }
        boolean header = node.kind().holds() && (!NodeSizes.visible(node.children()).isEmpty()
                || !NodeSizes.visible(node.borders()).isEmpty());
        return header ? header(node, box) : middle(node, box);
    }

    private static LabelShape header(DiagramNode node, Box box) {
        double room = box.width() - 2 * NodeSizes.PADDING;
        LabelBlock block = LabelBlock.within(node.label(), room);
        return block.at(new Box(box.x() + NodeSizes.PADDING, box.y() + NodeSizes.borderWidth(node)
                + NodeSizes.LINE_GAP, room,
                block.height()));
    }

    private static LabelShape middle(DiagramNode node, Box box) {
        double share = NodeSizes.share(node.appearance().shape());
        double gap = node.kind().holds() || node.appearance().width() <= 0 ? NodeSizes.PADDING : 2;
        double room = Math.max(0, box.width() * share - 2 * gap);
        LabelBlock block = LabelBlock.within(node.label(), room).cut(box.height() * share, room);
        return block.at(new Box(box.center().x() - room / 2, box.center().y() - block.height() / 2, room,
                block.height()));
    }

    private static List<GaugeBox> gauges(DiagramNode node, Box box) {
        List<Gauge> sections = node.appearance().gauges();
        List<GaugeBox> placed = new ArrayList<>();
        double height = box.height() / Math.max(1, sections.size());
        for (int i = 0; i < sections.size(); i++) {
            Gauge g = sections.get(i);
            Box section = new Box(box.x(), box.y() + i * height, box.width(), height);
            placed.add(new GaugeBox(section, new Box(section.x(), section.y(), section.width() * g.part(), height),
                    g.background(), g.foreground()));
        }
        return placed;
    }

    private static List<Mark> marks(DiagramElement element, Box box) {
        List<Mark> marks = new ArrayList<>();
        Map<Decoration.Position, Integer> taken = new LinkedHashMap<>();
        for (Decoration d : element.decorations()) {
            int n = taken.merge(d.position(), 1, Integer::sum) - 1;
            marks.add(new Mark(markBox(box, d.position(), n), Optional.of(d)));
        }
        if (!element.violations().isEmpty()) {
            int n = taken.getOrDefault(Decoration.Position.SOUTH_EAST, 0);
            marks.add(new Mark(markBox(box, Decoration.Position.SOUTH_EAST, n), Optional.empty()));
        }
        return marks;
    }

    /** Several marks at one place stand side by side, towards the middle. */
    private static Box markBox(Box box, Decoration.Position position, int n) {
        String name = position.name();
        double shift = n * (MARK + MARK_GAP);
        double x = name.endsWith("WEST") ? box.x() + MARK_GAP + shift
                : name.endsWith("EAST") ? box.right() - MARK - MARK_GAP - shift : box.center().x() - MARK / 2 + shift;
        double y = name.startsWith("NORTH") ? box.y() + MARK_GAP
                : name.startsWith("SOUTH") ? box.bottom() - MARK - MARK_GAP : box.center().y() - MARK / 2;
        return new Box(x, y, MARK, MARK);
    }

    private EdgeShape shape(DiagramEdge edge) {
        Box source = boxes.get(edge.source());
        Box target = boxes.get(edge.target());
        Optional<EdgePlace> place = layout.edge(edge.id()).map(p -> from(Holders.common(edge), p))
                .filter(p -> p.byUser() || touches(p, source, target));
        List<Point> points = place.map(EdgePlace::points).orElseGet(() -> EdgeRouter.route(source, target,
                edge.appearance().routing() != EdgeAppearance.Routing.STRAIGHT));
        Map<LabelPart, Point> labels = place.map(EdgePlace::labels).orElse(Map.of());
        EdgeAppearance a = edge.appearance();
        Point middle = EdgeRouter.along(points, 0.5);
        LabelShape center = label(a.centerLabel(), labels.get(LabelPart.CENTER), middle, points);
        return new EdgeShape(edge, points, label(a.beginLabel(), labels.get(LabelPart.BEGIN),
                EdgeRouter.fromStart(points, END_LABEL), points), center, label(a.endLabel(), labels.get(LabelPart.END),
                EdgeRouter.fromEnd(points, END_LABEL), points), marks(edge, new Box(middle.x(), middle.y(), 0, 0)));
    }

    /** Ways are relative to what holds both ends. */
    private EdgePlace from(DiagramNode holder, EdgePlace place) {
        if (holder == null) {
            return place;
        }
        Box home = boxes.get(holder);
        Map<LabelPart, Point> labels = new EnumMap<>(LabelPart.class);
        place.labels().forEach((part, p) -> labels.put(part, p.plus(home.x(), home.y())));
        return new EdgePlace(place.points().stream().map(p -> p.plus(home.x(), home.y())).toList(), labels,
                place.byUser());
    }

    /** A way is of use as long as its ends are where the nodes are. */
    private static boolean touches(EdgePlace place, Box source, Box target) {
        return Sides.onOutline(source, place.points().get(0), TOUCH)
                && Sides.onOutline(target, place.points().get(place.points().size() - 1), TOUCH);
    }

    private static LabelShape label(Label label, Point own, Point otherwise, List<Point> points) {
        LabelBlock block = LabelBlock.of(label);
        if (own != null) {
            return block.around(own);
        }
        boolean steep = EdgeRouter.steepAt(points, otherwise);
        return block.around(steep ? otherwise.plus(block.width() / 2 + NodeSizes.LABEL_GAP, 0)
                : otherwise.plus(0, -block.height() / 2 - NodeSizes.LABEL_GAP));
    }
}
