// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

/**
 * A tier of switches, from the servers up.
 *
 * @since 1.0
 */
public enum TierKind {
    LEAF, SPINE, CORE;

    /** The word of JSON and reports. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
