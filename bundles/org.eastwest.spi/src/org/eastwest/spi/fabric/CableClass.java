// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

/**
 * Which tiers a cable joins.
 *
 * @since 1.0
 */
public enum CableClass {
    HOST_LEAF("host-leaf"), LEAF_SPINE("leaf-spine"), SPINE_CORE("spine-core"),
    /** Between groups of a dragonfly. */
    GLOBAL("global");

    private final String id;

    CableClass(String id) {
        this.id = id;
    }

    /** The word of JSON and reports. */
    public String id() {
        return id;
    }
}
