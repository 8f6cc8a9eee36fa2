// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.eastwest.spi.analysis.Finding;

/**
 * Something that is plugged in.
 *
 * @param id      its own id; the bundle's name when it is not known
 * @param kind    {@code transport}, {@code engine}, ..., or {@code bundle} when it is the bundle that matters
 * @param name    its name for people; may be empty
 * @param bundle  symbolic name of the bundle that holds it
 * @param version version of that bundle
 * @param state   whether it can be used
 * @param reason  why it is not used; empty when it is
 * @since 1.0
 */
public record Plugin(String id, String kind, String name, String bundle, String version, State state, String reason) {
    /** A bundle is plugged in, but something of it is not used. */
    public static final String NOT_USED = "EW-PLUGIN-005";

    /** Whether a plugin can be used. */
    public enum State {
        /** It is used. */
        ACTIVE,
        /** It failed, or cannot be used. */
        BROKEN,
        /** The user does not want it. */
        DISABLED;

        /** The word of JSON and tables. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What to do about a bundle that fails; names the command and the place in the window. */
    public static String remedy(String bundle) {
        return "Update or remove the bundle, or disable it: ./eastwest plugins --disable " + bundle
                + " (in the window: Preferences > Eastwest > Plugins).";
    }

    /** One warning for each bundle that holds a broken plugin, by the bundles' names. */
    public static List<Finding> findings(List<Plugin> plugins) {
        Map<String, List<Plugin>> byBundle = new TreeMap<>();
        plugins.stream().filter(p -> p.state() == State.BROKEN)
                .forEach(p -> byBundle.computeIfAbsent(p.bundle(), b -> new ArrayList<>()).add(p));
        return byBundle.entrySet().stream().map(e -> Finding.warning(NOT_USED, "", message(e.getKey(), e.getValue()),
                remedy(e.getKey()))).toList();
    }

    private static String message(String bundle, List<Plugin> broken) {
        Plugin first = broken.get(0);
        String more = broken.size() == 1 ? "" : " So are " + (broken.size() - 1) + " more of its services.";
        String what = first.kind().equals("bundle") ? "The bundle " + bundle
                : "The " + first.kind() + " '" + first.id() + "' of bundle " + bundle;
        return what + " is not used: " + first.reason() + "." + more;
    }
}
