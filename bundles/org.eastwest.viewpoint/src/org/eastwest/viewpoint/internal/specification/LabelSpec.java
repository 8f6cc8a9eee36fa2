// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import org.eastwest.viewpoint.diagram.Label;

/** A label of a style; {@code text} is null when the label is hidden. */
public record LabelSpec(Guarded text, Label.Font font, ColorSpec color, Label.Alignment alignment, boolean onBorder,
        String icon) {
}
