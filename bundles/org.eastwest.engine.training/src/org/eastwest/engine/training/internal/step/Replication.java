// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.step.DataParallel.Load;
import org.eastwest.engine.training.internal.step.DataParallel.Phases;

/**
 * What the collectives of DP take at each kind of site, of the last load with ZeRO and of the last without. Not
 * thread-safe: one for each thread.
 */
final class Replication {
    private final Sites sites;
    private final Load[] loads = new Load[2];
    private final Phases[][] phases = new Phases[2][];

    Replication(Sites sites) {
        this.sites = sites;
    }

    /** By kind of site. */
    Phases[] of(Evaluation plan) {
        Load load = plan.load();
        int known = load.sharded() ? 1 : 0;
        if (!load.equals(loads[known])) {
            Phases[] made = new Phases[sites.data().count()];
            for (int kind = 0; kind < made.length; kind++) {
                made[kind] = plan.phases(load, sites.data().first(kind));
            }
            phases[known] = made;
            loads[known] = load;
        }
        return phases[known];
    }
}
