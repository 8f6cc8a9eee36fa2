// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.paint;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.Fill;
import org.eastwest.viewpoint.diagram.LineStyle;
import org.eastwest.viewpoint.diagram.Violation;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.Point;

/** The mark of broken validation rules: shape and colour tell how bad it is, in the colours of the whole workbench. */
final class ViolationMark {
    private static final Fill ERROR = Fill.of(new Color(0xB3, 0x26, 0x1E));
    private static final Fill WARNING = Fill.of(new Color(0xB2, 0x6A, 0x00));
    private static final Fill NOTE = Fill.of(new Color(0x3A, 0x6E, 0xA5));
    private static final Optional<Stroke> WHITE = Optional.of(new Stroke(Color.WHITE, 1.8, LineStyle.SOLID, false));

    private ViolationMark() {
    }

    static void paint(Drawing drawing, Box box, List<Violation> violations) {
        Severity worst = violations.stream().map(Violation::severity).min(Enum::compareTo).orElse(Severity.NOTE);
        drawing.beginGroup("", violations.stream().map(Violation::message).collect(Collectors.joining("\n")));
        switch (worst) {
            case ERROR -> drawing.shape(new Outline.Ellipse(box), Optional.of(ERROR), Optional.empty());
            case WARNING -> drawing.shape(new Outline.Lines(List.of(new Point(box.center().x(), box.y()),
                    new Point(box.right(), box.bottom()), new Point(box.x(), box.bottom())), true),
                    Optional.of(WARNING), Optional.empty());
            default -> drawing.shape(new Outline.Rectangle(box, 3), Optional.of(NOTE), Optional.empty());
        }
        exclamation(drawing, box, box.y() + box.height() * (worst == Severity.WARNING ? 0.35 : 0.2));
        drawing.endGroup();
    }

    private static void exclamation(Drawing drawing, Box box, double top) {
        double middle = box.center().x();
        double dot = box.y() + box.height() * 0.78;
        stroke(drawing, new Point(middle, top), new Point(middle, box.y() + box.height() * 0.68));
        stroke(drawing, new Point(middle, dot), new Point(middle, dot + 1.8));
    }

    private static void stroke(Drawing drawing, Point from, Point to) {
        drawing.shape(new Outline.Lines(List.of(from, to), false), Optional.empty(), WHITE);
    }
}
