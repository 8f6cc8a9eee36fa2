// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import org.eastwest.install.InstallException;
import org.eastwest.install.PluginChange;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code update}: newer versions of installed plugins, from where they came from. */
@Command(name = "update", description = "Update installed plugins from the repositories they came from.")
final class UpdateCommand extends PluginChangeCommand {
    @Parameters(paramLabel = "ID", arity = "0..*", description = "Features to update; without any, all.")
    private List<String> ids = List.of();

    @Mixin
    private TrustOptions trust;

    UpdateCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    List<PluginChange> change(UserPlugins plugins, Progress progress) throws InstallException {
        return plugins.update(ids, trust.allowHttp(), trust.trust(), progress);
    }
}
