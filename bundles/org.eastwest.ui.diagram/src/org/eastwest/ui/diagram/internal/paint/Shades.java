// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.paint;

import java.util.Map;
import java.util.Map.Entry;
import org.eastwest.viewpoint.diagram.Color;

/** The colours of the specification as a theme of the window shows them. */
public enum Shades {
    LIGHT {
        @Override
        public Color of(Color color) {
            return color;
        }
    },
    /** The dark twins of the colours that mean something; anything else keeps its hue and turns its lightness over. */
    DARK {
        @Override
        public Color of(Color color) {
            Color twin = TWINS.get(color);
            return twin == null ? turned(color) : twin;
        }
    };

    private static final Map<Color, Color> TWINS = Map.ofEntries(pair(0xFFFFFF, 0x1E1E1E), pair(0x1F1F1F, 0xE6E6E6),
            pair(0xE3E3E3, 0x3A3A3A), pair(0x4D4D4D, 0xBDBDBD), pair(0x0072B2, 0x56B4E9), pair(0x882255, 0xD48AAE),
            pair(0xCC79A7, 0xE0A6C6), pair(0x009E73, 0x4FC9A6), pair(0xE69F00, 0xF2BE5C), pair(0xD9D9D9, 0x5A5A5A),
            pair(0x8C8C8C, 0x8C8C8C), pair(0xB3261E, 0xF2B8B5), pair(0xB26A00, 0xFFCC80), pair(0x3A6EA5, 0x9CC4EB));
    /** Dark paper is no black, light ink no white. */
    private static final int DARKEST = 0x1E;

    public abstract Color of(Color color);

    private static Entry<Color, Color> pair(int light, int dark) {
        return Map.entry(color(light), color(dark));
    }

    private static Color color(int rgb) {
        return new Color(rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF);
    }

    private static Color turned(Color c) {
        int most = Math.max(c.red(), Math.max(c.green(), c.blue()));
        int least = Math.min(c.red(), Math.min(c.green(), c.blue()));
        int shift = 255 - most - least;
        return new Color(lifted(c.red() + shift), lifted(c.green() + shift), lifted(c.blue() + shift));
    }

    private static int lifted(int value) {
        return DARKEST + value * (255 - DARKEST) / 255;
    }
}
