// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.catalog;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eastwest.ui.internal.editor.DesignPart;
import org.eastwest.ui.internal.fields.CatalogDrag;
import org.eastwest.ui.internal.fields.CatalogFigures;
import org.eastwest.ui.internal.fields.CatalogFigures.Row;
import org.eastwest.ui.internal.fields.CatalogTarget;
import org.eastwest.ui.internal.plugins.PluginIcons;
import org.eastwest.ui.internal.plugins.PluginWatch;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.part.ViewPart;

/** What the catalog holds: to look through, to compare, and to use in the design that is open. */
public final class CatalogView extends ViewPart implements ISelectionListener {

    public static final String ID = "org.eastwest.ui.catalog";

    /** More rows side by side are not read any more. */
    private static final int MOST = 4;
    private static final int[] WEIGHTS = {60, 40};

    private Combo kinds;
    private Text search;
    private Button use;
    private Label hint;
    private CatalogRows rows;
    private CatalogComparison comparison;
    private Optional<CatalogContents> contents = Optional.empty();
    private Optional<EObject> element = Optional.empty();
    private Optional<DesignPart> editor = Optional.empty();

    @Override
    public void createPartControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        area.setLayout(new GridLayout());
        createBar(area);
        SashForm sash = new SashForm(area, SWT.VERTICAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        rows = new CatalogRows(sash);
        comparison = new CatalogComparison(sash);
        sash.setWeights(WEIGHTS);
        hint = new Label(area, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(hint);
        rows.viewer().addSelectionChangedListener(event -> selected());
        rows.viewer().addOpenListener(event -> use());
        getSite().setSelectionProvider(rows.viewer());
        CatalogDrag.from(rows.viewer(), () -> rows.selected().size() == 1
                ? Optional.of(new CatalogDrag.Item(kind().table(), rows.selected().get(0).id())) : Optional.empty(),
                getTitleImage());
        Action again = new Action("Read the Catalog Again") {
            @Override
            public void run() {
                read(true);
            }
        };
        getViewSite().getActionBars().getMenuManager().add(again);
        getSite().getPage().addSelectionListener(this);
        look(getSite().getPage().getActiveEditor());
        PluginWatch.follow(area, () -> read(false));
        read(false);
    }

    private void createBar(Composite area) {
        Composite bar = new Composite(area, SWT.NONE);
        GridLayout layout = new GridLayout(3, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        bar.setLayout(layout);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
        kinds = new Combo(bar, SWT.READ_ONLY | SWT.DROP_DOWN);
        kinds.setItems(Arrays.stream(CatalogKind.values()).map(CatalogKind::title).toArray(String[]::new));
        kinds.select(0);
        kinds.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> show()));
        search = new Text(bar, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage("Filter by name, vendor, figure or source");
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(search);
        search.addModifyListener(event -> rows.filter(search.getText()));
        search.addListener(SWT.KeyDown, event -> {
            if (event.keyCode == SWT.ARROW_DOWN) {
                rows.enter();
                event.doit = false;
            }
        });
        use = new Button(bar, SWT.PUSH);
        use.setText("&Use in Design");
        use.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> use()));
    }

    private CatalogKind kind() {
        return CatalogKind.values()[kinds.getSelectionIndex()];
    }

    private void read(boolean again) {
        hint.setText("Reading the catalog ...");
        Display display = hint.getDisplay();
        Job.createSystem("Reading the catalog", (ICoreRunnable) (IProgressMonitor monitor) -> {
            CatalogContents read = CatalogContents.read(again);
            if (!display.isDisposed()) {
                display.asyncExec(() -> take(read));
            }
        }).schedule();
    }

    private void take(CatalogContents read) {
        if (!hint.isDisposed()) {
            contents = Optional.of(read);
            show();
        }
    }

    private void show() {
        contents.ifPresent(all -> rows.show(all.tables().get(kind()), all.origins(), kind() == CatalogKind.TRANSPORTS
                ? Optional.of(row -> PluginIcons.ofTransport(row.id())) : Optional.empty()));
        selected();
    }

    private void selected() {
        if (contents.isEmpty()) {
            return;
        }
        CatalogFigures figures = contents.get().tables().get(kind());
        List<Row> chosen = rows.selected().stream().limit(MOST).toList();
        comparison.show(figures, chosen);
        targetMayHaveChanged();
    }

    // ---- use in the design

    @Override
    public void selectionChanged(IWorkbenchPart part, ISelection selection) {
        if (part != this) {
            look(part);
            element = element(selection).or(() -> element);
            targetMayHaveChanged();
        }
    }

    private void look(IWorkbenchPart part) {
        if (part instanceof DesignPart design && !editor.equals(Optional.of(design))) {
            editor = Optional.of(design);
            element = Optional.ofNullable(part.getSite().getSelectionProvider())
                    .flatMap(provider -> element(provider.getSelection()));
        }
    }

    private static Optional<EObject> element(ISelection selection) {
        return selection instanceof IStructuredSelection structured
                && structured.getFirstElement() instanceof EObject object ? Optional.of(object) : Optional.empty();
    }

    private Optional<CatalogTarget> target() {
        return editor.filter(open -> getSite().getPage().findEditor(open.getEditorInput()) != null)
                .flatMap(open -> element.filter(object -> object.eResource() != null || object.eContainer() != null)
                        .flatMap(object -> CatalogTarget.of(open.session(), object, kind().table())));
    }

    private void targetMayHaveChanged() {
        if (hint.isDisposed()) {
            return;
        }
        Optional<CatalogTarget> target = target();
        List<Row> chosen = rows.selected();
        use.setEnabled(target.isPresent() && chosen.size() == 1);
        use.setToolTipText(target.map(CatalogTarget::text).orElse(null));
        hint.setText(hint(target, chosen));
    }

    private String hint(Optional<CatalogTarget> target, List<Row> chosen) {
        if (chosen.size() > MOST) {
            return "The first " + MOST + " of " + chosen.size() + " selected rows are compared.";
        }
        if (chosen.size() != 1) {
            return chosen.isEmpty() ? "Select a row to see its figures and source, or two to four to compare them."
                    : "What differs is bold; ratios are to the first column.";
        }
        if (!kind().chosen()) {
            return "Analyses use it. A row of this identifier in the file catalog/" + kind().table()
                    + ".csv of your user area takes its place.";
        }
        return target.map(place -> "Use in Design sets " + place.text() + ".").orElse("To use the row in a design, "
                + "select an element there that takes one of " + kind().title() + ", or drag the row onto it.");
    }

    private void use() {
        List<Row> chosen = rows.selected();
        if (chosen.size() == 1) {
            target().ifPresent(place -> place.use(chosen.get(0).id()));
        }
    }

    @Override
    public void setFocus() {
        search.setFocus();
    }

    @Override
    public void dispose() {
        getSite().getPage().removeSelectionListener(this);
        super.dispose();
    }
}
