// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.install;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import org.eastwest.install.InstallException;
import org.eastwest.install.PluginChange;
import org.eastwest.install.PluginRepository;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.wizard.Wizard;

/** Installs plugins: where they are, which of them, and what becomes of it. It stays open when something is refused. */
final class InstallWizard extends Wizard {

    private final InstallPage page;

    /**
     * @param repository what to look at first; empty to let the user say it
     */
    InstallWizard(String repository) {
        page = new InstallPage(repository);
        setWindowTitle("Install New Software");
        setNeedsProgressMonitor(true);
    }

    @Override
    public void addPages() {
        addPage(page);
    }

    @Override
    public boolean performFinish() {
        List<String> ids = page.chosen();
        String address = page.address();
        boolean allowHttp = page.allowsHttp();
        AtomicReference<List<PluginChange>> done = new AtomicReference<>(List.of());
        boolean installed = run((plugins, progress) -> done.set(plugins.install(repository(address, allowHttp), ids,
                new TrustPrompt(getShell()), progress)));
        if (installed) {
            Outcome.show(getShell(), done.get());
        }
        return installed;
    }

    static PluginRepository repository(String address, boolean allowHttp) throws InstallException {
        return PluginRepository.of(address, Path.of(System.getProperty("user.home")), allowHttp);
    }

    /** Something that takes long and may be refused. */
    @FunctionalInterface
    interface Work {
        void with(UserPlugins plugins, Progress progress) throws InstallException;
    }

    /**
     * Does something in the background with progress and Cancel at the foot of the wizard.
     *
     * @return whether it was done; otherwise the page says why not
     */
    boolean run(Work work) {
        page.setErrorMessage(null);
        try {
            getContainer().run(true, true, monitor -> run(work, monitor));
            return true;
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof InstallException reason) {
                page.refuse(reason);
                return false;
            }
            throw new IllegalStateException(refused.getCause());
        } catch (InterruptedException cancelled) {
            return false;
        }
    }

    private static void run(Work work, IProgressMonitor monitor)
            throws InvocationTargetException, InterruptedException {
        monitor.beginTask("Plugins", IProgressMonitor.UNKNOWN);
        try {
            Services.call(UserPlugins.class, plugins -> {
                try {
                    work.with(plugins, new MonitoredProgress(monitor));
                    return true;
                } catch (InstallException refused) {
                    throw new Refused(refused);
                }
            });
        } catch (Refused refused) {
            throw new InvocationTargetException(refused.getCause());
        } catch (CancellationException cancelled) {
            throw new InterruptedException();
        } finally {
            monitor.done();
        }
    }

    /** Carries a refusal out of a function that may not throw it. */
    private static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Refused(InstallException reason) {
            super(reason);
        }
    }
}
