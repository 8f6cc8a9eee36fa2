// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eastwest.install.InstallException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.equinox.p2.metadata.IInstallableUnit;

/** Says why p2 finds no way to install something. */
final class PlanProblem {
    /** In p2's words: what is missing is something of Eastwest. */
    private static final Pattern OF_EASTWEST = Pattern.compile("requires '[a-z0-9.]+; org\\.eastwest\\.");
    private static final Pattern NOISE =
            Pattern.compile("Software being installed: [^;]*; | for filter properties ~= \\$0");

    private PlanProblem() {
    }

    static InstallException of(IStatus status, List<IInstallableUnit> chosen, PluginSource source) {
        String what = chosen.stream().map(unit -> PluginChanges.bare(unit.getId()) + " " + unit.getVersion())
                .collect(Collectors.joining(", "));
        String why = NOISE.matcher(Statuses.text(status)).replaceAll("");
        String remedy = OF_EASTWEST.matcher(why).find()
                ? "It was made for another version of Eastwest: get a version of it for this one, or upgrade Eastwest."
                : "Install what it needs first, or ask whoever publishes it for a repository that holds it too.";
        return new InstallException(what + " of " + source.repository().text() + " does not fit into this workbench: "
                + why + ".", remedy);
    }
}
