// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.viewpoint.Problem;
import org.eclipse.emf.ecore.EObject;

/** What nodes and edges of one kind come from. Filled by the compiler, then never changed. */
public abstract sealed class MappingSpec permits NodeSpec, EdgeSpec {
    static final String IN_ITSELF = "EW-VIEWPOINT-012";

    private final EObject source;
    private final String name;
    private final String label;
    final List<ToolSpec> drops = new ArrayList<>();
    final List<ToolSpec> navigations = new ArrayList<>();
    Guarded candidates;
    Guarded precondition;
    TypeTest type;
    ToolSpec deletion;
    ToolSpec rename;
    ToolSpec doubleClick;

    MappingSpec(EObject source, String name, String label) {
        this.source = source;
        this.name = name;
        this.label = label;
    }

    /** The element of the specification. */
    public EObject source() {
        return source;
    }

    public String name() {
        return name;
    }

    /** Its label; empty when it has none. */
    public String label() {
        return label;
    }

    /** Finds the objects; null for all objects of the type. */
    public Guarded candidates() {
        return candidates;
    }

    /** The problem that an object would stand in itself. */
    public Problem leadsBack(String object) {
        return candidates.problem(IN_ITSELF, "leads from " + object + " back to it, which would stand in itself without"
                + " end. It is left out there.", "Let it find only what is in an object.");
    }

    /** Decides whether an object is shown; null for always. */
    public Guarded precondition() {
        return precondition;
    }

    public TypeTest type() {
        return type;
    }

    /** The tool that deletes, or null. */
    public ToolSpec deletion() {
        return deletion;
    }

    /** The tool that edits the label, or null. */
    public ToolSpec rename() {
        return rename;
    }

    /** The tool of a double click, or null. */
    public ToolSpec doubleClick() {
        return doubleClick;
    }

    public List<ToolSpec> drops() {
        return drops;
    }

    /** Ways to other diagrams. */
    public List<ToolSpec> navigations() {
        return navigations;
    }
}
