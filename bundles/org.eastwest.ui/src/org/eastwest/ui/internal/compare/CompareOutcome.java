// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.util.List;
import java.util.Optional;
import org.eastwest.analysis.compare.Comparing.Compared;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * Designs side by side.
 *
 * @param mode     what was compared
 * @param sources  the designs; a column each, or a column for each transport
 * @param read     each as it was read; empty where it has errors
 * @param compared the columns with their numbers
 */
record CompareOutcome(Mode mode, List<Source> sources, List<Optional<DesignSnapshot>> read, Compared compared) {
    CompareOutcome {
        sources = List.copyOf(sources);
        read = List.copyOf(read);
    }
}
