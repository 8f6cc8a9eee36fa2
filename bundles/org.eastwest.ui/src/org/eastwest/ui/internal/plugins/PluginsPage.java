// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plugins;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.analysis.Plugin;
import org.eastwest.analysis.PluginService;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;

/** Everything that is plugged in, with a switch for each bundle that does not come with the product. */
public final class PluginsPage extends PreferencePage implements IWorkbenchPreferencePage {
    private static final int WIDTH = 620;
    private static final int HEIGHT = 260;
    private static final String PRODUCT = "org.eastwest.";

    private Table table;
    private LocalResourceManager images;
    private Text reason;
    private Button disable;
    private Button enable;
    private Runnable deaf = () -> {
    };

    @Override
    public void init(IWorkbench workbench) {
        noDefaultAndApplyButton();
    }

    @Override
    protected Control createContents(Composite parent) {
        Composite contents = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        contents.setLayout(layout);
        Label label = new Label(contents, SWT.NONE);
        label.setText("&Plugins; disabling takes effect at once, here and on the command line:");
        label.setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false, 2, 1));
        createTable(contents);
        createButtons(contents);
        reason = new Text(contents, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
        GridData told = new GridData(SWT.FILL, SWT.FILL, true, false, 2, 1);
        told.widthHint = WIDTH;
        told.heightHint = 4 * reason.getLineHeight();
        reason.setLayoutData(told);
        Display display = contents.getDisplay();
        deaf = Services.call(PluginService.class, plugins -> plugins.listen(() -> display.asyncExec(this::read)));
        read();
        return contents;
    }

    private void createTable(Composite parent) {
        table = new Table(parent, SWT.BORDER | SWT.FULL_SELECTION | SWT.SINGLE);
        images = new LocalResourceManager(JFaceResources.getResources(), table);
        table.setHeaderVisible(true);
        for (String heading : List.of("Kind", "Id", "Bundle", "Version", "State", "Reason")) {
            new TableColumn(table, SWT.NONE).setText(heading);
        }
        GridData large = new GridData(SWT.FILL, SWT.FILL, true, true);
        large.widthHint = WIDTH;
        large.heightHint = HEIGHT;
        table.setLayoutData(large);
        table.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> show()));
    }

    private void createButtons(Composite parent) {
        Composite buttons = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        buttons.setLayout(layout);
        buttons.setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, false, false));
        enable = button(buttons, "&Enable", PluginService::enable);
        disable = button(buttons, "&Disable", PluginService::disable);
    }

    /** Turns a bundle on or off. */
    private interface Switch {
        void turn(PluginService plugins, String bundle) throws IOException;
    }

    private Button button(Composite parent, String text, Switch change) {
        Button button = new Button(parent, SWT.PUSH);
        button.setText(text);
        button.setEnabled(false);
        setButtonLayoutData(button);
        button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> selected()
                .ifPresent(plugin -> change(change, plugin.bundle()))));
        return button;
    }

    private void change(Switch change, String bundle) {
        setErrorMessage(null);
        Display display = getShell().getDisplay();
        Job.create("Switching " + bundle, (ICoreRunnable) monitor -> {
            Optional<String> fault = Services.call(PluginService.class, plugins -> turned(change, plugins, bundle));
            display.asyncExec(() -> {
                if (!table.isDisposed()) {
                    fault.ifPresent(this::setErrorMessage);
                    read();
                }
            });
        }).schedule();
    }

    private static Optional<String> turned(Switch change, PluginService plugins, String bundle) {
        try {
            change.turn(plugins, bundle);
            return Optional.empty();
        } catch (IllegalArgumentException gone) {
            return Optional.of(gone.getMessage());
        } catch (IOException unwritable) {
            return Optional.of("The user area cannot be written: " + unwritable.getMessage() + ". Make it writable.");
        }
    }

    /** Lists anew, in the background: a bundle that hangs takes its time. */
    private void read() {
        if (table.isDisposed()) {
            return;
        }
        Display display = table.getDisplay();
        Job job = Job.create("Listing plugins", (ICoreRunnable) monitor -> {
            List<Plugin> plugins = Services.call(PluginService.class, PluginService::plugins);
            display.asyncExec(() -> {
                if (!table.isDisposed()) {
                    fill(plugins);
                }
            });
        });
        job.setSystem(true);
        job.schedule();
    }

    private void fill(List<Plugin> plugins) {
        Optional<String> before = selected().map(PluginsPage::key);
        table.setRedraw(false);
        table.removeAll();
        for (Plugin plugin : plugins) {
            TableItem item = new TableItem(table, SWT.NONE);
            item.setText(new String[] {plugin.kind(), plugin.id(), plugin.bundle(), plugin.version(),
                    plugin.state().word(), plugin.reason()});
            item.setImage(images.get(PluginIcons.of(plugin.bundle(), plugin.id())));
            item.setData(plugin);
            if (before.filter(key(plugin)::equals).isPresent()) {
                table.setSelection(item);
            }
        }
        Stream.of(table.getColumns()).forEach(TableColumn::pack);
        table.setRedraw(true);
        show();
    }

    private static String key(Plugin plugin) {
        return plugin.bundle() + "/" + plugin.id();
    }

    private Optional<Plugin> selected() {
        return Arrays.stream(table.getSelection()).findFirst().map(item -> (Plugin) item.getData());
    }

    private void show() {
        Optional<Plugin> plugin = selected();
        boolean foreign = plugin.filter(p -> !p.bundle().startsWith(PRODUCT)).isPresent();
        enable.setEnabled(foreign && plugin.get().state() != Plugin.State.ACTIVE);
        disable.setEnabled(foreign && plugin.get().state() != Plugin.State.DISABLED);
        reason.setText(plugin.map(PluginsPage::told).orElse(""));
    }

    private static String told(Plugin plugin) {
        return switch (plugin.state()) {
            case ACTIVE -> plugin.bundle().startsWith(PRODUCT) ? "It comes with the product." : "It is used.";
            case BROKEN -> "It is not used: " + plugin.reason() + ".\nUpdate or remove the bundle, or disable it.";
            case DISABLED -> "It is disabled. Enable it to use it again.";
        };
    }

    @Override
    public void dispose() {
        deaf.run();
        super.dispose();
    }
}
