// SPDX-License-Identifier: EPL-2.0
package org.eclipse.ui.internal;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.widgets.Display;

/**
 * Cursors while something is dragged to a side of the window, by the name that GEF 3.2 calls them by; it docks its
 * palette with them. The platform had them until its fourth version.
 */
public final class DragCursors {
    public static final int INVALID = 0;
    public static final int LEFT = 1;
    public static final int RIGHT = 2;
    public static final int TOP = 3;
    public static final int BOTTOM = 4;
    public static final int CENTER = 5;
    public static final int OFFSCREEN = 6;
    public static final int FASTVIEW = 7;

    private DragCursors() {
    }

    /** The cursor for a side of {@code SWT}, such as {@code SWT.LEFT}; {@link #INVALID} for anything else. */
    public static int positionToDragCursor(int side) {
        return switch (side) {
            case SWT.LEFT -> LEFT;
            case SWT.RIGHT -> RIGHT;
            case SWT.TOP -> TOP;
            case SWT.BOTTOM -> BOTTOM;
            case SWT.CENTER -> CENTER;
            default -> INVALID;
        };
    }

    /** The cursor of the system that tells most nearly what one of the constants means; not to be disposed. */
    public static Cursor getCursor(int constant) {
        int shape = switch (constant) {
            case LEFT -> SWT.CURSOR_SIZEW;
            case RIGHT -> SWT.CURSOR_SIZEE;
            case TOP -> SWT.CURSOR_SIZEN;
            case BOTTOM -> SWT.CURSOR_SIZES;
            case CENTER, OFFSCREEN, FASTVIEW -> SWT.CURSOR_SIZEALL;
            default -> SWT.CURSOR_NO;
        };
        return Display.getCurrent().getSystemCursor(shape);
    }
}
