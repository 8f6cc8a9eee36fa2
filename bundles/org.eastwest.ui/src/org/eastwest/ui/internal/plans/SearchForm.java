// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plans;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eastwest.quantity.Dimension;
import org.eastwest.quantity.Quantity;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.design.JobSnapshot;
import org.eastwest.spi.design.Workload.Training;
import org.eastwest.spi.plan.Objective;
import org.eastwest.spi.plan.PlanSearchRequest;
import org.eastwest.spi.plan.PlanSpace;
import org.eastwest.ui.internal.Combos;
import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eastwest.ui.internal.session.DesignCheck;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;

/** What to search for: the job, the objective, the margin and the space, with the number of its plans. */
final class SearchForm {

    private static final String OWN = "of the job";
    private static final List<String> SPACES = List.of("full", "usual", "calculon");
    private static final List<String> SPACE_NAMES = List.of("Every plan", "Usual choices", "Calculon's");
    private static final int TOP = 20;
    private static final int MOST = 200;
    private static final int HINT_WIDTH = 160;
    /** Fields grow with the form; they do not make it wider than there is room. */
    private static final int FIELD_WIDTH = 60;

    private final Composite area;
    private final ScrolledComposite scroller;
    private final Composite content;
    private final Combo job;
    private final Combo objective;
    private final Text margin;
    private final Spinner top;
    private final Combo start;
    private final SpaceFields fields;
    private final Text space;
    private final Label count;
    private final Button go;
    private final CountJob counter;
    private List<Choice> choices = List.of();
    private SpaceText text = SpaceText.of(SpaceText.FULL);
    private boolean running;
    private boolean searchable;

    /**
     * A training job of a scenario.
     *
     * @param planned whether the scenario's own plans can be
     */
    private record Choice(DesignSnapshot design, JobSnapshot job, boolean planned) {

        private String name() {
            return name(job.name(), job.id()) + " in " + name(design.scenarioName(), design.scenarioId());
        }

        private static String name(String name, String id) {
            return name == null || name.isEmpty() ? id : name;
        }

        private boolean like(Choice other) {
            return design.scenarioId().equals(other.design.scenarioId()) && job.id().equals(other.job.id());
        }
    }

    /**
     * @param begin  begins to search
     * @param cancel ends the search under way
     */
    SearchForm(Composite parent, Runnable begin, Runnable cancel) {
        area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 8;
        layout.marginHeight = 4;
        area.setLayout(layout);
        scroller = new ScrolledComposite(area, SWT.V_SCROLL);
        scroller.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        scroller.setExpandHorizontal(true);
        scroller.setExpandVertical(true);
        content = new Composite(scroller, SWT.NONE);
        GridLayout grid = new GridLayout(2, false);
        grid.marginWidth = 0;
        grid.marginHeight = 0;
        grid.marginRight = 4;
        content.setLayout(grid);
        scroller.setContent(content);
        job = combo("&Job", SWT.READ_ONLY, this::jobChanged);
        Combos.tellWhole(job);
        objective = combo("Best &in", SWT.READ_ONLY, this::ask);
        Combos.tellWhole(objective);
        objective.setItems("Step time", "Memory margin", "Scale-out bytes", "Cost in GPU time");
        objective.select(0);
        label("&Memory margin");
        margin = new Text(content, SWT.BORDER);
        GridData narrow = new GridData(SWT.FILL, SWT.CENTER, true, false);
        narrow.widthHint = FIELD_WIDTH;
        margin.setLayoutData(narrow);
        margin.setText(Quantity.plain(Texts.format(PlanSearchRequest.DEFAULT_MARGIN, Unit.FRACTION)));
        margin.setToolTipText("Share of a GPU's memory that has to stay free, from 0 to less than 100 %");
        margin.addModifyListener(event -> ask());
        label("&Best plans");
        top = new Spinner(content, SWT.BORDER);
        top.setValues(TOP, 1, MOST, 0, 1, 10);
        top.setToolTipText("Number of best plans to show");
        start = combo("&Plans", SWT.READ_ONLY, this::startChanged);
        Combos.tellWhole(start, "The plans to look through; the fields below narrow or widen them");
        fields = new SpaceFields(content, this::fieldChanged);
        fields.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false, 2, 1));
        space = new Text(content, SWT.READ_ONLY | SWT.WRAP | SWT.MULTI);
        GridData wide = new GridData(SWT.FILL, SWT.BEGINNING, true, false, 2, 1);
        wide.widthHint = HINT_WIDTH;
        space.setLayoutData(wide);
        space.setToolTipText("The space as search --space of the command line takes it");
        count = new Label(area, SWT.WRAP);
        GridData told = new GridData(SWT.FILL, SWT.CENTER, true, false);
        told.widthHint = HINT_WIDTH / 2;
        count.setLayoutData(told);
        go = new Button(area, SWT.PUSH);
        go.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
        go.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            if (running) {
                cancel.run();
            } else {
                begin.run();
            }
        }));
        counter = new CountJob(parent.getDisplay(), this::counted);
        running(false);
    }

    /** How wide it wants to be, in pixels. */
    int width() {
        return area.computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
    }

    private Label label(String name) {
        Label label = new Label(content, SWT.NONE);
        label.setText(name);
        GlossaryTips.attach(label, name.replace("&", ""));
        return label;
    }

    private Combo combo(String name, int style, Runnable changed) {
        label(name);
        Combo combo = new Combo(content, SWT.DROP_DOWN | style);
        GridData data = new GridData(SWT.FILL, SWT.CENTER, true, false);
        data.widthHint = FIELD_WIDTH;
        combo.setLayoutData(data);
        combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.run()));
        return combo;
    }

    Composite control() {
        return area;
    }

    void setFocus() {
        go.setFocus();
    }

    /** Ends counting. */
    void dispose() {
        counter.cancel();
    }

    // ---- what there is to choose from

    /**
     * Offers the training jobs of scenarios whose plans can be searched; what was chosen stays so where it still can
     * be.
     *
     * @return whether there is any
     */
    boolean offer(DesignCheck check) {
        List<Choice> all = new ArrayList<>();
        check.searchable().forEach((id, design) -> design.jobs().stream().filter(j -> j.workload() instanceof Training)
                .forEach(j -> all.add(new Choice(design, j, check.snapshots().containsKey(id)))));
        if (!all.equals(choices)) {
            Optional<Choice> before = chosen();
            choices = all;
            job.setItems(all.stream().map(Choice::name).toArray(String[]::new));
            Optional<Choice> same = before.flatMap(old -> all.stream().filter(old::like).findFirst());
            job.select(same.map(all::indexOf).orElse(0));
            if (same.isPresent() && Objects.equals(same.get().job().searchSpace(), before.get().job().searchSpace())) {
                ask();
            } else {
                jobChanged();
            }
        }
        return !all.isEmpty();
    }

    private Optional<Choice> chosen() {
        int index = job.getSelectionIndex();
        return index < 0 || index >= choices.size() ? Optional.empty() : Optional.of(choices.get(index));
    }

    /** The space is that of the job, as the design has it. */
    private void jobChanged() {
        String own = chosen().map(choice -> choice.job().searchSpace()).orElse("");
        List<String> names = new ArrayList<>(SPACE_NAMES);
        if (!own.isEmpty()) {
            names.add(0, "Those " + OWN);
        }
        start.setItems(names.toArray(String[]::new));
        start.select(0);
        startChanged();
    }

    private void startChanged() {
        boolean own = start.getItemCount() > SPACES.size();
        int index = start.getSelectionIndex() - (own ? 1 : 0);
        text = index < 0 ? SpaceText.parse(chosen().map(choice -> choice.job().searchSpace()).orElse(""))
                : SpaceText.of(SPACES.get(index));
        ask();
    }

    private void fieldChanged(String dimension, String values) {
        text = text.with(dimension, values);
        ask();
    }

    // ---- the question

    /** What is asked; empty without a job, or when the margin is none. */
    Optional<Question> question() {
        return chosen().flatMap(choice -> share().map(share -> new Question(choice.design(), choice.planned(),
                choice.job().id(), Objective.values()[objective.getSelectionIndex()], share, text.text(),
                top.getSelection())));
    }

    private Optional<Double> share() {
        try {
            double share = Quantity.parse(margin.getText(), Dimension.RATIO).value();
            return share >= 0 && share < 1 ? Optional.of(share) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Counts the plans of what is asked now. */
    private void ask() {
        searchable = false;
        space.setText(text.text());
        Optional<Question> question = question();
        if (question.isPresent()) {
            count.setText("Counting plans...");
            counter.soon(question.get());
        } else if (chosen().isPresent()) {
            count.setText("'" + margin.getText() + "' is no margin; give a share such as 8 %.");
        }
        enable();
        layOut();
    }

    private void counted(PlanSpace found, String reason) {
        if (area.isDisposed()) {
            return;
        }
        if (found == null) {
            count.setText(reason);
        } else {
            fields.show(found.dimensions());
            searchable = found.plans() > 0;
            count.setText(found.findings().isEmpty() ? plans(found.plans())
                    : found.findings().get(0).message() + " " + found.findings().get(0).remedy());
        }
        enable();
        layOut();
    }

    private static String plans(long plans) {
        return plans == 0 ? "No plan: allow other values." : Texts.format(plans, Unit.COUNT)
                + (plans == 1 ? " plan" : " plans");
    }

    private void layOut() {
        area.layout(true, true);
        scroller.setMinSize(content.computeSize(SWT.DEFAULT, SWT.DEFAULT));
    }

    // ---- the search

    /** A search has begun, or has ended. */
    void running(boolean now) {
        running = now;
        go.setText(now ? "&Cancel" : "&Start");
        for (Control control : new Control[] {job, objective, margin, top,
            start}) {
            control.setEnabled(!now);
        }
        fields.setEnabled(!now);
        enable();
        area.layout(true);
    }

    private void enable() {
        go.setEnabled(running || searchable);
    }
}
