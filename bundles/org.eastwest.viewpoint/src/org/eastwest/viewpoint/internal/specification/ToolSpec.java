// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;

/** A tool of a specification. Filled by the compiler, then never changed. */
public final class ToolSpec {
    /** What a tool is for. */
    public enum Kind {
        CREATE_NODE, CREATE_CONTAINER, CREATE_EDGE, DELETE, DIRECT_EDIT, RECONNECT, DROP, DOUBLE_CLICK, GENERIC,
                NAVIGATE
    }

    private final EObject source;
    private final Kind kind;
    private final String name;
    private final String label;
    private final String icon;
    final List<MappingSpec> mappings = new ArrayList<>();
    final List<MappingSpec> extraMappings = new ArrayList<>();
    final Map<String, String> variables = new LinkedHashMap<>();
    final List<Operation> steps = new ArrayList<>();
    Guarded precondition;
    Guarded startPrecondition;
    Guarded initialText;
    Guarded browse;
    String mask = "{0}";
    String end = "";
    String diagram = "";

    ToolSpec(EObject source, Kind kind, String name, String label, String icon) {
        this.source = source;
        this.kind = kind;
        this.name = name;
        this.label = label;
        this.icon = icon;
    }

    public EObject source() {
        return source;
    }

    public Kind kind() {
        return kind;
    }

    public String name() {
        return name;
    }

    /** What the palette calls it: its label, else its name. */
    public String label() {
        return label.isEmpty() ? name : label;
    }

    /** Path of its icon; empty for none. */
    public String icon() {
        return icon;
    }

    /** What it makes, or accepts to be dropped. */
    public List<MappingSpec> mappings() {
        return mappings;
    }

    /** Further places where it may be used. */
    public List<MappingSpec> extraMappings() {
        return extraMappings;
    }

    /** The specification's name of a variable, by the feature that declares it, for example {@code container}. */
    public String variable(String role) {
        return variables.getOrDefault(role, role);
    }

    public List<Operation> steps() {
        return steps;
    }

    /** Decides whether it can be used; null for always. */
    public Guarded precondition() {
        return precondition;
    }

    /** Decides whether an edge may begin at an element; null for always. */
    public Guarded startPrecondition() {
        return startPrecondition;
    }

    /** What a direct edit begins with; null for the label. */
    public Guarded initialText() {
        return initialText;
    }

    /** The objects whose diagrams a navigation offers; null for the element itself. */
    public Guarded browse() {
        return browse;
    }

    /** The mask of a direct edit. */
    public String mask() {
        return mask;
    }

    /**
     * Which ends a reconnection moves: {@code RECONNECT_SOURCE}, {@code RECONNECT_TARGET} or {@code RECONNECT_BOTH}.
     */
    public String end() {
        return end;
    }

    /** The name of the diagram a navigation opens. */
    public String diagram() {
        return diagram;
    }
}
