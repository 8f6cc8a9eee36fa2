// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

/**
 * What the computation says about a claim.
 *
 * @since 1.0
 */
public enum ClaimVerdict {
    /** The computed value agrees under the stated assumptions. */
    HOLDS("holds"),
    /** It agrees under a condition that the claim does not state. */
    HOLDS_ONLY_IF("holds only if"),
    /** No value of the open assumptions makes it agree. */
    CONTRADICTS_PHYSICS("contradicts physics"),
    /** What would decide is not known. */
    CANNOT_BE_DECIDED("cannot be decided");

    private final String words;

    ClaimVerdict(String words) {
        this.words = words;
    }

    /** The words of JSON, tables and reports. */
    public String words() {
        return words;
    }
}
