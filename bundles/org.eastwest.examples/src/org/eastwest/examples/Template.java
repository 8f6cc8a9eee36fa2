// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples;

import java.util.List;

/**
 * A design to begin with.
 *
 * @param id          name of its file without the extension
 * @param name        for people
 * @param description what it is, what of it is published and what is derived or assumed
 * @param source      the publication it follows; empty where there is none
 * @param parameters  what can be chosen; empty when nothing
 * @param gpus        GPUs with the default parameters
 */
public record Template(String id, String name, String description, String source, List<Parameter> parameters,
        long gpus) {
    /**
     * A whole number to choose.
     *
     * @param name         short name, such as {@code su}
     * @param label        for people
     * @param minimum      smallest value
     * @param maximum      largest value
     * @param defaultValue what the file has
     */
    public record Parameter(String name, String label, int minimum, int maximum, int defaultValue) {
    }

    public Template {
        parameters = List.copyOf(parameters);
    }
}
