// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.explain;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eastwest.report.text.Explanation;
import org.eastwest.spi.analysis.AnalysisResult;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.ui.internal.DesignPerspective;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.results.AnalysisOutcome;
import org.eastwest.ui.internal.results.AnalysisStore;
import org.eastwest.ui.internal.results.DesignFollower;
import org.eastwest.ui.internal.results.Explainer;
import org.eastwest.ui.internal.results.WorkAction;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;

/** How a number comes about, down to catalog values and sources. Follows the analysis that the number is of. */
public final class ExplainView extends ViewPart implements Explainer {

    private final AnalysisStore store = PlatformUI.getWorkbench().getService(AnalysisStore.class);
    private final Consumer<Path> follow = this::analysed;
    private final History<Shown> history = new History<>();
    private final IAction back = new WorkAction("Back", Icon.BACK, () -> go(-1));
    private final IAction forward = new WorkAction("Forward", Icon.FORWARD, () -> go(1));
    private DesignFollower design;
    private ExplainPanel panel;

    /** A number and whether it is that of the last analysis, so that the next one takes its place. */
    private record Shown(Subject subject, boolean latest) {
    }

    /**
     * Explains a number in the view of this page, which is opened if need be.
     *
     * @param result the result that the number belongs to
     * @param file   file of the design it was computed for; empty when no single one
     */
    public static void show(IWorkbenchPage page, Metric metric, AnalysisResult result, Optional<Path> file)
            throws PartInitException {
        if (page.showView(DesignPerspective.EXPLAIN) instanceof ExplainView view) {
            view.explain(new Subject(metric, result, file));
        }
    }

    @Override
    public void createPartControl(Composite parent) {
        panel = new ExplainPanel(parent, this::showInDesign);
        fill(getViewSite().getActionBars().getToolBarManager());
        fill(getViewSite().getActionBars().getMenuManager());
        design = new DesignFollower(getSite().getPage(), this::update);
        store.addListener(follow);
        update();
    }

    private void fill(IToolBarManager bar) {
        bar.add(back);
        bar.add(forward);
        bar.add(new Separator());
        bar.add(new WorkAction("Expand All", Icon.EXPAND_ALL, () -> panel.expandAll()));
        bar.add(new WorkAction("Collapse All", Icon.COLLAPSE_ALL, () -> panel.collapseAll()));
    }

    private void fill(IMenuManager menu) {
        menu.add(new WorkAction("Copy as &Text", Icon.COPY, () -> copy(metric -> Explanation.lines(metric.derivation()))));
        menu.add(new WorkAction("Copy as &Markdown", Icon.COPY,
                () -> copy(metric -> Explanation.markdown(metric.derivation()))));
    }

    private void copy(Function<Metric, List<String>> text) {
        history.present().ifPresent(shown -> {
            Clipboard clipboard = new Clipboard(getSite().getShell().getDisplay());
            clipboard.setContents(new Object[] {String.join("\n", text.apply(shown.subject().metric()))},
                    new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        });
    }

    @Override
    public void explain(Subject subject) {
        if (history.present().filter(shown -> shown.subject().metric() == subject.metric()).isEmpty()) {
            history.visit(new Shown(subject, outcome(subject)
                    .filter(outcome -> outcome.result() == subject.result()).isPresent()));
            update();
            if (getSite().getPage().getActivePart() == this) {
                setFocus();
            }
        }
    }

    /** The last analysis of the design that a number is of. */
    private Optional<AnalysisOutcome> outcome(Subject subject) {
        return subject.file().flatMap(store::find);
    }

    private void go(int steps) {
        history.go(steps);
        update();
    }

    /** Puts the same number of a new analysis in place of the one shown. */
    private void analysed(Path file) {
        history.present().filter(shown -> shown.latest() && shown.subject().file().filter(file::equals).isPresent())
                .ifPresent(shown -> renewed(shown.subject()).ifPresent(subject -> history.replace(
                        new Shown(subject, true))));
        update();
    }

    private Optional<Subject> renewed(Subject old) {
        return outcome(old).filter(outcome -> outcome.result() != old.result())
                .flatMap(outcome -> outcome.result().metric(old.metric().id(), old.metric().element())
                        .map(metric -> new Subject(metric, outcome.result(), old.file())));
    }

    private void update() {
        back.setEnabled(history.canGo(-1));
        forward.setEnabled(history.canGo(1));
        panel.show(history.present().map(Shown::subject), history.present().map(this::standing).orElse(""));
    }

    /** What is to be known about the analysis that a number is of; empty for nothing. */
    private String standing(Shown shown) {
        Optional<Path> other = shown.subject().file().filter(file -> design.file().filter(f -> !f.equals(file))
                .isPresent());
        if (other.isPresent()) {
            return "This number is of " + other.get().getFileName() + ", not of the design in the editor.";
        }
        Optional<AnalysisOutcome> outcome = outcome(shown.subject());
        if (outcome.isEmpty()) {
            return "";
        }
        AnalysisOutcome last = outcome.get();
        if (last.result() != shown.subject().result()) {
            return "There is a newer analysis of " + last.file().getFileName() + ": this number is of an earlier one.";
        }
        boolean stale = design.session().filter(session -> design.file().equals(shown.subject().file()))
                .filter(session -> last.stale(session.check())).isPresent();
        return stale ? "The design has changed since this analysis of " + last.state().text() + "." : "";
    }

    private void showInDesign(String place) {
        if (history.present().filter(shown -> shown.subject().file().equals(design.file())).isPresent()) {
            design.go(place);
        }
    }

    @Override
    public void setFocus() {
        panel.setFocus();
    }

    @Override
    public void dispose() {
        store.removeListener(follow);
        if (design != null) {
            design.dispose();
        }
        super.dispose();
    }
}
