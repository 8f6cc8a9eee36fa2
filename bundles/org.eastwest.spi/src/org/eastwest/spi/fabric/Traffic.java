// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.fabric;

/**
 * The traffic of one phase of a collective, as a fabric sees it.
 *
 * @param pattern      who sends to whom
 * @param endpoints    NICs that take part
 * @param stride       distance in endpoints between neighbours: how far apart consecutive members are placed
 * @param railAligned  true when members talk only over their own rail
 * @param messageBytes bytes a member sends to one peer at a time
 * @since 1.0
 */
public record Traffic(Pattern pattern, long endpoints, long stride, boolean railAligned, double messageBytes) {
    /** Who sends to whom. */
    public enum Pattern {
        /** Every member sends to one other, in a ring or a chain. */
        NEIGHBOUR,
        /** Every member sends to every other. */
        ALL_TO_ALL
    }
}
