// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite;
import org.eclipse.gef.ui.palette.FlyoutPaletteComposite.FlyoutPreferences;

/** Where the palette stands and how wide it is, the same in all diagrams. */
final class PalettePreferences implements FlyoutPreferences {
    private static final String BUNDLE = "org.eastwest.ui.diagram";
    private static final int WIDTH = 140;

    private final IEclipsePreferences kept = InstanceScope.INSTANCE.getNode(BUNDLE);

    @Override
    public int getDockLocation() {
        return kept.getInt("palette.side", PositionConstants.EAST);
    }

    @Override
    public int getPaletteState() {
        return kept.getInt("palette.state", FlyoutPaletteComposite.STATE_PINNED_OPEN);
    }

    @Override
    public int getPaletteWidth() {
        return kept.getInt("palette.width", WIDTH);
    }

    @Override
    public void setDockLocation(int location) {
        kept.putInt("palette.side", location);
    }

    @Override
    public void setPaletteState(int state) {
        kept.putInt("palette.state", state);
    }

    @Override
    public void setPaletteWidth(int width) {
        kept.putInt("palette.width", width);
    }
}
