// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.eastwest.spi.plan.TrainingPlan;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.Turns;
import org.eastwest.ui.internal.results.DesignFollower;
import org.eastwest.ui.internal.results.EmptyHint;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.part.ViewPart;

/** Searches the plans of a training job for the best ones, and applies one of them to the design. */
public final class PlansView extends ViewPart implements SearchJob.Listener, PlansPanel.Work {

    /** Share of the form in hundredths of the width: this, or in a narrow view what it needs, but never the most. */
    private static final int FORM = 27;
    private static final int MOST = 55;

    private final StackLayout stack = new StackLayout();
    private final StackLayout outcomeStack = new StackLayout();
    private final Map<Path, SearchOutcome> outcomes = new HashMap<>();
    private Composite root;
    private EmptyHint empty;
    private SashForm content;
    private SearchForm form;
    private Composite right;
    private EmptyHint hint;
    private PlansPanel plans;
    private DesignFollower design;
    private Path shownFile;
    private int share = FORM;
    private Run running;
    private boolean focus;

    /** A search under way. */
    private record Run(SearchJob job, Path file) {
    }

    @Override
    public void createPartControl(Composite parent) {
        root = new Composite(parent, SWT.NONE);
        root.setLayout(stack);
        empty = new EmptyHint(root, link -> {
        });
        content = new SashForm(root, SWT.HORIZONTAL | SWT.SMOOTH);
        top(stack, root, empty.control());
        Turns.take(root, this::createForm, this::createPlans, this::follow);
    }

    private void createForm() {
        form = new SearchForm(content, this::start, this::cancel);
        right = new Composite(content, SWT.NONE);
        right.setLayout(outcomeStack);
        hint = new EmptyHint(right, link -> start());
        hint.show("Start looks through the plans of the job for those with the shortest step, or with the most of what "
                + "you choose at the left, on all processors.\n\nYou see the best ones beside the plan in force, why "
                + "others were refused, and can apply one to the scenario or as a new scenario.");
        content.setWeights(FORM, 100 - FORM);
        content.addControlListener(ControlListener.controlResizedAdapter(event -> share()));
    }

    private void createPlans() {
        plans = new PlansPanel(right, this);
    }

    private void follow() {
        design = new DesignFollower(getSite().getPage(), this::update);
        update();
        if (focus && getSite().getPage().getActivePart() == this) {
            setFocus();
        }
    }

    private void share() {
        int width = content.getClientArea().width;
        int wanted = width > 0 ? Math.max(FORM, Math.min(MOST, 100 * form.width() / width)) : share;
        if (wanted != share) {
            share = wanted;
            content.setWeights(share, 100 - share);
        }
    }

    /** Shows the design that is being edited. */
    private void update() {
        if (root.isDisposed()) {
            return;
        }
        Optional<DesignSession> session = design.session();
        boolean jobs = session.isPresent() && form.offer(session.get().check());
        if (!jobs) {
            empty.show(emptiness(session));
        }
        top(stack, root, jobs ? content : empty.control());
        Path file = design.file().orElse(null);
        if (file != null && jobs) {
            shownFile = file;
            showOutcome();
        }
    }

    private static String emptiness(Optional<DesignSession> session) {
        if (session.isEmpty()) {
            return "Open a design from the Project Explorer: the plans of its training jobs are searched here for the "
                    + "best TP, PP, DP, EP and CP.";
        } else if (session.get().design().isEmpty()) {
            return "This file cannot be read as a design; its editor says why.";
        } else if (session.get().check().searchable().isEmpty()) {
            return "No scenario of this design can be analysed as it is, whatever the plan. Mend what the Problems "
                    + "view names; then its plans can be searched here.";
        }
        return "No scenario of this design has a training job. Add a training run, a job with it and a plan, and the "
                + "job to a scenario; then its plans can be searched here.";
    }

    private static void top(StackLayout layout, Composite parent, Composite shown) {
        if (layout.topControl != shown) {
            layout.topControl = shown;
            parent.layout();
        }
    }

    private void showOutcome() {
        SearchOutcome outcome = outcomes.get(shownFile);
        boolean searching = running != null && running.file().equals(shownFile);
        if (outcome != null) {
            Optional<TrainingPlan> inForce = inForce(outcome.question());
            plans.show(outcome.withOwn(inForce), searching);
            plans.tell(Icon.FINDING_WARNING, searching || inForce.isPresent() ? ""
                    : "The design has changed since this search. <a>Search again</a>", this::start);
        }
        top(outcomeStack, right, outcome == null ? hint.control() : plans.control());
    }

    /** The plan that the job has now; empty when the design has changed in more than that since it was asked about. */
    private Optional<TrainingPlan> inForce(Question question) {
        return design.session().map(session -> session.check().searchable().get(question.design().scenarioId()))
                .flatMap(question::inForce);
    }

    private void start() {
        form.question().ifPresent(question -> {
            cancel();
            SearchJob job = new SearchJob(root.getDisplay(), question.design().designName(), question, this);
            running = new Run(job, design.file().orElseThrow());
            outcomes.remove(running.file());
            form.running(true);
            job.schedule();
        });
    }

    private void cancel() {
        if (running != null) {
            running.job().cancel();
            running = null;
            form.running(false);
            if (outcomes.get(shownFile) != null) {
                showOutcome();
            }
        }
    }

    @Override
    public void found(SearchJob job, SearchOutcome outcome) {
        if (running != null && running.job() == job && !root.isDisposed()) {
            outcomes.put(running.file(), outcome);
            if (running.file().equals(shownFile)) {
                showOutcome();
            }
        }
    }

    @Override
    public void ended(SearchJob job, String reason) {
        if (running != null && running.job() == job && !root.isDisposed()) {
            running = null;
            form.running(false);
            if (outcomes.get(shownFile) != null) {
                showOutcome();
            }
            if (!reason.isEmpty()) {
                top(outcomeStack, right, plans.control());
                plans.tell(Icon.FINDING_ERROR, reason, () -> {
                });
            }
        }
    }

    @Override
    public void apply(PlanRow plan) {
        change(plan, PlanChange::apply);
    }

    @Override
    public void applyAsScenario(PlanRow plan) {
        change(plan, PlanChange::applyAsScenario);
    }

    private void change(PlanRow plan, Function<PlanChange, PlanChange.Told> how) {
        design.session().filter(session -> !session.readOnly()).ifPresentOrElse(session -> {
            PlanChange.Told told = how.apply(new PlanChange(session, outcomes.get(shownFile).question(), plan));
            plans.tell(told.done() ? Icon.APPLY_PLAN : Icon.FINDING_NOTE, told.message(), () -> {
            });
            session.checkNow();
        }, () -> plans.tell(Icon.FINDING_ERROR, "The design is read-only: save it under another name first.", () -> {
        }));
    }

    @Override
    public void setFocus() {
        focus = true;
        if (stack.topControl == content) {
            form.setFocus();
        } else {
            empty.setFocus();
        }
    }

    @Override
    public void dispose() {
        if (running != null) {
            running.job().cancel();
        }
        if (design != null) {
            design.dispose();
        }
        if (form != null) {
            form.dispose();
        }
        super.dispose();
    }
}
