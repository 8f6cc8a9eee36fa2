// SPDX-License-Identifier: EPL-2.0
package org.eastwest.cli.internal;

import java.util.List;
import org.eastwest.analysis.Plugin;
import org.eastwest.analysis.PluginService;

/** The switch of bundles where no bundle is plugged in. */
final class NoBundles implements PluginService {
    @Override
    public List<Plugin> plugins() {
        return List.of();
    }

    @Override
    public void disable(String bundle) {
        throw new IllegalArgumentException("There is no bundle '" + bundle + "' to disable.");
    }

    @Override
    public void enable(String bundle) {
        // Nothing was disabled.
    }

    @Override
    public <S> S contained(Class<S> type, S service) {
        return service;
    }

    @Override
    public void tell(String bundle, String kind, String reason) {
        // No bundle is plugged in of which anything could be told.
    }

    @Override
    public Runnable listen(Runnable listener) {
        return () -> {
        };
    }
}
