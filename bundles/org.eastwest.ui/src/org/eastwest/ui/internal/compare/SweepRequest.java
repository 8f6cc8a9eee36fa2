// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.util.List;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.model.design.Design;

/**
 * A metric to be drawn over something.
 *
 * @param design     a copy that nobody changes
 * @param scenarioId the scenario
 * @param metric     its id, or {@code ELEMENT/ID}
 * @param axes       what is varied; the first one goes along the chart
 */
record SweepRequest(Design design, String scenarioId, String metric, List<Axis> axes) {
    SweepRequest {
        axes = List.copyOf(axes);
    }
}
