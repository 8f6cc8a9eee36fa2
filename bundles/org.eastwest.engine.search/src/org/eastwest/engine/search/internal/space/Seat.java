// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.List;
import java.util.Set;
import org.eastwest.spi.design.ParallelDimension;

/**
 * Where the dimensions of a layout stand.
 *
 * @param order    from the innermost to the outermost
 * @param scaleOut those that the compute fabric carries whatever the order
 * @param fits     false when those that are to stay in the scale-up domain do not fit it, or there is no other domain
 */
public record Seat(List<ParallelDimension> order, Set<ParallelDimension> scaleOut, boolean fits) {
}
