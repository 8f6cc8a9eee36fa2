// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.internal.session.DesignCheck;

/**
 * What an analysis of a design told.
 *
 * @param file       the file of the design
 * @param scenarioId the scenario that was asked for; null for the first
 * @param state      the state of the design that was analysed
 * @param snapshot   what was analysed; empty when the design has errors
 * @param reading    findings of reading the design
 * @param result     findings and figures of the engines
 */
public record AnalysisOutcome(Path file, String scenarioId, DesignState state, Optional<DesignSnapshot> snapshot,
        List<Finding> reading, AnalysisResult result) {

    public AnalysisOutcome {
        reading = List.copyOf(reading);
    }

    /** All findings, gravest first. */
    public List<Finding> findings() {
        return Stream.concat(reading.stream(), result.findings().stream()).distinct()
                .sorted(Comparator.comparing(Finding::severity)).toList();
    }

    /**
     * Whether engines would now be given something else.
     *
     * @param check the last check of the design
     */
    public boolean stale(DesignCheck check) {
        return check != DesignCheck.NONE && snapshot.isPresent()
                && !snapshot.get().equals(check.snapshots().get(snapshot.get().scenarioId()));
    }
}
