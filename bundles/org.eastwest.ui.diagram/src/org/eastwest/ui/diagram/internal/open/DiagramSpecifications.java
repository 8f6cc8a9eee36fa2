// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import org.eastwest.design.DesignDiagrams;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Specification;
import org.eclipse.core.runtime.ILog;

/**
 * The specification of all diagrams, ours and those of other bundles, read once for the workbench. A service of it; any
 * thread may ask.
 */
public final class DiagramSpecifications {
    private Specification specification;

    /** What was read; the first call takes some tenths of a second. */
    public synchronized Specification get() {
        if (specification == null) {
            specification = DesignDiagrams.installed();
            specification.problems().stream().map(Problem::text).forEach(ILog.get()::warn);
        }
        return specification;
    }
}
