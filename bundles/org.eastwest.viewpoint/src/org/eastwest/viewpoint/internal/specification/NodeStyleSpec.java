// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.List;
import java.util.Set;
import org.eastwest.viewpoint.diagram.Fill;
import org.eastwest.viewpoint.diagram.LineStyle;
import org.eastwest.viewpoint.diagram.Shape;

/**
 * A style of nodes or containers; {@code predicate} is null for the plain one, {@code size}, {@code width},
 * {@code height} and {@code tooltip} are null where there are none; {@code legend} is empty where nobody says what
 * the style means. Fixed sizes in pixels are 0 where not given. On {@code sides} of another node it may stand; there
 * is at least one.
 */
public record NodeStyleSpec(Guarded predicate, Shape shape, LabelSpec label, ColorSpec fill, ColorSpec fillTo,
        Fill.Direction direction, ColorSpec borderColor, Guarded borderSize, LineStyle borderLine, int cornerRadius,
        Guarded size, Guarded width, Guarded height, String image, List<GaugeSpec> gauges, Guarded tooltip,
        String legend, boolean hatched, Set<BorderSide> sides) {
    /** A section of a gauge. */
    public record GaugeSpec(Guarded minimum, Guarded maximum, Guarded value, String label, ColorSpec background,
            ColorSpec foreground) {
    }
}
