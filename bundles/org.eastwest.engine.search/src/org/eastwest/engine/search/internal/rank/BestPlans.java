// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.rank;

import java.util.ArrayList;
import java.util.List;

/** The best plans so far, each once. */
public final class BestPlans {
    private final int most;
    private final List<Found> plans = new ArrayList<>();

    /**
     * @param most plans to keep, at least 1
     */
    public BestPlans(int most) {
        this.most = most;
    }

    /**
     * True when a plan that comes later in the space cannot get in: one of at least this value and time, of this memory
     * and these bytes.
     */
    public boolean closedTo(double value, double seconds, double memoryBytes, double scaleOutBytes) {
        return plans.size() == most && plans.get(most - 1).compareTo(value, seconds, memoryBytes, scaleOutBytes) <= 0;
    }

    /** True when such a plan cannot get in wherever it comes in the space. */
    public boolean beats(double value, double seconds, double memoryBytes, double scaleOutBytes) {
        return plans.size() == most && plans.get(most - 1).compareTo(value, seconds, memoryBytes, scaleOutBytes) < 0;
    }

    /** Takes a plan in if it is good enough; plans come in the order of the space. */
    public void add(Found found) {
        if (plans.size() == most && Found.BEST_FIRST.compare(found, plans.get(most - 1)) > 0
                || plans.stream().anyMatch(found::samePlan)) {
            return;
        }
        int place = plans.size();
        while (place > 0 && Found.BEST_FIRST.compare(found, plans.get(place - 1)) < 0) {
            place--;
        }
        plans.add(place, found);
        if (plans.size() > most) {
            plans.remove(most);
        }
    }

    /** The best first. */
    public List<Found> plans() {
        return plans;
    }
}
