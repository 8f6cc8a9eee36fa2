// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.internal.evaluation.SemanticIds;
import org.eclipse.emf.ecore.EObject;

/** What a diagram shows now. Its session changes it. */
public final class Diagram {
    private final DiagramDescription description;
    private final EObject root;
    private final List<DiagramNode> nodes = new ArrayList<>();
    private final Map<String, DiagramElement> elements = new LinkedHashMap<>();
    private final Map<String, DiagramEdge> edges = new LinkedHashMap<>();
    private final String rootId;
    private String title = "";
    private Color background = Color.WHITE;

    Diagram(DiagramDescription description, EObject root) {
        this.description = description;
        this.root = root;
        this.rootId = new SemanticIds(root.eResource()).of(root);
    }

    public DiagramDescription description() {
        return description;
    }

    /** The object of the model it is a diagram of. */
    public EObject root() {
        return root;
    }

    /** The semantic id of that object: with the description's name it names the diagram in a layout file. */
    public String rootId() {
        return rootId;
    }

    public String title() {
        return title;
    }

    /** The colour behind everything. */
    public Color background() {
        return background;
    }

    /** The nodes at the top, in the order of the specification and the model. */
    public List<DiagramNode> nodes() {
        return Collections.unmodifiableList(nodes);
    }

    public Collection<DiagramEdge> edges() {
        return Collections.unmodifiableCollection(edges.values());
    }

    /** All nodes, each before what stands in it and on its border. */
    public Stream<DiagramNode> allNodes() {
        return nodes.stream().flatMap(Diagram::withInner);
    }

    private static Stream<DiagramNode> withInner(DiagramNode node) {
        return Stream.concat(Stream.of(node), Stream.concat(node.borders().stream(), node.children().stream())
                .flatMap(Diagram::withInner));
    }

    /** The element of an id. */
    public Optional<DiagramElement> find(String id) {
        return Optional.ofNullable(elements.get(id));
    }

    /** The elements that show an object, in no particular order. */
    public List<DiagramElement> showing(EObject object) {
        return elements.values().stream().filter(e -> e.semantic() == object).toList();
    }

    /** Edges at a node. */
    public List<DiagramEdge> edgesAt(DiagramNode node) {
        return edges.values().stream().filter(e -> e.source() == node || e.target() == node).toList();
    }

    List<DiagramNode> mutableNodes() {
        return nodes;
    }

    void add(DiagramElement element) {
        elements.put(element.id(), element);
        if (element instanceof DiagramEdge edge) {
            edges.put(edge.id(), edge);
        }
    }

    void remove(DiagramElement element) {
        if (elements.remove(element.id(), element)) {
            edges.remove(element.id());
        }
    }

    boolean has(String id) {
        return elements.containsKey(id);
    }

    /** Whether anything of it is another than before. */
    boolean dress(String newTitle, Color newBackground) {
        boolean same = title.equals(newTitle) && background.equals(newBackground);
        title = newTitle;
        background = newBackground;
        return !same;
    }
}
