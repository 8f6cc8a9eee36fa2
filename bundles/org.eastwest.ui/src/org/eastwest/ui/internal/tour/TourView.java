// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.tour;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eastwest.model.design.DesignPackage;
import org.eastwest.ui.internal.DesignPerspective;
import org.eastwest.ui.internal.HiddenLayout;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.Theme;
import org.eastwest.ui.internal.Turns;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.examples.Examples;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.forms.events.IHyperlinkListener;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.ScrolledForm;
import org.eclipse.ui.forms.widgets.TableWrapData;
import org.eclipse.ui.forms.widgets.TableWrapLayout;
import org.eclipse.ui.part.ViewPart;

/** Leads through an example in steps: each says what to look at, can be done by its button, and is ticked when done. */
public final class TourView extends ViewPart {

    public static final String ID = "org.eastwest.ui.tour";

    static final String COMPARE = "org.eastwest.ui.compare";
    static final String PLANS = "org.eastwest.ui.plans";

    private static final int GAP = 8;
    /** Steps that are laid out in one turn: wrapped text takes long. */
    private static final int AT_ONCE = 3;

    private final Map<TourStep, Row> rows = new EnumMap<>(TourStep.class);
    private FormToolkit toolkit;
    private LocalResourceManager images;
    private ScrolledForm form;
    private Guide guide;
    private TourProgress progress;
    private boolean focus;

    /** What a step is shown by. */
    private record Row(Label state, Hyperlink title, Button button) {
    }

    @Override
    public void createPartControl(Composite parent) {
        guide = new Guide(getSite().getWorkbenchWindow());
        toolkit = new FormToolkit(parent.getDisplay());
        images = new LocalResourceManager(JFaceResources.getResources(), parent);
        form = toolkit.createScrolledForm(parent);
        Theme.follow(toolkit, form);
        HiddenLayout.defer(this, form);
        TableWrapLayout layout = new TableWrapLayout();
        layout.numColumns = 2;
        layout.verticalSpacing = GAP;
        form.getBody().setLayout(layout);
        Action again = new Action("Start Again") {
            @Override
            public void run() {
                progress.restart();
            }
        };
        getViewSite().getActionBars().getMenuManager().add(again);
        progress = new TourProgress(getSite().getPage(), () -> Turns.take(form, this::show));
        List<Runnable> pieces = new ArrayList<>();
        for (TourStep step : TourStep.values()) {
            pieces.add(() -> create(step));
            if (step.ordinal() % AT_ONCE == AT_ONCE - 1) {
                pieces.add(() -> form.reflow(true));
            }
        }
        pieces.add(() -> form.reflow(true));
        pieces.add(this::complete);
        Turns.take(form, pieces);
    }

    private void complete() {
        show();
        if (focus && getSite().getPage().getActivePart() == this) {
            setFocus();
        }
    }

    private void create(TourStep step) {
        Label state = toolkit.createLabel(form.getBody(), "");
        state.setLayoutData(new TableWrapData(TableWrapData.LEFT, TableWrapData.TOP));
        Composite texts = toolkit.createComposite(form.getBody());
        TableWrapLayout layout = new TableWrapLayout();
        layout.topMargin = 0;
        texts.setLayout(layout);
        texts.setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB));
        Hyperlink title = toolkit.createHyperlink(texts, number(step), SWT.WRAP);
        title.addHyperlinkListener(IHyperlinkListener.linkActivatedAdapter(event -> act(step)));
        Label text = toolkit.createLabel(texts, step.text(), SWT.WRAP);
        text.setLayoutData(new TableWrapData(TableWrapData.FILL_GRAB));
        Button button = toolkit.createButton(texts, step.button(), SWT.PUSH);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> act(step)));
        rows.put(step, new Row(state, title, button));
        show(step, progress.next());
    }

    private static String number(TourStep step) {
        return (step.ordinal() + 1) + ". " + step.title();
    }

    private void show() {
        if (form.isDisposed() || rows.size() < TourStep.values().length) {
            return;
        }
        Optional<TourStep> next = progress.next();
        boolean changed = false;
        for (TourStep step : TourStep.values()) {
            changed |= show(step, next);
        }
        if (changed) {
            form.reflow(true);
        }
    }

    /** Shows how far a step is; whether its title has changed. */
    private boolean show(TourStep step, Optional<TourStep> next) {
        Row row = rows.get(step);
        boolean done = progress.done(step);
        Icon icon = done ? Icon.DONE : next.filter(step::equals).isPresent() ? Icon.NEXT : Icon.OPEN_STEP;
        row.state().setImage(images.get(icon.descriptor()));
        row.state().setToolTipText(done ? "Done" : "Not done yet");
        String title = number(step) + (done ? " (done)" : "");
        boolean changed = !title.equals(row.title().getText());
        if (changed) {
            row.title().setText(title);
        }
        return changed;
    }

    private void act(TourStep step) {
        switch (step) {
            case OPEN -> guide.openExample(Examples.TOUR);
            case ANALYSE -> guide.analyseExample(Examples.TOUR);
            case RESULTS -> guide.show(DesignPerspective.RESULTS);
            case FABRIC -> onExample("org.eastwest.ui.diagram.open");
            case TRANSPORT -> change();
            case COMPARE -> ofExample(COMPARE);
            case PLANS -> ofExample(PLANS);
            case REPORT -> onExample("org.eastwest.ui.exportReport");
        }
    }

    private void onExample(String command) {
        if (guide.openExample(Examples.TOUR)) {
            guide.run(command);
        }
    }

    private void ofExample(String view) {
        if (guide.openExample(Examples.TOUR)) {
            guide.show(view);
        }
    }

    /** Exchanges the transport of the compute fabric and shows the fabric; an analysis follows by the user's hand. */
    private void change() {
        if (!guide.openExample(Examples.TOUR)) {
            return;
        }
        progress.session().ifPresent(session -> session.design().flatMap(TourProgress::fabric).ifPresent(fabric -> {
            session.set(fabric, DesignPackage.Literals.FABRIC__TRANSPORT, TourProgress.TRANSPORT);
            if (getSite().getPage().getActiveEditor() instanceof DesignPart editor) {
                editor.show(fabric.getId());
            }
        }));
    }

    @Override
    public void setFocus() {
        focus = true;
        if (rows.size() < TourStep.values().length) {
            return;
        }
        TourStep step = progress.next().orElse(TourStep.OPEN);
        rows.get(step).button().setFocus();
    }

    @Override
    public void dispose() {
        if (progress != null) {
            progress.dispose();
        }
        if (toolkit != null) {
            toolkit.dispose();
        }
        super.dispose();
    }
}
