// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.List;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramNode.Kind;
import org.eastwest.viewpoint.diagram.NodeAppearance;
import org.eastwest.viewpoint.diagram.Shape;

/** How much room nodes need: their labels, their lists, what the specification says. Pixels. */
final class NodeSizes {
    /** Between an outline and what is inside. */
    static final double PADDING = 8;
    /** Above and below the text of a header or a line of a list. */
    static final double LINE_GAP = 3;
    /** Between the node and a label beside it. */
    static final double LABEL_GAP = 3;
    private static final double EMPTY_WIDTH = 60;
    private static final double EMPTY_HEIGHT = 30;
    private static final double WIDEST_LABEL = 260;
    /** The part of an outline's width and height in which a text fits. */
    private static final double ELLIPSE = 0.72;
    private static final double HALF = 0.55;
    /** A node whose text needs more lines than were thought of grows so much at most; what is longer is cut. */
    private static final double GROWTH = 2;

    private NodeSizes() {
    }

    /** A size in pixels. */
    record Size(double width, double height) {
        Size atLeast(double w, double h) {
            return new Size(Math.max(width, w), Math.max(height, h));
        }
    }

    static List<DiagramNode> visible(List<DiagramNode> nodes) {
        return nodes.stream().filter(n -> n.appearance().visible()).toList();
    }

    /** The share of the outline that a text may fill. */
    static double share(Shape shape) {
        return switch (shape) {
            case ELLIPSE, DOT, RING -> ELLIPSE;
            case LOZENGE, TRIANGLE, PARALLELOGRAM -> HALF;
            default -> 1;
        };
    }

    /** The label of a container or a list at its top. */
    static LabelBlock header(DiagramNode node) {
        int width = node.appearance().width();
        return LabelBlock.within(node.label(), width > 0 ? Math.max(width - 2 * PADDING, 0) : WIDEST_LABEL);
    }

    /** From the top of a container to below its label. */
    static double headerHeight(DiagramNode node) {
        double label = node.label().isEmpty() || node.label().onBorder() ? 0 : header(node).height();
        return label == 0 ? 0 : label + 2 * LINE_GAP + borderWidth(node);
    }

    static double borderWidth(DiagramNode node) {
        return node.appearance().border().width();
    }

    /** The least size of a node without looking at what stands freely in it. */
    static Size least(DiagramNode node) {
        NodeAppearance a = node.appearance();
        Size own = switch (node.kind()) {
            case LIST -> list(node);
            case LIST_ITEM -> new Size(LabelBlock.of(node.label()).width() + 2 * PADDING, itemHeight(node));
            case NODE -> leaf(node);
            default -> header(node).isEmptyLabel() ? new Size(EMPTY_WIDTH, EMPTY_HEIGHT)
                    : new Size(header(node).width() + 2 * PADDING, headerHeight(node) + PADDING);
        };
        return node.kind().holds() ? own.atLeast(a.width(), a.height()) : own;
    }

    private static Size list(DiagramNode node) {
        double width = header(node).isEmptyLabel() ? 0 : header(node).width() + 2 * PADDING;
        double height = headerHeight(node) + LINE_GAP;
        for (DiagramNode item : visible(node.children())) {
            Size size = least(item);
            width = Math.max(width, Math.min(size.width(), WIDEST_LABEL + 2 * PADDING));
            height += size.height();
        }
        return new Size(width, height + LINE_GAP + borderWidth(node));
    }

    static double itemHeight(DiagramNode item) {
        return Math.max(LabelBlock.of(item.label()).height(), LabelBlock.ICON) + LINE_GAP;
    }

    private static Size leaf(DiagramNode node) {
        NodeAppearance a = node.appearance();
        boolean inside = !node.label().onBorder();
        LabelBlock label = LabelBlock.within(node.label(), WIDEST_LABEL);
        double share = share(a.shape());
        double width = a.width() > 0 ? a.width()
                : inside && !label.isEmptyLabel() ? (label.width() + 2 * PADDING) / share : EMPTY_HEIGHT;
        double height = a.height() > 0 ? a.height()
                : inside && !label.isEmptyLabel() ? (label.height() + PADDING) / share : EMPTY_HEIGHT;
        return new Size(width, inside && standsFreely(node) ? Math.max(height, Math.min(GROWTH * height,
                (LabelBlock.within(node.label(), width * share - 2 * PADDING).height() + PADDING) / share)) : height);
    }

    /** What stands in a row or a column is as high as its neighbours. */
    private static boolean standsFreely(DiagramNode node) {
        return !node.onBorder() && node.parent().map(p -> p.kind() == DiagramNode.Kind.CONTAINER).orElse(true);
    }

    /** Whether a diagram grows sideways: edges leave at the left and the right of nodes then, else above and below. */
    static boolean sideways(Diagram diagram) {
        return diagram.description().spec().layout().options().stream()
                .anyMatch(o -> o.id().equals("org.eclipse.elk.direction")
                        && (o.value().equals("RIGHT") || o.value().equals("LEFT")));
    }

    /** A label beside a node, in lines no wider than is usual. */
    static LabelBlock beside(DiagramNode node) {
        return LabelBlock.within(node.label(), WIDEST_LABEL / 2);
    }
}
