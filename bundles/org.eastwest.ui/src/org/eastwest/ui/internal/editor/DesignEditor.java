// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.model.path.DesignPath;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.session.DesignLocation;
import org.eastwest.ui.internal.session.DesignSaveable;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.DesignSessions;
import org.eastwest.ui.internal.session.SessionListener;
import org.eastwest.ui.internal.session.Target;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.domain.EditingDomain;
import org.eclipse.emf.edit.domain.IEditingDomainProvider;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.ISaveablesSource;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.Saveable;
import org.eclipse.ui.dialogs.SaveAsDialog;
import org.eclipse.ui.forms.editor.FormEditor;
import org.eclipse.ui.forms.editor.IFormPage;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.eclipse.ui.views.properties.IPropertySheetPage;

/**
 * Edits a design. A file that cannot be read opens on a page that says why and is never written; one of a newer version
 * opens read-only.
 */
public final class DesignEditor extends FormEditor implements IEditingDomainProvider, IGotoMarker, SessionListener,
        ISaveablesSource, DesignPart {

    public static final String ID = "org.eastwest.ui.designEditor";

    private final HistoryAction.Typing typing = new HistoryAction.Typing() {
        @Override
        public boolean present() {
            return designPage().filter(DesignPage::typingInField).isPresent();
        }

        @Override
        public void abandon() {
            designPage().ifPresent(DesignPage::abandonTyping);
        }
    };

    private DesignSession session;
    private HistoryAction undo;
    private HistoryAction redo;

    @Override
    public DesignSession session() {
        return session;
    }

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        DesignLocation location = DesignLocation.of(input)
                .orElseThrow(() -> new PartInitException(input.getName() + " is not a file of this machine."));
        super.init(site, input);
        session = sessions().acquire(location, site.getShell());
        session.addListener(this);
        undo = new HistoryAction(session, true, typing);
        redo = new HistoryAction(session, false, typing);
        bind(QuickFixMenu.COMMAND, this::showFixes);
        bind(IWorkbenchCommandConstants.WINDOW_ACTIVATE_EDITOR, this::setFocus);
        bind(IWorkbenchCommandConstants.EDIT_FIND_AND_REPLACE, this::find);
        showTitle();
    }

    private void bind(String command, Runnable work) {
        getSite().getService(IHandlerService.class).activateHandler(command, new AbstractHandler() {
            @Override
            public Object execute(ExecutionEvent event) {
                work.run();
                return null;
            }
        });
    }

    private void showFixes() {
        shown().ifPresent(element -> new QuickFixMenu(session, element).open(getSite().getShell()));
    }

    /** A page says where the keys go; by itself the first control of the form would take them, a tool bar. */
    @Override
    public void setFocus() {
        IFormPage page = getActivePageInstance();
        if (page == null) {
            super.setFocus();
        } else {
            page.setFocus();
        }
    }

    /** Goes to where one searches for elements. */
    private void find() {
        setActivePage(DesignPage.ID);
        designPage().ifPresent(DesignPage::find);
    }

    /** Goes to where one types the name of the element shown. */
    void rename() {
        setActivePage(DesignPage.ID);
        designPage().ifPresent(DesignPage::rename);
    }

    private DesignSessions sessions() {
        return getSite().getService(DesignSessions.class);
    }

    private void showTitle() {
        setPartName(session.location().title());
    }

    @Override
    public String getTitleToolTip() {
        return session == null ? super.getTitleToolTip() : session.location().path().toString();
    }

    @Override
    protected void addPages() {
        addReadPages();
    }

    private Optional<DesignPage> designPage() {
        return Optional.ofNullable((DesignPage) findPage(DesignPage.ID));
    }

    // ---- saving

    @Override
    public boolean isDirty() {
        return session != null && session.unsaved();
    }

    @Override
    public boolean typing() {
        return typing.present();
    }

    @Override
    public Saveable[] getSaveables() {
        return new Saveable[] {new DesignSaveable(session, Icon.DESIGN.descriptor())};
    }

    @Override
    public Saveable[] getActiveSaveables() {
        return getSaveables();
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        try {
            session.save();
        } catch (IOException e) {
            monitor.setCanceled(true);
            tell(session.location().name() + " was not saved. " + DesignSaveable.REMEDY, e);
        }
        editorDirtyStateChanged();
    }

    @Override
    public boolean isSaveAsAllowed() {
        return session != null && !session.readOnly();
    }

    @Override
    public void doSaveAs() {
        SaveAsDialog dialog = new SaveAsDialog(getSite().getShell());
        session.location().file().ifPresent(dialog::setOriginalFile);
        dialog.create();
        dialog.setTitle("Save Design As");
        if (dialog.open() == Window.OK && dialog.getResult() != null) {
            saveAs(withExtension(dialog.getResult()));
        }
    }

    private static IFile withExtension(IPath path) {
        IPath complete = DesignFiles.EXTENSION.equals(path.getFileExtension()) ? path
                : path.addFileExtension(DesignFiles.EXTENSION);
        return ResourcesPlugin.getWorkspace().getRoot().getFile(complete);
    }

    /** Keeps the design in another file of the workspace from now on. */
    public void saveAs(IFile file) {
        try {
            session.saveAs(DesignLocation.of(file).orElseThrow());
            PlatformUI.getWorkbench().getProgressService().busyCursorWhile(monitor -> refresh(file, monitor));
        } catch (IOException e) {
            tell("The design was not saved as " + file.getFullPath() + ".", e);
        } catch (InvocationTargetException e) {
            tell("The workspace does not show " + file.getFullPath() + ".", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        editorDirtyStateChanged();
    }

    private static void refresh(IFile file, IProgressMonitor monitor) throws InvocationTargetException {
        try {
            file.refreshLocal(IResource.DEPTH_ZERO, monitor);
        } catch (CoreException e) {
            throw new InvocationTargetException(e);
        }
    }

    private void tell(String what, Throwable why) {
        ErrorDialog.openError(getSite().getShell(), "Eastwest", what, Status.error(why.getMessage(), why));
    }

    /** Goes back to what the file holds. */
    public void revert() {
        if (!isDirty() || MessageDialog.openConfirm(getSite().getShell(), "Revert",
                "All changes of " + session.location().name() + " since the last save will be lost.")) {
            session.reload();
        }
    }

    /** Shows the same element as before, if it is still there. */
    @Override
    public void reloaded() {
        String shown = designPage().flatMap(DesignPage::shown).map(DesignPath::of).orElse("");
        String page = getActivePageInstance() == null ? null : getActivePageInstance().getId();
        rebuildPages();
        setActivePage(page);
        session.find(shown).ifPresent(this::show);
        editorDirtyStateChanged();
    }

    private void rebuildPages() {
        while (getPageCount() > 0) {
            removePage(0);
        }
        addReadPages();
        setActivePage(0);
    }

    /** The pages for what was read. */
    private void addReadPages() {
        try {
            addPage(session.design().isPresent() ? new DesignPage(this, session) : new UnreadablePage(this, session));
            addPage(new SourcePage(this, session));
        } catch (PartInitException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void relocated() {
        session.location().file().ifPresent(file -> setInput(new FileEditorInput(file)));
        showTitle();
    }

    @Override
    public void removed() {
        close(false);
    }

    // ---- the design

    @Override
    public void stateChanged() {
        editorDirtyStateChanged();
    }

    @Override
    public void editorDirtyStateChanged() {
        super.editorDirtyStateChanged();
        undo.update();
        redo.update();
    }

    @Override
    public EditingDomain getEditingDomain() {
        return session.domain();
    }

    @Override
    public void show(String element) {
        session.find(element).ifPresent(this::show);
    }

    @Override
    public void follow(String element) {
        if (getActivePageInstance() instanceof DesignPage) {
            show(element);
        }
    }

    private void show(Target target) {
        setActivePage(DesignPage.ID);
        designPage().ifPresent(page -> page.show(target));
    }

    /** The element shown. */
    public Optional<EObject> shown() {
        return designPage().flatMap(DesignPage::shown);
    }

    @Override
    public void gotoMarker(IMarker marker) {
        show(marker.getAttribute("element", ""));
    }

    /** Puts what is typed into the design, without saving it. */
    @Override
    public void commitTyping() {
        commitPages(false);
    }

    IAction undoAction() {
        return undo;
    }

    IAction redoAction() {
        return redo;
    }

    @Override
    public <T> T getAdapter(Class<T> type) {
        if (type == IContentOutlinePage.class && session.design().isPresent()) {
            return type.cast(new DesignOutline(this));
        }
        if (type == IPropertySheetPage.class) {
            return type.cast(new PropertiesPage(session, undo, redo));
        }
        if (type == DesignSession.class) {
            return type.cast(session);
        }
        return super.getAdapter(type);
    }

    @Override
    public void dispose() {
        if (session != null) {
            session.removeListener(this);
            sessions().release(session);
        }
        super.dispose();
    }
}
