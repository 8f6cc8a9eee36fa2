// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.tool;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eastwest.viewpoint.diagram.Diagram;
import org.eastwest.viewpoint.diagram.DiagramEdge;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.internal.evaluation.ViewObjects;
import org.eastwest.viewpoint.internal.expression.Context;
import org.eastwest.viewpoint.internal.expression.Values;
import org.eastwest.viewpoint.internal.specification.DiagramSpec;
import org.eastwest.viewpoint.internal.specification.EdgeSpec;
import org.eastwest.viewpoint.internal.specification.Guarded;
import org.eastwest.viewpoint.internal.specification.MappingSpec;
import org.eastwest.viewpoint.internal.specification.NodeSpec;
import org.eastwest.viewpoint.internal.specification.Operation;
import org.eastwest.viewpoint.internal.specification.ToolSpec;
import org.eastwest.viewpoint.internal.tool.OperationRunner;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

/**
 * The tools of an open diagram. Every method that returns a command does nothing yet: execute it, best on a command
 * stack.
 * An empty answer means that the specification does not allow it here.
 */
public final class DiagramTools {
    /**
     * A section of the palette.
     *
     * @param name its name
     * @param label what users see
     * @param tools in their order; those without a place in a palette are left out
     */
    public record Section(String name, String label, List<Tool> tools) {
    }

    private final DiagramSession session;
    private final Diagram diagram;
    private final DiagramSpec spec;
    private final ViewObjects views;

    public DiagramTools(DiagramSession session) {
        this.session = session;
        this.diagram = session.diagram();
        this.spec = diagram.description().spec();
        this.views = new ViewObjects(diagram.description().files().vocabulary());
    }

    /** The palette of the layers that are on. */
    public List<Section> palette() {
        Set<ToolSpec.Kind> shown = Set.of(ToolSpec.Kind.CREATE_NODE, ToolSpec.Kind.CREATE_CONTAINER,
                ToolSpec.Kind.CREATE_EDGE, ToolSpec.Kind.GENERIC);
        return spec.layers().stream().filter(l -> !l.optional() || session.activeLayers().contains(l.name()))
                .flatMap(l -> l.sections().stream()).map(s -> new Section(s.name(), s.label(), s.tools().stream()
                        .filter(t -> shown.contains(t.kind())).map(Tool::new).toList()))
                .filter(s -> !s.tools().isEmpty()).toList();
    }

    /** The tool of a name, of the layers that are on. */
    public Optional<Tool> tool(String name) {
        return palette().stream().flatMap(s -> s.tools().stream()).filter(t -> t.name().equals(name)).findFirst();
    }

    private MappingSpec mapping(DiagramElement element) {
        return spec.mappings().get(element.mapping());
    }

    private EObject semantic(DiagramNode node) {
        return node == null ? diagram.root() : node.semantic();
    }

    private Supplier<EObject> view(DiagramElement element) {
        return () -> element == null ? views.diagram(diagram.root()) : views.of(element);
    }

    private Context context(EObject self) {
        return Context.of(self).with("diagram", view(null));
    }

    private static boolean holds(Guarded condition, Context c) {
        return condition == null || condition.truth(c, p -> {
            throw new ToolException(p.text());
        });
    }

    private ModelCommand command(String label, ToolSpec tool, Context context) {
        return command(label, tool.steps(), context);
    }

    private ModelCommand command(String label, List<Operation> steps, Context context) {
        return new ModelCommand(label, diagram.root(), x -> {
            OperationRunner runner = new OperationRunner(diagram.description().expressions().types());
            runner.run(steps, context);
            return new ModelCommand.Outcome(runner.created(), runner.navigation());
        });
    }

    /**
     * Creates a node or a container.
     *
     * @param container in or on which node; null for the diagram
     */
    public Optional<ModelCommand> create(Tool tool, DiagramNode container) {
        ToolSpec t = tool.spec();
        if (tool.kind() != Tool.Kind.CREATE || !hasRoom(t, container)) {
            return Optional.empty();
        }
        Context c = context(semantic(container)).with(Map.of("containerView", view(container), "container",
                semantic(container)))
                .with(t.variable("variable"), semantic(container)).with(t.variable("viewVariable"), view(container));
        return holds(t.precondition(), c) ? Optional.of(command(tool.label(), t, c)) : Optional.empty();
    }

    /** What a tool makes must be shown where it is used. */
    private boolean hasRoom(ToolSpec tool, DiagramNode container) {
        if (container == null) {
            return tool.extraMappings().isEmpty() && spec.layers().stream().flatMap(l -> l.nodes().stream())
                    .anyMatch(tool.mappings()::contains);
        }
        NodeSpec mapping = (NodeSpec) mapping(container);
        return tool.extraMappings().contains(mapping) || Stream.concat(mapping.children().stream(),
                mapping.borders().stream())
                .anyMatch(tool.mappings()::contains);
    }

    /** Whether an edge may begin at a node. */
    public boolean canBegin(Tool tool, DiagramNode source) {
        ToolSpec t = tool.spec();
        boolean fits = t.mappings().stream().anyMatch(m -> ((EdgeSpec) m).sources().contains(mapping(source)))
                || t.extraMappings().contains(mapping(source));
        return tool.kind() == Tool.Kind.CONNECT && fits && holds(t.startPrecondition(), context(source.semantic())
                .with(Map.of("preSource", source.semantic(), "preSourceView", view(source))));
    }

    /** Creates an edge. */
    public Optional<ModelCommand> connect(Tool tool, DiagramNode source, DiagramNode target) {
        ToolSpec t = tool.spec();
        boolean fits = canBegin(tool, source) && (t.extraMappings().contains(mapping(target))
                || t.mappings().stream().anyMatch(m -> ((EdgeSpec) m).targets().contains(mapping(target))));
        Context c = context(source.semantic()).with(Map.of("preSource", source.semantic(), "preTarget",
                target.semantic(),
                "preSourceView", view(source), "preTargetView", view(target)));
        if (!fits || !holds(t.precondition(), c)) {
            return Optional.empty();
        }
        return Optional.of(command(tool.label(), t, c.with(t.variable("sourceVariable"), source.semantic())
                .with(t.variable("targetVariable"), target.semantic()).with(t.variable("sourceViewVariable"),
                        view(source))
                .with(t.variable("targetViewVariable"), view(target))));
    }

    /**
     * Deletes elements and what they show, by their deletion tools; without one, nodes and edges with an object of
     * their
     * own delete it. Empty when one of them cannot be deleted.
     */
    public Optional<ModelCommand> delete(Collection<? extends DiagramElement> elements) {
        Map<DiagramElement, Context> contexts = new LinkedHashMap<>();
        for (DiagramElement element : withoutInner(elements)) {
            ToolSpec tool = mapping(element).deletion();
            Context c = elementContext(tool, element);
            if (tool == null && element instanceof DiagramEdge e && !e.hasObject()
                    || tool != null && !holds(tool.precondition(), c)) {
                return Optional.empty();
            }
            contexts.put(element, c);
        }
        if (contexts.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new ModelCommand("Delete", diagram.root(), x -> {
            contexts.forEach((element, c) -> {
                if (element.semantic().eContainer() != null || element.semantic().eResource() != null) {
                    ToolSpec tool = mapping(element).deletion();
                    new OperationRunner(diagram.description().expressions().types()).run(tool == null
                            ? List.of(new Operation.RemoveElement(List.of())) : tool.steps(), c);
                }
            });
            return ModelCommand.Outcome.NOTHING;
        }));
    }

    /** What stands in a node that goes, goes with it. */
    private static List<DiagramElement> withoutInner(Collection<? extends DiagramElement> elements) {
        Set<DiagramElement> all = new LinkedHashSet<>(elements);
        return all.stream().filter(e -> {
            DiagramNode n = e instanceof DiagramNode node ? node.parent().orElse(null) : null;
            while (n != null && !all.contains(n)) {
                n = n.parent().orElse(null);
            }
            return n == null;
        }).map(DiagramElement.class::cast).toList();
    }

    private Context elementContext(ToolSpec tool, DiagramElement element) {
        DiagramNode container = element instanceof DiagramNode n ? n.parent().orElse(null) : null;
        Map<String, Object> variables = new LinkedHashMap<>();
        variables.put("view", view(element));
        variables.put(tool == null ? "element" : tool.variable("element"), element.semantic());
        variables.put(tool == null ? "elementView" : tool.variable("elementView"), view(element));
        variables.put(tool == null ? "containerView" : tool.variable("containerView"), view(container));
        return context(element.semantic()).with(variables);
    }

    /** What a direct edit of an element's label begins with; empty when its label cannot be edited. */
    public Optional<String> editableLabel(DiagramElement element) {
        ToolSpec tool = mapping(element).rename();
        if (tool == null || !holds(tool.precondition(), elementContext(tool, element))) {
            return Optional.empty();
        }
        return Optional.of(tool.initialText() == null ? element.label().text()
                : tool.initialText().text(elementContext(tool, element), p -> {
                    throw new ToolException(p.text());
                }));
    }

    /**
     * Edits an element's label.
     *
     * @throws ToolException when the text does not fit the tool's mask
     */
    public Optional<ModelCommand> rename(DiagramElement element, String text) {
        ToolSpec tool = mapping(element).rename();
        if (editableLabel(element).isEmpty()) {
            return Optional.empty();
        }
        Context c = elementContext(tool, element).with(EditMask.arguments(tool.mask(), text));
        return Optional.of(command(tool.label(), tool, c));
    }

    /**
     * Moves an end of an edge to another node.
     *
     * @param atSource whether its source moves, else its target
     */
    public Optional<ModelCommand> reconnect(DiagramEdge edge, boolean atSource, DiagramNode end) {
        EdgeSpec mapping = (EdgeSpec) mapping(edge);
        DiagramNode old = atSource ? edge.source() : edge.target();
        if (end == old || !(atSource ? mapping.sources() : mapping.targets()).contains(mapping(end))) {
            return Optional.empty();
        }
        String wanted = atSource ? "RECONNECT_SOURCE" : "RECONNECT_TARGET";
        for (ToolSpec tool : mapping.reconnections()) {
            Context c = context(edge.semantic()).with("otherEnd", view(atSource ? edge.target() : edge.source()))
                    .with(tool.variable("source"), old.semantic()).with(tool.variable("target"), end.semantic())
                    .with(tool.variable("sourceView"), view(old)).with(tool.variable("targetView"), view(end))
                    .with(tool.variable("element"), edge.semantic()).with(tool.variable("edgeView"), view(edge));
            if ((tool.end().equals(wanted) || tool.end().equals("RECONNECT_BOTH")) && holds(tool.precondition(), c)) {
                return Optional.of(command(tool.label(), tool, c));
            }
        }
        return Optional.empty();
    }

    /**
     * Drops a node on another one.
     *
     * @param onto where; null for the diagram
     */
    public Optional<ModelCommand> drop(DiagramNode dropped, DiagramNode onto) {
        DiagramNode from = dropped.parent().orElse(null);
        if (from == onto || onto != null && EcoreUtil.isAncestor(dropped.semantic(), onto.semantic())) {
            return Optional.empty();
        }
        Collection<ToolSpec> tools = onto == null ? spec.drops() : mapping(onto).drops();
        for (ToolSpec tool : tools) {
            Context c = context(dropped.semantic()).with(tool.variable("oldContainer"), semantic(from))
                    .with(tool.variable("newContainer"), semantic(onto)).with(tool.variable("element"),
                            dropped.semantic())
                    .with(tool.variable("newViewContainer"), view(onto));
            if (tool.mappings().contains(mapping(dropped)) && holds(tool.precondition(), c)) {
                return Optional.of(command(tool.label(), tool, c));
            }
        }
        return Optional.empty();
    }

    /** What a double click does: the element's tool, else its first way to another diagram. */
    public Optional<ModelCommand> doubleClick(DiagramElement element) {
        ToolSpec tool = mapping(element).doubleClick();
        if (tool != null) {
            Context c = elementContext(tool, element);
            return holds(tool.precondition(), c) ? Optional.of(command(tool.label(), tool, c)) : Optional.empty();
        }
        return navigations(element).stream().findFirst().map(n -> new ModelCommand("Open", diagram.root(),
                x -> new ModelCommand.Outcome(List.of(), Optional.of(n))));
    }

    /** The diagrams that an element leads to. */
    public List<ModelCommand.Navigation> navigations(DiagramElement element) {
        List<ModelCommand.Navigation> found = new ArrayList<>();
        for (ToolSpec tool : mapping(element).navigations()) {
            Context c = elementContext(tool, element);
            if (holds(tool.precondition(), c)) {
                List<EObject> objects = tool.browse() == null ? List.of(element.semantic())
                        : Values.objects(tool.browse().evaluate(c, p -> {
                            throw new ToolException(p.text());
                        }));
                objects.forEach(o -> found.add(new ModelCommand.Navigation(tool.diagram(), o)));
            }
        }
        return found;
    }

    /**
     * Uses a tool that acts.
     *
     * @param element on what; null for the diagram
     */
    public Optional<ModelCommand> act(Tool tool, DiagramElement element) {
        if (tool.kind() != Tool.Kind.ACT) {
            return Optional.empty();
        }
        EObject self = element == null ? diagram.root() : element.semantic();
        Context c = context(self).with(tool.spec().variable("element"), self)
                .with(tool.spec().variable("elementView"), view(element));
        return holds(tool.spec().precondition(), c) ? Optional.of(command(tool.label(), tool.spec(), c))
                : Optional.empty();
    }

    /** Ways to mend the validation rules that an element breaks. */
    public List<ModelCommand> fixes(DiagramElement element) {
        Set<String> broken = new LinkedHashSet<>();
        element.violations().forEach(v -> broken.add(v.rule()));
        return spec.rules().stream().filter(r -> broken.contains(r.name())).flatMap(r -> r.fixes().stream())
                .map(f -> command(f.label(), f, elementContext(null, element))).toList();
    }
}
