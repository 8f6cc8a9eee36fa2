// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

import java.util.function.IntFunction;

/**
 * What a micro-batch takes in one direction on the layers of each stage, on the input embedding and on the output layer.
 *
 * @param layers of a stage, from 0
 * @param first  input embedding
 * @param last   output layer and loss
 */
public record Works(IntFunction<Work> layers, Work first, Work last) {
    /** At a position of the path. */
    Work at(Order order, int position) {
        Work work = layers.apply(order.stageAt(position)).times(1.0 / order.virtual());
        work = position == 0 ? work.plus(first) : work;
        return position == order.path() - 1 ? work.plus(last) : work;
    }
}
