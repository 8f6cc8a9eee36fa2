// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

/**
 * How the switches of a fabric are joined.
 *
 * @since 1.0
 */
public enum TopologyKind {
    TWO_TIER_FAT_TREE("fat-tree-2"), THREE_TIER_FAT_TREE("fat-tree-3"),
    /** Two or three tiers, whichever the size needs. */
    FAT_TREE("fat-tree"),
    /** A fat tree whose leaf j of a group takes NIC j of every server. */
    RAIL_OPTIMISED("rail-optimised"),
    /** Leaves of each rail joined among themselves only. */
    RAIL_ONLY("rail-only"),
    /** Several disjoint fat trees that share the NICs. */
    MULTI_PLANE("multi-plane"), DRAGONFLY_PLUS("dragonfly-plus"),
    /** Switches and links as the user drew them. */
    EXPLICIT("explicit");

    private final String id;

    TopologyKind(String id) {
        this.id = id;
    }

    /** The word of the command line and of JSON. */
    public String id() {
        return id;
    }
}
