// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

/**
 * A text of an element.
 *
 * @param text may hold line breaks; empty for none
 * @param font its font
 * @param color its colour
 * @param alignment where its lines stand
 * @param onBorder beside the node instead of inside it
 * @param icon path of an image before the text, empty for none
 */
public record Label(String text, Font font, Color color, Alignment alignment, boolean onBorder, String icon) {
    /** No label. */
    public static final Label NONE = new Label("", new Font(9, false, false, false, false), Color.BLACK,
            Alignment.CENTER, false, "");

    /** Where lines stand. */
    public enum Alignment {
        CENTER, LEFT, RIGHT
    }

    /**
     * A font of the one sans family of all diagrams.
     *
     * @param points size in points of 1/72 inch
     */
    public record Font(int points, boolean bold, boolean italic, boolean underline, boolean strikeThrough) {
    }

    public boolean isEmpty() {
        return text.isEmpty() && icon.isEmpty();
    }
}
