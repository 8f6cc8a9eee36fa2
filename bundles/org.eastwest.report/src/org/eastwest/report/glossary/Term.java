// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.glossary;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A word of the field with its meaning.
 *
 * @param name      the word to use
 * @param spellings what else it is called or abbreviated to; may be empty
 * @param meaning   one to three sentences
 * @param source    whose definition it is; empty where it is nobody's in particular
 */
public record Term(String name, List<String> spellings, String meaning, String source) {

    public Term {
        Objects.requireNonNull(name, "name");
        spellings = List.copyOf(spellings);
        Objects.requireNonNull(meaning, "meaning");
        Objects.requireNonNull(source, "source");
    }

    /** The name and the other spellings. */
    public Stream<String> words() {
        return Stream.concat(Stream.of(name), spellings.stream());
    }
}
