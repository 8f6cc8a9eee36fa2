// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramNode.Kind;
import org.eastwest.viewpoint.internal.layout.NodeSizes.Size;
import org.eastwest.viewpoint.layout.Arranger.Progress;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.layout.Layout.NodePlace;
import org.eastwest.viewpoint.layout.Point;

/**
 * Places what has no place, area by area: the diagram, the regions of stacks, and the containers that keep their own
 * place. An area in which nothing has a place is given to the layout kernel with everything in it; in others only the
 * new nodes are, and stand together beside the old ones.
 */
public final class ElkArrangement {
    private static final double APART = 40;

    private final Diagram diagram;
    private final Layout layout;
    private final Progress progress;

    public ElkArrangement(Diagram diagram, Layout layout, Progress progress) {
        this.diagram = diagram;
        this.layout = layout;
        this.progress = progress;
    }

    /** @throws java.util.concurrent.CancellationException when the progress is cancelled */
    public void arrange() {
        new ElkProgress(progress).isCanceled();
        area(null, NodeSizes.visible(diagram.nodes()));
        progress.done(1, "");
    }

    private void area(DiagramNode holder, List<DiagramNode> nodes) {
        nodes.forEach(this::regions);
        List<DiagramNode> fresh = new ArrayList<>(nodes);
        fresh.removeIf(n -> layout.node(n.id()).isPresent());
        List<DiagramNode> placed = new ArrayList<>(nodes);
        placed.removeAll(fresh);
        Optional<Box> old = extent(placed);
        if (!fresh.isEmpty()) {
            new ElkGraphRun(diagram, layout, progress, holder).run(fresh, old.map(this::beside).orElse(null));
        }
        for (DiagramNode node : placed) {
            borders(node);
            if (node.kind() == Kind.CONTAINER) {
                area(node, NodeSizes.visible(node.children()));
            }
        }
    }

    /** The regions of a stack, and of the stacks inside a container, are areas of their own: their sizes come first. */
    private void regions(DiagramNode node) {
        if (node.kind() == Kind.HORIZONTAL_STACK || node.kind() == Kind.VERTICAL_STACK) {
            for (DiagramNode region : NodeSizes.visible(node.children())) {
                if (region.kind() == Kind.CONTAINER) {
                    area(region, NodeSizes.visible(region.children()));
                } else {
                    regions(region);
                }
            }
        } else if (node.kind() == Kind.CONTAINER && layout.node(node.id()).isEmpty()) {
            NodeSizes.visible(node.children()).forEach(this::regions);
        }
    }

    private Optional<Box> extent(List<DiagramNode> placed) {
        GeometryBuilder sizes = new GeometryBuilder(diagram, layout);
        return placed.stream().map(n -> {
            NodePlace p = layout.node(n.id()).orElseThrow();
            Size s = sizes.size(n);
            return new Box(p.x(), p.y(), s.width(), s.height());
        }).reduce(Box::union);
    }

    /** Where new nodes begin: across the direction in which the diagram grows. */
    private Point beside(Box old) {
        return NodeSizes.sideways(diagram) ? new Point(old.x(), old.bottom() + APART)
                : new Point(old.right() + APART, old.y());
    }

    /** New nodes on the border of an old one share its right side, from the top, where it is free. */
    private void borders(DiagramNode owner) {
        List<DiagramNode> fresh = NodeSizes.visible(owner.borders()).stream()
                .filter(b -> layout.node(b.id()).isEmpty()).toList();
        if (fresh.isEmpty()) {
            return;
        }
        Size size = new GeometryBuilder(diagram, layout).size(owner);
        List<Double> taken = new ArrayList<>();
        NodeSizes.visible(owner.borders()).forEach(b -> layout.node(b.id()).filter(p -> p.x() > size.width() / 2)
                .ifPresent(p -> taken.add(p.y())));
        double step = fresh.stream().mapToDouble(b -> Math.max(NodeSizes.least(b).height(),
                NodeSizes.beside(b).height()) + 4)
                .max().orElseThrow();
        double y = NodeSizes.headerHeight(owner) + step / 2;
        for (DiagramNode b : fresh) {
            while (isTaken(taken, y, step)) {
                y += step;
            }
            taken.add(y);
            Size s = NodeSizes.least(b);
            layout.put(b.id(), new NodePlace(size.width(), Math.min(y, size.height()), s.width(), s.height(), false));
        }
    }

    private static boolean isTaken(List<Double> taken, double y, double step) {
        return taken.stream().anyMatch(t -> Math.abs(t - y) < step);
    }
}
