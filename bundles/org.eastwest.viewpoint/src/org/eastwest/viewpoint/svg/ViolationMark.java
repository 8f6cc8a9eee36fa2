// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.svg;

import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.diagram.Violation;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.Point;

/** The mark of broken validation rules: shape and colour tell how bad it is, in the colours of the whole workbench. */
final class ViolationMark {
    private ViolationMark() {
    }

    static void paint(SvgWriter svg, Box box, List<Violation> violations) {
        Severity worst = NodePainter.worst(violations);
        svg.open("g").open("title").text(violations.stream().map(Violation::message).collect(Collectors.joining("\n")))
                .close("title");
        double middle = box.center().x();
        switch (worst) {
            case ERROR -> svg.empty("circle", "cx", middle, "cy", box.center().y(), "r", box.width() / 2, "fill",
                    "#B3261E");
            case WARNING -> svg.empty("path", "d", SvgWriter.path(List.of(new Point(middle, box.y()),
                    new Point(box.right(), box.bottom()), new Point(box.x(), box.bottom())), true), "fill", "#B26A00");
            default -> svg.empty("rect", "x", box.x(), "y", box.y(), "width", box.width(), "height", box.height(),
                    "rx", 3,
                    "fill", "#3A6EA5");
        }
        double top = box.y() + box.height() * (worst == Severity.WARNING ? 0.35 : 0.2);
        svg.empty("path", "d", SvgWriter.path(List.of(new Point(middle, top),
                new Point(middle, box.y() + box.height() * 0.68)),
                false) + " M" + SvgWriter.number(middle) + " " + SvgWriter.number(box.y() + box.height() * 0.78)
                        + " v1.8",
                "stroke", "#FFFFFF", "stroke-width", 1.8, "fill", "none");
        svg.close("g");
    }
}
