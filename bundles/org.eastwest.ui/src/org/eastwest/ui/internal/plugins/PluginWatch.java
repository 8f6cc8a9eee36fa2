// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.plugins;

import org.eastwest.analysis.AnalysisService;
import org.eastwest.analysis.PluginService;
import org.eastwest.ui.internal.Services;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/** Tells controls that transports or rows of the catalog came or went with a plugin. */
public final class PluginWatch {

    /** A plugin is several services; they come within this time, in milliseconds. */
    private static final int PAUSE = 150;

    private PluginWatch() {
    }

    /**
     * Follows the plugins as long as a control is there.
     *
     * @param changed run on the UI thread, once the new transports have been examined in the background
     */
    public static void follow(Control control, Runnable changed) {
        Display display = control.getDisplay();
        Job job = Job.createSystem("Looking at plugins", (ICoreRunnable) monitor -> {
            Services.call(AnalysisService.class, AnalysisService::transports).all();
            if (!display.isDisposed()) {
                display.asyncExec(() -> {
                    if (!control.isDisposed()) {
                        changed.run();
                    }
                });
            }
        });
        Runnable deaf = Services.call(PluginService.class, plugins -> plugins.listen(() -> job.schedule(PAUSE)));
        control.addDisposeListener(event -> {
            deaf.run();
            job.cancel();
        });
    }
}
