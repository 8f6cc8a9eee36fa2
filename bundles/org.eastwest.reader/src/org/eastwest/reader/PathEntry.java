// SPDX-License-Identifier: EPL-2.0
package org.eastwest.reader;

import java.util.List;
import java.util.Optional;
import org.eastwest.quantity.Dimension;

/**
 * An attribute that a PATH names.
 *
 * @param path          the PATH
 * @param element       id of the element it belongs to
 * @param type          what its text looks like
 * @param dimension     what a {@link Type#QUANTITY} measures
 * @param value         current text, as {@link DesignPaths#set} takes it; empty when unset
 * @param choices       the words that a {@link Type#CHOICE} or {@link Type#FLAG} takes, or the ids of the elements it
 *                      may name; empty else
 * @param catalogTable  table of the catalog whose ids it takes; empty else
 * @param documentation what it means, with its range
 */
public record PathEntry(String path, String element, Type type, Optional<Dimension> dimension, String value,
        List<String> choices, String catalogTable, String documentation) {
    /** What the text of a value looks like. */
    public enum Type {
        /** A number with a unit. */
        QUANTITY("number with a unit"), WHOLE_NUMBER("whole number"),
        /** {@code true} or {@code false}. */
        FLAG("true or false"),
        /** One of several words. */
        CHOICE("word"),
        /** Id of a row of the catalog. */
        CATALOG_ID("catalog id"),
        /** Ids of elements of the design; several with blanks between. */
        ELEMENT_ID("element id"), TEXT("text");

        private final String label;

        Type(String label) {
            this.label = label;
        }

        /** For people. */
        public String label() {
            return label;
        }
    }

    public PathEntry {
        choices = List.copyOf(choices);
    }
}
