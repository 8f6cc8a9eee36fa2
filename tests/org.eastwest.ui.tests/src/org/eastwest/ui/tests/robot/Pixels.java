// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;

/** What is painted on a control. */
public final class Pixels {

    private Pixels() {
    }

    /** The picture of a control as it is on the screen. */
    public static ImageData of(Control control) {
        control.redraw();
        control.update();
        Point size = control.getSize();
        Image image = new Image(control.getDisplay(), Math.max(1, size.x), Math.max(1, size.y));
        GC gc = new GC(control);
        gc.copyArea(image, 0, 0);
        gc.dispose();
        ImageData data = image.getImageData();
        image.dispose();
        return data;
    }
}
