// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.preferences;

import java.util.List;
import org.eastwest.catalog.Catalog;
import org.eastwest.catalog.CatalogService;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;

/** The settings of the product, and the state of the catalog with a way to read it again. */
public final class EastwestPreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

    private static final int WIDTH = 420;
    private static final int HEIGHT = 120;

    private Text state;

    public EastwestPreferencePage() {
        super(GRID);
    }

    @Override
    public void init(IWorkbench workbench) {
        setPreferenceStore(Settings.store());
    }

    @Override
    protected void createFieldEditors() {
        addField(new BooleanFieldEditor(Settings.OPEN_REPORTS, "&Open a report in the browser once it is written",
                getFieldEditorParent()));
        addField(new BooleanFieldEditor(Settings.LIVE_ANALYSIS, "&Analyse while editing: run the analysis again whenever "
                + "a design changes", getFieldEditorParent()));
    }

    @Override
    protected Control createContents(Composite parent) {
        Composite contents = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        contents.setLayout(layout);
        super.createContents(contents).setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false));
        createCatalog(contents);
        return contents;
    }

    private void createCatalog(Composite parent) {
        Group group = new Group(parent, SWT.NONE);
        group.setText("Catalog");
        group.setLayout(new GridLayout());
        group.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        Label text = new Label(group, SWT.WRAP);
        text.setText("Rows of your own are read from the folder 'catalog' in EASTWEST_HOME, or in .eastwest of your "
                + "home folder. They come over the rows that are shipped.");
        GridData wrapped = new GridData(SWT.FILL, SWT.BEGINNING, true, false);
        wrapped.widthHint = WIDTH;
        text.setLayoutData(wrapped);
        state = new Text(group, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
        GridData large = new GridData(SWT.FILL, SWT.FILL, true, true);
        large.widthHint = WIDTH;
        large.heightHint = HEIGHT;
        state.setLayoutData(large);
        Button again = new Button(group, SWT.PUSH);
        again.setText("&Read the Catalog Again");
        again.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> read(true)));
        read(false);
    }

    private void read(boolean again) {
        state.setText("Reading...");
        Display display = state.getDisplay();
        Job.create("Reading the catalog", (ICoreRunnable) monitor -> {
            Catalog catalog = Services.call(CatalogService.class, service -> {
                if (again) {
                    service.reload();
                }
                return service.catalog();
            });
            String text = describe(catalog);
            display.asyncExec(() -> {
                if (!state.isDisposed()) {
                    state.setText(text);
                }
            });
        }).schedule();
    }

    private static String describe(Catalog catalog) {
        String counts = catalog.gpus().all().size() + " GPUs, " + catalog.nics().all().size() + " NICs, "
                + catalog.switches().all().size() + " switches, " + catalog.servers().all().size() + " servers, "
                + catalog.cables().all().size() + " cables, " + catalog.models().all().size() + " models.";
        List<String> findings = catalog.findings().stream().map(EastwestPreferencePage::line).toList();
        return findings.isEmpty() ? counts : counts + "\n\n" + String.join("\n", findings);
    }

    private static String line(Finding finding) {
        return finding.severity().word() + ": " + finding.message() + " " + finding.remedy();
    }
}
