// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.language;

import java.util.HashSet;
import java.util.Set;
import org.eastwest.report.Studies;
import org.eastwest.spi.design.ClusterSnapshot;
import org.eastwest.spi.design.DesignSnapshot;

/** What a design calls its elements, and the choices that were studied: the same in every language. */
public final class Names {
    private Names() {
    }

    public static Set<String> of(DesignSnapshot design, Studies studies) {
        Set<String> names = new HashSet<>();
        add(names, design.designId(), design.designName());
        add(names, design.scenarioId(), design.scenarioName());
        ClusterSnapshot cluster = design.cluster();
        if (cluster != null) {
            add(names, cluster.id(), cluster.name());
            cluster.groups().forEach(g -> add(names, g.id(), g.name()));
        }
        design.fabrics().forEach(f -> add(names, f.id(), f.name()));
        design.jobs().forEach(j -> add(names, j.id(), j.name()));
        design.requirements().forEach(r -> add(names, r.id(), r.name()));
        studies.scaling().stream().flatMap(sweep -> sweep.axes().stream()).flatMap(axis -> axis.values().stream())
                .forEach(names::addAll);
        return names;
    }

    private static void add(Set<String> names, String id, String name) {
        names.add(id);
        if (name != null && !name.isBlank()) {
            names.add(name);
        }
    }
}
