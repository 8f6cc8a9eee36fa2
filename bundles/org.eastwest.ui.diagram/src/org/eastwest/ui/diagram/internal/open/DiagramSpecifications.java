// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import java.util.List;
import org.eastwest.design.DesignDiagrams;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Specification;
import org.eclipse.core.runtime.ILog;

/** The specification of all diagrams, read once for the workbench. A service of it; any thread may ask. */
public final class DiagramSpecifications {
    private Specification specification;

    /** What was read; the first call takes some tenths of a second. */
    public synchronized Specification get() {
        if (specification == null) {
            specification = DesignDiagrams.read(List.of());
            specification.problems().stream().map(Problem::text).forEach(ILog.get()::warn);
        }
        return specification;
    }
}
