// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.exchange;

import java.util.Objects;

/**
 * What an importer made of a piece of the file; the user sees all of them before the design is written.
 *
 * @param kind   whether it was understood
 * @param line   line of the file, from 1; 0 when it is about the whole file
 * @param what   the piece, as it stands in the file, such as {@code --tensor-model-parallel-size 8}
 * @param detail what became of it, or why nothing did, as a phrase
 * @since 1.0
 */
public record ImportNote(Kind kind, int line, String what, String detail) {
    /** Whether a piece of a file was understood. */
    public enum Kind {
        /** It stands in the design. */
        UNDERSTOOD,
        /** The file does not say it: a usual value was taken, which the user should look at. */
        ASSUMED,
        /** It has no place in a design, or is not known. */
        IGNORED;

        /** The word of JSON and tables. */
        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    public ImportNote {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(detail, "detail");
    }
}
