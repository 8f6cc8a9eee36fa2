// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.plugins.PluginFix;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.statushandlers.StatusManager;

/**
 * What the analysis found, gravest first, with a field and a switch for each severity that leave out what is not
 * wanted. A click shows the element, a double click goes to it.
 */
final class FindingsTab {

    private final Composite area;
    private final Columns<Finding> table;
    private final LocalResourceManager images;
    private final FilterField filter;
    private final Map<Severity, ToolItem> severities = new EnumMap<>(Severity.class);
    private final ToolBar bar;
    private final StatusLine fix;

    /**
     * @param reveal shows an element of the design
     * @param go     goes to it
     */
    FindingsTab(Composite parent, Consumer<String> reveal, Consumer<String> go) {
        area = new Composite(parent, SWT.NONE);
        area.setLayout(new GridLayout(2, false));
        images = new LocalResourceManager(JFaceResources.getResources(), area);
        filter = new FilterField(area, "Show findings with these words", this::filter);
        filter.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        bar = new ToolBar(area, SWT.FLAT | SWT.RIGHT);
        for (Severity severity : Severity.values()) {
            severities.put(severity, severitySwitch(severity));
        }
        table = new Columns<Finding>(area)
                .text("Finding", Finding::message, finding -> image(finding.severity()))
                .sortable(Comparator.comparing(Finding::severity))
                .text("What to do", Finding::remedy)
                .text("Element", Finding::element).sortable(Comparator.comparing(Finding::element))
                .text("Code", Finding::code).sortable(Comparator.comparing(Finding::code));
        table.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        table.viewer().addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parentElement, Object element) {
                return wanted((Finding) element);
            }
        });
        fix = new StatusLine(area);
        fix.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false, 2, 1));
        fix.hide();
        table.viewer().addSelectionChangedListener(event -> offer());
        table.onClick(finding -> reveal.accept(finding.element()));
        table.onOpen(finding -> go.accept(finding.element()));
        table.menu(new WorkAction("&Go to Element", () -> table.selected().map(Finding::element).ifPresent(go)));
    }

    /** Beside a finding that names a plugin, the plugin can be disabled. */
    private void offer() {
        table.selected().flatMap(PluginFix::bundle).ifPresentOrElse(bundle -> fix.show(Icon.QUICK_FIX,
                "<a>Disable the plugin " + bundle + "</a>. Preferences > Eastwest > Plugins enables it again.",
                () -> disable(bundle)), fix::hide);
    }

    private void disable(String bundle) {
        PluginFix.disable(bundle, area.getDisplay(), fault -> {
            if (!area.isDisposed()) {
                fault.ifPresentOrElse(reason -> fix.show(Icon.FINDING_ERROR, reason, () -> {
                }), () -> fix.show(Icon.DONE, "The plugin " + bundle + " is disabled. <a>Run the analysis again</a>"
                        + " without it.", FindingsTab::analyse));
            }
        });
    }

    private static void analyse() {
        try {
            PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(RunAnalysisHandler.COMMAND,
                    null);
        } catch (CommandException e) {
            StatusManager.getManager().handle(Status.warning("The analysis cannot be run: " + e.getMessage()
                    + ". Open the design first.", e), StatusManager.SHOW);
        }
    }

    private ToolItem severitySwitch(Severity severity) {
        ToolItem item = new ToolItem(bar, SWT.CHECK);
        item.setImage(image(severity));
        item.setSelection(true);
        item.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> filter()));
        return item;
    }

    private Image image(Severity severity) {
        Icon icon = switch (severity) {
            case ERROR -> Icon.FINDING_ERROR;
            case WARNING -> Icon.FINDING_WARNING;
            case NOTE -> Icon.FINDING_NOTE;
        };
        return images.get(icon.descriptor());
    }

    private boolean wanted(Finding finding) {
        return severities.get(finding.severity()).getSelection()
                && filter.matches(finding.message(), finding.remedy(), finding.element(), finding.code());
    }

    private void filter() {
        table.viewer().refresh();
    }

    Composite control() {
        return area;
    }

    void show(List<Finding> findings) {
        severities.forEach((severity, item) -> {
            long count = findings.stream().filter(finding -> finding.severity() == severity).count();
            item.setText(Long.toString(count));
            item.setToolTipText("Show " + severity.word().toLowerCase(Locale.ROOT) + "s");
        });
        bar.requestLayout();
        table.show(findings);
        offer();
    }
}
