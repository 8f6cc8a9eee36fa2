// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.paint;

import java.util.HashMap;
import java.util.Map;
import org.eastwest.viewpoint.diagram.Label;
import org.eastwest.viewpoint.layout.TextMetrics;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;

/**
 * The fonts of a diagram. Texts are drawn from one large size, scaled to the width that the geometry has for them, so
 * that they are as wide in the window as in a file, whatever font and zoom there is.
 */
public final class DiagramFonts {
    /** The size that is scaled, in points: widths in whole pixels are exact to a part in a hundred. */
    private static final int POINTS = 48;
    /** What is remembered of widths; diagrams have fewer texts, unless they are changed for hours. */
    private static final int MOST = 20_000;

    /**
     * A text in the large size.
     *
     * @param width   in pixels
     * @param ascent  from its top to its base line, in pixels
     */
    public record Measured(Font font, int width, int ascent) {
    }

    private record Key(boolean bold, boolean italic, String text) {
    }

    private final Device device;
    private final Map<Integer, Font> fonts = new HashMap<>();
    private final Map<Key, Measured> measured = new HashMap<>();
    private GC gc;

    public DiagramFonts(Device device) {
        this.device = device;
    }

    /** A text in the large size. */
    public Measured measure(String text, Label.Font font) {
        if (measured.size() > MOST) {
            measured.clear();
        }
        return measured.computeIfAbsent(new Key(font.bold(), font.italic(), text), this::measure);
    }

    private Measured measure(Key key) {
        Font font = font((key.bold() ? SWT.BOLD : 0) | (key.italic() ? SWT.ITALIC : 0));
        if (gc == null) {
            gc = new GC(device);
        }
        Font before = gc.getFont();
        gc.setFont(font);
        Point size = gc.stringExtent(key.text());
        Measured result = new Measured(font, Math.max(1, size.x), gc.getFontMetrics().getAscent()
                + gc.getFontMetrics().getLeading());
        gc.setFont(before);
        return result;
    }

    private Font font(int style) {
        return fonts.computeIfAbsent(style, s -> new Font(device, new FontData(family(), POINTS, s)));
    }

    private String family() {
        for (String family : TextMetrics.FAMILIES.split(", ")) {
            if (device.getFontList(family, true).length > 0) {
                return family;
            }
        }
        return device.getSystemFont().getFontData()[0].getName();
    }

    /** How much smaller than the large size a font is drawn. */
    public double scale(Label.Font font) {
        return TextMetrics.pixels(font) / (POINTS * device.getDPI().y / 72.0);
    }

    public void dispose() {
        fonts.values().forEach(Font::dispose);
        fonts.clear();
        measured.clear();
        if (gc != null) {
            gc.dispose();
        }
        gc = null;
    }
}
