// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.page;

import java.util.List;
import java.util.Optional;
import org.eastwest.report.glossary.Term;

/** A piece of a section; the template {@code page.ftlh} has one macro for each. */
public sealed interface Block {
    /** Name of the macro that writes it. */
    String kind();

    /** A sentence or more. */
    record Paragraph(String text, boolean lead) implements Block {
        public static Paragraph of(String text) {
            return new Paragraph(text, false);
        }

        @Override
        public String kind() {
            return "paragraph";
        }
    }

    /** A heading inside a section. */
    record Heading(String text) implements Block {
        @Override
        public String kind() {
            return "heading";
        }
    }

    /** The most important numbers, large. */
    record Tiles(List<Tile> tiles) implements Block {
        /** One number with its name and a remark, which may be empty. */
        public record Tile(String label, Value value, String remark) {
        }

        @Override
        public String kind() {
            return "tiles";
        }
    }

    /** Names with their values. */
    record Facts(List<Fact> facts) implements Block {
        /** One name with its value. */
        public record Fact(String name, Cell cell) {
            public static Fact of(String name, String text) {
                return new Fact(name, Cell.words(text));
            }

            public static Fact of(String name, Value value) {
                return new Fact(name, Cell.of(value));
            }
        }

        @Override
        public String kind() {
            return "facts";
        }
    }

    /** A chart as SVG, for wide and for narrow pages. */
    record Figure(String wide, String narrow) implements Block {
        @Override
        public String kind() {
            return "figure";
        }
    }

    /** A picture as one SVG element that fits every width. */
    record Picture(String title, String svg) implements Block {
        @Override
        public String kind() {
            return "picture";
        }
    }

    /**
     * A table.
     *
     * @param caption what it shows
     * @param columns headings
     * @param rows    one cell a column
     * @param more    what is left out; empty when nothing is
     * @param beside  what the files beside the page have in its place: nothing where they have its numbers already,
     *                more rows or columns than the page shows; empty where it is what they have
     */
    record Grid(String caption, List<Column> columns, List<Row> rows, String more, Optional<List<Grid>> beside)
            implements Block {
        private static final int BRIEF_ROWS = 14;
        private static final int BRIEF_LETTERS = 1200;

        /** A table of which the files have just what the page shows. */
        public Grid(String caption, List<Column> columns, List<Row> rows, String more) {
            this(caption, columns, rows, more, Optional.empty());
        }

        /** The same with a larger one in the files. */
        public Grid of(Grid larger) {
            return new Grid(caption, columns, rows, more, Optional.of(List.of(larger)));
        }

        /** The same, the numbers of which are in the files as an engine gave them. */
        public Grid ofEngine() {
            return new Grid(caption, columns, rows, more, Optional.of(List.of()));
        }

        /** Little enough to stand on one page of paper without leaving much of the page before it empty. */
        public boolean brief() {
            return rows.size() <= BRIEF_ROWS && rows.stream().flatMap(row -> row.cells().stream())
                    .mapToInt(cell -> cell.text().length()).sum() <= BRIEF_LETTERS;
        }

        /** The tables for the files beside the page. */
        public List<Grid> files() {
            return beside.orElse(List.of(this));
        }

        /** A heading; numbers stand at the right. */
        public record Column(String label, boolean number) {
        }

        /** A row; the one that stands out is strong. */
        public record Row(List<Cell> cells, boolean strong) {
        }

        @Override
        public String kind() {
            return "grid";
        }
    }

    /** How numbers came about. */
    record Cards(List<Card> cards) implements Block {
        @Override
        public String kind() {
            return "cards";
        }
    }

    /** Where values and formulas come from. */
    record SourceList(List<Source> sources) implements Block {
        /** A citation with its number. */
        public record Source(String id, String text) {
        }

        @Override
        public String kind() {
            return "sources";
        }
    }

    /** Words with their meaning. */
    record Terms(List<Term> terms) implements Block {
        @Override
        public String kind() {
            return "terms";
        }
    }

    /** Something to type. */
    record Code(String text) implements Block {
        @Override
        public String kind() {
            return "code";
        }
    }
}
