// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import java.util.List;
import java.util.Set;
import org.eastwest.spi.design.ParallelDimension;

/**
 * Where the ranks of a plan stand.
 *
 * @param order    dimensions from the innermost to the outermost
 * @param scaleOut those that the compute fabric carries whatever the order
 * @since 1.0
 */
public record PlanPlace(List<ParallelDimension> order, Set<ParallelDimension> scaleOut) {
    public PlanPlace {
        order = List.copyOf(order);
        scaleOut = Set.copyOf(scaleOut);
    }
}
