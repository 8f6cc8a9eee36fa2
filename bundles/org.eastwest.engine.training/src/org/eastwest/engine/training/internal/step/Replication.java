// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.step.DataParallel.Load;
import org.eastwest.engine.training.internal.step.DataParallel.Phases;

/**
 * What the collectives of DP take at each kind of site, of the last loads: schedules hold other layers on their fullest
 * stages. Not thread-safe: one for each thread.
 */
final class Replication {
    /** With ZeRO and without, under DualPipe, ZB-V and the other schedules. */
    private static final int KEPT = 6;

    private final Sites sites;
    private final Load[] loads = new Load[KEPT];
    private final Phases[][] phases = new Phases[KEPT][];
    private int next;

    Replication(Sites sites) {
        this.sites = sites;
    }

    /** By kind of site. */
    Phases[] of(Evaluation plan) {
        Load load = plan.load();
        for (int known = 0; known < KEPT && loads[known] != null; known++) {
            if (load.same(loads[known])) {
                return phases[known];
            }
        }
        Phases[] made = new Phases[sites.data().count()];
        for (int kind = 0; kind < made.length; kind++) {
            made[kind] = plan.phases(load, sites.data().first(kind));
        }
        phases[next] = made;
        loads[next] = load;
        next = (next + 1) % KEPT;
        return made;
    }
}
