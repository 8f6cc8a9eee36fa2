// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.claims;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.claim.CheckedClaim;
import org.eastwest.spi.claim.CheckedClaim.Assumed;
import org.eastwest.spi.claim.Claim;
import org.eastwest.spi.claim.ClaimCheck;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.Turns;
import org.eastwest.ui.internal.plugins.PluginWatch;
import org.eastwest.ui.internal.results.Columns;
import org.eastwest.ui.internal.results.EmptyHint;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;

/** What others published against what the engines compute, under assumptions that are changed where they stand. */
public final class ClaimsView extends ViewPart {

    public static final String ID = "org.eastwest.ui.claims";

    private static final int[] WEIGHTS = {50, 50};
    private static final int[] BELOW = {45, 55};
    private static final int MARGIN = 6;
    private static final String CHECKING = "Checking the claims ...";
    private static final String HOW = "Click a value, or press Enter on it, to see the verdict under another one.";
    private static final String MISSING = "Claims are checked by the bundle org.eastwest.engine.claims, which is not"
            + " running. Help > About > Installation Details lists the bundles; install Eastwest again where it is"
            + " missing.";

    private final StackLayout stack = new StackLayout();
    private Composite root;
    private Composite area;
    private EmptyHint empty;
    private Columns<ClaimRow> claims;
    private StyledText reason;
    private Columns<Assumed> assumptions;
    private Label icon;
    private Label message;
    private Button shippedValues;
    private LocalResourceManager images;
    private List<ClaimRow> rows = List.of();
    private Optional<Job> checking = Optional.empty();
    private boolean again;

    @Override
    public void createPartControl(Composite parent) {
        root = new Composite(parent, SWT.NONE);
        root.setLayout(stack);
        images = new LocalResourceManager(JFaceResources.getResources(), root);
        empty = new EmptyHint(root, link -> {
        });
        empty.show(CHECKING);
        stack.topControl = empty.control();
        area = new Composite(root, SWT.NONE);
        GridLayoutFactory.swtDefaults().applyTo(area);
        SashForm sash = new SashForm(area, SWT.VERTICAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        Turns.take(root, () -> createClaims(sash), () -> createBelow(sash), this::createBar, () -> {
            PluginWatch.follow(root, this::read);
            read();
        });
    }

    private void createBelow(SashForm sash) {
        SashForm below = new SashForm(sash, SWT.HORIZONTAL | SWT.SMOOTH);
        reason = new StyledText(below, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL | SWT.BORDER);
        reason.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
        createAssumptions(below);
        below.setWeights(BELOW);
        sash.setWeights(WEIGHTS);
    }

    private void createClaims(Composite parent) {
        claims = new Columns<ClaimRow>(parent)
                .text("Claim", ClaimRow::text).sortable(Comparator.comparing(ClaimRow::text))
                .text("Source", ClaimRow::source).sortable(Comparator.comparing(ClaimRow::source))
                .text("Verdict", ClaimRow::verdict).sortable(Comparator.comparing(ClaimRow::verdict))
                .number("Computed", ClaimRow::computed)
                .text("Identifier", ClaimRow::id).sortable(Comparator.comparing(ClaimRow::id));
        claims.viewer().addSelectionChangedListener(event -> selected());
        claims.menu();
    }

    private void createAssumptions(Composite parent) {
        assumptions = new Columns<Assumed>(parent)
                .text("Assumption", Assumed::label)
                .text("Value", Assumed::text)
                .editable(viewer -> new AssumptionEditing(viewer, checking::isEmpty, this::change))
                .text("Source", assumed -> claims.selected().map(row -> row.source(assumed)).orElse(""));
        assumptions.menu();
    }

    private void createBar() {
        Composite bar = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(3).applyTo(bar);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
        icon = new Label(bar, SWT.NONE);
        message = new Label(bar, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(message);
        shippedValues = new Button(bar, SWT.PUSH);
        shippedValues.setText("&Shipped Values");
        shippedValues.setToolTipText("Computes the selected claim under its own assumptions again");
        shippedValues.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> claims.selected()
                .ifPresent(row -> replace(new ClaimRow(row.shipped(), row.shipped())))));
    }

    // ---- work

    /** Checks all claims, those that were changed under both assumptions. */
    private void read() {
        if (checking.isPresent()) {
            again = true;
            return;
        }
        List<Claim> changed = rows.stream().filter(ClaimRow::changed).map(row -> row.now().claim()).toList();
        start(new ClaimsJob(root.getDisplay(), true, changed, this::take));
    }

    private void change(Assumed assumed, String typed) {
        claims.selected().ifPresent(row -> start(new ClaimsJob(root.getDisplay(), false,
                List.of(row.with(assumed, typed)), outcome -> take(row, assumed, outcome))));
    }

    private void start(Job job) {
        checking = Optional.of(job);
        if (rows.isEmpty()) {
            empty.show(CHECKING);
            top(empty.control());
        }
        say(Optional.empty(), CHECKING);
        job.schedule();
    }

    /** Whether the view is still there to show what a job did. */
    private boolean finished() {
        checking = Optional.empty();
        if (root.isDisposed()) {
            return false;
        }
        if (again) {
            again = false;
            // After what this job did is shown.
            root.getDisplay().asyncExec(() -> {
                if (!root.isDisposed()) {
                    read();
                }
            });
        }
        return true;
    }

    private void take(ClaimsJob.Outcome outcome) {
        if (!finished()) {
            return;
        }
        if (outcome.shipped().claims().isEmpty()) {
            String why = said(outcome.shipped());
            if (outcome.installed() && !rows.isEmpty()) {
                say(Optional.of(Icon.FINDING_WARNING), "The claims were not checked again. " + why);
                return;
            }
            rows = List.of();
            empty.show(outcome.installed() ? "No claim could be checked. " + (why.isEmpty()
                    ? "Open this view again to check them." : why) : MISSING);
            top(empty.control());
            return;
        }
        Optional<String> before = claims.selected().map(ClaimRow::id);
        rows = outcome.shipped().claims().stream().map(shipped -> new ClaimRow(shipped, outcome.changed().claims()
                .stream().filter(each -> each.claim().id().equals(shipped.claim().id())).findFirst().orElse(shipped)))
                .toList();
        top(area);
        String wrong = Stream.of(outcome.shipped(), outcome.changed()).map(ClaimsView::said)
                .filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
        Turns.take(root, () -> show(before.orElse(rows.get(0).id())), () -> {
            if (!wrong.isEmpty()) {
                say(Optional.of(Icon.FINDING_WARNING), wrong);
            }
        });
    }

    private void take(ClaimRow row, Assumed assumed, ClaimsJob.Outcome outcome) {
        if (!finished()) {
            return;
        }
        Optional<CheckedClaim> checked = outcome.changed().claims().stream().findFirst();
        if (checked.isPresent()) {
            replace(new ClaimRow(row.shipped(), checked.get()));
        } else {
            String why = outcome.installed() ? said(outcome.changed()) : MISSING;
            say(Optional.of(Icon.FINDING_ERROR), (why.isEmpty() ? "Nothing was computed." : why) + " The value stays "
                    + assumed.text() + ".");
        }
    }

    private static String said(ClaimCheck check) {
        return check.findings().stream().map(ClaimsView::said).collect(Collectors.joining(" "));
    }

    private static String said(Finding finding) {
        return finding.message() + " " + finding.remedy();
    }

    // ---- what is shown

    private void replace(ClaimRow changed) {
        String selected = claims.selected().map(ClaimRow::id).orElse(changed.id());
        rows = rows.stream().map(row -> row.id().equals(changed.id()) ? changed : row).toList();
        show(selected);
    }

    private void show(String id) {
        claims.show(rows);
        claims.viewer().setSelection(new StructuredSelection(rows.stream().filter(row -> row.id().equals(id))
                .toList()), true);
    }

    private void selected() {
        Optional<ClaimRow> row = claims.selected();
        reason.setText(row.map(ClaimRow::reason).orElse(""));
        assumptions.show(row.map(each -> each.now().assumptions()).orElse(List.of()));
        say(Optional.empty(), checking.isPresent() ? CHECKING : row.isPresent() ? HOW
                : "Select a claim to see its assumptions.");
    }

    private void say(Optional<Icon> kind, String text) {
        icon.setImage(kind.map(each -> images.get(each.descriptor())).orElse(null));
        message.setText(text.replace("&", "&&"));
        shippedValues.setEnabled(checking.isEmpty() && claims.selected().filter(ClaimRow::changed).isPresent());
        message.requestLayout();
        icon.requestLayout();
    }

    private void top(Control shown) {
        stack.topControl = shown;
        root.layout();
    }

    @Override
    public void setFocus() {
        if (stack.topControl == area) {
            claims.viewer().getTable().setFocus();
        } else {
            empty.setFocus();
        }
    }

    @Override
    public void dispose() {
        checking.ifPresent(Job::cancel);
        super.dispose();
    }
}
