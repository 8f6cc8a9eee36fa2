// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;

/**
 * A number as shown.
 *
 * @param text   the number with its unit, or a dash
 * @param band   the interval it is expected in, such as {@code 12.9 to 14.4}; empty for none
 * @param claim  true when it rests on a vendor's claim
 * @param reason why it is unknown; empty when it is known
 * @param link   id of the card that tells how it came about; empty for none
 * @param number the number with all its digits, SI; NaN where it is unknown or there is only the text
 * @param unit   its unit; null where there is only the text
 */
public record Value(String text, String band, boolean claim, String reason, String link, double number, Unit unit) {
    /** A text that stands for a number. */
    public Value(String text, String band, boolean claim, String reason, String link) {
        this(text, band, claim, reason, link, Double.NaN, null);
    }

    /** A number without a derivation. */
    public static Value of(double value, Unit unit) {
        return new Value(Texts.format(value, unit), "", false, "", "", value, unit);
    }

    /** As it is on the page, with what the files beside it need. */
    public Value of(String otherText, String otherBand, String otherReason) {
        return new Value(otherText, otherBand, claim, otherReason, link, number, unit);
    }

    /** A number that is not known, with the reason. */
    public static Value unknown(String reason) {
        return new Value(Texts.UNKNOWN, "", false, reason, "");
    }
}
