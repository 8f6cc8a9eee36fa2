// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.claims;

import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.claim.CheckedClaim;
import org.eastwest.spi.claim.CheckedClaim.Assumed;
import org.eastwest.spi.claim.Claim;

/**
 * A claim as it comes with the product, and under the assumptions of the user.
 *
 * @param shipped under its own assumptions
 * @param now     under those shown; the same object while none is changed
 */
record ClaimRow(CheckedClaim shipped, CheckedClaim now) {

    String id() {
        return shipped.claim().id();
    }

    String text() {
        return shipped.claim().text();
    }

    String source() {
        return shipped.claim().source();
    }

    boolean changed() {
        return now.assumptions().stream().anyMatch(this::changed);
    }

    boolean changed(Assumed assumed) {
        return !assumed.text().equals(shippedText(assumed));
    }

    /** The value of an assumption as it comes with the product. */
    String shippedText(Assumed assumed) {
        return shipped.assumptions().stream().filter(each -> each.id().equals(assumed.id())).map(Assumed::text)
                .findFirst().orElse("");
    }

    /** Where the value of an assumption comes from. */
    String source(Assumed assumed) {
        return changed(assumed) ? "changed here, shipped: " + shippedText(assumed) : assumed.source();
    }

    /** The claim with another value of an assumption; an empty text stands for the shipped value. */
    Claim with(Assumed assumed, String text) {
        return now.claim().with(assumed.id(), text.isBlank() ? shippedText(assumed) : text.strip());
    }

    String verdict() {
        String words = now.answer().verdict().words();
        return changed() ? words + " (as shipped: " + shipped.answer().verdict().words() + ")" : words;
    }

    /** The value that decides; what rests on a vendor's word alone is marked. */
    String computed() {
        return now.answer().computed().stream().findFirst().map(ClaimRow::value).orElse(Texts.UNKNOWN);
    }

    /** Why the verdict is what it is, and every computed value. */
    String reason() {
        StringBuilder text = new StringBuilder(now.answer().reason()).append('\n');
        now.answer().computed().forEach(each -> text.append('\n').append(each.label()).append(": ")
                .append(value(each)));
        return text.toString();
    }

    private static String value(Derivation derivation) {
        String text = Texts.format(derivation.value(), derivation.unit());
        return derivation.restsOnClaim() ? text + ", claim" : text;
    }
}
