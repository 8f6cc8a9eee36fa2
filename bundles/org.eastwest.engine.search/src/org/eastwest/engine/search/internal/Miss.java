// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import org.eastwest.spi.plan.Refusal;
import org.eastwest.spi.plan.TrainingPlan;

/**
 * A plan that is none. The nearer, the later the check that refuses it, and the less memory it needs; of two alike the
 * first in the order of the space.
 *
 * @param refusal     why
 * @param memoryBytes memory of the fullest GPU where that is why, else infinite
 * @param point       the plan
 */
record Miss(Refusal refusal, double memoryBytes, TrainingPlan point) {
    /** True when a plan that is refused so comes nearer than this one. */
    boolean fartherThan(Refusal other, double otherMemoryBytes) {
        return other.compareTo(refusal) > 0 || other == refusal && otherMemoryBytes < memoryBytes;
    }

    /** The nearer of two, either of which may be null. */
    static Miss nearer(Miss one, Miss other) {
        return one == null || other != null && one.fartherThan(other.refusal, other.memoryBytes) ? other : one;
    }
}
