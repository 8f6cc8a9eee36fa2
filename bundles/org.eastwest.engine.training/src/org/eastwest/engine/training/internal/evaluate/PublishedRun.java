// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.evaluate;

import org.eastwest.engine.training.internal.compute.Software;
import org.eastwest.spi.design.PlanSnapshot;
import org.eastwest.spi.design.Workload.Training;

/**
 * One way in which a published run may have been made.
 *
 * @param training what it computes
 * @param plan     how its ranks are arranged
 * @param software how kernels reached the GPU
 * @param assumed  what the row does not tell and was taken so; empty when it tells all
 */
record PublishedRun(Training training, PlanSnapshot plan, Software software, String assumed) {
}
