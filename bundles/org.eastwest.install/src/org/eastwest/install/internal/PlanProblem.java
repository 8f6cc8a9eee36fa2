// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.util.List;
import java.util.stream.Collectors;
import org.eastwest.install.InstallException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.equinox.p2.metadata.IInstallableUnit;

/** Says why p2 finds no way to install something. */
final class PlanProblem {
    private static final String SPI = "org.eastwest.";

    private PlanProblem() {
    }

    static InstallException of(IStatus status, List<IInstallableUnit> chosen, PluginSource source) {
        String what = chosen.stream().map(unit -> PluginChanges.bare(unit.getId()) + " " + unit.getVersion())
                .collect(Collectors.joining(", "));
        String why = Statuses.text(status);
        String remedy = why.contains(SPI)
                ? "It was made for another version of Eastwest: get a version of it for this one, or upgrade Eastwest."
                : "Install what it needs first, or ask whoever publishes it for a repository that holds it too.";
        return new InstallException(what + " of " + source.repository().text() + " does not fit into this workbench: "
                + why + ".", remedy);
    }
}
