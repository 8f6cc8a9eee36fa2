// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plugins;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eastwest.analysis.PluginService;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;

/** What one can do about a finding that names a plugin which does not behave: disable it. */
public final class PluginFix {

    /** The command that such a finding recommends. */
    private static final Pattern COMMAND = Pattern.compile("plugins --disable ([\\w.-]+)");

    private PluginFix() {
    }

    /** The bundle that a finding recommends to disable. */
    public static Optional<String> bundle(Finding finding) {
        Matcher command = COMMAND.matcher(finding.remedy());
        return command.find() ? Optional.of(command.group(1)) : Optional.empty();
    }

    /**
     * Disables a bundle in the background; the page of plugins enables it again.
     *
     * @param done told on the UI thread; with the reason when it could not be done, else empty
     */
    public static void disable(String bundle, Display display, Consumer<Optional<String>> done) {
        Job.create("Disabling " + bundle, (ICoreRunnable) monitor -> {
            Optional<String> fault = Services.call(PluginService.class, plugins -> disabled(plugins, bundle));
            if (!display.isDisposed()) {
                display.asyncExec(() -> done.accept(fault));
            }
        }).schedule();
    }

    private static Optional<String> disabled(PluginService plugins, String bundle) {
        try {
            plugins.disable(bundle);
            return Optional.empty();
        } catch (IllegalArgumentException gone) {
            return Optional.of(gone.getMessage());
        } catch (IOException unwritable) {
            return Optional.of("The user area cannot be written: " + unwritable.getMessage() + ". Make it writable.");
        }
    }
}
