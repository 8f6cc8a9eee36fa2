// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.document;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eastwest.ui.internal.session.BesideCommand;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.layout.Layout.EdgePlace;
import org.eastwest.viewpoint.layout.Layout.NodePlace;
import org.eclipse.emf.common.command.AbstractCommand;

/** Moves elements of a diagram, as a step of the design's history. */
public final class LayoutChange extends AbstractCommand implements BesideCommand {
    private final LayoutStore store;
    private final Layout layout;
    private final Map<String, Optional<NodePlace>> nodes = new LinkedHashMap<>();
    private final Map<String, Optional<EdgePlace>> edges = new LinkedHashMap<>();

    /** @param label what it is called behind Undo and Redo */
    public LayoutChange(String label, LayoutStore store, Layout layout) {
        super(label);
        this.store = store;
        this.layout = layout;
    }

    /** Places a node. */
    public LayoutChange put(String id, NodePlace place) {
        nodes.put(id, Optional.of(place));
        return this;
    }

    /** Places an edge; empty where its way follows from its ends. */
    public LayoutChange put(String id, Optional<EdgePlace> place) {
        edges.put(id, place);
        return this;
    }

    /** Places everything as another layout has it. */
    public LayoutChange to(Layout other) {
        other.nodes().forEach(this::put);
        other.edges().forEach((id, place) -> put(id, Optional.of(place)));
        return this;
    }

    @Override
    protected boolean prepare() {
        return true;
    }

    @Override
    public void execute() {
        nodes.replaceAll((id, place) -> exchange(id, place));
        edges.replaceAll((id, place) -> exchangeEdge(id, place));
        store.touch(layout);
    }

    /** The old place for the new one. */
    private Optional<NodePlace> exchange(String id, Optional<NodePlace> place) {
        Optional<NodePlace> old = layout.node(id);
        place.ifPresentOrElse(p -> layout.put(id, p), () -> layout.remove(id));
        return old;
    }

    private Optional<EdgePlace> exchangeEdge(String id, Optional<EdgePlace> place) {
        Optional<EdgePlace> old = layout.edge(id);
        place.ifPresentOrElse(p -> layout.put(id, p), () -> layout.remove(id));
        return old;
    }

    @Override
    public void undo() {
        execute();
    }

    @Override
    public void redo() {
        execute();
    }
}
