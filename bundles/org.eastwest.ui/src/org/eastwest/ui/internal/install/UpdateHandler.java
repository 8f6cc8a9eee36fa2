// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.install;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import org.eastwest.install.InstallException;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.OfferedFeature;
import org.eastwest.install.PluginChange;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobFunction;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;

/** Looks in the background for newer versions of what is installed, and installs them when the user wants that. */
public final class UpdateHandler extends AbstractHandler {

    private static final String TITLE = "Check for Updates";

    @Override
    public Object execute(ExecutionEvent event) {
        Shell shell = HandlerUtil.getActiveShell(event);
        Job job = Job.create("Looking for newer plugins", (IJobFunction) monitor -> look(shell, monitor));
        job.setUser(true);
        job.schedule();
        return null;
    }

    private static IStatus look(Shell shell, IProgressMonitor monitor) {
        try {
            Newer newer = Services.call(UserPlugins.class, plugins -> newer(plugins, new MonitoredProgress(monitor)));
            tell(shell, () -> offer(shell, newer));
            return Status.OK_STATUS;
        } catch (CancellationException cancelled) {
            return Status.CANCEL_STATUS;
        }
    }

    /**
     * What was found.
     *
     * @param features ids and newer versions
     * @param failures why repositories could not be read
     */
    private record Newer(Map<String, String> features, List<String> failures) {
        String text() {
            return (features.isEmpty() ? "There is nothing newer." : "There are newer versions of:\n"
                    + features.entrySet().stream().map(entry -> entry.getKey() + " " + entry.getValue())
                            .collect(Collectors.joining("\n")))
                    + failures.stream().map(failure -> "\n\n" + failure).collect(Collectors.joining());
        }
    }

    private static Newer newer(UserPlugins plugins, Progress progress) {
        Map<String, String> features = new TreeMap<>();
        List<String> failures = new ArrayList<>();
        Map<String, List<InstalledFeature>> byRepository = plugins.installed().stream()
                .collect(Collectors.groupingBy(InstalledFeature::repository, TreeMap::new, Collectors.toList()));
        byRepository.forEach((repository, installed) -> {
            try {
                for (OfferedFeature offer : plugins.offered(InstallWizard.repository(repository, false), progress)) {
                    installed.stream().filter(each -> each.id().equals(offer.id()) && offer.newer())
                            .forEach(each -> features.put(each.id(), offer.version()));
                }
            } catch (InstallException unreadable) {
                failures.add(unreadable.getMessage() + " " + unreadable.remedy());
            }
        });
        return new Newer(features, failures);
    }

    private static void offer(Shell shell, Newer newer) {
        if (newer.features().isEmpty()) {
            MessageDialog.openInformation(shell, TITLE, newer.text());
        } else if (MessageDialog.openQuestion(shell, TITLE, newer.text() + "\n\nInstall them now?")) {
            Job job = Job.create("Updating plugins", (IJobFunction) monitor -> update(shell,
                    List.copyOf(newer.features().keySet()), monitor));
            job.setUser(true);
            job.schedule();
        }
    }

    private static IStatus update(Shell shell, List<String> ids, IProgressMonitor monitor) {
        try {
            List<PluginChange> changes = Services.call(UserPlugins.class, plugins -> {
                try {
                    return plugins.update(ids, false, new TrustPrompt(shell), new MonitoredProgress(monitor));
                } catch (InstallException refused) {
                    tell(shell, () -> MessageDialog.openError(shell, TITLE, refused.getMessage() + "\n\n"
                            + refused.remedy()));
                    return List.<PluginChange>of();
                }
            });
            if (!changes.isEmpty()) {
                tell(shell, () -> Outcome.show(shell, changes));
            }
            return Status.OK_STATUS;
        } catch (CancellationException cancelled) {
            return Status.CANCEL_STATUS;
        }
    }

    private static void tell(Shell shell, Runnable what) {
        if (!shell.isDisposed()) {
            shell.getDisplay().asyncExec(() -> {
                if (!shell.isDisposed()) {
                    what.run();
                }
            });
        }
    }
}
