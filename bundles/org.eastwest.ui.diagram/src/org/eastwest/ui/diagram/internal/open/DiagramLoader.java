// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.design.Scenario;
import org.eastwest.model.view.View;
import org.eastwest.reader.view.ViewBuilder;
import org.eastwest.spi.fabric.FabricModel;
import org.eastwest.ui.diagram.internal.document.DiagramOffers;
import org.eastwest.ui.diagram.internal.document.DiagramReference;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.viewpoint.DiagramDescription;
import org.eastwest.viewpoint.Specification;
import org.eastwest.viewpoint.diagram.DiagramSession;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * Opens a diagram: what is computed from the design is computed in the background, what is in the design is evaluated
 * where the design belongs, on the UI thread.
 */
public final class DiagramLoader extends Job {
    private final Display display;
    private final DesignSession session;
    private final DiagramReference reference;
    private final Consumer<Optional<DiagramSession>> done;
    private final Optional<DiagramOffers.Source> source;
    private final DiagramSpecifications specifications;

    /** @param done gets the diagram on the UI thread; nothing when the design has no such diagram now */
    public DiagramLoader(Display display, DesignSession session, DiagramReference reference,
            Optional<DiagramOffers.Source> source, Consumer<Optional<DiagramSession>> done) {
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
        Specification specification = specifications.get();
        Optional<DiagramDescription> description = specification.diagram(reference.diagram());
        Optional<DiagramSession> derived = description.flatMap(d -> view(d).map(root -> new DiagramSession(d, root)));
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (monitor.isCanceled()) {
                    derived.ifPresent(DiagramSession::close);
                } else {
                    done.accept(derived.or(() -> description.flatMap(d -> element(d).map(root ->
                            new DiagramSession(d, root)))));
                }
            });
        }
        return Status.OK_STATUS;
    }

    /** The view that is computed for the diagram. */
    private Optional<EObject> view(DiagramDescription description) {
        return source.flatMap(s -> s.snapshot().flatMap(snapshot -> Services.call(FabricModel.class, fabrics -> {
            ViewBuilder views = new ViewBuilder(snapshot, fabrics, s.result());
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
