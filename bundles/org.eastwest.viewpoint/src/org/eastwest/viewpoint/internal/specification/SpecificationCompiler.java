// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import static org.eastwest.viewpoint.internal.specification.Elements.all;
import static org.eastwest.viewpoint.internal.specification.Elements.is;
import static org.eastwest.viewpoint.internal.specification.Elements.isSet;
import static org.eastwest.viewpoint.internal.specification.Elements.one;
import static org.eastwest.viewpoint.internal.specification.Elements.text;
import static org.eastwest.viewpoint.internal.specification.Elements.truth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.eastwest.viewpoint.Problem.Severity;
import org.eastwest.viewpoint.diagram.Decoration;
import org.eastwest.viewpoint.diagram.DiagramNode.Kind;
import org.eastwest.viewpoint.internal.expression.Expressions;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.DecorationSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.FilterSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.LayerSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.PartSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.RuleSpec;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.SectionSpec;
import org.eclipse.emf.ecore.EObject;

/** Turns the elements of specifications into diagrams that can be evaluated. */
public final class SpecificationCompiler {
    private static final String NO_DIAGRAM = "EW-VIEWPOINT-007";
    private static final String NO_VIEWPOINT = "EW-VIEWPOINT-040";

    private final ExpressionReader expressions;
    private final StyleCompiler styles;
    private final ToolCompiler tools;
    private final Problems problems;
    private final Map<EObject, MappingSpec> mappings = new LinkedHashMap<>();
    private final List<EObject> viewpoints;

    public SpecificationCompiler(List<EObject> viewpoints, Expressions expressions, Problems problems) {
        this.viewpoints = viewpoints;
        this.expressions = new ExpressionReader(expressions, problems);
        this.problems = problems;
        this.styles = new StyleCompiler(this.expressions, problems);
        this.tools = new ToolCompiler(this.expressions, problems, mappings);
    }

    /** The diagrams of all viewpoints, in the order of the files. */
    public List<DiagramSpec> compile() {
        List<EObject> descriptions = new ArrayList<>();
        viewpoints.forEach(v -> all(v, "ownedRepresentations").stream().filter(r -> is(r, "DiagramDescription"))
                .forEach(descriptions::add));
        Map<EObject, List<EObject>> layers = new LinkedHashMap<>();
        descriptions.forEach(d -> layers.put(d, layers(d)));
        viewpoints.forEach(v -> all(v, "ownedRepresentationExtensions")
                .forEach(e -> extendsSomething(e, descriptions)));
        layers.values().forEach(l -> l.forEach(this::declareMappings));
        mappings.keySet().stream().toList().forEach(this::fill);
        mappings.values().forEach(this::endless);
        tools.declare(layers.values().stream().flatMap(List::stream).toList());
        mappings.values().forEach(tools::attach);
        return descriptions.stream().map(d -> diagram(d, layers.get(d))).toList();
    }

    /** The default layer, the additional ones, and those that other viewpoints contribute. */
    private List<EObject> layers(EObject description) {
        List<EObject> layers = new ArrayList<>(all(description, "defaultLayer"));
        if (layers.isEmpty()) {
            layers.add(description);
        }
        layers.addAll(all(description, "additionalLayers"));
        extensions(description).forEach(e -> layers.addAll(all(e, "layers")));
        return layers;
    }

    private List<EObject> extensions(EObject description) {
        return viewpoints.stream().flatMap(v -> all(v, "ownedRepresentationExtensions").stream())
                .filter(e -> is(e, "DiagramExtensionDescription"))
                .filter(e -> text(e, "representationName").equals(text(description, "name")))
                .filter(e -> extendsViewpoint(e, description.eContainer())).toList();
    }

    /** Neither an unknown diagram nor an unknown viewpoint is passed over: whoever waits for the layer is told. */
    private void extendsSomething(EObject extension, List<EObject> descriptions) {
        String name = text(extension, "representationName");
        List<EObject> there = viewpoints.stream().filter(v -> extendsViewpoint(extension, v)).toList();
        List<String> diagrams = descriptions.stream().filter(d -> there.contains(d.eContainer()))
                .map(d -> text(d, "name")).distinct().toList();
        if (there.isEmpty()) {
            // Checked alone, a file may well add to what is installed elsewhere.
            Severity severity = descriptions.isEmpty() ? Severity.NOTE : Severity.WARNING;
            problems.add(severity, NO_VIEWPOINT, extension, "It adds to the viewpoint "
                    + text(extension, "viewpointURI") + ", which is not among those read ("
                    + viewpoints.stream().map(v -> text(v, "name")).distinct().collect(Collectors.joining(", "))
                    + "): its layers are shown nowhere.",
                    "Name one of these, or install what brings it; when checking files, name its file too.");
        } else if (!diagrams.contains(name)) {
            problems.error(NO_DIAGRAM, extension, "It adds to the diagram '" + name + "', which its viewpoint lacks.",
                    diagrams.isEmpty() ? "That one has no diagrams."
                            : "Name one of " + String.join(", ", diagrams) + ".");
        }
    }

    /** The URI is {@code viewpoint:/BUNDLE/NAME} or a pattern of it; the bundle is not known here. */
    private boolean extendsViewpoint(EObject extension, EObject viewpoint) {
        String uri = text(extension, "viewpointURI");
        String name = text(viewpoint, "name");
        if (uri.endsWith("/" + name) || uri.equals(name)) {
            return true;
        }
        try {
            return Pattern.matches(uri.substring(uri.lastIndexOf('/') + 1), name);
        } catch (PatternSyntaxException e) {
            problems.error(NO_DIAGRAM, extension, "'viewpointURI' is " + uri + ", which is no pattern.",
                    "Write viewpoint:/BUNDLE/VIEWPOINT.");
            return false;
        }
    }

    private void declareMappings(EObject layer) {
        all(layer, "nodeMappings").forEach(this::node);
        all(layer, "containerMappings").forEach(this::node);
        all(layer, "edgeMappings").forEach(this::edge);
        all(layer, "reusedMappings").forEach(m -> {
            if (is(m, "EdgeMapping")) {
                edge(m);
            } else {
                node(m);
            }
        });
    }

    private NodeSpec node(EObject mapping) {
        if (mappings.get(mapping) instanceof NodeSpec known) {
            return known;
        }
        NodeSpec spec = new NodeSpec(mapping, text(mapping, "name"), text(mapping, "label"), kind(mapping));
        mappings.put(mapping, spec);
        for (String feature : Nesting.CHILDREN) {
            all(mapping, feature).forEach(m -> spec.children.add(node(m)));
        }
        for (String feature : Nesting.BORDERS) {
            all(mapping, feature).forEach(m -> spec.borders.add(node(m)));
        }
        return spec;
    }

    /** Every object of a class in every object of it: that is not drawn, and told. */
    private void endless(MappingSpec spec) {
        if (spec instanceof NodeSpec node && node.candidates == null && Nesting.inItself(node.source())) {
            Nesting.below(node.source()).stream().map(mappings::get).map(NodeSpec.class::cast).forEach(holder -> {
                holder.children.remove(node);
                holder.borders.remove(node);
            });
            problems.error(MappingSpec.IN_ITSELF, node.source(), "It stands in itself and has no"
                    + " 'semanticCandidatesExpression': all objects of " + text(node.source(), "domainClass")
                    + " would stand in each of them, without end. It is not drawn in itself.",
                    "Give it a 'semanticCandidatesExpression' that finds what is in an object, as feature:children.");
        }
    }

    private static Kind kind(EObject mapping) {
        if (!is(mapping, "ContainerMapping")) {
            return Kind.NODE;
        }
        return switch (text(mapping, "childrenPresentation")) {
            case "List" -> Kind.LIST;
            case "HorizontalStack" -> Kind.HORIZONTAL_STACK;
            case "VerticalStack" -> Kind.VERTICAL_STACK;
            default -> Kind.CONTAINER;
        };
    }

    private void edge(EObject mapping) {
        mappings.computeIfAbsent(mapping, m -> new EdgeSpec(m, text(m, "name"), text(m, "label"),
                truth(m, "useDomainElement")));
    }

    private void fill(EObject mapping) {
        MappingSpec spec = mappings.get(mapping);
        spec.candidates = expressions.optional(mapping, "semanticCandidatesExpression");
        spec.precondition = expressions.optional(mapping, "preconditionExpression");
        spec.type = new TypeTest(text(mapping, "domainClass"));
        if (spec instanceof NodeSpec node) {
            StyleNotes notes = StyleNotes.of(mapping, problems);
            all(mapping, "conditionnalStyles").forEach(c -> styles.node(c, one(c, "style"), notes)
                    .ifPresent(node.styles::add));
            styles.node(null, one(mapping, "style"), notes).ifPresent(node.styles::add);
            if (node.styles.isEmpty()) {
                node.styles.add(styles.plain(mapping));
            }
        } else if (spec instanceof EdgeSpec edge) {
            fill(mapping, edge);
        }
    }

    private void fill(EObject mapping, EdgeSpec edge) {
        ends(mapping, "sourceMapping", edge.sources);
        ends(mapping, "targetMapping", edge.targets);
        edge.sourceFinder = expressions.optional(mapping, "sourceFinderExpression");
        edge.targetFinder = expressions.optional(mapping, "targetFinderExpression");
        StyleNotes notes = StyleNotes.of(mapping, problems);
        all(mapping, "conditionnalStyles").forEach(c -> edge.styles.add(styles.edge(c, one(c, "style"), notes)));
        edge.styles.add(styles.edge(null, one(mapping, "style"), notes));
    }

    private void ends(EObject mapping, String feature, Set<NodeSpec> ends) {
        for (EObject end : all(mapping, feature)) {
            if (mappings.get(end) instanceof NodeSpec node) {
                ends.add(node);
            } else {
                problems.warning(Supported.UNSUPPORTED, mapping, "'" + feature + "' names "
                        + Problems.describe(end) + ", which is no node of a diagram that was read.",
                        "Edges that begin or end at edges are not supported.");
            }
        }
    }

    private DiagramSpec diagram(EObject description, List<EObject> layers) {
        DiagramSpec spec = new DiagramSpec(description, text(description.eContainer(), "name"),
                text(description, "name"), text(description, "label"));
        spec.type = new TypeTest(text(description, "domainClass"));
        spec.precondition = expressions.optional(description, "preconditionExpression");
        spec.root = expressions.optional(description, "rootExpression");
        spec.title = expressions.optional(description, "titleExpression");
        EObject background = one(description, "backgroundColor");
        spec.background = background == null ? null : styles.color(background);
        spec.layout = new LayoutCompiler(problems).layout(one(description, "layout"));
        layers.forEach(l -> spec.layers.add(layer(l)));
        spec.layers.forEach(l -> {
            l.nodes().forEach(n -> collect(n, spec.mappings));
            l.edges().forEach(e -> spec.mappings.put(e.name(), e));
        });
        all(description, "dropDescriptions").forEach(d -> tools.find(d).ifPresent(spec.drops::add));
        all(description, "filters").forEach(f -> filter(f, spec));
        List<EObject> sets = new ArrayList<>(all(description.eContainer(), "validationSet"));
        sets.addAll(all(description, "validationSet"));
        extensions(description).forEach(e -> sets.addAll(all(e, "validationSet")));
        sets.forEach(s -> rules(s, spec));
        return spec;
    }

    private static void collect(NodeSpec node, Map<String, MappingSpec> into) {
        if (into.putIfAbsent(node.name(), node) == null) {
            node.children().forEach(c -> collect(c, into));
            node.borders().forEach(c -> collect(c, into));
        }
    }

    private LayerSpec layer(EObject layer) {
        boolean additional = is(layer, "AdditionalLayer");
        List<NodeSpec> nodes = new ArrayList<>();
        List<EdgeSpec> edges = new ArrayList<>();
        for (String feature : List.of("nodeMappings", "containerMappings", "edgeMappings", "reusedMappings")) {
            all(layer, feature).forEach(m -> {
                if (mappings.get(m) instanceof NodeSpec n) {
                    nodes.add(n);
                } else if (mappings.get(m) instanceof EdgeSpec e) {
                    edges.add(e);
                }
            });
        }
        List<DecorationSpec> decorations = all(layer, "decorationDescriptionsSet").stream()
                .flatMap(s -> all(s, "decorationDescriptions").stream()).map(this::decoration).toList();
        List<SectionSpec> sections = all(layer, "toolSections").stream().flatMap(tools::sections).toList();
        boolean optional = additional && (!isSet(layer, "optional") || truth(layer, "optional"));
        return new LayerSpec(text(layer, "name"), text(layer, "label"), optional,
                !optional || truth(layer, "activeByDefault"), List.copyOf(nodes), List.copyOf(edges), decorations,
                        sections);
    }

    private DecorationSpec decoration(EObject d) {
        Set<MappingSpec> on = null;
        TypeTest type = null;
        if (is(d, "MappingBasedDecoration")) {
            on = specs(all(d, "mappings"));
        } else if (is(d, "SemanticBasedDecoration")) {
            type = new TypeTest(text(d, "domainClass"));
        }
        return new DecorationSpec(on, type, Decoration.Position.valueOf(text(d, "position")),
                expressions.optional(d, "preconditionExpression"), expressions.optional(d, "imageExpression"),
                expressions.optional(d, "tooltipExpression"));
    }

    private Set<MappingSpec> specs(List<EObject> elements) {
        Set<MappingSpec> specs = new LinkedHashSet<>();
        elements.stream().map(mappings::get).filter(m -> m != null).forEach(specs::add);
        return specs;
    }

    private void filter(EObject filter, DiagramSpec spec) {
        if (!is(filter, "CompositeFilterDescription")) {
            return;
        }
        List<PartSpec> parts = all(filter, "filters").stream().filter(f -> is(f, "MappingFilter"))
                .map(f -> new PartSpec(specs(all(f, "mappings")),
                        expressions.optional(f, "semanticConditionExpression")))
                .toList();
        String label = text(filter, "label");
        spec.filters.add(new FilterSpec(text(filter, "name"), label.isEmpty() ? text(filter, "name") : label, parts));
    }

    private void rules(EObject set, DiagramSpec spec) {
        List<EObject> rules = new ArrayList<>(all(set, "ownedRules"));
        rules.addAll(all(set, "reusedRules"));
        rules.forEach(r -> spec.rules.add(rule(r)));
    }

    private RuleSpec rule(EObject rule) {
        Severity severity = switch (text(rule, "level")) {
            case "ERROR" -> Severity.ERROR;
            case "WARNING" -> Severity.WARNING;
            default -> Severity.NOTE;
        };
        boolean semantic = is(rule, "SemanticValidationRule");
        return new RuleSpec(text(rule, "name"), severity, expressions.required(rule, "message"),
                semantic ? new TypeTest(text(rule, "targetClass")) : null,
                semantic ? null : specs(all(rule, "targets")),
                all(rule, "audits").stream().map(a -> expressions.required(a, "auditExpression")).toList(),
                all(rule, "fixes").stream().map(tools::fix).toList());
    }
}
