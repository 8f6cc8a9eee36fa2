// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.design.DesignDiagrams;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Specification;
import org.eastwest.viewpoint.SpecificationSource;

/**
 * The specification of all diagrams, ours and those of other bundles, read once for the workbench, and anew when bundles
 * came or went. What is wrong with it stands in the Problems view. A service of the workbench; any thread may ask.
 */
public final class DiagramSpecifications {
    private Specification specification;
    private List<SpecificationSource> sources = List.of();
    private List<Problem> told = List.of();

    /** What was read; the first call takes some tenths of a second. */
    public synchronized Specification get() {
        List<SpecificationSource> now = DesignDiagrams.contributed();
        if (specification == null || !now.equals(sources)) {
            sources = now;
            specification = DesignDiagrams.read(now);
            tell(specification.problems());
        }
        return specification;
    }

    /** Shows what came up when a diagram was made, unless it is known already. */
    synchronized void add(List<Problem> problems) {
        List<Problem> all = new ArrayList<>(told);
        problems.stream().filter(p -> all.stream().noneMatch(p::isWhere)).forEach(all::add);
        if (all.size() > told.size()) {
            tell(all);
        }
    }

    private void tell(List<Problem> problems) {
        told = List.copyOf(problems);
        SpecificationMarkers.show(told);
    }
}
