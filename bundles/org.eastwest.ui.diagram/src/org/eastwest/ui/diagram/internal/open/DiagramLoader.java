// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.view.View;
import org.eastwest.reader.view.ViewBuilder;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.ui.diagram.internal.document.DiagramOffers;
import org.eastwest.ui.diagram.internal.document.DiagramReference;
import org.eastwest.ui.diagram.internal.document.LayoutStore;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionListener;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eastwest.viewpoint.layout.Layout;
import org.eastwest.viewpoint.layout.LiveGeometry;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * Opens a diagram in the background. A design belongs to the UI thread; here it is only read, and what was made of one
 * that was changed meanwhile is thrown away and made again.
 */
public final class DiagramLoader extends Job {
    /** So often a design that changes all the time is tried before the UI thread is made to wait. */
    private static final int TRIES = 5;

    /**
     * An opened diagram.
     *
     * @param session  follows the design
     * @param layout   where its elements stand
     * @param geometry what is where
     */
    public record Loaded(DiagramSession session, Layout layout, LiveGeometry geometry) {
        /** Lets go of it: nobody shows it. */
        public void close() {
            geometry.close();
            session.close();
        }
    }

    /** Notices changes of the design. */
    private static final class Watch implements SessionListener {
        private volatile boolean changed;

        @Override
        public void designChanged() {
            changed = true;
        }

        @Override
        public void reloaded() {
            changed = true;
        }
    }

    private final Display display;
    private final DesignSession session;
    private final DiagramReference reference;
    private final Consumer<Optional<Loaded>> done;
    private final Optional<DiagramOffers.Source> source;
    private final DiagramSpecifications specifications;

    /** @param done gets the diagram on the UI thread; nothing when the design has no such diagram now */
    public DiagramLoader(Display display, DesignSession session, DiagramReference reference,
            Optional<DiagramOffers.Source> source, Consumer<Optional<Loaded>> done) {
        super("Opening " + reference.label());
        this.display = display;
        this.session = session;
        this.reference = reference;
        this.source = source;
        this.done = done;
        this.specifications = PlatformUI.getWorkbench().getService(DiagramSpecifications.class);
    }

    @Override
    protected IStatus run(IProgressMonitor monitor) {
        Optional<DiagramDescription> description = specifications.get().diagram(reference.diagram());
        Optional<EObject> view = description.flatMap(this::view);
        Optional<Loaded> loaded = description.flatMap(d -> view.isPresent() ? derived(d, view.get())
                : drawn(d, monitor));
        loaded.ifPresent(l -> specifications.add(l.session().problems()));
        onDisplay(display::asyncExec, () -> {
            if (monitor.isCanceled()) {
                loaded.ifPresent(Loaded::close);
            } else {
                done.accept(loaded);
            }
        });
        return Status.OK_STATUS;
    }

    private void onDisplay(Consumer<Runnable> how, Runnable work) {
        if (!display.isDisposed()) {
            how.accept(work);
        }
    }

    /** A diagram of a view, which nobody else has. */
    private Optional<Loaded> derived(DiagramDescription description, EObject view) {
        return laidOut(new DiagramSession(description, view));
    }

    /** A diagram of an element of the design. */
    private Optional<Loaded> drawn(DiagramDescription description, IProgressMonitor monitor) {
        for (int i = 0; i < TRIES && !monitor.isCanceled(); i++) {
            Watch watch = new Watch();
            AtomicReference<Optional<EObject>> root = new AtomicReference<>(Optional.empty());
            onDisplay(display::syncExec, () -> {
                session.addListener(watch);
                root.set(element(description));
            });
            Optional<Loaded> loaded = root.get().flatMap(r -> read(description, r, watch));
            boolean[] kept = {root.get().isEmpty()};
            onDisplay(display::syncExec, () -> {
                session.removeListener(watch);
                if (!watch.changed && loaded.isPresent()) {
                    loaded.get().session().follow();
                    kept[0] = true;
                }
            });
            if (kept[0]) {
                return loaded;
            }
            loaded.ifPresent(Loaded::close);
        }
        AtomicReference<Optional<Loaded>> last = new AtomicReference<>(Optional.empty());
        onDisplay(display::syncExec, () -> last.set(element(description).map(r -> new DiagramSession(description, r))
                .flatMap(this::laidOut)));
        return last.get();
    }

    /** Evaluates while others may change the design: then whatever comes of it is of no use. */
    private Optional<Loaded> read(DiagramDescription description, EObject root, Watch watch) {
        try {
            return laidOut(DiagramSession.evaluated(description, root));
        } catch (RuntimeException e) {
            if (watch.changed) {
                return Optional.empty();
            }
            throw e;
        }
    }

    private Optional<Loaded> laidOut(DiagramSession opened) {
        AtomicReference<Layout> layout = new AtomicReference<>();
        onDisplay(display::syncExec, () -> layout.set(LayoutStore.of(session).layout(opened.diagram())));
        return Optional.ofNullable(layout.get()).map(l -> new Loaded(opened, l, new LiveGeometry(opened, l)));
    }

    /** The view that is computed for the diagram. */
    private Optional<EObject> view(DiagramDescription description) {
        return source.flatMap(s -> s.snapshot().flatMap(snapshot -> Services.call(FabricModel.class, fabrics -> {
            ViewBuilder views = s.views(snapshot, fabrics);
            return views.ids().stream().map(id -> id.substring(0, id.indexOf('.') + 1)).distinct()
                    .flatMap(kind -> views.view(kind + reference.element()).stream())
                    .filter(description::accepts).map(EObject.class::cast).findFirst();
        })));
    }

    /** The element of the design that the diagram is of. */
    private Optional<EObject> element(DiagramDescription description) {
        Stream<Scenario> scenarios = session.design().stream().flatMap(d -> d.getScenarios().stream())
                .filter(s -> reference.scenario().equals(s.getId()));
        return scenarios.flatMap(s -> Stream.<NamedElement>concat(Stream.of(s), s.getFabrics().stream()))
                .filter(e -> reference.element().equals(e.getId())).filter(description::accepts)
                .map(EObject.class::cast).findFirst();
    }

    /** What users see of a diagram of an object. */
    public static String label(DiagramDescription description, EObject root) {
        String name = root instanceof View view ? view.getName()
                : root instanceof NamedElement named && named.getName() != null ? named.getName() : "";
        return description.label() + ": " + name;
    }
}
