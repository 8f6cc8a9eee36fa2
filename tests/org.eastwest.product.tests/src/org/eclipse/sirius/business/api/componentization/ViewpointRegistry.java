// SPDX-License-Identifier: EPL-2.0
package org.eclipse.sirius.business.api.componentization;

import java.util.Set;
import java.util.TreeSet;

/**
 * What Sirius 7.4 to 7.6 offer for the registration of specifications, by the same names, and nothing more. The test
 * puts it into a bundle that is called as Sirius' own.
 */
public final class ViewpointRegistry {

    private static final ViewpointRegistry INSTANCE = new ViewpointRegistry();

    private final Set<String> paths = new TreeSet<>();

    private ViewpointRegistry() {
    }

    public static ViewpointRegistry getInstance() {
        return INSTANCE;
    }

    /** Takes a path of the form BUNDLE/PATH. */
    public Set<String> registerFromPlugin(String path) {
        paths.add(path);
        return Set.copyOf(paths);
    }

    @Override
    public String toString() {
        return String.join(", ", paths);
    }
}
