// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.analysis;

/**
 * How serious a {@link Finding} is, gravest first.
 *
 * @since 1.0
 */
public enum Severity {
    /** The design cannot work or cannot be analysed as it stands. */
    ERROR,
    /** The design works, but is risky, unvalidated or wasteful. */
    WARNING,
    /** Something worth knowing. */
    NOTE;

    /** The lower-case word used in JSON, reports and the window. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
