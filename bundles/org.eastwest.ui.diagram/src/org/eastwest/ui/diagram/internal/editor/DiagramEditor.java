// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.eastwest.ui.diagram.internal.actions.DiagramActions;
import org.eastwest.ui.diagram.internal.document.Arrangement;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.document.DiagramOffers;
import org.eastwest.ui.diagram.internal.document.DiagramReference;
import org.eastwest.ui.diagram.internal.open.DiagramLoader;
import org.eastwest.ui.diagram.internal.open.Sources;
import org.eastwest.ui.diagram.internal.outline.DiagramOutline;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.editor.HistoryAction;
import org.eastwest.ui.internal.editor.PropertiesPage;
import org.eastwest.ui.internal.results.AnalysisStore;
import org.eastwest.ui.internal.session.DesignSaveable;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.DesignSessions;
import org.eastwest.ui.internal.session.SessionListener;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.layout.Layout;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.ListenerList;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.edit.domain.EditingDomain;
import org.eclipse.emf.edit.domain.IEditingDomainProvider;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.commands.CommandStack;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.ISaveablesSource;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.Saveable;
import org.eclipse.ui.part.EditorPart;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.eclipse.ui.views.properties.IPropertySheetPage;

/**
 * Shows a diagram of a design and edits the design through it. It shares the open design with every other editor of it:
 * its elements, its history, and whether it is saved.
 */
public final class DiagramEditor extends EditorPart
        implements DesignPart, IEditingDomainProvider, ISaveablesSource, SessionListener {

    public static final String ID = "org.eastwest.ui.diagram.editor";

    private static final String DELETED = "What this diagram shows was deleted. Undo brings it back.";
    private static final HistoryAction.Typing NO_TYPING = new HistoryAction.Typing() {
        @Override
        public boolean present() {
            return false;
        }

        @Override
        public void abandon() {
            // A label that is edited takes back what is typed by itself.
        }
    };

    private final List<DiagramReference> trail = new ArrayList<>();
    private final ListenerList<Runnable> listeners = new ListenerList<>();
    private final Consumer<Path> analysed = this::analysed;
    private DesignSession session;
    private HistoryAction undo;
    private HistoryAction redo;
    private DiagramDocument document;
    private DiagramOffers.Source source;
    private DiagramLoader loader;
    private Arrangement arrangement;
    private DiagramCanvas.Sight lastSight;
    private DiagramHeader header;
    private ProgressStrip strip;
    private Composite stack;
    private Label message;
    private DiagramCanvas canvas;
    private DiagramSelection selection;
    private DiagramActions actions;
    private DesignLink link;

    // ---- life

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        if (!(input instanceof DiagramEditorInput diagram)) {
            throw new PartInitException(input.getName() + " is no diagram of a design.");
        }
        setSite(site);
        setInput(input);
        session = site.getService(DesignSessions.class).acquire(diagram.location(), site.getShell());
        session.addListener(this);
        undo = new HistoryAction(session, true, NO_TYPING);
        redo = new HistoryAction(session, false, NO_TYPING);
        trail.add(diagram.diagram());
        setPartName(input.getName());
    }

    @Override
    public void createPartControl(Composite parent) {
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        parent.setLayout(layout);
        header = new DiagramHeader(parent, this::back);
        strip = new ProgressStrip(parent);
        stack = new Composite(parent, SWT.NONE);
        stack.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        stack.setLayout(new StackLayout());
        message = new Label(stack, SWT.CENTER | SWT.WRAP);
        canvas = new DiagramCanvas(stack, this, this::drillDown, strip::tell);
        selection = new DiagramSelection(canvas.viewer(), this::document);
        getSite().setSelectionProvider(selection);
        actions = new DiagramActions(this);
        header.fill(actions);
        canvas.viewer().setContextMenu(actions.contextMenu(canvas.viewer()));
        link = new DesignLink(this);
        PlatformUI.getWorkbench().getService(AnalysisStore.class).addListener(analysed);
        load(Optional.empty());
    }

    @Override
    public void dispose() {
        if (link != null) {
            link.dispose();
        }
        if (actions != null) {
            actions.dispose();
        }
        PlatformUI.getWorkbench().getService(AnalysisStore.class).removeListener(analysed);
        cancel(loader);
        cancel(arrangement);
        close(document);
        if (session != null) {
            session.removeListener(this);
            getSite().getService(DesignSessions.class).release(session);
        }
        super.dispose();
    }

    private static void cancel(Job job) {
        if (job != null) {
            job.cancel();
        }
    }

    private static void close(DiagramDocument document) {
        if (document != null) {
            document.close();
        }
    }

    private Display display() {
        return getSite().getShell().getDisplay();
    }

    // ---- what it shows

    @Override
    public DesignSession session() {
        return session;
    }

    /** The diagram that is shown; empty while there is none. */
    public Optional<DiagramDocument> document() {
        return Optional.ofNullable(document);
    }

    /** Which diagram is shown. */
    public DiagramReference reference() {
        return trail.get(trail.size() - 1);
    }

    public GraphicalViewer viewer() {
        return canvas.viewer();
    }

    public DiagramCanvas canvas() {
        return canvas;
    }

    public DiagramActions actions() {
        return actions;
    }

    /** The selected elements of the diagram. */
    public List<DiagramElement> selected() {
        return selection.elements();
    }

    /** Tells when there is another diagram, or the diagram shows something else. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    public void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    private void load(Optional<DiagramCanvas.Sight> sight) {
        cancel(loader);
        Optional<DiagramOffers.Source> current = currentSource();
        if (session.design().isEmpty()) {
            tell(session.location().name() + " cannot be read as a design. Its editor says what is wrong with it.");
            return;
        }
        source = current.orElse(null);
        loader = new DiagramLoader(display(), session, reference(), current,
                found -> found.ifPresentOrElse(d -> opened(d, sight), this::missing));
        loader.schedule();
    }

    private Optional<DiagramOffers.Source> currentSource() {
        return Sources.of(session).stream().filter(s -> reference().scenario().equals(s.scenario().getId()))
                .findFirst();
    }

    private void missing() {
        boolean waits = source != null && source.snapshot().isEmpty();
        tell(source == null ? DELETED : waits ? "This diagram is drawn as soon as the design has been checked and has no errors."
                : "The design has no such diagram any more.");
    }

    private void tell(String text) {
        if (document != null) {
            lastSight = canvas.sight();
        }
        close(document);
        document = null;
        message.setText("\n\n" + text);
        showOnTop(message);
        header.show(trail.stream().map(DiagramReference::label).toList());
        listeners.forEach(Runnable::run);
    }

    private void showOnTop(Control control) {
        StackLayout layout = (StackLayout) stack.getLayout();
        if (layout.topControl != control) {
            layout.topControl = control;
            stack.layout();
            // A diagram that was opened is active before it is there to take the keys.
            if (getSite().getPage().getActivePart() == this) {
                setFocus();
            }
        }
    }

    private void opened(DiagramLoader.Loaded opened, Optional<DiagramCanvas.Sight> sight) {
        if (canvas.control().isDisposed()) {
            opened.close();
            return;
        }
        cancel(arrangement);
        DiagramDocument next = new DiagramDocument(session, opened.session(), opened.layout(), opened.geometry(),
                display());
        next.onUnplaced(() -> arrange(Arrangement.What.NEW, Set.of()));
        if (next.unplaced().isEmpty()) {
            show(next, sight);
        } else {
            arrangement = arrangement(next, Arrangement.What.NEW, Set.of(), result -> {
                result.ifPresent(next::placed);
                show(next, sight);
                if (result.isEmpty()) {
                    strip.tell("Nothing was arranged: elements without a place stand at the top left. "
                            + "Diagram > Arrange All finds places for them.");
                }
            });
        }
    }

    private void show(DiagramDocument next, Optional<DiagramCanvas.Sight> sight) {
        close(document);
        document = next;
        lastSight = null;
        document.addListener(this::changed);
        showOnTop(canvas.control());
        canvas.show(document);
        DiagramReference named = new DiagramReference(reference().scenario(), reference().diagram(),
                reference().element(), DiagramLoader.label(document.diagram().description(),
                        document.diagram().root()));
        trail.set(trail.size() - 1, named);
        setInputWithNotify(new DiagramEditorInput(session.location(), named));
        setPartName(named.label());
        header.show(trail.stream().map(DiagramReference::label).toList());
        sight.ifPresentOrElse(s -> canvas.restore(s, document), () -> canvas.fit(document));
        actions.update();
        listeners.forEach(Runnable::run);
    }

    private void changed() {
        actions.update();
        listeners.forEach(Runnable::run);
    }

    // ---- from diagram to diagram

    /** Shows another diagram of the design; the breadcrumb leads back. */
    public void open(DiagramReference next) {
        lastSight = null;
        trail.add(next);
        load(Optional.empty());
    }

    private void back(int step) {
        trail.subList(step + 1, trail.size()).clear();
        lastSight = null;
        load(Optional.empty());
    }

    /** Goes back to the diagram before. */
    public void back() {
        if (trail.size() > 1) {
            back(trail.size() - 2);
        }
    }

    /** Whether there is a diagram to go back to. */
    public boolean canGoBack() {
        return trail.size() > 1;
    }

    /** Does what a double click on an element does: opens what is in it. */
    public void drillDown(DiagramElement element) {
        document().ifPresent(d -> new DrillDown(d, reference()).target(element).ifPresent(this::open));
    }

    // ---- following the design

    @Override
    public void stateChanged() {
        firePropertyChange(PROP_DIRTY);
        undo.update();
        redo.update();
    }

    @Override
    public void designChanged() {
        if (document != null && !document.derived()) {
            document.refresh();
            rootMayBeGone();
        }
    }

    /** The object of the diagram was deleted, or came back. */
    private void rootMayBeGone() {
        if (document.diagram().root().eResource() == null) {
            tell(DELETED);
        }
    }

    @Override
    public void checked() {
        boolean changed = !Optional.ofNullable(source).equals(currentSource());
        if (document == null || document.derived() && changed) {
            loadAgain();
        }
    }

    private void analysed(Path file) {
        if (file.equals(session.location().path())) {
            checked();
        }
    }

    @Override
    public void reloaded() {
        loadAgain();
    }

    private void loadAgain() {
        load(Optional.ofNullable(document == null ? lastSight : canvas.sight()));
    }

    @Override
    public void relocated() {
        setInputWithNotify(new DiagramEditorInput(session.location(), reference()));
        firePropertyChange(PROP_TITLE);
    }

    @Override
    public void removed() {
        getSite().getPage().closeEditor(this, false);
    }

    @Override
    public void show(String element) {
        document().ifPresent(d -> canvas.select(DesignLink.showing(d, element)));
    }

    // ---- arranging

    /** Finds places for elements, in the background. */
    public void arrange(Arrangement.What what, Set<String> chosen) {
        document().filter(d -> !d.isBusy()).ifPresent(d -> arrangement = arrangement(d, what, chosen, result ->
                result.ifPresent(layout -> {
                    if (what == Arrangement.What.NEW) {
                        d.placed(layout);
                    } else {
                        d.arranged(what == Arrangement.What.ALL ? "Arrange All" : "Arrange Selection", layout);
                    }
                })));
    }

    private Arrangement arrangement(DiagramDocument of, Arrangement.What what, Set<String> chosen,
            Consumer<Optional<Layout>> done) {
        of.busy();
        Arrangement job = new Arrangement(display(), of, what, chosen, (part, task) -> strip.progress(part), result -> {
            if (!canvas.control().isDisposed()) {
                strip.hide();
                of.idle();
                done.accept(result);
            }
        });
        strip.show("Arranging the diagram", job::cancel);
        job.schedule();
        return job;
    }

    // ---- saving

    @Override
    public boolean isDirty() {
        return session != null && session.unsaved();
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        try {
            getSaveables()[0].doSave(monitor);
        } catch (CoreException e) {
            monitor.setCanceled(true);
            ErrorDialog.openError(getSite().getShell(), "Eastwest", null, e.getStatus());
        }
    }

    @Override
    public void doSaveAs() {
        throw new UnsupportedOperationException("a diagram is saved with its design");
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }

    @Override
    public Saveable[] getSaveables() {
        return new Saveable[] {new DesignSaveable(session, Icon.DESIGN.descriptor())};
    }

    @Override
    public Saveable[] getActiveSaveables() {
        return getSaveables();
    }

    // ---- what the workbench asks

    @Override
    public EditingDomain getEditingDomain() {
        return session.domain();
    }

    public IAction undoAction() {
        return undo;
    }

    public IAction redoAction() {
        return redo;
    }

    @Override
    public void setFocus() {
        if (document != null) {
            canvas.viewer().getControl().setFocus();
        } else {
            stack.setFocus();
        }
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        if (type == IContentOutlinePage.class) {
            return type.cast(new DiagramOutline(this));
        }
        if (type == IPropertySheetPage.class) {
            return type.cast(new PropertiesPage(session, undo, redo));
        }
        if (type == DesignSession.class) {
            return type.cast(session);
        }
        if (type == CommandStack.class && canvas != null) {
            return type.cast(canvas.domain().getCommandStack());
        }
        if (type == GraphicalViewer.class && canvas != null) {
            return type.cast(canvas.viewer());
        }
        return super.getAdapter(type);
    }
}
