// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Optional;
import java.util.stream.IntStream;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramNode.Kind;
import org.eastwest.viewpoint.diagram.EdgeAppearance;
import org.eastwest.viewpoint.diagram.Label;
import org.eastwest.viewpoint.internal.layout.NodeSizes.Size;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.OptionSpec;
import org.eastwest.viewpoint.internal.specification.BorderSide;
import org.eastwest.viewpoint.internal.specification.NodeSpec;
import org.eastwest.viewpoint.layout.Arranger.Progress;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.LabelPart;
import org.eastwest.viewpoint.layout.Layout.NodePlace;
import org.eastwest.viewpoint.layout.Point;
import org.eclipse.elk.alg.layered.options.InternalProperties;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.OrderingStrategy;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.math.ElkMargin;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.math.KVector;
import org.eclipse.elk.core.options.ContentAlignment;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.HierarchyHandling;
import org.eclipse.elk.core.options.NodeLabelPlacement;
import org.eclipse.elk.core.options.PortConstraints;
import org.eclipse.elk.core.options.PortLabelPlacement;
import org.eclipse.elk.core.options.PortSide;
import org.eclipse.elk.core.options.SizeConstraint;
import org.eclipse.elk.core.options.SizeOptions;
import org.eclipse.elk.graph.ElkConnectableShape;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkGraphElement;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkPort;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/** One run of the layout kernel: some nodes of an area with everything in them and the edges between them. */
final class ElkGraphRun {
    /** From so many edges on, fewer tries to avoid crossings: a minute is too long to wait. */
    private static final int MANY_EDGES = 2000;
    private static final int MANY_PORTS = 1_000_000;
    private static final double BETWEEN_NODES = 30;
    private static final double BETWEEN_LAYERS = 50;
    private static final double BETWEEN_EDGES = 12;
    private static final double FRAME = 12;
    /** Edges and ports stay away from corners. */
    private static final double CORNER = 10;
    /** Between a title and an edge that enters beside it. */
    private static final double TITLE_GAP = 6;
    /** So often room is made beside titles; each time what stands around them moves a little. */
    private static final int TRIES = 4;

    private final Diagram diagram;
    private final Layout layout;
    private final Progress progress;
    private final DiagramNode holder;
    private final GeometryBuilder sizes;
    private final List<OptionSpec> options;
    private final Map<DiagramNode, ElkNode> nodes = new LinkedHashMap<>();
    private final Map<DiagramNode, ElkPort> ports = new LinkedHashMap<>();
    private final Map<DiagramEdge, ElkEdge> edges = new LinkedHashMap<>();
    private final Map<ElkLabel, LabelPart> labels = new IdentityHashMap<>();
    /** Containers whose content begins so much further right, that edges from above enter beside the title. */
    private final Map<DiagramNode, Double> besideTitles = new IdentityHashMap<>();

    ElkGraphRun(Diagram diagram, Layout layout, Progress progress, DiagramNode holder) {
        this.diagram = diagram;
        this.layout = layout;
        this.progress = progress;
        this.holder = holder;
        this.sizes = new GeometryBuilder(diagram, layout);
        this.options = diagram.description().spec().layout().options();
    }

    /** Places nodes; {@code origin} is where the first stands, null when they are all there is. */
    void run(List<DiagramNode> fresh, Point origin) {
        ElkNode root = laidOut(fresh);
        for (int i = 1; i < TRIES && edges.size() <= MANY_EDGES && makeRoomBesideTitles(); i++) {
            root = laidOut(fresh);
        }
        take(root, shift(root, origin));
    }

    private ElkNode laidOut(List<DiagramNode> fresh) {
        nodes.clear();
        ports.clear();
        edges.clear();
        labels.clear();
        ElkNode root = ElkGraphUtil.createGraph();
        fresh.forEach(n -> add(n, root));
        diagram.edges().stream().filter(DiagramEdge::visible).forEach(this::add);
        configure(root);
        new RecursiveGraphLayoutEngine().layout(root, new ElkProgress(progress));
        return root;
    }

    /** Whether an edge crosses a title at the left; its container then gets as much room as that takes. */
    private boolean makeRoomBesideTitles() {
        boolean crossed = false;
        for (Map.Entry<DiagramNode, ElkNode> entry : nodes.entrySet()) {
            DiagramNode node = entry.getKey();
            if (!entry.getValue().getChildren().isEmpty() && titleAtLeft(node)) {
                double more = overlap(node, entry.getValue());
                crossed |= more > 0;
                besideTitles.merge(node, more, Double::sum);
            }
        }
        return crossed;
    }

    /** How far the title reaches beyond the leftmost edge that crosses it; 0 when none does. */
    private double overlap(DiagramNode node, ElkNode elk) {
        Point at = absolute(elk);
        Box title = title(node, at);
        double left = title.right();
        for (ElkEdge edge : edges.values()) {
            List<Point> points = points(edge);
            for (int i = 1; i < points.size(); i++) {
                Box part = dot(points.get(i - 1)).union(dot(points.get(i)));
                if (part.grown(edge.getProperty(CoreOptions.EDGE_THICKNESS) / 2).overlaps(title)) {
                    left = Math.min(left, Math.max(part.x(), title.x()));
                }
            }
        }
        return title.right() - left;
    }

    private static Box title(DiagramNode node, Point at) {
        return new Box(at.x(), at.y() - 1, NodeSizes.PADDING + NodeSizes.header(node).width() + TITLE_GAP,
                NodeSizes.headerHeight(node) + 1);
    }

    private static Box dot(Point point) {
        return new Box(point.x(), point.y(), 0, 0);
    }

    /** The way of an edge in the coordinates of the whole graph. */
    private static List<Point> points(ElkEdge edge) {
        if (edge.getSections().isEmpty()) {
            return List.of();
        }
        Point base = absolute(edge.getContainingNode());
        ElkEdgeSection section = edge.getSections().get(0);
        List<Point> points = new ArrayList<>();
        points.add(base.plus(section.getStartX(), section.getStartY()));
        section.getBendPoints().forEach(b -> points.add(base.plus(b.getX(), b.getY())));
        points.add(base.plus(section.getEndX(), section.getEndY()));
        return points;
    }

    /** Containers begin below their label; other areas where they are told. */
    private Point shift(ElkNode root, Point origin) {
        double left = root.getChildren().stream().mapToDouble(ElkNode::getX).min().orElse(0);
        double top = root.getChildren().stream().mapToDouble(ElkNode::getY).min().orElse(0);
        if (origin != null) {
            return origin.plus(-left, -top);
        }
        return holder == null ? new Point(0, 0)
                : new Point(NodeSizes.PADDING - left, NodeSizes.headerHeight(holder) + NodeSizes.PADDING / 2 - top);
    }

    private void configure(ElkNode root) {
        parent(root);
        boolean acrossHolders = edges.values().stream().anyMatch(e -> e.isHierarchical());
        root.setProperty(CoreOptions.HIERARCHY_HANDLING, acrossHolders ? HierarchyHandling.INCLUDE_CHILDREN
                : HierarchyHandling.SEPARATE_CHILDREN);
        if (edges.size() > MANY_EDGES) {
            root.setProperty(LayeredOptions.THOROUGHNESS, 1);
        }
        apply(root, "PARENT");
    }

    /** What every area and container has; the specification may say otherwise. */
    private void parent(ElkNode node) {
        node.setProperty(CoreOptions.ALGORITHM, diagram.description().spec().layout().algorithm());
        node.setProperty(CoreOptions.DIRECTION, Direction.DOWN);
        boolean straight = diagram.edges().stream().filter(DiagramEdge::visible)
                .allMatch(e -> e.appearance().routing() == EdgeAppearance.Routing.STRAIGHT);
        node.setProperty(CoreOptions.EDGE_ROUTING, straight ? EdgeRouting.POLYLINE : EdgeRouting.ORTHOGONAL);
        node.setProperty(CoreOptions.SPACING_NODE_NODE, BETWEEN_NODES);
        node.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, BETWEEN_LAYERS);
        node.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, BETWEEN_EDGES);
        node.setProperty(CoreOptions.SPACING_EDGE_NODE, BETWEEN_EDGES);
        node.setProperty(CoreOptions.SPACING_EDGE_EDGE, BETWEEN_EDGES);
        node.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, BETWEEN_EDGES);
        node.setProperty(CoreOptions.SPACING_EDGE_LABEL, 3.0);
        node.setProperty(CoreOptions.SPACING_PORT_PORT, 6.0);
        // Its time grows with the square of a layer's size.
        node.setProperty(LayeredOptions.CONSIDER_MODEL_ORDER_STRATEGY, edges.size() > MANY_EDGES ? OrderingStrategy.NONE
                : OrderingStrategy.PREFER_NODES);
        // ELK 0.12.1 counts them for the outermost area alone and then fails on edges within a container.
        node.setProperty(InternalProperties.MAX_MODEL_ORDER_NODES, (int) diagram.allNodes().count() + 1);
    }

    private void apply(ElkGraphElement element, String target) {
        options.stream().filter(o -> o.targets().contains(target))
                .forEach(o -> ElkOptions.set(element, o.id(), o.value()));
    }

    private void add(DiagramNode node, ElkNode parent) {
        ElkNode elk = ElkGraphUtil.createNode(parent);
        nodes.put(node, elk);
        List<DiagramNode> borders = NodeSizes.visible(node.borders());
        List<DiagramNode> children = node.kind() == Kind.CONTAINER ? NodeSizes.visible(node.children()) : List.of();
        Size least = children.isEmpty() ? sizes.size(node) : NodeSizes.least(node);
        elk.setDimensions(least.width(), least.height());
        label(node, elk, !children.isEmpty() || !borders.isEmpty());
        if (!children.isEmpty()) {
            parent(elk);
            elk.setProperty(CoreOptions.PADDING, new ElkPadding(FRAME, FRAME, FRAME,
                    FRAME + besideTitle(node)));
            if (NodeSizes.sideways(diagram)) {
                // A title that is wider than the content would leave the content at the left.
                elk.setProperty(CoreOptions.CONTENT_ALIGNMENT, ContentAlignment.topCenter());
            }
            apply(elk, "PARENT");
        }
        if (children.isEmpty() && borders.isEmpty()) {
            elk.setProperty(CoreOptions.NODE_SIZE_CONSTRAINTS, EnumSet.noneOf(SizeConstraint.class));
        } else {
            elk.setProperty(CoreOptions.NODE_SIZE_CONSTRAINTS, EnumSet.allOf(SizeConstraint.class));
            elk.setProperty(CoreOptions.NODE_SIZE_MINIMUM, new KVector(least.width(), least.height()));
            elk.setProperty(CoreOptions.NODE_SIZE_OPTIONS, EnumSet.of(SizeOptions.COMPUTE_PADDING,
                    SizeOptions.ASYMMETRICAL));
            elk.setProperty(CoreOptions.SPACING_PORTS_SURROUNDING, new ElkMargin(CORNER));
            elk.setProperty(CoreOptions.PORT_LABELS_PLACEMENT, EnumSet.of(PortLabelPlacement.INSIDE,
                    PortLabelPlacement.NEXT_TO_PORT_IF_POSSIBLE));
        }
        apply(elk, "NODE");
        for (int i = 0; i < borders.size(); i++) {
            port(borders.get(i), elk, i);
        }
        children.forEach(c -> add(c, elk));
    }

    private void label(DiagramNode node, ElkNode elk, boolean header) {
        if (node.label().isEmpty()) {
            return;
        }
        if (node.label().onBorder()) {
            label(elk, NodeSizes.beside(node)).setProperty(CoreOptions.NODE_LABELS_PLACEMENT,
                    NodeSizes.sideways(diagram)
                    ? EnumSet.of(NodeLabelPlacement.OUTSIDE, NodeLabelPlacement.V_BOTTOM, NodeLabelPlacement.H_CENTER)
                    : EnumSet.of(NodeLabelPlacement.OUTSIDE, NodeLabelPlacement.V_CENTER, NodeLabelPlacement.H_RIGHT));
        } else if (header) {
            LabelBlock block = NodeSizes.header(node);
            ElkLabel label = label(elk, block);
            label.setHeight(NodeSizes.headerHeight(node));
            label.setWidth(block.width() + 2 * NodeSizes.PADDING);
            label.setProperty(CoreOptions.NODE_LABELS_PLACEMENT,
                    EnumSet.of(NodeLabelPlacement.INSIDE, NodeLabelPlacement.V_TOP, NodeLabelPlacement.H_CENTER));
            elk.setProperty(CoreOptions.NODE_LABELS_PADDING, new ElkPadding(0));
        }
    }

    /** How much further right the content of a container begins; where there is no time to try, below no title. */
    private double besideTitle(DiagramNode node) {
        return diagram.edges().size() > MANY_EDGES && titleAtLeft(node) ? NodeSizes.header(node).width()
                : besideTitles.getOrDefault(node, 0.0);
    }

    private boolean titleAtLeft(DiagramNode node) {
        return !node.label().isEmpty() && !node.label().onBorder()
                && node.label().alignment() == Label.Alignment.LEFT && !NodeSizes.sideways(diagram);
    }

    private static ElkLabel label(ElkGraphElement owner, LabelBlock block) {
        ElkLabel label = ElkGraphUtil.createLabel(block.label().text(), owner);
        label.setDimensions(block.width(), block.height());
        return label;
    }

    /** The sides that a specification allows a node on a border; null when it may stand anywhere. */
    private PortSide side(DiagramNode node) {
        if (!(diagram.description().spec().mappings().get(node.mapping()) instanceof NodeSpec spec)) {
            return null;
        }
        Set<BorderSide> sides = spec.style(node.appearance().style()).sides();
        return sides.size() == 1 ? PortSide.valueOf(sides.iterator().next().name()) : null;
    }

    /** Clockwise, as the kernel counts: in the order of the model from left to right and from top to bottom. */
    private static void order(ElkPort port, PortSide side, int place) {
        port.getParent().setProperty(CoreOptions.PORT_CONSTRAINTS, PortConstraints.FIXED_ORDER);
        port.setProperty(CoreOptions.PORT_SIDE, side);
        boolean backwards = side == PortSide.SOUTH || side == PortSide.WEST;
        port.setProperty(CoreOptions.PORT_INDEX, side.ordinal() * MANY_PORTS + (backwards ? MANY_PORTS - place : place));
    }

    private void port(DiagramNode node, ElkNode owner, int place) {
        ElkPort port = ElkGraphUtil.createPort(owner);
        Size size = NodeSizes.least(node);
        port.setDimensions(size.width(), size.height());
        port.setProperty(CoreOptions.PORT_BORDER_OFFSET, -size.width() / 2);
        if (!node.label().isEmpty() && node.label().onBorder()) {
            LabelBlock block = NodeSizes.beside(node);
            label(port, block).setDimensions(block.width() + 2 * NodeSizes.LABEL_GAP, block.height() + 2);
        }
        PortSide side = side(node);
        if (side != null) {
            order(port, side, 2 * place);
        }
        apply(port, "PORTS");
        ports.put(node, port);
    }

    private void add(DiagramEdge edge) {
        ElkConnectableShape source = shape(edge.source());
        ElkConnectableShape target = shape(edge.target());
        if (source == null || target == null || source == target && edge.source() != edge.target()) {
            return;
        }
        ElkEdge elk = ElkGraphUtil.createSimpleEdge(anchor(edge.source(), source, true),
                anchor(edge.target(), target, false));
        edges.put(edge, elk);
        EdgeAppearance a = edge.appearance();
        elk.setProperty(CoreOptions.EDGE_THICKNESS, (double) a.width());
        label(elk, a.beginLabel(), EdgeLabelPlacement.TAIL, LabelPart.BEGIN);
        label(elk, a.centerLabel(), EdgeLabelPlacement.CENTER, LabelPart.CENTER);
        label(elk, a.endLabel(), EdgeLabelPlacement.HEAD, LabelPart.END);
        apply(elk, "EDGE");
    }

    /** Beside ports an edge needs a place of its own, or the kernel squeezes it into a corner. */
    private ElkConnectableShape anchor(DiagramNode node, ElkConnectableShape shape, boolean leaves) {
        if (!(shape instanceof ElkNode elk) || NodeSizes.visible(node.borders()).isEmpty()) {
            return shape;
        }
        ElkPort port = ElkGraphUtil.createPort(elk);
        port.setDimensions(0, 0);
        List<DiagramNode> sided = NodeSizes.visible(node.borders()).stream().filter(b -> side(b) != null).toList();
        if (!sided.isEmpty()) {
            PortSide side = NodeSizes.sideways(diagram) ? leaves ? PortSide.EAST : PortSide.WEST
                    : leaves ? PortSide.SOUTH : PortSide.NORTH;
            List<Integer> there = IntStream.range(0, node.borders().size()).filter(i -> side(node.borders().get(i)) == side)
                    .boxed().toList();
            order(port, side, there.isEmpty() ? 1 : 2 * there.get(there.size() / 2) - 1);
        }
        return port;
    }

    private void label(ElkEdge edge, Label label, EdgeLabelPlacement placement, LabelPart part) {
        if (!label.isEmpty()) {
            ElkLabel elk = label(edge, LabelBlock.of(label));
            elk.setProperty(CoreOptions.EDGE_LABELS_PLACEMENT, placement);
            apply(elk, "LABEL");
            labels.put(elk, part);
        }
    }

    /** The node, or the one around it that is placed as a whole. */
    private ElkConnectableShape shape(DiagramNode node) {
        for (DiagramNode n = node; n != null; n = n.parent().orElse(null)) {
            if (ports.containsKey(n)) {
                return ports.get(n);
            }
            if (nodes.containsKey(n)) {
                return nodes.get(n);
            }
        }
        return null;
    }

    private void take(ElkNode root, Point shift) {
        nodes.forEach((node, elk) -> {
            Point by = elk.getParent() == root ? shift : new Point(0, 0);
            layout.put(node.id(), new NodePlace(elk.getX() + by.x(), elk.getY() + by.y(), elk.getWidth(),
                    elk.getHeight(), false));
        });
        ports.forEach((node, elk) -> layout.put(node.id(), new NodePlace(elk.getX() + elk.getWidth() / 2,
                elk.getY() + elk.getHeight() / 2, elk.getWidth(), elk.getHeight(), false)));
        ways(root).forEach((edge, way) -> take(edge, way, shift));
    }

    /** The ways of the edges in the coordinates of the whole graph. */
    private Map<DiagramEdge, Kinks.Way> ways(ElkNode root) {
        Map<DiagramEdge, Kinks.Way> ways = new LinkedHashMap<>();
        edges.forEach((edge, elk) -> {
            if (!elk.getSections().isEmpty()) {
                ways.put(edge, way(elk, root));
            }
        });
        if (edges.size() <= MANY_EDGES) {
            Kinks.straighten(ways.values(), obstacles(), NodeSizes.sideways(diagram));
        }
        return ways;
    }

    private Kinks.Way way(ElkEdge elk, ElkNode root) {
        ElkNode around = elk.getContainingNode();
        Point base = absolute(around);
        Map<LabelPart, Box> placed = new EnumMap<>(LabelPart.class);
        elk.getLabels().forEach(l -> placed.put(labels.get(l), new Box(l.getX() + base.x(), l.getY() + base.y(),
                l.getWidth(), l.getHeight())));
        Optional<Box> frame = around == root ? Optional.empty()
                : Optional.of(new Box(base.x(), base.y(), around.getWidth(), around.getHeight()).grown(-FRAME / 2));
        return new Kinks.Way(points(elk), placed, frame);
    }

    /** Nodes, and of containers their titles. */
    private List<Box> obstacles() {
        List<Box> obstacles = new ArrayList<>();
        nodes.forEach((node, elk) -> {
            Point at = absolute(elk);
            obstacles.add(elk.getChildren().isEmpty() ? new Box(at.x(), at.y(), elk.getWidth(), elk.getHeight())
                    : title(node, at));
        });
        return obstacles;
    }

    private void take(DiagramEdge edge, Kinks.Way way, Point shift) {
        DiagramNode common = Holders.common(edge);
        Point home = nodes.containsKey(common) ? absolute(nodes.get(common)) : new Point(-shift.x(), -shift.y());
        List<Point> points = way.points().stream().map(p -> p.plus(-home.x(), -home.y())).toList();
        Map<LabelPart, Point> placed = new EnumMap<>(LabelPart.class);
        way.labels().forEach((part, box) -> placed.put(part, box.center().plus(-home.x(), -home.y())));
        layout.put(edge.id(), new EdgePlace(points, placed, false));
    }

    private static Point absolute(ElkNode node) {
        Point at = new Point(0, 0);
        for (ElkNode n = node; n != null && n.getParent() != null; n = n.getParent()) {
            at = at.plus(n.getX(), n.getY());
        }
        return at;
    }
}
