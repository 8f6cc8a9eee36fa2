// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install;

import java.util.List;
import java.util.Locale;

/**
 * A feature of the user area.
 *
 * @param id         its id, without p2's ending {@code .feature.group}
 * @param version    its version
 * @param name       its name for people
 * @param provider   who made it; empty when unknown
 * @param repository address or path of the repository it came from
 * @param bundles    its bundles and those it needs that came with it
 */
public record InstalledFeature(String id, String version, String name, String provider, String repository,
        List<InstalledBundle> bundles) {
    /** Whether a plugin runs. */
    public enum State {
        /** It runs. */
        ACTIVE,
        /** It fits only after a restart, because it replaces what runs now. */
        RESTART,
        /** It does not fit to this workbench and is switched off. */
        INCOMPATIBLE;

        /** The word of JSON and tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A bundle of a feature.
     *
     * @param symbolicName its symbolic name
     * @param version      its version
     * @param state        whether it runs
     * @param reason       why it does not; empty when it does
     */
    public record InstalledBundle(String symbolicName, String version, State state, String reason) {
    }

    /** Copies the list. */
    public InstalledFeature {
        bundles = List.copyOf(bundles);
    }

    /** The worst state of its bundles. */
    public State state() {
        return bundles.stream().map(InstalledBundle::state).max(State::compareTo).orElse(State.ACTIVE);
    }

    /** Why it does not run; empty when it does. */
    public String reason() {
        return bundles.stream().filter(bundle -> bundle.state() == state() && !bundle.reason().isEmpty())
                .map(bundle -> bundle.symbolicName() + " " + bundle.version() + " " + bundle.reason()).findFirst()
                .orElse("");
    }
}
