// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import org.eastwest.spi.plan.PlanPlace;

/**
 * Where the dimensions of a layout stand.
 *
 * @param place where
 * @param fits  false when those that are to stay in the scale-up domain do not fit it, or there is no other domain
 */
public record Seat(PlanPlace place, boolean fits) {
}
