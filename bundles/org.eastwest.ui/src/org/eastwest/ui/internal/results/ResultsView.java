// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.ui.internal.DesignPerspective;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.preferences.Settings;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.eclipse.ui.part.ViewPart;

/** What the last analysis of the design that is being edited told. */
public final class ResultsView extends ViewPart implements ResultsPanel.Work {

    private final AnalysisStore store = Analyses.store();
    private final Consumer<Path> follow = file -> update();
    private final LiveAnalysis live = new LiveAnalysis();
    private final IAction liveAction = liveAction();
    private Runnable unlisten;
    private DesignFollower design;
    /** Null until the window is shown. */
    private ResultsPanel panel;

    /** A window that opens with this view is shown before the view is filled. */
    @Override
    public void createPartControl(Composite parent) {
        fillToolBar(getViewSite().getActionBars().getToolBarManager());
        design = new DesignFollower(getSite().getPage(), this::update);
        store.addListener(follow);
        unlisten = Settings.onLiveAnalysis(this::liveChanged);
        parent.getDisplay().asyncExec(() -> {
            if (!parent.isDisposed()) {
                panel = new ResultsPanel(parent, this);
                parent.layout();
                update();
            }
        });
    }

    private void fillToolBar(IToolBarManager bar) {
        bar.add(command("org.eastwest.ui.runAnalysis"));
        bar.add(liveAction);
        bar.add(new Separator());
        bar.add(command("org.eastwest.ui.explain"));
        bar.add(command("org.eastwest.ui.exportReport"));
    }

    private CommandContributionItem command(String id) {
        return new CommandContributionItem(new CommandContributionItemParameter(getSite(), null, id,
                CommandContributionItem.STYLE_PUSH));
    }

    private static IAction liveAction() {
        IAction action = new Action("Analyse While Editing", IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                Settings.setLiveAnalysis(isChecked());
            }
        };
        action.setToolTipText("Analyse While Editing: run the analysis again whenever the design changes");
        action.setImageDescriptor(Icon.LIVE_ANALYSIS.descriptor());
        action.setChecked(Settings.liveAnalysis());
        return action;
    }

    private void liveChanged() {
        liveAction.setChecked(Settings.liveAnalysis());
        live.reset();
        update();
    }

    /** The outcome shown; empty before the design was analysed. */
    public Optional<DesignSnapshot> analysed() {
        return outcome().flatMap(AnalysisOutcome::snapshot);
    }

    private Optional<AnalysisOutcome> outcome() {
        return design.file().flatMap(store::find);
    }

    /** The number that is looked at, to be explained; empty when there is none. */
    public Optional<Explainer.Subject> subject() {
        return Optional.ofNullable(panel).flatMap(ResultsPanel::metric).flatMap(this::subject);
    }

    private Optional<Explainer.Subject> subject(Metric metric) {
        return outcome().map(outcome -> new Explainer.Subject(metric, outcome.result(),
                Optional.of(outcome.file())));
    }

    private void update() {
        if (panel == null) {
            return;
        }
        design.session().ifPresent(session -> live.follow(session, outcome()));
        panel.show(design.session(), outcome(), design.file().filter(store::running).isPresent(),
                design.file().map(store::progress).orElse(""));
    }

    @Override
    public void run(String scenarioId) {
        design.editor().ifPresent(editor -> {
            try {
                Analyses.start(editor, scenarioId);
            } catch (PartInitException e) {
                ErrorDialog.openError(getSite().getShell(), "Eastwest", "The results cannot be shown.",
                        e.getStatus());
            }
        });
    }

    @Override
    public void cancel() {
        design.file().ifPresent(store::cancel);
    }

    @Override
    public void reveal(String element) {
        design.reveal(element);
    }

    @Override
    public void go(String element) {
        design.go(element);
    }

    @Override
    public void select(Metric metric) {
        if (getSite().getPage().findView(DesignPerspective.EXPLAIN) instanceof Explainer explainer) {
            subject(metric).ifPresent(explainer::explain);
        }
    }

    @Override
    public void explain(Metric metric) {
        try {
            if (getSite().getPage().showView(DesignPerspective.EXPLAIN, null,
                    IWorkbenchPage.VIEW_ACTIVATE) instanceof Explainer explainer) {
                subject(metric).ifPresent(explainer::explain);
            }
        } catch (PartInitException e) {
            ErrorDialog.openError(getSite().getShell(), "Eastwest", "The explanation cannot be shown.",
                    e.getStatus());
        }
    }

    @Override
    public void setFocus() {
        if (panel != null) {
            panel.setFocus();
        }
    }

    @Override
    public void dispose() {
        store.removeListener(follow);
        if (design != null) {
            design.dispose();
            unlisten.run();
        }
        super.dispose();
    }
}
