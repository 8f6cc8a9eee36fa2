// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install;

import java.util.Locale;

/**
 * What was done with one feature.
 *
 * @param kind what was done
 * @param id   the feature
 * @param from the version before; empty when there was none
 * @param to   the version now; empty when there is none
 * @param note why nothing was done; empty when something was
 */
public record PluginChange(Kind kind, String id, String from, String to, String note) {
    /** What can be done with a feature. */
    public enum Kind {
        INSTALLED, UPDATED, REMOVED, UNCHANGED, FAILED;

        /** The word of JSON and tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
