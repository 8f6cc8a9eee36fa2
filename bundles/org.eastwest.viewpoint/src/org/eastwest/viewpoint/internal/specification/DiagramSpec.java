// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.diagram.Decoration;
import org.eclipse.emf.ecore.EObject;

/** A diagram of a specification. Filled by the compiler, then never changed. */
public final class DiagramSpec {
    /** A layer; {@code optional} is false for the one that cannot be switched off. */
    public record LayerSpec(String name, String label, boolean optional, boolean active, List<NodeSpec> nodes,
            List<EdgeSpec> edges, List<DecorationSpec> decorations, List<SectionSpec> sections) {
    }

    /** A section of the palette. */
    public record SectionSpec(String name, String label, List<ToolSpec> tools) {
    }

    /** A decoration; {@code mappings} is null when {@code type} decides, {@code type} is null for every element. */
    public record DecorationSpec(Set<MappingSpec> mappings, TypeTest type, Decoration.Position position,
            Guarded precondition, Guarded image, Guarded tooltip) {
    }

    /** A filter: what its parts accept stays visible. */
    public record FilterSpec(String name, String label, List<PartSpec> parts) {
    }

    /** A part of a filter; no mappings means all, no condition means that nothing stays. */
    public record PartSpec(Set<MappingSpec> mappings, Guarded condition) {
    }

    /** A validation rule; {@code mappings} is null when {@code type} decides. */
    public record RuleSpec(String name, Severity severity, Guarded message, TypeTest type, Set<MappingSpec> mappings,
            List<Guarded> audits, List<ToolSpec> fixes) {
    }

    /** How a diagram is laid out: an algorithm of ELK and its options. */
    public record LayoutSpec(String algorithm, List<OptionSpec> options) {
    }

    /** An option of a layout; targets are {@code PARENT}, {@code NODE}, {@code EDGE}, {@code PORTS}, {@code LABEL}. */
    public record OptionSpec(String id, String value, Set<String> targets, Problems.Place place) {
    }

    private final EObject source;
    private final String viewpoint;
    private final String name;
    private final String label;
    final List<LayerSpec> layers = new ArrayList<>();
    final List<FilterSpec> filters = new ArrayList<>();
    final List<RuleSpec> rules = new ArrayList<>();
    final Set<ToolSpec> drops = new LinkedHashSet<>();
    final Map<String, MappingSpec> mappings = new LinkedHashMap<>();
    TypeTest type;
    Guarded precondition;
    Guarded root;
    Guarded title;
    ColorSpec background;
    LayoutSpec layout;

    DiagramSpec(EObject source, String viewpoint, String name, String label) {
        this.source = source;
        this.viewpoint = viewpoint;
        this.name = name;
        this.label = label;
    }

    public EObject source() {
        return source;
    }

    public String viewpoint() {
        return viewpoint;
    }

    public String name() {
        return name;
    }

    public String label() {
        return label.isEmpty() ? name : label;
    }

    public List<LayerSpec> layers() {
        return layers;
    }

    public List<FilterSpec> filters() {
        return filters;
    }

    public List<RuleSpec> rules() {
        return rules;
    }

    /** What may be dropped on the diagram itself. */
    public Set<ToolSpec> drops() {
        return drops;
    }

    /** All mappings by name. */
    public Map<String, MappingSpec> mappings() {
        return mappings;
    }

    public TypeTest type() {
        return type;
    }

    /** Decides whether an object can have this diagram; null for always. */
    public Guarded precondition() {
        return precondition;
    }

    /** Finds the object whose contents are shown; null for the diagram's own. */
    public Guarded root() {
        return root;
    }

    /** Null when there is none. */
    public Guarded title() {
        return title;
    }

    /** Null when there is none. */
    public ColorSpec background() {
        return background;
    }

    public LayoutSpec layout() {
        return layout;
    }
}
