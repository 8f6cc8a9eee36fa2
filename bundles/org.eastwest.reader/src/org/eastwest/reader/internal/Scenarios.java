// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader.internal;

import java.util.List;
import java.util.Optional;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.reader.ReaderCode;
import org.eastwest.spi.analysis.Finding;

/** Chooses the scenario a command is about. */
public final class Scenarios {
    private Scenarios() {
    }

    /**
     * @param scenarioId id of the scenario; null for the first
     */
    public static Optional<Scenario> choose(Design design, String scenarioId) {
        return design.getScenarios().stream().filter(s -> scenarioId == null || scenarioId.equals(s.getId()))
                .findFirst();
    }

    /** Why {@link #choose} found none. */
    public static Finding missing(Design design, String scenarioId) {
        String element = design.getId();
        if (design.getScenarios().isEmpty()) {
            return ReaderCode.NO_SCENARIO.at(element, "The design has no scenario, so there is nothing to analyse.",
                    "Add a scenario that names a cluster, its fabrics and its jobs.");
        }
        List<String> ids = design.getScenarios().stream().map(Scenario::getId).toList();
        return ReaderCode.NO_SCENARIO.at(element, "The design has no scenario '" + scenarioId + "'.",
                "Use one of " + String.join(", ", ids) + ".");
    }
}
