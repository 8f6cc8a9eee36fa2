// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

/**
 * A colour of the screen.
 *
 * @param red from 0 to 255
 * @param green from 0 to 255
 * @param blue from 0 to 255
 */
public record Color(int red, int green, int blue) {
    public static final Color BLACK = new Color(0, 0, 0);
    public static final Color WHITE = new Color(255, 255, 255);
    private static final String DIGITS = "0123456789ABCDEF";

    public Color {
        red = clamp(red);
        green = clamp(green);
        blue = clamp(blue);
    }

    private static int clamp(int value) {
        return Math.max(0, Math.min(255, value));
    }

    /** As in CSS: {@code #RRGGBB}. */
    public String hex() {
        StringBuilder text = new StringBuilder(7).append('#');
        for (int part : new int[] {red, green, blue}) {
            text.append(DIGITS.charAt(part >> 4)).append(DIGITS.charAt(part & 15));
        }
        return text.toString();
    }

    /** The colour a part of the way to another. */
    public Color towards(Color other, double part) {
        return new Color((int) Math.round(red + (other.red - red) * part),
                (int) Math.round(green + (other.green - green) * part),
                (int) Math.round(blue + (other.blue - blue) * part));
    }
}
