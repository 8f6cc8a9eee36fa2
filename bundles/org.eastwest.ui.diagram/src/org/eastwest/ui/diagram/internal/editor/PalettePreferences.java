// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;

/** Whether the palette is open, the same in all diagrams. */
final class PalettePreferences {
    private static final String BUNDLE = "org.eastwest.ui.diagram";
    private static final String OPEN = "palette.open";

    private final IEclipsePreferences kept = InstanceScope.INSTANCE.getNode(BUNDLE);

    boolean open() {
        return kept.getBoolean(OPEN, true);
    }

    void setOpen(boolean open) {
        kept.putBoolean(OPEN, open);
    }
}
