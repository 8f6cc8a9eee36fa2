// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * A published figure, as a claims file states it.
 *
 * @param id     stable id, lower case with dashes
 * @param text   what is claimed
 * @param source who claims it, where
 * @param method id of the method that computes it
 * @param inputs assumptions as written, by the ids of the method's inputs; those not named keep their standard value
 * @param lines  line of the file in which each input, or {@code method}, stands; empty for claims that no file states
 * @param file   name of that file; empty for shipped claims
 * @since 1.0
 */
public record Claim(String id, String text, String source, String method, Map<String, String> inputs,
        Map<String, Integer> lines, String file) {
    public Claim {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(method, "method");
        inputs = Collections.unmodifiableMap(new LinkedHashMap<>(inputs));
        lines = Map.copyOf(lines);
        Objects.requireNonNull(file, "file");
    }

    /** The same claim under another assumption. */
    public Claim with(String input, String value) {
        Map<String, String> changed = new LinkedHashMap<>(inputs);
        changed.put(input, value);
        return new Claim(id, text, source, method, changed, lines, file);
    }
}
