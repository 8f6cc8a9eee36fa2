// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/** What edges of one kind come from. */
public final class EdgeSpec extends MappingSpec {
    private final boolean domainElement;
    final Set<NodeSpec> sources = new LinkedHashSet<>();
    final Set<NodeSpec> targets = new LinkedHashSet<>();
    final List<EdgeStyleSpec> styles = new ArrayList<>();
    final List<ToolSpec> reconnections = new ArrayList<>();
    Guarded sourceFinder;
    Guarded targetFinder;

    EdgeSpec(EObject source, String name, String label, boolean domainElement) {
        super(source, name, label);
        this.domainElement = domainElement;
    }

    /** Whether each edge is an object of the model. */
    public boolean domainElement() {
        return domainElement;
    }

    public Set<NodeSpec> sources() {
        return sources;
    }

    public Set<NodeSpec> targets() {
        return targets;
    }

    /** Conditional styles in their order, then the plain one. */
    public List<EdgeStyleSpec> styles() {
        return styles;
    }

    public List<ToolSpec> reconnections() {
        return reconnections;
    }

    public Guarded sourceFinder() {
        return sourceFinder;
    }

    public Guarded targetFinder() {
        return targetFinder;
    }
}
