// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

import java.util.List;

/**
 * How one number came about.
 *
 * @param id      of the card
 * @param symbol  in formulas
 * @param label   what it is
 * @param element what it belongs to; empty when that is plain
 * @param value   the number
 * @param formula over the symbols of the inputs; empty for an input
 * @param origin  where value or formula come from
 * @param inputs  what the formula uses
 */
public record Card(String id, String symbol, String label, String element, Value value, String formula, Origin origin,
        List<Input> inputs) {
    /** One input; the value's link leads to its own card. */
    public record Input(String symbol, String label, Value value, Origin origin) {
    }

    /**
     * A source in short.
     *
     * @param kind   the sort of source in a word
     * @param path   PATH of a design attribute; empty for others
     * @param number number of the citation; 0 for a design attribute
     */
    public record Origin(String kind, String path, int number) {
    }
}
