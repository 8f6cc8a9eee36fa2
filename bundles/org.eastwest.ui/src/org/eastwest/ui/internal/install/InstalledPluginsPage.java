// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.install;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import org.eastwest.install.InstallException;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.InstalledFeature.State;
import org.eastwest.install.PluginChange;
import org.eastwest.install.UserPlugins;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.about.InstallationPage;

/** The installed plugins, among the details of the installation that the About dialog shows. */
public final class InstalledPluginsPage extends InstallationPage {

    private static final int UNINSTALL = 1025;
    private static final int[] COLUMN_WIDTHS = {280, 140, 180, 160};
    private static final String[] COLUMN_TITLES = {"Feature", "Version", "State", "Provider"};
    private static final int REASON_HEIGHT = 60;

    private Table list;
    private Text reason;
    private Button uninstall;
    private List<InstalledFeature> features = List.of();

    @Override
    public void createControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
        list = new Table(area, SWT.BORDER | SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL);
        list.setHeaderVisible(true);
        for (int i = 0; i < COLUMN_TITLES.length; i++) {
            TableColumn column = new TableColumn(list, SWT.LEFT);
            column.setText(COLUMN_TITLES[i]);
            column.setWidth(COLUMN_WIDTHS[i]);
        }
        list.addListener(SWT.Selection, event -> selected());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(list);
        reason = new Text(area, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, REASON_HEIGHT).applyTo(reason);
        setControl(area);
        refresh();
    }

    @Override
    public void createPageButtons(Composite parent) {
        uninstall = createButton(parent, UNINSTALL, "Uninstall...");
        selected();
    }

    @Override
    protected void buttonPressed(int id) {
        if (id == UNINSTALL) {
            uninstall();
        }
    }

    private void refresh() {
        features = Services.call(UserPlugins.class, UserPlugins::installed);
        list.removeAll();
        for (InstalledFeature feature : features) {
            new TableItem(list, SWT.NONE).setText(new String[] {feature.name(), feature.version(), state(feature),
                feature.provider()});
        }
        reason.setText(features.isEmpty() ? "Nothing is installed. Help > Install New Software... installs plugins."
                : "");
        selected();
    }

    private static String state(InstalledFeature feature) {
        return switch (feature.state()) {
            case ACTIVE -> "active";
            case RESTART -> "after a restart";
            case INCOMPATIBLE -> "incompatible, switched off";
        };
    }

    private List<InstalledFeature> selection() {
        return Arrays.stream(list.getSelectionIndices()).mapToObj(features::get).toList();
    }

    private void selected() {
        if (uninstall != null) {
            uninstall.setEnabled(!selection().isEmpty());
        }
        selection().stream().findFirst().ifPresent(feature -> reason.setText(feature.id() + ", from "
                + feature.repository() + (feature.state() == State.ACTIVE ? "" : "\n" + feature.reason())));
    }

    private void uninstall() {
        List<InstalledFeature> chosen = selection();
        Shell shell = list.getShell();
        String names = chosen.stream().map(each -> each.name() + " " + each.version())
                .collect(Collectors.joining("\n"));
        if (MessageDialog.openQuestion(shell, "Uninstall", "Remove these plugins?\n\n" + names)) {
            Job job = Job.create("Removing plugins", (IJobFunction) monitor -> uninstall(shell,
                    chosen.stream().map(InstalledFeature::id).toList(), monitor));
            job.setUser(true);
            job.schedule();
        }
    }

    private IStatus uninstall(Shell shell, List<String> ids, IProgressMonitor monitor) {
        try {
            Services.call(UserPlugins.class, plugins -> {
                try {
                    List<PluginChange> changes = plugins.uninstall(ids, new MonitoredProgress(monitor));
                    tell(() -> Outcome.show(shell, changes));
                } catch (InstallException refused) {
                    tell(() -> MessageDialog.openError(shell, "Uninstall", refused.getMessage() + "\n\n"
                            + refused.remedy()));
                }
                return true;
            });
            return Status.OK_STATUS;
        } catch (CancellationException cancelled) {
            return Status.CANCEL_STATUS;
        }
    }

    private void tell(Runnable what) {
        if (!list.isDisposed()) {
            list.getDisplay().asyncExec(() -> {
                if (!list.isDisposed()) {
                    refresh();
                    what.run();
                }
            });
        }
    }
}
