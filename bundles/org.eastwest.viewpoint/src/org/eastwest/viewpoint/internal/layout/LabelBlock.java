// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eastwest.viewpoint.diagram.Label;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.ImageBox;
import org.eastwest.viewpoint.layout.DiagramGeometry.LabelShape;
import org.eastwest.viewpoint.layout.DiagramGeometry.TextLine;
import org.eastwest.viewpoint.layout.Point;
import org.eastwest.viewpoint.layout.TextMetrics;

/** The lines of a label and the room they take. */
record LabelBlock(Label label, List<String> lines, double width, double height) {
    static final double ICON = 16;
    private static final double ICON_GAP = 4;

    /** A label broken at its own line breaks only. */
    static LabelBlock of(Label label) {
        return within(label, Double.MAX_VALUE);
    }

    /** A label in lines no wider than there is room; single words that are wider are cut. */
    static LabelBlock within(Label label, double room) {
        if (label.isEmpty()) {
            return new LabelBlock(label, List.of(), 0, 0);
        }
        double icon = icon(label);
        List<String> lines = new ArrayList<>();
        if (!label.text().isEmpty()) {
            for (String line : TextMetrics.wrap(label.text(), label.font(), room - icon)) {
                lines.add(TextMetrics.fit(line, label.font(), room - icon));
            }
        }
        double width = icon + lines.stream().mapToDouble(l -> TextMetrics.width(l, label.font())).max().orElse(0);
        double height = Math.max(icon > 0 ? ICON : 0, lines.size() * TextMetrics.lineHeight(label.font()));
        return new LabelBlock(label, lines, width, height);
    }

    private static double icon(Label label) {
        return label.icon().isEmpty() ? 0 : ICON + (label.text().isEmpty() ? 0 : ICON_GAP);
    }

    boolean isEmptyLabel() {
        return label.isEmpty();
    }

    /** The same with no more lines than fit; the last one tells that there was more. */
    LabelBlock cut(double room, double widthOfRoom) {
        int most = Math.max(1, (int) Math.floor((room + 0.01) / TextMetrics.lineHeight(label.font())));
        if (lines.size() <= most) {
            return this;
        }
        List<String> kept = new ArrayList<>(lines.subList(0, most));
        String last = kept.get(most - 1) + " " + lines.get(most);
        kept.set(most - 1, TextMetrics.fit(last + "\u2026", label.font(), widthOfRoom - icon(label)));
        return new LabelBlock(label, kept, width, most * TextMetrics.lineHeight(label.font()));
    }

    /** The lines in a box, aligned as the label says, from its top. */
    LabelShape at(Box room) {
        if (label.isEmpty()) {
            return LabelShape.none(room.center());
        }
        double x = switch (label.alignment()) {
            case LEFT -> room.x();
            case RIGHT -> room.right() - width;
            default -> room.x() + (room.width() - width) / 2;
        };
        double iconWidth = icon(label);
        double textWidth = width - iconWidth;
        double top = room.y() + (height - lines.size() * TextMetrics.lineHeight(label.font())) / 2;
        List<TextLine> placed = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            double w = TextMetrics.width(lines.get(i), label.font());
            double dx = switch (label.alignment()) {
                case LEFT -> 0;
                case RIGHT -> textWidth - w;
                default -> (textWidth - w) / 2;
            };
            placed.add(new TextLine(lines.get(i), x + iconWidth + dx,
                    top + i * TextMetrics.lineHeight(label.font()) + TextMetrics.ascent(label.font()), w, label.font(),
                    label.color()));
        }
        Optional<ImageBox> icon = label.icon().isEmpty() ? Optional.empty()
                : Optional.of(new ImageBox(label.icon(), new Box(x, room.y() + (height - ICON) / 2, ICON, ICON)));
        return new LabelShape(new Box(x, room.y(), width, height), placed, icon);
    }

    /** The lines around a point. */
    LabelShape around(Point center) {
        return at(new Box(center.x() - width / 2, center.y() - height / 2, width, height));
    }
}
