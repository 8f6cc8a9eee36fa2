// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import org.eastwest.viewpoint.diagram.Arrow;
import org.eastwest.viewpoint.diagram.EdgeAppearance.Routing;
import org.eastwest.viewpoint.diagram.LineStyle;

/**
 * A style of edges; {@code predicate} is null for the plain one, labels are null where there are none;
 * {@code legend} is empty where nobody says what the style means.
 */
public record EdgeStyleSpec(Guarded predicate, ColorSpec color, Guarded width, LineStyle line, Arrow source,
        Arrow target,
        Routing routing, LabelSpec begin, LabelSpec center, LabelSpec end, String legend, boolean doubled) {
}
