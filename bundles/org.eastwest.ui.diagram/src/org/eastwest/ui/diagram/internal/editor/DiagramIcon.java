// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.util.Locale;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/** The drawings of this bundle, {@code icons/NAME.svg}. */
public enum DiagramIcon {
    DIAGRAM, NODE, EDGE, TOOL, LAYERS, FILTERS, FIT, ARRANGE, LINK, FIND, SELECT, MARQUEE, FOLD, UNFOLD;

    private static final String BUNDLE = "org.eastwest.ui.diagram";

    public ImageDescriptor descriptor() {
        String path = "icons/" + name().toLowerCase(Locale.ROOT) + ".svg";
        return ResourceLocator.imageDescriptorFromBundle(BUNDLE, path)
                .orElseThrow(() -> new IllegalStateException(BUNDLE + " lacks " + path));
    }
}
