// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.nio.file.Path;
import java.util.List;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.OfferedFeature;
import org.eastwest.install.PluginChange;
import org.eastwest.install.PluginRepository;
import org.eastwest.install.Trust;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;

/** The user area of somebody who has installed nothing; the repositories offer nothing either. */
final class NoPlugins implements UserPlugins {
    @Override
    public Path folder() {
        return Path.of("none");
    }

    @Override
    public List<InstalledFeature> installed() {
        return List.of();
    }

    @Override
    public List<OfferedFeature> offered(PluginRepository repository, Progress progress) {
        return List.of();
    }

    @Override
    public List<PluginChange> install(PluginRepository repository, List<String> ids, Trust trust, Progress progress) {
        return List.of();
    }

    @Override
    public List<PluginChange> uninstall(List<String> ids, Progress progress) {
        return List.of();
    }

    @Override
    public List<PluginChange> update(List<String> ids, boolean allowHttp, Trust trust, Progress progress) {
        return List.of();
    }
}
