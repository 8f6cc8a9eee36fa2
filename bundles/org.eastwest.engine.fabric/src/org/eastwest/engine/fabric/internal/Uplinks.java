// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal;

import org.eastwest.spi.analysis.Finding;

/**
 * How a group of leaves is joined by spines: every leaf with every spine.
 *
 * @param perLeaf links of a leaf upwards
 * @param spines  spines of the group
 */
record Uplinks(int perLeaf, long spines) {
    /**
     * The fewest spines that have a port for every uplink and divide the uplinks of a leaf evenly; or those that the
     * design fixes, with fewer uplinks where their ports do not suffice.
     *
     * @param leaves    leaves of the group, not more than {@code spineDown}
     * @param spineDown ports of a spine towards the leaves
     * @param fixed     spines that the design fixes; 0 for none
     */
    static Uplinks of(LeafTier leaf, long leaves, int spineDown, long fixed) {
        int uplinks = leaf.split().up();
        if (fixed > 0) {
            return new Uplinks((int) Math.min(uplinks, fixed * spineDown / leaves), fixed);
        }
        long spines = Leaves.ceil(leaves * uplinks, spineDown);
        while (uplinks % spines != 0) {
            spines++;
        }
        return new Uplinks(uplinks, spines);
    }

    /** False when a leaf cannot reach every spine. */
    boolean fits() {
        return perLeaf >= spines;
    }

    Finding problem(long leaves) {
        return SizingFindings.fixed("The design fixes " + Amounts.of(spines, "spine", "spines") + " for "
                + Amounts.of(leaves, "leaf", "leaves") + ", but a leaf has only "
                + Amounts.of(perLeaf, "uplink", "uplinks") + ": it cannot reach every spine.",
                "Fix fewer spines, or none.");
    }
}
