// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.diagram.Decoration;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.Violation;
import org.eclipse.draw2d.Label;
import org.eclipse.draw2d.MarginBorder;

/** What is told of an element when one points at it: values with units, and what is wrong with it. */
final class Tooltip extends Label {
    private static final int MARGIN = 4;

    Tooltip(DiagramElement element) {
        super(text(element));
        setBorder(new MarginBorder(MARGIN));
    }

    private static String text(DiagramElement element) {
        List<String> lines = new ArrayList<>();
        lines.add(element.tooltip().isEmpty() ? element.label().text() : element.tooltip());
        element.decorations().stream().map(Decoration::tooltip).forEach(lines::add);
        element.violations().stream().map(Violation::message).forEach(lines::add);
        return String.join("\n", lines.stream().filter(line -> !line.isBlank()).distinct().toList());
    }
}
