// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis;

/**
 * Something that is plugged in.
 *
 * @param id      its own id
 * @param kind    {@code transport} or {@code engine}
 * @param name    its name for people
 * @param bundle  symbolic name of the bundle that holds it
 * @param version version of that bundle
 * @param state   whether it can be used
 * @param reason  why it is broken; empty when it is not
 * @since 1.0
 */
public record Plugin(String id, String kind, String name, String bundle, String version, State state, String reason) {
    /** Whether a plugin can be used. */
    public enum State {
        ACTIVE, BROKEN;

        /** The word of JSON and tables. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }
}
