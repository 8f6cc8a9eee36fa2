// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.Map;
import java.util.Optional;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.internal.preferences.Settings;
import org.eastwest.ui.internal.session.DesignSession;

/**
 * Analyses a design anew whenever it changes, while that is switched on. A change is known once the design was checked,
 * which waits for a pause in typing. Each state of a design is analysed once: a run that was cancelled stays so.
 */
final class LiveAnalysis {

    private DesignSession session;
    private Map<String, DesignSnapshot> seen = Map.of();

    /**
     * Starts an analysis if the design calls for one.
     *
     * @param now     the design that is being edited
     * @param outcome its last analysis
     */
    void follow(DesignSession now, Optional<AnalysisOutcome> outcome) {
        Map<String, DesignSnapshot> scenarios = now.check().snapshots();
        if (!Settings.liveAnalysis() || scenarios.isEmpty() || now == session && scenarios.equals(seen)) {
            return;
        }
        session = now;
        seen = scenarios;
        if (outcome.isEmpty() || outcome.get().snapshot().isEmpty() || outcome.get().stale(now.check())) {
            Analyses.start(now, outcome.map(AnalysisOutcome::scenarioId).orElse(null));
        }
    }

    /** Forgets what was analysed: it was switched on anew. */
    void reset() {
        session = null;
        seen = Map.of();
    }
}
