// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.Problem;
import org.eclipse.emf.common.notify.Notifier;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

/**
 * Keeps a diagram of one object in step with its model. It listens to the resources of the object; changes wait until
 * {@link #refresh()}, which evaluates what they touched and tells the listeners once. Several sessions may show one
 * model. Close it when the diagram is closed.
 */
public final class DiagramSession implements AutoCloseable {
    private final Diagram diagram;
    private final DiagramEvaluator evaluator;
    private final ModelListener model;
    private final List<DiagramListener> listeners = new ArrayList<>();
    private final Set<String> layers = new LinkedHashSet<>();
    private final Set<String> filters = new LinkedHashSet<>();
    private Runnable pending = () -> { };

    /** Evaluates a diagram of an object, with the layers on that the specification says. */
    public DiagramSession(DiagramDescription description, EObject root) {
        this(description, root, true);
    }

    /**
     * Evaluates a diagram of an object and does not follow its model yet, so that any thread may do it as long as no
     * other one changes the model. The thread that does change it calls {@link #follow()} then.
     */
    public static DiagramSession evaluated(DiagramDescription description, EObject root) {
        return new DiagramSession(description, root, false);
    }

    private DiagramSession(DiagramDescription description, EObject root, boolean follow) {
        diagram = new Diagram(description, root);
        description.layers().stream().filter(DiagramDescription.Layer::active).forEach(l -> layers.add(l.name()));
        evaluator = new DiagramEvaluator(diagram, layers, filters);
        evaluator.build();
        model = new ModelListener(notifier(root), () -> pending.run());
        if (follow) {
            follow();
        }
    }

    /** Listens to the model from now on; once, for a session that was only {@link #evaluated}. */
    public void follow() {
        model.open();
    }

    private static Notifier notifier(EObject root) {
        EObject top = EcoreUtil.getRootContainer(root);
        if (top.eResource() == null) {
            return top;
        }
        return top.eResource().getResourceSet() == null ? top.eResource() : top.eResource().getResourceSet();
    }

    public Diagram diagram() {
        return diagram;
    }

    /** What went wrong when expressions were evaluated: each place and reason once, by file and line. */
    public List<Problem> problems() {
        return evaluator.problems();
    }

    public void addListener(DiagramListener listener) {
        listeners.add(listener);
    }

    public void removeListener(DiagramListener listener) {
        listeners.remove(listener);
    }

    /**
     * Runs something when the first change after a refresh arrives, by the thread that changes the model: an editor
     * asks for a refresh later.
     */
    public void onPending(Runnable action) {
        pending = action;
    }

    /** Whether the model changed since the last refresh. */
    public boolean isPending() {
        return model.isPending();
    }

    /** Evaluates what changes of the model touched. Nothing happens where nothing changed. */
    public DiagramChange refresh() {
        DiagramChange change = evaluator.refresh(model.take());
        tell(change);
        return change;
    }

    /** Evaluates everything anew; elements that stay keep their identity. */
    public DiagramChange refreshAll() {
        model.take();
        DiagramChange change = evaluator.refreshAll();
        tell(change);
        return change;
    }

    private void tell(DiagramChange change) {
        if (!change.isEmpty()) {
            List.copyOf(listeners).forEach(l -> l.changed(change));
        }
    }

    /** The names of the layers that are on. */
    public Set<String> activeLayers() {
        return Set.copyOf(layers);
    }

    /**
     * Switches a layer.
     *
     * @throws IllegalArgumentException when there is no such layer, or it cannot be switched off
     */
    public DiagramChange setLayer(String name, boolean active) {
        DiagramDescription.Layer layer = diagram.description().layers().stream().filter(l -> l.name().equals(name))
                .findFirst().orElseThrow(() -> new IllegalArgumentException("The diagram '"
                        + diagram.description().name() + "' has no layer '" + name + "'."));
        if (!active && !layer.optional()) {
            throw new IllegalArgumentException("The layer '" + name + "' cannot be switched off.");
        }
        if (active ? layers.add(name) : layers.remove(name)) {
            return refreshAll();
        }
        return refresh();
    }

    /** The names of the filters that are on. */
    public Set<String> activeFilters() {
        return Set.copyOf(filters);
    }

    /**
     * Switches a filter. While it is on, of the elements it is about only those stay visible that meet its condition.
     *
     * @throws IllegalArgumentException when there is no such filter
     */
    public DiagramChange setFilter(String name, boolean active) {
        if (diagram.description().filters().stream().noneMatch(f -> f.name().equals(name))) {
            throw new IllegalArgumentException("The diagram '" + diagram.description().name() + "' has no filter '"
                    + name
                    + "'.");
        }
        if (active ? filters.add(name) : filters.remove(name)) {
            return refreshAll();
        }
        return refresh();
    }

    /** Stops listening to the model. */
    @Override
    public void close() {
        model.close();
        listeners.clear();
    }
}
