// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.eastwest.analysis.PluginService;
import org.eastwest.design.DesignDiagrams;
import org.eastwest.ui.internal.Services;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.Specification;
import org.eastwest.viewpoint.SpecificationSource;

/**
 * The specification of all diagrams, ours and those of other bundles, read once for the workbench, and anew when
 * bundles came or went. What is wrong with it stands in the Problems view, and among the plugins. A service of the
 * workbench; any thread may ask.
 */
public final class DiagramSpecifications {
    private Specification specification;
    private List<SpecificationSource> sources = List.of();
    private List<Problem> told = List.of();
    private Set<String> faulty = Set.of();

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
        Map<String, String> reasons = new TreeMap<>();
        faulty.forEach(bundle -> reasons.put(bundle, ""));
        for (SpecificationSource source : sources) {
            told.stream().filter(p -> p.severity() != Severity.NOTE && p.file().equals(source.name())).findFirst()
                    .ifPresent(p -> reasons.put(bundle(source), reason(p)));
        }
        faulty = Set.copyOf(reasons.keySet());
        reasons.forEach((bundle, reason) -> Services.call(PluginService.class, plugins -> {
            plugins.tell(bundle, "diagram", reason);
            return plugins;
        }));
    }

    /** A specification in a bundle has a URI of the platform: {@code platform:/plugin/BUNDLE/PATH}. */
    private static String bundle(SpecificationSource source) {
        return source.uri().isPlatformPlugin() ? source.uri().segment(1) : source.name();
    }

    private static String reason(Problem problem) {
        String text = problem.text();
        return text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
    }
}
