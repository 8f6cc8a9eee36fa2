// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal;

import org.eastwest.engine.search.internal.rank.BestPlans;
import org.eastwest.engine.search.internal.rank.ParetoFront;

/**
 * What the blocks of a space that were worked through gave together. Read by several threads while it does not change.
 *
 * @param best  the best plans
 * @param front plans that none beats
 */
record Known(BestPlans best, ParetoFront front) {
    static Known nothing(int top) {
        return new Known(new BestPlans(top), new ParetoFront());
    }

    void add(BlockSearch block) {
        block.best().plans().forEach(best::add);
        front.addAll(block.front());
    }
}
