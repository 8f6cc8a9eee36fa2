// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.eastwest.viewpoint.Problem;
import org.eastwest.viewpoint.internal.evaluation.SemanticIds;
import org.eastwest.viewpoint.internal.evaluation.ViewObjects;
import org.eastwest.viewpoint.internal.expression.Context;
import org.eastwest.viewpoint.internal.expression.Reads;
import org.eastwest.viewpoint.internal.expression.Values;
import org.eastwest.viewpoint.internal.specification.DiagramSpec;
import org.eastwest.viewpoint.internal.specification.EdgeSpec;
import org.eastwest.viewpoint.internal.specification.MappingSpec;
import org.eastwest.viewpoint.internal.specification.NodeSpec;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;

/**
 * Evaluates a diagram cell by cell: the children of each node, the edges of each source or object, the looks of each
 * element. Each cell remembers which objects it looked at, so that a change evaluates only the cells it touches. What
 * Java services looked at nobody can tell: after every change they are called again, and a cell is evaluated again when
 * one of them says something else. Cells that read derived features are evaluated after every change.
 */
final class DiagramEvaluator {
    private static final int EDGES = 1_000_000;
    private static final int EDGE_ENDS = EDGES + 1;
    private static final int LOOKS = EDGES + 2;

    private final Diagram diagram;
    private final DiagramSpec spec;
    private final Set<String> layers;
    private final Appearances appearances;
    private final ViewObjects views;
    private final SemanticIds ids;
    private final Context everywhere;
    private final Set<Problem> problems = new LinkedHashSet<>();
    private final CellIndex index = new CellIndex();
    private final Map<DiagramElement, MappingSpec> mappings = new IdentityHashMap<>();
    private final Map<DiagramElement, List<Cell>> cells = new IdentityHashMap<>();
    private final Map<EObject, List<DiagramNode>> nodesOf = new IdentityHashMap<>();
    private final Map<EObject, Set<EdgeCell>> waiting = new IdentityHashMap<>();
    private final Map<EdgeSpec, CandidatesCell> candidates = new LinkedHashMap<>();
    private ChildrenCell top;
    private Cell dress;
    private Changes changes = new Changes();
    private Set<Cell> due = new LinkedHashSet<>();

    private static final class Changes {
        final Set<DiagramElement> added = new LinkedHashSet<>();
        final Set<DiagramElement> removed = new LinkedHashSet<>();
        final Set<DiagramElement> changed = new LinkedHashSet<>();
        final Set<DiagramNode> reordered = new LinkedHashSet<>();
        boolean title;

        DiagramChange done() {
            removed.removeIf(e -> added.remove(e));
            changed.removeAll(added);
            changed.removeAll(removed);
            return new DiagramChange(Collections.unmodifiableSet(added), Collections.unmodifiableSet(removed),
                    Collections.unmodifiableSet(changed), Collections.unmodifiableSet(reordered), title);
        }
    }

    DiagramEvaluator(Diagram diagram, Set<String> layers, Set<String> filters) {
        this.diagram = diagram;
        this.spec = diagram.description().spec();
        this.layers = layers;
        this.appearances = new Appearances(spec, layers, filters, problems::add);
        this.views = new ViewObjects(diagram.description().files().vocabulary());
        this.ids = new SemanticIds(diagram.root().eResource());
        Supplier<EObject> view = () -> views.diagram(diagram.root());
        this.everywhere = Context.of(null).with(Map.of("diagram", view, "viewpoint", view));
    }

    List<Problem> problems() {
        List<Problem> sorted = new ArrayList<>(problems);
        sorted.sort(null);
        return List.copyOf(sorted);
    }

    void build() {
        dress = new DressCell();
        dress.evaluate();
        top = new ChildrenCell(null);
        due.add(top);
        activeEdges().forEach(e -> due.add(candidates(e)));
        work();
        changes = new Changes();
    }

    DiagramChange refresh(Set<EObject> touched) {
        if (touched.isEmpty()) {
            return changes.done();
        }
        ids.changed();
        due.addAll(index.touchedBy(touched));
        return finish();
    }

    DiagramChange refreshAll() {
        problems.clear();
        ids.changed();
        due.add(dress);
        due.add(top);
        cells.values().forEach(due::addAll);
        Set<EdgeSpec> active = activeEdges();
        candidates.entrySet().removeIf(e -> {
            if (!active.contains(e.getKey())) {
                e.getValue().drop();
                return true;
            }
            return false;
        });
        active.forEach(e -> due.add(candidates(e)));
        candidates.values().forEach(c -> due.addAll(c.edges.values()));
        return finish();
    }

    private DiagramChange finish() {
        work();
        DiagramChange change = changes.done();
        changes = new Changes();
        return change;
    }

    /** Evaluates what is due, outer before inner; evaluating may make more due. */
    private void work() {
        while (!due.isEmpty()) {
            int first = due.stream().mapToInt(Cell::order).min().orElseThrow();
            List<Cell> batch = due.stream().filter(c -> c.order() == first).toList();
            batch.forEach(due::remove);
            batch.forEach(Cell::evaluate);
        }
    }

    private boolean active(DiagramSpec.LayerSpec layer) {
        return !layer.optional() || layers.contains(layer.name());
    }

    private Set<EdgeSpec> activeEdges() {
        Set<EdgeSpec> edges = new LinkedHashSet<>();
        spec.layers().stream().filter(this::active).forEach(l -> edges.addAll(l.edges()));
        return edges;
    }

    private CandidatesCell candidates(EdgeSpec mapping) {
        return candidates.computeIfAbsent(mapping, CandidatesCell::new);
    }

    private Context context(EObject self, Reads reads) {
        return everywhere.at(self).telling(reads);
    }

    /** All objects of a type in the resources of the model, when a mapping does not say where to look. */
    private List<EObject> allObjects(MappingSpec mapping, Reads reads) {
        reads.opaque();
        List<EObject> all = new ArrayList<>();
        Resource home = diagram.root().eResource();
        if (home == null) {
            EObject root = EcoreUtil.getRootContainer(diagram.root());
            all.add(root);
            root.eAllContents().forEachRemaining(all::add);
        } else {
            List<Resource> resources = home.getResourceSet() == null ? List.of(home)
                    : List.copyOf(home.getResourceSet().getResources());
            resources.forEach(r -> r.getAllContents().forEachRemaining(all::add));
        }
        return all.stream().filter(mapping.type()::accepts).toList();
    }

    private List<EObject> objects(MappingSpec mapping, Context c) {
        List<EObject> found = mapping.candidates() == null ? allObjects(mapping, c.reads())
                : Values.objects(mapping.candidates().evaluate(c, problems::add)).stream()
                        .filter(mapping.type()::accepts)
                        .toList();
        return new ArrayList<>(new LinkedHashSet<>(found));
    }

    /** The title and the background. */
    private final class DressCell extends Cell {
        DressCell() {
            super(index);
        }

        @Override
        int order() {
            return 0;
        }

        @Override
        void compute() {
            Context c = context(diagram.root(), this);
            String title = spec.title() == null ? spec.label() : spec.title().text(c, problems::add);
            Color background = spec.background() == null ? Color.WHITE : spec.background().color(c, problems::add);
            changes.title |= diagram.dress(title, background);
        }
    }

    /** The nodes in and on one node, or at the top. */
    private final class ChildrenCell extends Cell {
        private final DiagramNode owner;
        private final int depth;

        ChildrenCell(DiagramNode owner) {
            super(index);
            this.owner = owner;
            int d = 0;
            for (DiagramNode n = owner; n != null; n = n.parent().orElse(null)) {
                d++;
            }
            this.depth = d;
        }

        @Override
        int order() {
            return depth;
        }

        @Override
        void compute() {
            if (owner == null) {
                List<NodeSpec> nodes = spec.layers().stream().filter(DiagramEvaluator.this::active)
                        .flatMap(l -> l.nodes().stream()).distinct().toList();
                align(nodes, diagram.mutableNodes(), false);
            } else {
                NodeSpec mapping = (NodeSpec) mappings.get(owner);
                align(mapping.children(), owner.mutable(false), false);
                align(mapping.borders(), owner.mutable(true), true);
            }
        }

        private EObject self() {
            if (owner != null) {
                return owner.semantic();
            }
            if (spec.root() == null) {
                return diagram.root();
            }
            return Values.objects(spec.root().evaluate(context(diagram.root(), this), problems::add)).stream()
                    .findFirst()
                    .orElse(diagram.root());
        }

        private void align(List<NodeSpec> specs, List<DiagramNode> present, boolean border) {
            Map<NodeSpec, Map<EObject, DiagramNode>> old = new IdentityHashMap<>();
            present.forEach(n -> old.computeIfAbsent((NodeSpec) mappings.get(n), k -> new IdentityHashMap<>())
                    .put(n.semantic(), n));
            List<DiagramNode> wanted = new ArrayList<>();
            List<DiagramNode> fresh = new ArrayList<>();
            EObject self = self();
            for (NodeSpec mapping : specs) {
                for (EObject object : objects(mapping, inside(self))) {
                    if (accepts(mapping, object, self) && !inItself(mapping, object)) {
                        DiagramNode known = take(old, mapping, object);
                        DiagramNode node = known == null ? node(mapping, object, border) : known;
                        wanted.add(node);
                        if (known == null) {
                            fresh.add(node);
                        }
                    }
                }
            }
            old.values().forEach(m -> m.values().forEach(DiagramEvaluator.this::remove));
            boolean moved = !kept(present, wanted).equals(kept(wanted, present));
            present.clear();
            present.addAll(wanted);
            fresh.forEach(DiagramEvaluator.this::introduce);
            if (moved && owner != null) {
                changes.reordered.add(owner);
            }
        }

        private static DiagramNode take(Map<NodeSpec, Map<EObject, DiagramNode>> old, NodeSpec mapping,
                EObject object) {
            Map<EObject, DiagramNode> same = old.get(mapping);
            return same == null ? null : same.remove(object);
        }

        private static List<DiagramNode> kept(List<DiagramNode> nodes, List<DiagramNode> among) {
            Set<DiagramNode> set = Collections.newSetFromMap(new IdentityHashMap<>());
            set.addAll(among);
            return nodes.stream().filter(set::contains).toList();
        }

        private Context inside(EObject self) {
            Context c = context(self, this);
            return owner == null ? c.with("containerView", (Supplier<EObject>) () -> views.diagram(diagram.root()))
                    : c.with("containerView", (Supplier<EObject>) () -> views.of(owner));
        }

        private boolean accepts(NodeSpec mapping, EObject object, EObject container) {
            return mapping.precondition() == null || mapping.precondition()
                    .truth(inside(object).with("container", container),
                    problems::add);
        }

        /** Whether an object would stand in itself by the same mapping, and so without end: that is told. */
        private boolean inItself(NodeSpec mapping, EObject object) {
            for (DiagramNode n = owner; n != null; n = n.parent().orElse(null)) {
                if (n.semantic() == object && mappings.get(n) == mapping) {
                    problems.add(mapping.leadsBack(ids.of(object)));
                    return true;
                }
            }
            return false;
        }

        private DiagramNode node(NodeSpec mapping, EObject object, boolean border) {
            DiagramNode.Kind kind = !border && owner != null && owner.kind() == DiagramNode.Kind.LIST
                    ? DiagramNode.Kind.LIST_ITEM : mapping.kind();
            return register(new DiagramNode(nodeId(mapping, object), mapping.name(), object, kind, owner, border),
                    mapping);
        }

        /** The object alone names the node, unless it may stand in several places. */
        private String nodeId(NodeSpec mapping, EObject object) {
            boolean own = owner == null || EcoreUtil.isAncestor(owner.semantic(), object);
            String id = (own ? "" : owner.id() + " > ") + mapping.name() + ":" + ids.of(object);
            return unique(id);
        }
    }

    private String unique(String id) {
        String candidate = id;
        for (int i = 2; diagram.has(candidate); i++) {
            candidate = id + " #" + i;
        }
        return candidate;
    }

    private DiagramNode register(DiagramNode node, NodeSpec mapping) {
        mappings.put(node, mapping);
        diagram.add(node);
        return node;
    }

    /** Makes the cells of a new node and everything that waits for it. */
    private void introduce(DiagramNode node) {
        NodeSpec mapping = (NodeSpec) mappings.get(node);
        changes.added.add(node);
        nodesOf.computeIfAbsent(node.semantic(), o -> new ArrayList<>(1)).add(node);
        List<Cell> own = new ArrayList<>(2);
        NodeLooks looks = new NodeLooks(node, mapping);
        own.add(looks);
        looks.evaluate();
        if (!mapping.children().isEmpty() || !mapping.borders().isEmpty()) {
            ChildrenCell children = new ChildrenCell(node);
            own.add(children);
            due.add(children);
        }
        cells.put(node, own);
        represented(node.semantic());
        candidates.values().stream().filter(c -> !c.mapping.domainElement() && c.mapping.sources().contains(mapping))
                .forEach(due::add);
    }

    /** Edges look again for their ends: an object has a node more or less. */
    private void represented(EObject object) {
        due.addAll(waiting.getOrDefault(object, Set.of()));
    }

    private void remove(DiagramNode node) {
        List.copyOf(node.children()).forEach(this::remove);
        List.copyOf(node.borders()).forEach(this::remove);
        List<DiagramNode> same = nodesOf.get(node.semantic());
        if (same != null && same.remove(node) && same.isEmpty()) {
            nodesOf.remove(node.semantic());
        }
        represented(node.semantic());
        NodeSpec mapping = (NodeSpec) mappings.get(node);
        candidates.values().stream().filter(c -> !c.mapping.domainElement() && c.mapping.sources().contains(mapping))
                .forEach(due::add);
        forget(node);
    }

    private void forget(DiagramElement element) {
        cells.getOrDefault(element, List.of()).forEach(c -> {
            c.dispose();
            due.remove(c);
        });
        cells.remove(element);
        mappings.remove(element);
        diagram.remove(element);
        changes.removed.add(element);
        ids.forget(element.semantic());
    }

    /** How a node looks. */
    private final class NodeLooks extends Cell {
        private final DiagramNode node;
        private final NodeSpec mapping;
        private final Context context;

        NodeLooks(DiagramNode node, NodeSpec mapping) {
            super(index);
            this.node = node;
            this.mapping = mapping;
            this.context = context(node.semantic(), this).with("view", (Supplier<EObject>) () -> views.of(node));
        }

        @Override
        int order() {
            return LOOKS;
        }

        @Override
        void compute() {
            NodeAppearance now = appearances.node(mapping, context, node.kind() == DiagramNode.Kind.LIST_ITEM);
            if (!now.equals(node.appearance())) {
                node.look(now);
                changes.changed.add(node);
            }
        }
    }

    /** How an edge looks. */
    private final class EdgeLooks extends Cell {
        private final DiagramEdge edge;
        private final EdgeSpec mapping;
        private final Context context;

        EdgeLooks(DiagramEdge edge, EdgeSpec mapping) {
            super(index);
            this.edge = edge;
            this.mapping = mapping;
            this.context = context(edge.semantic(), this).with(Map.of("view", (Supplier<EObject>) () -> views.of(edge),
                    "sourceView", (Supplier<EObject>) () -> views.of(edge.source()),
                    "targetView", (Supplier<EObject>) () -> views.of(edge.target()),
                    "source", edge.source().semantic(), "target", edge.target().semantic()));
        }

        @Override
        int order() {
            return LOOKS;
        }

        @Override
        void compute() {
            EdgeAppearance now = appearances.edge(mapping, context);
            if (!now.equals(edge.appearance())) {
                edge.look(now);
                changes.changed.add(edge);
            }
        }
    }

    /** The objects or the sources for which edges of a mapping are looked for. */
    private final class CandidatesCell extends Cell {
        private final EdgeSpec mapping;
        private final Map<Object, EdgeCell> edges = new IdentityHashMap<>();

        CandidatesCell(EdgeSpec mapping) {
            super(index);
            this.mapping = mapping;
        }

        @Override
        int order() {
            return EDGES;
        }

        @Override
        void compute() {
            Map<Object, EdgeCell> old = new IdentityHashMap<>(edges);
            for (Object key : keys()) {
                if (old.remove(key) == null) {
                    EdgeCell cell = new EdgeCell(mapping, key);
                    edges.put(key, cell);
                    due.add(cell);
                }
            }
            old.forEach((key, cell) -> {
                edges.remove(key);
                cell.drop();
            });
        }

        private List<?> keys() {
            if (mapping.domainElement()) {
                return objects(mapping, context(diagram.root(), this));
            }
            return diagram.allNodes().filter(n -> mapping.sources().contains(mappings.get(n))).toList();
        }

        void drop() {
            edges.values().forEach(EdgeCell::drop);
            edges.clear();
            dispose();
            due.remove(this);
        }
    }

    /** The edges of one object or one source. */
    private final class EdgeCell extends Cell {
        private final EdgeSpec mapping;
        private final Object key;
        private final Map<List<DiagramNode>, DiagramEdge> edges = new LinkedHashMap<>();
        private final Set<EObject> ends = Collections.newSetFromMap(new IdentityHashMap<>());

        EdgeCell(EdgeSpec mapping, Object key) {
            super(index);
            this.mapping = mapping;
            this.key = key;
        }

        @Override
        int order() {
            return EDGE_ENDS;
        }

        @Override
        void compute() {
            stopWaiting();
            Set<List<DiagramNode>> wanted = new LinkedHashSet<>();
            List<DiagramNode> targets = targets();
            for (DiagramNode source : sources()) {
                targets.stream().filter(t -> accepts(source, t)).forEach(t -> wanted.add(List.of(source, t)));
            }
            // What goes makes room for what comes: both may have the same id.
            edges.entrySet().removeIf(e -> {
                if (wanted.contains(e.getKey())) {
                    return false;
                }
                forget(e.getValue());
                return true;
            });
            wanted.forEach(pair -> edges.computeIfAbsent(pair, p -> edge(p.get(0), p.get(1))));
            ends.forEach(e -> waiting.computeIfAbsent(e, o -> new LinkedHashSet<>()).add(this));
        }

        private void stopWaiting() {
            ends.forEach(e -> waiting.computeIfPresent(e, (o, set) -> set.remove(this) && set.isEmpty() ? null : set));
            ends.clear();
        }

        private EObject self() {
            return key instanceof DiagramNode n ? n.semantic() : (EObject) key;
        }

        private List<DiagramNode> sources() {
            return key instanceof DiagramNode n ? List.of(n)
                    : mapping.sourceFinder() == null ? List.of() : nodes(mapping.sourceFinder(), mapping.sources());
        }

        private List<DiagramNode> targets() {
            return mapping.targetFinder() == null ? List.of() : nodes(mapping.targetFinder(), mapping.targets());
        }

        private List<DiagramNode> nodes(org.eastwest.viewpoint.internal.specification.Guarded finder,
                Set<NodeSpec> allowed) {
            List<DiagramNode> found = new ArrayList<>();
            for (EObject o : Values.objects(finder.evaluate(context(self(), this), problems::add))) {
                ends.add(o);
                nodesOf.getOrDefault(o, List.of()).stream().filter(n -> allowed.contains(mappings.get(n)))
                        .forEach(found::add);
            }
            return found;
        }

        private boolean accepts(DiagramNode source, DiagramNode target) {
            return mapping.precondition() == null || mapping.precondition().truth(context(self(), this).with(Map.of(
                    "source", source.semantic(), "target", target.semantic(),
                    "sourceView", (Supplier<EObject>) () -> views.of(source),
                    "targetView", (Supplier<EObject>) () -> views.of(target))), problems::add);
        }

        private DiagramEdge edge(DiagramNode source, DiagramNode target) {
            String between = source.id() + " -> " + target.id();
            String id = mapping.domainElement() ? mapping.name() + ":" + ids.of(self())
                    : mapping.name() + ":" + between;
            if (diagram.has(id) && mapping.domainElement()) {
                id += " (" + between + ")";
            }
            DiagramEdge edge = new DiagramEdge(unique(id), mapping.name(), self(), source, target,
                    mapping.domainElement());
            mappings.put(edge, mapping);
            diagram.add(edge);
            EdgeLooks looks = new EdgeLooks(edge, mapping);
            cells.put(edge, new ArrayList<>(List.of(looks)));
            looks.evaluate();
            changes.added.add(edge);
            return edge;
        }

        void drop() {
            edges.values().forEach(DiagramEvaluator.this::forget);
            edges.clear();
            stopWaiting();
            dispose();
            due.remove(this);
        }
    }
}
