// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

/** How a search leaves out plans that cannot be of use. What it finds does not depend on it. */
enum Pruning {
    /** Not at all. */
    NONE,
    /** Every plan is refused on its own; those that fit are left out with those that differ in DP and PP overlap. */
    PLAN_BY_PLAN,
    /**
     * Plans that differ only in where ranks stand and in what overlaps are refused together, and left out together,
     * with all others of the same recompute where the bounds of these say so.
     */
    WHOLESALE;

    /** Plans up to which each is refused on its own: some seconds of work. */
    private static final long ONE_BY_ONE = 5_000_000;

    /** The kind for a space of so many plans. */
    static Pruning of(long plans) {
        return plans > ONE_BY_ONE ? WHOLESALE : PLAN_BY_PLAN;
    }
}
