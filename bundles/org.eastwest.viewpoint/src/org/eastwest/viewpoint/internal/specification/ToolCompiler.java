// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import static org.eastwest.viewpoint.internal.specification.Elements.all;
import static org.eastwest.viewpoint.internal.specification.Elements.is;
import static org.eastwest.viewpoint.internal.specification.Elements.one;
import static org.eastwest.viewpoint.internal.specification.Elements.text;
import static org.eastwest.viewpoint.internal.specification.Elements.truth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.viewpoint.internal.specification.DiagramSpec.SectionSpec;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;

/** Reads tools and what they do. */
final class ToolCompiler {
    private static final Map<String, ToolSpec.Kind> KINDS = Map.of("NodeCreationDescription", ToolSpec.Kind.CREATE_NODE,
            "ContainerCreationDescription", ToolSpec.Kind.CREATE_CONTAINER, "EdgeCreationDescription",
            ToolSpec.Kind.CREATE_EDGE, "DeleteElementDescription", ToolSpec.Kind.DELETE, "DirectEditLabel",
            ToolSpec.Kind.DIRECT_EDIT, "ReconnectEdgeDescription", ToolSpec.Kind.RECONNECT, "ContainerDropDescription",
            ToolSpec.Kind.DROP, "DoubleClickDescription", ToolSpec.Kind.DOUBLE_CLICK, "ToolDescription",
            ToolSpec.Kind.GENERIC, "DiagramNavigationDescription", ToolSpec.Kind.NAVIGATE);

    private final ExpressionReader expressions;
    private final Problems problems;
    private final Map<EObject, MappingSpec> mappings;
    private final Map<EObject, ToolSpec> tools = new LinkedHashMap<>();

    ToolCompiler(ExpressionReader expressions, Problems problems, Map<EObject, MappingSpec> mappings) {
        this.expressions = expressions;
        this.problems = problems;
        this.mappings = mappings;
    }

    /** Reads the tools of layers. */
    void declare(List<EObject> layers) {
        layers.forEach(l -> all(l, "toolSections").forEach(this::declareSection));
    }

    private void declareSection(EObject section) {
        entries(section).forEach(t -> {
            ToolSpec.Kind kind = KINDS.get(t.eClass().getName());
            if (kind != null) {
                tools.computeIfAbsent(t, x -> tool(x, kind));
            }
        });
        all(section, "subSections").forEach(this::declareSection);
    }

    private static List<EObject> entries(EObject section) {
        List<EObject> entries = new ArrayList<>();
        for (String feature : List.of("ownedTools", "reusedTools")) {
            for (EObject entry : all(section, feature)) {
                entries.addAll(is(entry, "ToolGroup") ? all(entry, "tools") : List.of(entry));
            }
        }
        return entries;
    }

    Optional<ToolSpec> find(EObject tool) {
        return Optional.ofNullable(tools.get(tool));
    }

    /** A section of the palette and those inside it, one after the other. */
    Stream<SectionSpec> sections(EObject section) {
        List<ToolSpec> own = entries(section).stream().map(tools::get).filter(Objects::nonNull).toList();
        String label = text(section, "label");
        return Stream.concat(Stream.of(new SectionSpec(text(section, "name"), label.isEmpty() ? text(section, "name")
                : label,
                own)), all(section, "subSections").stream().flatMap(this::sections));
    }

    /** Gives a mapping the tools it names. */
    void attach(MappingSpec mapping) {
        EObject source = mapping.source();
        mapping.deletion = tools.get(one(source, "deletionDescription"));
        mapping.rename = tools.get(one(source, "labelDirectEdit"));
        mapping.doubleClick = tools.get(one(source, "doubleClickDescription"));
        all(source, "dropDescriptions").forEach(t -> find(t).ifPresent(mapping.drops::add));
        all(source, "navigationDescriptions").forEach(t -> find(t).ifPresent(mapping.navigations::add));
        if (mapping instanceof EdgeSpec edge) {
            all(source, "reconnections").forEach(t -> find(t).ifPresent(edge.reconnections::add));
        }
        if (mapping.doubleClick == null) {
            mapping.doubleClick = tools.values().stream().filter(t -> t.kind() == ToolSpec.Kind.DOUBLE_CLICK)
                    .filter(t -> t.mappings().contains(mapping)).findFirst().orElse(null);
        }
    }

    private ToolSpec tool(EObject tool, ToolSpec.Kind kind) {
        ToolSpec spec = new ToolSpec(tool, kind, text(tool, "name"), text(tool, "label"), text(tool, "iconPath"));
        spec.precondition = expressions.optional(tool, "precondition");
        spec.startPrecondition = expressions.optional(tool, "connectionStartPrecondition");
        spec.initialText = expressions.optional(tool, "inputLabelExpression");
        spec.browse = expressions.optional(tool, "browseExpression");
        spec.end = text(tool, "reconnectionKind");
        for (String feature : List.of("nodeMappings", "containerMappings", "edgeMappings", "mappings")) {
            add(tool, feature, spec.mappings);
        }
        for (String feature : List.of("extraMappings", "extraSourceMappings", "extraTargetMappings")) {
            add(tool, feature, spec.extraMappings);
        }
        EObject mask = one(tool, "mask");
        if (mask != null) {
            spec.mask = text(mask, "mask");
        }
        EObject diagram = one(tool, "diagramDescription");
        spec.diagram = diagram == null ? "" : text(diagram, "name");
        for (EReference reference : tool.eClass().getEAllContainments()) {
            EObject variable = reference.isMany() ? null : one(tool, reference.getName());
            if (variable != null && is(variable, "AbstractVariable") && !text(variable, "name").isEmpty()) {
                spec.variables.put(reference.getName(), text(variable, "name"));
            }
        }
        spec.steps.addAll(initial(tool));
        return spec;
    }

    private void add(EObject tool, String feature, List<MappingSpec> into) {
        all(tool, feature).stream().map(mappings::get).filter(Objects::nonNull).forEach(into::add);
    }

    /** The fix of a validation rule. */
    ToolSpec fix(EObject fix) {
        ToolSpec spec = new ToolSpec(fix, ToolSpec.Kind.GENERIC, text(fix, "name"), text(fix, "name"), "");
        spec.steps.addAll(initial(fix));
        return spec;
    }

    private List<Operation> initial(EObject tool) {
        EObject initial = one(tool, "initialOperation");
        EObject first = initial == null ? null : one(initial, "firstModelOperations");
        return first == null ? List.of() : operation(first).map(List::of).orElse(List.of());
    }

    private List<Operation> steps(EObject operation) {
        return all(operation, "subModelOperations").stream().flatMap(o -> operation(o).stream()).toList();
    }

    private Optional<Operation> operation(EObject o) {
        List<Operation> steps = steps(o);
        Problems.Place place = problems.place(o);
        return Optional.ofNullable(switch (o.eClass().getName()) {
            case "ChangeContext" -> new Operation.ChangeContext(expressions.optional(o, "browseExpression"), steps);
            case "CreateInstance" -> new Operation.CreateInstance(text(o, "typeName"), text(o, "referenceName"),
                    text(o, "variableName"), steps, place);
            case "SetValue" -> new Operation.SetValue(text(o, "featureName"),
                    expressions.required(o, "valueExpression"),
                    steps, place);
            case "Unset" -> new Operation.Unset(text(o, "featureName"), expressions.optional(o, "elementExpression"),
                    steps,
                    place);
            case "MoveElement" -> new Operation.MoveElement(expressions.required(o, "newContainerExpression"),
                    text(o, "featureName"), steps, place);
            case "RemoveElement" -> new Operation.RemoveElement(steps);
            case "For" -> new Operation.For(expressions.required(o, "expression"), text(o, "iteratorName"), steps);
            case "If" -> new Operation.If(expressions.required(o, "conditionExpression"), steps);
            case "Switch" -> new Operation.Switch(all(o, "cases").stream().map(c -> new Operation.If(
                    expressions.required(c, "conditionExpression"), steps(c))).toList(),
                    one(o, "default") == null ? List.of() : steps(one(o, "default")));
            case "Let" -> new Operation.Let(text(o, "variableName"), expressions.required(o, "valueExpression"), steps);
            case "Navigation" -> new Operation.Navigation(one(o, "diagramDescription") == null ? ""
                    : text(one(o, "diagramDescription"), "name"), truth(o, "createIfNotExistent"), steps);
            default -> null;
        });
    }
}
