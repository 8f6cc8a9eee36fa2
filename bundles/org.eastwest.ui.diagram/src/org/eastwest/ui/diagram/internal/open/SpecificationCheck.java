// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import org.eastwest.design.DesignDiagrams;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.PlatformUI;

/** Reads the specifications of plugins once the window is there: what is wrong with them is told before it is missed. */
public final class SpecificationCheck implements IStartup {
    @Override
    public void earlyStartup() {
        Job.createSystem("Looking at diagrams of plugins", (ICoreRunnable) monitor -> {
            if (DesignDiagrams.contributed().size() > 0) {
                PlatformUI.getWorkbench().getService(DiagramSpecifications.class).get();
            }
        }).schedule();
    }
}
