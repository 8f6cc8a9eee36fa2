// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.fabric.internal.ecmp;

/**
 * What the links of a fabric make of traffic, beyond what its tiers do each alone.
 *
 * @param stages how much slower the slowest connection of a leaf is over all links of its way than the worst tier alone
 *               makes it, at least 1; exactly 1 where the ways down repeat the choices of the ways up
 * @param faults how much slower the busiest links between switches are with the faults than without them
 * @param nic    how much longer what is left of the ports of a NIC takes, at least 1
 * @param cutOff connections for which no way is left
 * @param draws  draws of the hashes; 0 where nothing is drawn
 */
public record Collisions(double stages, double faults, double nic, long cutOff, int draws) {
    /** Nothing beyond. */
    public static final Collisions NONE = new Collisions(1, 1, 1, 0, 0);
}
