// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eastwest.analysis.compare.Axis;
import org.eastwest.analysis.compare.Comparing.Compared;
import org.eastwest.analysis.compare.Comparison;
import org.eastwest.analysis.compare.Criterion;
import org.eastwest.analysis.compare.Variants;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.reader.DesignPaths;
import org.eastwest.reader.PathEntry;
import org.eastwest.reader.PathException;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.Turns;
import org.eastwest.ui.internal.charts.ChartFile;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.explain.ExplainView;
import org.eastwest.ui.internal.plugins.PluginWatch;
import org.eastwest.ui.internal.results.DesignFollower;
import org.eastwest.ui.internal.session.DesignCheck;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.ViewPart;

/** Scenarios, transports and designs side by side, and numbers over size and other choices. */
public final class CompareView extends ViewPart implements ComparePanel.Work {
    private final Map<Path, CompareOutcome> outcomes = new HashMap<>();
    private final Map<Path, DesignSnapshot> drawn = new HashMap<>();
    private DesignFollower design;
    private ComparePanel panel;
    private Optional<CompareJob> comparing = Optional.empty();
    private Optional<SweepJob> drawing = Optional.empty();
    private Path offered;
    private List<String> known = List.of();
    /** Before, there is no table yet; what is asked for is done then. */
    private boolean complete;
    private Optional<Mode> wanted = Optional.empty();
    private boolean focus;

    @Override
    public void createPartControl(Composite parent) {
        panel = new ComparePanel(parent, this);
        fill(getViewSite().getActionBars().getToolBarManager());
        fill(getViewSite().getActionBars().getMenuManager());
        List<Runnable> pieces = new ArrayList<>(panel.pieces());
        pieces.add(() -> complete(parent));
        Turns.take(parent, pieces);
    }

    private void complete(Composite parent) {
        complete = true;
        MenuManager menu = new MenuManager();
        fill(menu);
        panel.table().control().setMenu(menu.createContextMenu(panel.table().control()));
        panel.table().control().addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == 'c' && event.stateMask == SWT.MOD1) {
                copy(TableText::tabbed);
            }
        }));
        design = new DesignFollower(getSite().getPage(), this::update);
        known = known();
        PluginWatch.follow(parent, this::transportsMayHaveChanged);
        update();
        wanted.ifPresent(this::compare);
        if (focus && getSite().getPage().getActivePart() == this) {
            panel.setFocus();
        }
    }

    private void fill(IContributionManager manager) {
        manager.add(action("Compare Again", Icon.COMPARE, () -> compare(design.file().map(outcomes::get)
                .map(CompareOutcome::mode).orElse(Mode.SCENARIOS))));
        manager.add(new Separator());
        manager.add(action("Explain", Icon.EXPLAIN, () -> panel.table().row()
                .ifPresent(row -> explain(row, panel.table().column()))));
        manager.add(action("Draw over GPUs", Icon.RESULTS, () -> panel.table().row()
                .ifPresent(row -> panel.sweep().choose(name(row)))));
        manager.add(new Separator());
        manager.add(action("Copy Table", Icon.COPY, () -> copy(TableText::tabbed)));
        manager.add(action("Copy Table as CSV", Icon.COPY, () -> copy(TableText::csv)));
        manager.add(action("Save Chart...", Icon.EXPORT_REPORT, this::saveChart));
    }

    private IAction action(String text, Icon icon, Runnable work) {
        IAction action = new Action(text) {
            @Override
            public void run() {
                if (complete) {
                    work.run();
                }
            }
        };
        action.setImageDescriptor(icon.descriptor());
        return action;
    }

    // ---- what is shown

    private void update() {
        Optional<DesignSession> session = design.session().filter(s -> s.design().isPresent());
        if (session.isEmpty()) {
            panel.hint("Open a design to put its scenarios or the transports side by side, and to draw its numbers over"
                    + " the number of GPUs.");
            return;
        }
        Optional<CompareOutcome> outcome = Optional.ofNullable(outcomes.get(session.get().location().path()));
        if (outcome.isEmpty() && comparing.isEmpty()) {
            panel.hint(invitation(session.get()));
            return;
        }
        offer(session.get(), outcome);
        panel.show(outcome);
        if (comparing.isEmpty()) {
            if (outcome.filter(this::stale).isPresent()) {
                panel.stale();
            } else {
                panel.fresh();
            }
        }
        DesignSnapshot before = drawn.get(session.get().location().path());
        if (before != null && changed(session.get().check(), before)) {
            panel.sweep().stale();
        }
    }

    private static List<String> known() {
        return Domain.transports().all().stream().map(transport -> transport.info().id()).toList();
    }

    /** A transport that was installed stands beside the others at once, one that is gone no longer. */
    private void transportsMayHaveChanged() {
        List<String> now = known();
        if (!now.equals(known)) {
            known = now;
            offered = null;
            update();
            design.file().map(outcomes::get).map(CompareOutcome::mode).filter(mode -> mode == Mode.TRANSPORTS)
                    .ifPresent(this::compare);
        }
    }

    private static String invitation(DesignSession session) {
        int scenarios = session.design().map(d -> d.getScenarios().size()).orElse(0);
        String transports = "Put <a href=\"TRANSPORTS\">the transports</a> side by side on it";
        String designs = ", or <a href=\"DESIGNS\">all open designs</a>.";
        return scenarios > 1 ? "This design has " + scenarios + " scenarios. Put <a href=\"SCENARIOS\">its"
                + " scenarios</a> side by side, or <a href=\"TRANSPORTS\">the transports</a> on the first"
                + designs
                : "This design has one scenario; duplicate it in the design editor to compare variants of it. "
                        + transports + designs + "\n\nBeside the table any number can be drawn over the number of GPUs"
                        + " or over whatever else the design states.";
    }

    private boolean stale(CompareOutcome outcome) {
        for (int i = 0; i < outcome.sources().size(); i++) {
            Source source = outcome.sources().get(i);
            Optional<DesignSession> session = session(source.file());
            if (session.isPresent() && outcome.read().get(i).isPresent()
                    && changed(session.get().check(), outcome.read().get(i).get())) {
                return true;
            }
        }
        return false;
    }

    /** Whether engines would now be given something else. */
    private static boolean changed(DesignCheck check, DesignSnapshot before) {
        return check != DesignCheck.NONE && !before.equals(check.snapshots().get(before.scenarioId()));
    }

    private Optional<DesignSession> session(Path file) {
        return sessions().stream().filter(s -> s.location().path().equals(file)).findFirst();
    }

    /** The open designs, that of the active editor first. */
    private List<DesignSession> sessions() {
        Map<Path, DesignSession> sessions = new LinkedHashMap<>();
        design.session().ifPresent(s -> sessions.put(s.location().path(), s));
        for (IEditorReference reference : getSite().getPage().getEditorReferences()) {
            if (reference.getEditor(false) instanceof DesignPart part && part.session() != null) {
                sessions.putIfAbsent(part.session().location().path(), part.session());
            }
        }
        return List.copyOf(sessions.values());
    }

    private void offer(DesignSession session, Optional<CompareOutcome> outcome) {
        panel.sweep().offer(outcome.map(o -> measures(o.compared())).orElse(List.of(new SweepPanel.Measure("Step time",
                Criterion.STEP_TIME.metric()))));
        Path file = session.location().path();
        if (!file.equals(offered) && session.check().first().isPresent()) {
            DesignSnapshot first = session.check().first().get();
            List<String> transports = Domain.transports(first);
            List<PathEntry> entries = entries(session.design().orElseThrow(), first.scenarioId());
            panel.sweep().along().offer(first.cluster().gpus(), transports, entries, Variants.GPUS);
            panel.sweep().lines().offer(first.cluster().gpus(), transports, entries,
                    first.fabric(FabricRole.COMPUTE).isPresent() ? Variants.TRANSPORT : "");
            offered = file;
        }
    }

    private static List<PathEntry> entries(Design design, String scenarioId) {
        try {
            return DesignPaths.list(design, scenarioId);
        } catch (PathException none) {
            return List.of();
        }
    }

    private static List<SweepPanel.Measure> measures(Compared compared) {
        return new Cells(compared, 0).groups().stream().flatMap(g -> g.rows().stream())
                .map(row -> new SweepPanel.Measure(row.some().label() + " (" + name(row) + ")", name(row))).toList();
    }

    /** What sweeps call the metric of a row. */
    private static String name(Comparison.Row row) {
        return row.some().element().isEmpty() ? row.id() : row.some().element() + "/" + row.id();
    }

    // ---- comparing

    /** Puts the transports side by side on the design at hand. */
    public void compareTransports() {
        compare(Mode.TRANSPORTS);
    }

    @Override
    public void compare(Mode mode) {
        if (!complete) {
            wanted = Optional.of(mode);
            return;
        }
        Optional<DesignSession> session = design.session().filter(s -> s.design().isPresent());
        if (session.isEmpty()) {
            return;
        }
        session.get().commitTyping();
        List<Source> sources = sources(mode, session.get());
        cancelCompare();
        Display display = Display.getCurrent();
        Path file = session.get().location().path();
        CompareJob job = new CompareJob(mode, sources, words -> tell(display, () -> panel.running(words)));
        job.addJobChangeListener(IJobChangeListener.onDone(event -> tell(display, () -> compared(job, file))));
        comparing = Optional.of(job);
        update();
        panel.running("");
        job.schedule();
    }

    private void compared(CompareJob job, Path file) {
        if (comparing.filter(current -> current == job).isPresent()) {
            comparing = Optional.empty();
            job.outcome().ifPresent(outcome -> outcomes.put(file, outcome));
            update();
        }
    }

    private List<Source> sources(Mode mode, DesignSession session) {
        Design copy = EcoreUtil.copy(session.design().orElseThrow());
        Path file = session.location().path();
        return switch (mode) {
            case SCENARIOS -> copy.getScenarios().stream()
                    .map(s -> new Source(name(s), file, copy, s.getId())).toList();
            case TRANSPORTS -> copy.getScenarios().stream().limit(1)
                    .map(s -> new Source(name(s), file, copy, s.getId())).toList();
            case DESIGNS -> {
                List<Source> sources = new ArrayList<>();
                for (DesignSession open : sessions()) {
                    open.design().map(EcoreUtil::copy).ifPresent(d -> d.getScenarios().forEach(s -> sources.add(
                            new Source(open.location().title() + (d.getScenarios().size() > 1 ? ", " + name(s) : ""),
                                    open.location().path(), d, s.getId()))));
                }
                yield sources;
            }
        };
    }

    private static String name(Scenario scenario) {
        return scenario.getName() == null || scenario.getName().isBlank() ? scenario.getId() : scenario.getName();
    }

    @Override
    public void cancelCompare() {
        comparing.ifPresent(Job::cancel);
    }

    // ---- drawing

    @Override
    public void draw(String metric, List<Axis> axes) {
        design.session().ifPresent(session -> session.check().first().ifPresent(first -> {
            cancelDraw();
            Display display = Display.getCurrent();
            SweepJob job = new SweepJob(new SweepRequest(EcoreUtil.copy(session.design().orElseThrow()),
                    first.scenarioId(), metric, axes), words -> tell(display, () -> panel.sweep().running(words)));
            job.addJobChangeListener(IJobChangeListener.onDone(event -> tell(display, () -> drawn(job))));
            drawing = Optional.of(job);
            drawn.put(session.location().path(), first);
            panel.sweep().running("");
            job.schedule();
        }));
    }

    private void drawn(SweepJob job) {
        if (drawing.filter(current -> current == job).isPresent()) {
            drawing = Optional.empty();
            if (job.getResult().isOK()) {
                panel.sweep().show(job.drawn());
            } else {
                panel.sweep().cancelled();
            }
            update();
        }
    }

    @Override
    public void cancelDraw() {
        drawing.ifPresent(Job::cancel);
    }

    /** Does something on the display's thread, unless the view is gone by then. */
    private void tell(Display display, Runnable work) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (!panel.control().isDisposed()) {
                    work.run();
                }
            });
        }
    }

    // ---- what else one can do

    @Override
    public void open(Comparison.Row row, int column) {
        explain(row, column);
        row.values().get(column).filter(metric -> !metric.element().isEmpty())
                .ifPresent(metric -> design.reveal(metric.element()));
    }

    private void explain(Comparison.Row row, int column) {
        if (column >= row.values().size()) {
            return;
        }
        row.values().get(column).ifPresent(metric -> panel.cells().ifPresent(cells -> {
            try {
                ExplainView.show(getSite().getPage(), metric, cells.column(column).result(), Optional.empty());
            } catch (PartInitException e) {
                ErrorDialog.openError(getSite().getShell(), "Eastwest", "The number cannot be explained.",
                        e.getStatus());
            }
        }));
    }

    private void copy(Function<List<List<String>>, String> text) {
        panel.cells().ifPresent(cells -> {
            Clipboard clipboard = new Clipboard(getSite().getShell().getDisplay());
            clipboard.setContents(new Object[] {text.apply(cells.rows())},
                    new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        });
    }

    private void saveChart() {
        panel.sweep().chart().ifPresent(chart -> ChartFile.saveAs(getSite().getShell(), chart, "chart"));
    }

    @Override
    public void setFocus() {
        focus = true;
        panel.setFocus();
    }

    @Override
    public void dispose() {
        cancelCompare();
        cancelDraw();
        if (design != null) {
            design.dispose();
        }
        super.dispose();
    }
}
