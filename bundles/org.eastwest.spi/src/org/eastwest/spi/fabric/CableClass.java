// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

import java.util.Optional;

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

    /**
     * Tier of the switch at the end nearer to the servers; empty where that end is a server's.
     *
     * @since 1.1
     */
    public Optional<TierKind> lowerTier() {
        return switch (this) {
            case HOST_LEAF -> Optional.empty();
            case LEAF_SPINE -> Optional.of(TierKind.LEAF);
            case SPINE_CORE, GLOBAL -> Optional.of(TierKind.SPINE);
        };
    }

    /**
     * Tier of the switch at the other end.
     *
     * @since 1.1
     */
    public TierKind upperTier() {
        return switch (this) {
            case HOST_LEAF -> TierKind.LEAF;
            case LEAF_SPINE, GLOBAL -> TierKind.SPINE;
            case SPINE_CORE -> TierKind.CORE;
        };
    }

    /** The word of JSON and reports. */
    public String id() {
        return id;
    }
}
