// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import org.eastwest.install.InstallException;
import org.eastwest.install.PluginChange;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code uninstall}: removes plugins from the user area. */
@Command(name = "uninstall", description = "Remove installed plugins.")
final class UninstallCommand extends PluginChangeCommand {
    @Parameters(paramLabel = "ID", arity = "1..*", description = "Features to remove; 'eastwest plugins' lists them.")
    private List<String> ids;

    UninstallCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    List<PluginChange> change(UserPlugins plugins, Progress progress) throws InstallException {
        return plugins.uninstall(ids, progress);
    }
}
