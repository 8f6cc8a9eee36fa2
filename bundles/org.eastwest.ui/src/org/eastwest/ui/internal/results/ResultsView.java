// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionListener;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.eclipse.ui.part.ViewPart;

/** What the last analysis of the design that is being edited told. */
public final class ResultsView extends ViewPart implements IPartListener2, SessionListener {

    private final AnalysisStore store = Analyses.store();
    private final Consumer<Path> follow = file -> update();
    private DesignPart editor;
    private ResultsPanel panel;

    @Override
    public void createPartControl(Composite parent) {
        panel = new ResultsPanel(parent, this::run, this::cancel, element -> show(element));
        fillToolBar(getViewSite().getActionBars().getToolBarManager());
        getSite().getPage().addPartListener(this);
        store.addListener(follow);
        editorMayHaveChanged();
    }

    private void fillToolBar(IToolBarManager bar) {
        for (String command : new String[] {"org.eastwest.ui.runAnalysis", "org.eastwest.ui.exportReport"}) {
            bar.add(new CommandContributionItem(new CommandContributionItemParameter(getSite(), null, command,
                    CommandContributionItem.STYLE_PUSH)));
        }
    }

    /** The outcome shown; empty before the design was analysed. */
    public Optional<DesignSnapshot> analysed() {
        return outcome().flatMap(AnalysisOutcome::snapshot);
    }

    private Optional<Path> file() {
        return Optional.ofNullable(editor).map(e -> e.session().location().path());
    }

    private Optional<AnalysisOutcome> outcome() {
        return file().flatMap(store::find);
    }

    private void run(String scenarioId) {
        try {
            Analyses.start(editor, scenarioId);
        } catch (PartInitException e) {
            ErrorDialog.openError(getSite().getShell(), "Eastwest", "The results cannot be shown.", e.getStatus());
        }
    }

    private void cancel() {
        file().ifPresent(Analyses::cancel);
    }

    private void show(String element) {
        if (editor != null) {
            getSite().getPage().activate(editor);
            editor.show(element);
        }
    }

    private void editorMayHaveChanged() {
        IEditorPart active = getSite().getPage().getActiveEditor();
        DesignPart now = active instanceof DesignPart design && design.session() != null ? design : null;
        if (now != editor) {
            leave();
            editor = now;
            if (editor != null) {
                editor.session().addListener(this);
            }
        }
        update();
    }

    private void leave() {
        if (editor != null) {
            editor.session().removeListener(this);
        }
    }

    private void update() {
        DesignSession session = editor == null ? null : editor.session();
        panel.show(Optional.ofNullable(session), outcome(), file().filter(store::running).isPresent());
    }

    @Override
    public void checked() {
        update();
    }

    @Override
    public void reloaded() {
        update();
    }

    @Override
    public void partActivated(IWorkbenchPartReference part) {
        editorMayHaveChanged();
    }

    @Override
    public void partBroughtToTop(IWorkbenchPartReference part) {
        editorMayHaveChanged();
    }

    @Override
    public void partClosed(IWorkbenchPartReference part) {
        editorMayHaveChanged();
    }

    @Override
    public void partOpened(IWorkbenchPartReference part) {
        editorMayHaveChanged();
    }

    @Override
    public void setFocus() {
        panel.setFocus();
    }

    @Override
    public void dispose() {
        getSite().getPage().removePartListener(this);
        store.removeListener(follow);
        leave();
        super.dispose();
    }
}
