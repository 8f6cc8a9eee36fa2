// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.install;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.eastwest.install.InstallException;
import org.eastwest.install.OfferedFeature;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;

/** An address, the features that are there, and what one should know of them before. */
final class InstallPage extends WizardPage {

    private static final int COLUMNS = 5;
    private static final int LIST_HEIGHT = 180;
    private static final int DETAILS_HEIGHT = 140;
    private static final int WIDTH = 640;
    private static final int[] COLUMN_WIDTHS = {300, 120, 120, 160};
    private static final String[] COLUMN_TITLES = {"Feature", "Version", "Installed", "Provider"};

    private final String first;
    private Text address;
    private Button http;
    private Table list;
    private Text details;
    private Button licence;
    private List<OfferedFeature> offered = List.of();

    InstallPage(String first) {
        super("install", "Install New Software", null);
        this.first = first;
        setDescription("Say where the plugins are: the https address of an update site, a folder, or a zip file.");
        setPageComplete(false);
    }

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().numColumns(COLUMNS).applyTo(area);
        createAddress(area);
        createList(area);
        details = new Text(area, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.BORDER | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().span(COLUMNS, 1).grab(true, true).hint(WIDTH, DETAILS_HEIGHT).applyTo(details);
        licence = new Button(area, SWT.CHECK);
        licence.setText("I &accept the licences of what is ticked");
        licence.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> decide()));
        GridDataFactory.fillDefaults().span(COLUMNS, 1).applyTo(licence);
        setControl(area);
        decide();
        if (!first.isEmpty()) {
            address.setText(first);
            // The wizard can run something only once it is open.
            getShell().getDisplay().asyncExec(() -> {
                if (!area.isDisposed()) {
                    look();
                }
            });
        }
    }

    private void createAddress(Composite area) {
        new Label(area, SWT.NONE).setText("&Work with:");
        address = new Text(area, SWT.BORDER | SWT.SINGLE);
        address.setMessage("https://example.com/updates");
        address.addListener(SWT.DefaultSelection, event -> look());
        // Else Enter would be meant for Finish, also while that is disabled.
        address.addListener(SWT.Traverse, event -> event.doit &= event.detail != SWT.TRAVERSE_RETURN);
        address.addListener(SWT.Modify, event -> forget());
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(address);
        button(area, "&Show", event -> look());
        button(area, "Fi&le...", event -> chooseFile());
        button(area, "F&older...", event -> chooseFolder());
        http = new Button(area, SWT.CHECK);
        http.setText("Also read by &http, which anybody on the way can change");
        http.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> forget()));
        GridDataFactory.fillDefaults().span(COLUMNS, 1).applyTo(http);
    }

    private static void button(Composite area, String text, org.eclipse.swt.widgets.Listener pressed) {
        Button button = new Button(area, SWT.PUSH);
        button.setText(text);
        button.addListener(SWT.Selection, pressed);
    }

    private void createList(Composite area) {
        list = new Table(area, SWT.CHECK | SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        list.setHeaderVisible(true);
        for (int i = 0; i < COLUMN_TITLES.length; i++) {
            TableColumn column = new TableColumn(list, SWT.LEFT);
            column.setText(COLUMN_TITLES[i]);
            column.setWidth(COLUMN_WIDTHS[i]);
        }
        list.addListener(SWT.Selection, this::selected);
        GridDataFactory.fillDefaults().span(COLUMNS, 1).grab(true, true).hint(WIDTH, LIST_HEIGHT).applyTo(list);
    }

    private void chooseFile() {
        FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
        dialog.setText("Zipped Update Site");
        dialog.setFilterExtensions(new String[] {"*.zip;*.jar", "*"});
        dialog.setFilterNames(new String[] {"Update sites (*.zip, *.jar)", "All files"});
        choose(dialog.open());
    }

    private void chooseFolder() {
        DirectoryDialog dialog = new DirectoryDialog(getShell());
        dialog.setText("Update Site");
        choose(dialog.open());
    }

    private void choose(String path) {
        if (path != null) {
            address.setText(path);
            look();
        }
    }

    /** Shows what is at the address. */
    private void look() {
        String where = address();
        boolean allowHttp = allowsHttp();
        AtomicReference<List<OfferedFeature>> found = new AtomicReference<>(List.of());
        boolean read = wizard().run((plugins, progress) -> found.set(
                plugins.offered(InstallWizard.repository(where, allowHttp), progress)));
        if (read && !list.isDisposed()) {
            show(found.get());
        }
    }

    private InstallWizard wizard() {
        return (InstallWizard) getWizard();
    }

    private void show(List<OfferedFeature> features) {
        offered = features;
        list.removeAll();
        for (OfferedFeature feature : features) {
            TableItem item = new TableItem(list, SWT.NONE);
            item.setText(new String[] {feature.name(), feature.version(), feature.installed(), feature.provider()});
            item.setChecked(!feature.version().equals(feature.installed()));
        }
        if (!features.isEmpty()) {
            list.setSelection(0);
            describe(features.get(0));
        }
        setMessage(features.isEmpty() ? "This site offers no feature that the workbench does not bring itself." : null,
                WARNING);
        decide();
    }

    private void forget() {
        offered = List.of();
        list.removeAll();
        details.setText("");
        setErrorMessage(null);
        setMessage(null);
        decide();
    }

    private void selected(Event event) {
        describe(offered.get(list.indexOf((TableItem) event.item)));
        decide();
    }

    private void describe(OfferedFeature feature) {
        details.setText(feature.id() + " " + feature.version()
                + (feature.description().isEmpty() ? "" : "\n\n" + feature.description())
                + (feature.licence().isEmpty() ? "" : "\n\nLicence\n" + feature.licence()));
    }

    /** Whether there is something to install, and whether its licences are accepted. */
    private void decide() {
        boolean licensed = Arrays.stream(list.getItems()).filter(TableItem::getChecked)
                .anyMatch(item -> !offered.get(list.indexOf(item)).licence().isEmpty());
        licence.setVisible(licensed);
        setPageComplete(!chosen().isEmpty() && (!licensed || licence.getSelection()));
    }

    /** Says why something was not done, and what to do. */
    void refuse(InstallException reason) {
        setErrorMessage(reason.getMessage());
        MessageDialog.openError(getShell(), "Refused", reason.getMessage() + "\n\n" + reason.remedy());
    }

    String address() {
        return address.getText().strip();
    }

    boolean allowsHttp() {
        return http.getSelection();
    }

    /** Ids of what is ticked. */
    List<String> chosen() {
        return Arrays.stream(list.getItems()).filter(TableItem::getChecked)
                .map(item -> offered.get(list.indexOf(item)).id()).toList();
    }
}
