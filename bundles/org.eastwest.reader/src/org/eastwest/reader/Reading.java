// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import java.util.List;
import java.util.Optional;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * What came of reading a design.
 *
 * @param snapshot the scenario as engines see it; empty when a finding is an error, or the design has
 *                 no scenario
 * @param findings what is wrong or worth knowing, errors first, then warnings, then notes
 */
public record Reading(Optional<DesignSnapshot> snapshot, List<Finding> findings) {
    public Reading {
        findings = List.copyOf(findings);
    }
}
