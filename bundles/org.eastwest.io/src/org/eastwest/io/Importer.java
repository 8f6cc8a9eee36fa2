// SPDX-License-Identifier: EPL-2.0
package org.eastwest.io;

import java.util.List;

/**
 * An installed importer.
 *
 * @param id          its id
 * @param name        for people
 * @param description what files it takes
 * @param extensions  their extensions, without the dot
 * @param bundle      symbolic name of its bundle
 * @param problem     why it cannot be used; empty when it can
 * @since 1.0
 */
public record Importer(String id, String name, String description, List<String> extensions, String bundle,
        String problem) {
    public Importer {
        extensions = List.copyOf(extensions);
    }

    public boolean usable() {
        return problem.isEmpty();
    }
}
