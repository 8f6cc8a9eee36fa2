// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import java.util.Optional;
import org.eastwest.catalog.Catalog;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.validation.DesignValidation;
import org.eastwest.reader.internal.Findings;
import org.eastwest.reader.internal.Rules;
import org.eastwest.reader.internal.ScenarioReader;
import org.eastwest.reader.internal.Scenarios;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * Reads a scenario of a design into the snapshot that engines work on: looks up what the catalog knows, fills in what
 * the design leaves open, and checks what needs both. {@link ReaderCode} lists what it can find.
 */
public final class DesignReader {
    private DesignReader() {
    }

    /**
     * @param scenarioId id of the scenario; null for the first
     * @return the snapshot, unless the design has errors or no scenario; never throws for what is in the design
     */
    public static Reading read(Design design, String scenarioId, Catalog catalog) {
        return read(design, scenarioId, catalog, new Findings(finding -> false));
    }

    /**
     * The same for those who look for a plan: what is wrong with nothing but a plan is no error but a warning, and so
     * is a job that has none, which then gets one whose GPUs are each on their own.
     *
     * @param scenarioId id of the scenario; null for the first
     * @return the snapshot, unless the design has errors besides {@link PlanErrors} or no scenario
     */
    public static Reading readForPlans(Design design, String scenarioId, Catalog catalog) {
        return read(design, scenarioId, catalog, new Findings(PlanErrors::has));
    }

    private static Reading read(Design design, String scenarioId, Catalog catalog, Findings findings) {
        DesignValidation.validate(design).forEach(findings::add);
        Optional<Scenario> scenario = Scenarios.choose(design, scenarioId);
        if (scenario.isEmpty() && scenarioId != null) {
            findings.add(Scenarios.missing(design, scenarioId));
        }
        Optional<DesignSnapshot> snapshot = findings.failed() ? Optional.empty()
                : scenario.map(s -> new ScenarioReader(design, s, catalog, findings).read());
        if (!findings.failed()) {
            snapshot.ifPresent(s -> Rules.check(s, catalog, findings));
        }
        return new Reading(findings.failed() ? Optional.empty() : snapshot, findings.sorted());
    }
}
