// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import org.eastwest.install.InstallException;
import org.eastwest.install.PluginChange;
import org.eastwest.install.PluginRepository;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code install}: plugins of a repository, into the user area. */
@Command(name = "install", description = "Install plugins from a repository into the user area.")
final class InstallCommand extends PluginChangeCommand {
    @Option(names = "--repository", required = true, paramLabel = "URL|ZIP",
            description = "Where the plugins are: a zipped update site, a folder, or an https address.")
    private String repository;

    @Parameters(paramLabel = "ID", arity = "0..*", description = "Features to install; without any, all.")
    private List<String> ids = List.of();

    @Mixin
    private TrustOptions trust;

    InstallCommand(Services services, Terminal terminal) {
        super(services, terminal);
    }

    @Override
    List<PluginChange> change(UserPlugins plugins, Progress progress) throws InstallException {
        return plugins.install(PluginRepository.of(repository, terminal().directory(), trust.allowHttp()), ids,
                trust.trust(), progress);
    }
}
