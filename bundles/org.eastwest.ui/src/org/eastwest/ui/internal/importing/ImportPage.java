// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.importing;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.io.DesignImports;
import org.eastwest.io.Imported;
import org.eastwest.io.Importer;
import org.eastwest.model.design.Design;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.exchange.ImportNote;
import org.eastwest.ui.internal.Services;
import org.eastwest.ui.internal.importing.PreviewJob.Choice;
import org.eastwest.ui.internal.importing.PreviewJob.Outcome;
import org.eastwest.ui.internal.importing.PreviewJob.Refused;
import org.eastwest.ui.internal.importing.PreviewJob.Understood;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Asks for the file, who reads it and what to begin with, and shows what is understood before anything is written. */
final class ImportPage extends WizardPage {
    private static final int COLUMNS = 3;
    private static final int PREVIEW_HEIGHT = 280;
    private static final int PREVIEW_WIDTH = 640;
    /** A pause in typing, in milliseconds, after which the file is read. */
    private static final int PAUSE = 300;
    private static final String INTRODUCTION = "Choose a file; what is understood of it shows below.";

    private final List<Importer> importers = Services.call(DesignImports.class, DesignImports::importers).stream()
            .filter(Importer::usable).toList();
    private final List<Template> templates = Templates.list().stream().filter(t -> t.gpus() > 0).toList();
    private Text file;
    private Combo importer;
    private Combo template;
    private TableViewer notes;
    private Label summary;
    private Button stop;
    private PreviewJob reading;
    private Choice shown;
    private Imported imported;

    ImportPage() {
        super("import", "File to Import", null);
        setDescription(INTRODUCTION);
        setPageComplete(false);
    }

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        area.setLayout(new GridLayout(COLUMNS, false));
        createFile(area);
        importer = combo(area, "&Importer:", "the one that recognizes the file", importers.stream().map(Importer::name)
                .toList());
        template = combo(area, "Be&gin with:", "an empty design", templates.stream().map(Template::name).toList());
        template.setToolTipText("What the file does not tell, such as servers and transport, is that of the template.");
        createPreview(area);
        area.addDisposeListener(event -> cancel());
        setControl(area);
    }

    private void createFile(Composite area) {
        new Label(area, SWT.NONE).setText("Fi&le:");
        file = new Text(area, SWT.BORDER);
        file.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        file.addModifyListener(event -> later());
        Button browse = new Button(area, SWT.PUSH);
        browse.setText("B&rowse...");
        setButtonLayoutData(browse);
        browse.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> browse()));
    }

    private Combo combo(Composite area, String label, String first, List<String> others) {
        new Label(area, SWT.NONE).setText(label);
        Combo combo = new Combo(area, SWT.DROP_DOWN | SWT.READ_ONLY);
        combo.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, COLUMNS - 1, 1));
        combo.add(first);
        others.forEach(combo::add);
        combo.select(0);
        combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> read()));
        return combo;
    }

    private void createPreview(Composite area) {
        summary = new Label(area, SWT.WRAP);
        summary.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, COLUMNS - 1, 1));
        stop = new Button(area, SWT.PUSH);
        stop.setText("&Stop Reading");
        stop.setEnabled(false);
        setButtonLayoutData(stop);
        stop.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> cancel()));
        Composite table = new Composite(area, SWT.NONE);
        GridData data = new GridData(SWT.FILL, SWT.FILL, true, true, COLUMNS, 1);
        data.heightHint = PREVIEW_HEIGHT;
        data.widthHint = PREVIEW_WIDTH;
        table.setLayoutData(data);
        TableColumnLayout layout = new TableColumnLayout();
        table.setLayout(layout);
        notes = new TableViewer(table, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.VIRTUAL);
        notes.setContentProvider(ArrayContentProvider.getInstance());
        notes.getTable().setHeaderVisible(true);
        ColumnViewerToolTipSupport.enableFor(notes);
        column(layout, "Outcome", 2, note -> capital(note.kind().word()));
        column(layout, "Line", 1, note -> note.line() == 0 ? "" : String.valueOf(note.line()));
        column(layout, "In the file", 4, ImportNote::what);
        column(layout, "In the design", 5, ImportNote::detail);
    }

    private void column(TableColumnLayout layout, String title, int weight,
            Function<ImportNote, String> text) {
        TableViewerColumn column = new TableViewerColumn(notes, SWT.LEFT);
        column.getColumn().setText(title);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object note) {
                return text.apply((ImportNote) note);
            }

            @Override
            public String getToolTipText(Object note) {
                return getText(note);
            }
        });
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight));
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private void browse() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        dialog.setText("File to Import");
        List<String> names = new ArrayList<>(List.of("All files"));
        List<String> patterns = new ArrayList<>(List.of("*"));
        for (Importer each : importers) {
            names.add(each.name());
            patterns.add("*." + String.join(";*.", each.extensions()));
        }
        dialog.setFilterNames(names.toArray(String[]::new));
        dialog.setFilterExtensions(patterns.toArray(String[]::new));
        String chosen = dialog.open();
        if (chosen != null) {
            file.setText(chosen);
        }
    }

    private void later() {
        forget();
        String typed = file.getText();
        file.getDisplay().timerExec(PAUSE, () -> {
            if (!file.isDisposed() && file.getText().equals(typed)) {
                read();
            }
        });
    }

    /** Leaves what was read before: it is of another choice. */
    private void forget() {
        cancel();
        imported = null;
        shown = null;
        setErrorMessage(null);
        setPageComplete(false);
    }

    private void read() {
        forget();
        Optional<Choice> choice = choice();
        if (choice.isEmpty()) {
            notes.setInput(List.of());
            summary.setText("");
            return;
        }
        shown = choice.get();
        summary.setText("Reading " + shown.file().getFileName() + " ...");
        stop.setEnabled(true);
        Choice asked = shown;
        Display display = file.getDisplay();
        reading = new PreviewJob(asked, outcome -> {
            if (!display.isDisposed()) {
                display.asyncExec(() -> show(asked, outcome));
            }
        });
        reading.setUser(false);
        reading.schedule();
    }

    private Optional<Choice> choice() {
        if (file.getText().isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Choice(Path.of(file.getText().strip()).toAbsolutePath(),
                    importer.getSelectionIndex() == 0 ? null : importers.get(importer.getSelectionIndex() - 1).id(),
                    template.getSelectionIndex() == 0 ? null : templates.get(template.getSelectionIndex() - 1).id()));
        } catch (InvalidPathException noPath) {
            setErrorMessage("This is no name of a file: " + noPath.getReason() + ".");
            return Optional.empty();
        }
    }

    private void cancel() {
        if (reading != null) {
            reading.cancel();
            reading = null;
        }
    }

    private void show(Choice asked, Outcome outcome) {
        if (file.isDisposed() || asked != shown) {
            return;
        }
        reading = null;
        stop.setEnabled(false);
        if (outcome instanceof Understood understood) {
            show(understood.imported());
        } else if (outcome instanceof Refused refused) {
            show(List.of(), refused.finding().remedy());
            setErrorMessage(refused.finding().message());
        } else {
            show(List.of(), "Reading was stopped; choose the file, importer or template again.");
        }
    }

    private void show(Imported made) {
        imported = made;
        long errors = made.findings().stream().filter(f -> f.severity() == Severity.ERROR).count();
        show(made.notes(), made.importer().name() + ": " + count(made, ImportNote.Kind.UNDERSTOOD) + ", "
                + count(made, ImportNote.Kind.ASSUMED) + ", " + count(made, ImportNote.Kind.IGNORED) + ". "
                + (errors == 0 ? "" : "The design has " + errors + (errors == 1 ? " error" : " errors")
                        + " to mend: " + made.findings().get(0).message()));
        setPageComplete(true);
    }

    private static String count(Imported made, ImportNote.Kind kind) {
        return made.notes().stream().filter(n -> n.kind() == kind).count() + " " + kind.word();
    }

    private void show(List<ImportNote> rows, String text) {
        notes.setInput(rows);
        summary.setText(text);
        summary.getParent().layout();
    }

    /** The design to write; empty until a file was understood. */
    Optional<Design> design() {
        return Optional.ofNullable(imported).map(Imported::design);
    }

    /** A name for its file: that of what is imported. */
    String fileName() {
        String name = shown == null ? "design" : shown.file().getFileName().toString();
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }
}
