// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.util.List;
import java.util.Objects;

/**
 * What a reader needs to make the same report again. Nothing in it may differ between two runs of one product on one
 * design: no date, no machine, no duration.
 *
 * @param version    version of the product; empty when unknown
 * @param command    command line that makes the report; empty when unknown
 * @param components engines, transports and what else took part, in the order they are to be listed
 */
public record RunInfo(String version, String command, List<Component> components) {
    /**
     * Something that took part.
     *
     * @param kind    {@code engine}, {@code transport}, ...
     * @param id      its id
     * @param bundle  bundle that holds it
     * @param version version of that bundle
     */
    public record Component(String kind, String id, String bundle, String version) {
        public Component {
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(id, "id");
            Objects.requireNonNull(bundle, "bundle");
            Objects.requireNonNull(version, "version");
        }
    }

    /** Nothing is known. */
    public static final RunInfo UNKNOWN = new RunInfo("", "", List.of());

    public RunInfo {
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(command, "command");
        components = List.copyOf(components);
    }
}
