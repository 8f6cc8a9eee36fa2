// SPDX-License-Identifier: EPL-2.0
/**
 * Parallel plans: evaluating very many of them for one job, and searching for the best.
 * <p>All numbers are SI; bandwidth is per direction. Values are immutable and may be shared between threads; a
 * {@link org.eastwest.spi.plan.PlanEvaluator} belongs to one thread.
 *
 * @since 1.0
 */
package org.eastwest.spi.plan;
