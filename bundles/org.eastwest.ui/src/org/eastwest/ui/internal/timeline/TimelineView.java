// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.timeline;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eastwest.report.chart.Lanes;
import org.eastwest.spi.analysis.Timeline;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.charts.ChartFile;
import org.eastwest.ui.internal.results.AnalysisOutcome;
import org.eastwest.ui.internal.results.AnalysisStore;
import org.eastwest.ui.internal.results.DesignFollower;
import org.eastwest.ui.internal.results.EmptyHint;
import org.eastwest.ui.internal.results.StatusLine;
import org.eastwest.ui.internal.session.DesignCheck;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.part.ViewPart;

/** A step of the job as it passes: what every pipeline stage computes and communicates, and when. */
public final class TimelineView extends ViewPart {
    private static final String RUN = "org.eastwest.ui.runAnalysis";

    private final AnalysisStore store = PlatformUI.getWorkbench().getService(AnalysisStore.class);
    private final Consumer<Path> follow = file -> update();
    private final StackLayout stack = new StackLayout();
    private DesignFollower design;
    private Composite root;
    private EmptyHint empty;
    private Composite content;
    private Combo jobs;
    private StatusLine status;
    private TimelineCanvas canvas;
    private AnalysisOutcome shown;
    private List<Timeline> timelines = List.of();
    private Optional<LanesJob> drawing = Optional.empty();

    @Override
    public void createPartControl(Composite parent) {
        root = new Composite(parent, SWT.NONE);
        root.setLayout(stack);
        empty = new EmptyHint(root, link -> run());
        content = new Composite(root, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        content.setLayout(layout);
        jobs = new Combo(content, SWT.DROP_DOWN | SWT.READ_ONLY);
        jobs.setLayoutData(new GridData(SWT.BEGINNING, SWT.BEGINNING, false, false));
        jobs.setToolTipText("The job whose step is shown");
        jobs.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> draw(jobs.getSelectionIndex())));
        status = new StatusLine(content);
        status.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false));
        status.hide();
        canvas = new TimelineCanvas(content, hit -> select());
        canvas.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        stack.topControl = empty.control();
        fill(getViewSite().getActionBars().getToolBarManager());
        fill(getViewSite().getActionBars().getMenuManager());
        design = new DesignFollower(getSite().getPage(), this::update);
        store.addListener(follow);
        update();
    }

    private void fill(IContributionManager manager) {
        manager.add(action("Zoom In", Icon.ZOOM_IN, () -> canvas.zoomIn()));
        manager.add(action("Zoom Out", Icon.ZOOM_OUT, () -> canvas.zoomOut()));
        manager.add(action("Whole Step", Icon.ZOOM_FIT, () -> canvas.fit()));
        manager.add(action("Save as SVG...", Icon.EXPORT_REPORT, () -> canvas.lanes()
                .ifPresent(lanes -> ChartFile.saveAs(getSite().getShell(), lanes, "timeline"))));
    }

    private static IAction action(String text, Icon icon, Runnable work) {
        IAction action = new Action(text) {
            @Override
            public void run() {
                work.run();
            }
        };
        action.setImageDescriptor(icon.descriptor());
        return action;
    }

    private void run() {
        try {
            design.editor().ifPresent(editor -> getSite().getPage().activate(editor));
            getSite().getService(IHandlerService.class).executeCommand(RUN, null);
        } catch (CommandException e) {
            ErrorDialog.openError(getSite().getShell(), "Eastwest", "The analysis cannot be started.",
                    Status.error(String.valueOf(e.getMessage()), e));
        }
    }

    /** The design's element that the timeline is about. */
    private void select() {
        int index = jobs.getSelectionIndex();
        if (index >= 0 && index < timelines.size()) {
            design.reveal(timelines.get(index).element());
        }
    }

    private void update() {
        if (root.isDisposed()) {
            return;
        }
        Optional<AnalysisOutcome> outcome = design.file().flatMap(store::find);
        if (design.session().isEmpty()) {
            hint("Open a design and analyse it to see how a step of its job passes.");
        } else if (outcome.isEmpty()) {
            hint("This design has not been analysed yet. <a>Run Analysis</a> to see how a step of its job passes.");
        } else if (outcome.get().result().timelines().isEmpty()) {
            hint("There is no timeline: no training job of this design could be analysed. Mend what the findings name,"
                    + " or add a training job, then <a>run the analysis again</a>.");
        } else {
            show(outcome.get());
        }
    }

    private void hint(String words) {
        empty.show(words);
        shown = null;
        top(empty.control());
    }

    private void top(Composite control) {
        if (stack.topControl != control) {
            stack.topControl = control;
            root.layout();
        }
    }

    private void show(AnalysisOutcome outcome) {
        if (outcome != shown) {
            shown = outcome;
            timelines = outcome.result().timelines();
            jobs.setItems(timelines.stream().map(t -> t.element() + ": " + t.title()).toArray(String[]::new));
            jobs.select(0);
            boolean several = timelines.size() > 1;
            jobs.setVisible(several);
            ((GridData) jobs.getLayoutData()).exclude = !several;
            jobs.requestLayout();
            draw(0);
        }
        top(content);
        if (stale(outcome)) {
            status.show(Icon.FINDING_WARNING, "The design has changed since. <a>Run the analysis again</a>", this::run);
        } else {
            status.hide();
        }
    }

    /** Whether engines would now be given something else. */
    private boolean stale(AnalysisOutcome outcome) {
        DesignCheck check = design.session().map(session -> session.check()).orElse(DesignCheck.NONE);
        return check != DesignCheck.NONE && outcome.snapshot()
                .filter(s -> !s.equals(check.snapshots().get(s.scenarioId()))).isPresent();
    }

    private void draw(int index) {
        Display display = Display.getCurrent();
        LanesJob job = new LanesJob(shown.result(), timelines.get(index));
        SpanText text = new SpanText(shown.result(), timelines.get(index).element());
        job.addJobChangeListener(IJobChangeListener.onDone(event -> {
            if (!display.isDisposed()) {
                display.asyncExec(() -> drawn(job, text));
            }
        }));
        drawing = Optional.of(job);
        job.schedule();
    }

    private void drawn(LanesJob job, SpanText text) {
        if (!root.isDisposed() && drawing.filter(current -> current == job).isPresent()) {
            job.lanes().ifPresent(lanes -> canvas.show(lanes, text::of));
        }
    }

    /** The part of the step that is shown; empty while there is none. */
    public Optional<Lanes> lanes() {
        return canvas.lanes();
    }

    @Override
    public void setFocus() {
        if (stack.topControl == content) {
            canvas.control().setFocus();
        } else {
            empty.setFocus();
        }
    }

    @Override
    public void dispose() {
        store.removeListener(follow);
        design.dispose();
        super.dispose();
    }
}
