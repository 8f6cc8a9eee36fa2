// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.tour;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Fabric;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.examples.Examples;
import org.eastwest.ui.internal.results.AnalysisStore;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionListener;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.IExecutionListener;
import org.eclipse.core.commands.NotHandledException;
import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.commands.ICommandService;

/**
 * Which steps of the tour are done, by its buttons or by hand: it watches what is opened, run and changed in a window.
 * Belongs to the UI thread.
 */
final class TourProgress implements IPartListener2, IExecutionListener, SessionListener {

    /** The transport that the step sets. */
    static final String TRANSPORT = "rocev2-hpcc";

    private static final String DIAGRAM = "org.eastwest.ui.diagram.editor";
    private static final Map<String, TourStep> BY_COMMAND = Map.of("org.eastwest.ui.exportReport", TourStep.REPORT);
    private static final Map<String, TourStep> BY_VIEW = Map.of("org.eastwest.ui.results", TourStep.RESULTS,
            TourView.COMPARE, TourStep.COMPARE, TourView.PLANS, TourStep.PLANS);

    private final IWorkbenchPage page;
    private final Runnable changed;
    private final Set<TourStep> done = EnumSet.noneOf(TourStep.class);
    private final AnalysisStore store;
    private final Consumer<Path> analysed = file -> look();
    private Optional<DesignSession> session = Optional.empty();
    private String transport = "";

    TourProgress(IWorkbenchPage page, Runnable changed) {
        this.page = page;
        this.changed = changed;
        store = page.getWorkbenchWindow().getService(AnalysisStore.class);
        page.addPartListener(this);
        commands().addExecutionListener(this);
        store.addListener(analysed);
        look();
    }

    void dispose() {
        page.removePartListener(this);
        commands().removeExecutionListener(this);
        store.removeListener(analysed);
        leave();
    }

    boolean done(TourStep step) {
        return done.contains(step);
    }

    /** The first step that is not done; empty at the end. */
    Optional<TourStep> next() {
        return Stream.of(TourStep.values()).filter(step -> !done(step)).findFirst();
    }

    void restart() {
        done.clear();
        transport = "";
        leave();
        look();
        changed.run();
    }

    /** The design of the tour, while it is open. */
    Optional<DesignSession> session() {
        return session;
    }

    /** The compute fabric of the tour's design. */
    static Optional<Fabric> fabric(Design design) {
        return design.getFabrics().stream().filter(fabric -> "compute".equals(fabric.getId())).findFirst();
    }

    private ICommandService commands() {
        return page.getWorkbenchWindow().getService(ICommandService.class);
    }

    private void tick(TourStep step) {
        if (done.add(step)) {
            changed.run();
        }
    }

    // ---- what happens in the window

    private void look() {
        for (IEditorReference editor : page.getEditorReferences()) {
            opened(editor);
        }
        session.map(open -> open.location().path()).flatMap(store::find).ifPresent(o -> tick(TourStep.ANALYSE));
    }

    private void opened(IWorkbenchPartReference part) {
        if (part.getPart(false) instanceof DesignPart design && design.session() != null && ours(design.session())) {
            follow(design.session());
            tick(TourStep.OPEN);
            if (part.getId().equals(DIAGRAM)) {
                tick(TourStep.FABRIC);
            }
        }
    }

    private static boolean ours(DesignSession candidate) {
        IFile file = Examples.file(Examples.TOUR);
        return candidate.location().file().filter(file::equals).isPresent();
    }

    private void follow(DesignSession found) {
        if (session.filter(found::equals).isEmpty()) {
            leave();
            session = Optional.of(found);
            transport = transport.isEmpty() ? transport() : transport;
            found.addListener(this);
        }
    }

    private void leave() {
        session.ifPresent(open -> open.removeListener(this));
        session = Optional.empty();
    }

    private String transport() {
        return session.flatMap(DesignSession::design).flatMap(TourProgress::fabric).map(Fabric::getTransport)
                .orElse("");
    }

    @Override
    public void checked() {
        if (!transport().equals(transport)) {
            tick(TourStep.TRANSPORT);
        }
    }

    @Override
    public void partOpened(IWorkbenchPartReference part) {
        look();
    }

    @Override
    public void partClosed(IWorkbenchPartReference part) {
        // A session ends with the last editor of its design; another one begins when it is opened again.
        if (part instanceof IEditorReference) {
            leave();
            look();
        }
    }

    @Override
    public void partActivated(IWorkbenchPartReference part) {
        TourStep step = BY_VIEW.get(part.getId());
        if (step != null && (step != TourStep.RESULTS || done(TourStep.ANALYSE))) {
            tick(step);
        }
    }

    @Override
    public void postExecuteSuccess(String command, Object value) {
        Optional.ofNullable(BY_COMMAND.get(command)).ifPresent(this::tick);
    }

    @Override
    public void preExecute(String command, ExecutionEvent event) {
    }

    @Override
    public void notHandled(String command, NotHandledException exception) {
    }

    @Override
    public void postExecuteFailure(String command, ExecutionException exception) {
    }
}
