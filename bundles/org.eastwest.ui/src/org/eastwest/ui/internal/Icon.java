// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import java.util.Locale;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;

/** The drawings of this bundle, {@code icons/NAME.svg}. */
public enum Icon {
    ADD, APPLY_PLAN, BACK, CATALOG, COLLAPSE_ALL, COMPARE, COPY, DELETE, DESIGN, DONE, DUPLICATE, DUPLICATE_SCENARIO,
    EXPAND_ALL, EXPLAIN, EXPORT_REPORT, FINDING_ERROR, FINDING_NOTE, FINDING_WARNING, FIND_PLANS, FORWARD, GLOSSARY,
    LIVE_ANALYSIS, MOVE_DOWN, MOVE_UP, NEW_DESIGN, NEXT, OPEN_STEP, OVERLAY_ERROR, OVERLAY_WARNING, PLANS, PLUGIN, QUICK_FIX,
    RESULTS, RUN_ANALYSIS, STOP, TIMELINE, TOUR, WELCOME, ZOOM_FIT, ZOOM_IN, ZOOM_OUT;

    /** The bundle that holds the drawings. */
    public static final String BUNDLE = "org.eastwest.ui";

    public ImageDescriptor descriptor() {
        String path = "icons/" + name().toLowerCase(Locale.ROOT).replace('_', '-') + ".svg";
        return ResourceLocator.imageDescriptorFromBundle(BUNDLE, path)
                .orElseThrow(() -> new IllegalStateException(BUNDLE + " lacks " + path));
    }
}
