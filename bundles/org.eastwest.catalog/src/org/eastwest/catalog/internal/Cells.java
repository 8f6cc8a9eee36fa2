// SPDX-License-Identifier: EPL-2.0
package org.eastwest.catalog.internal;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eastwest.spi.hardware.PcieLink;
import org.eastwest.spi.hardware.Provenance;

/**
 * The cells of a row, as values. What is wrong with a cell is reported, and the row is then unusable: the method
 * returns something harmless, so that every wrong cell of a row is reported at once.
 */
final class Cells {
    private static final Set<String> CONFIDENCES = Set.of("high", "medium", "low");

    private final Table<?> table;
    private final Row row;
    private final Problems problems;
    private boolean usable = true;

    Cells(Table<?> table, Row row, Problems problems) {
        this.table = table;
        this.row = row;
        this.problems = problems;
    }

    /** True when nothing was wrong with the cells asked for. */
    boolean usable() {
        return usable;
    }

    String id() {
        return row.id();
    }

    /** A text that must be there. */
    String text(String column) {
        String text = textOrEmpty(column);
        if (text.isEmpty()) {
            missing(column);
        }
        return text;
    }

    String textOrEmpty(String column) {
        Row.Cell cell = row.cells().get(column);
        return cell == null ? "" : cell.text();
    }

    /** The words of a cell, between semicolons; none when it is empty. */
    List<String> words(String column) {
        return Arrays.stream(textOrEmpty(column).split(";")).map(String::strip).filter(w -> !w.isEmpty()).toList();
    }

    /** A number that must be there, SI, more than zero where zero makes no sense. */
    double number(String column) {
        if (text(column).isEmpty()) {
            return Double.NaN;
        }
        return numberOrNaN(column);
    }

    /** A number, SI; NaN when the cell is empty. */
    double numberOrNaN(String column) {
        String text = textOrEmpty(column);
        if (text.isEmpty()) {
            return Double.NaN;
        }
        try {
            return table.column(column).orElseThrow().kind().parse(text);
        } catch (IllegalArgumentException e) {
            wrong(column, e.getMessage());
            return Double.NaN;
        }
    }

    /** A whole number that must be there, at least 1. */
    int count(String column) {
        if (text(column).isEmpty()) {
            return 0;
        }
        double count = numberOrNaN(column);
        if (count == 0) {
            wrong(column, "0 is too few: at least 1 makes sense.");
        }
        return (int) count;
    }

    /** A whole number; 0 when the cell is empty. */
    int countOrZero(String column) {
        double number = numberOrNaN(column);
        return Double.isNaN(number) ? 0 : (int) number;
    }

    /** True for yes; false for no and for an empty cell. A remark in parentheses may follow. */
    boolean flag(String column) {
        String text = textOrEmpty(column);
        int remark = text.indexOf('(');
        String word = remark < 0 ? text : text.substring(0, remark).strip();
        if (!word.isEmpty() && !word.equals("yes") && !word.equals("no")) {
            wrong(column, "'" + word + "' is neither yes nor no.");
        }
        return word.equals("yes");
    }

    /** One of the constants of an enumeration, in any case; must be there. */
    <E extends Enum<E>> E constant(String column, Class<E> type) {
        String text = text(column);
        for (E constant : type.getEnumConstants()) {
            if (constant.name().equals(text.toUpperCase(Locale.ROOT))) {
                return constant;
            }
        }
        if (!text.isEmpty()) {
            wrong(column, "'" + text + "' is none of " + Arrays.toString(type.getEnumConstants())
                    .toLowerCase(Locale.ROOT) + ".");
        }
        return type.getEnumConstants()[0];
    }

    /** The id of a row elsewhere, which must be there. */
    String reference(String column, Map<String, ?> rows, String file) {
        String id = text(column);
        if (!id.isEmpty() && !rows.containsKey(id)) {
            usable = false;
            problems.error(Problems.REFERENCE, fileOf(column), element(), at(column) + ": there is no '" + id + "' in "
                    + file + "; the row is left out.", "Use one of " + new TreeSet<>(rows.keySet())
                    + ", or add a row to " + file + ".");
        }
        return id;
    }

    /** An attachment to PCI Express; null when the cells are empty. */
    PcieLink pcie(String generationColumn, String lanesColumn) {
        if (textOrEmpty(generationColumn).isEmpty() && textOrEmpty(lanesColumn).isEmpty()) {
            return null;
        }
        double generation = number(generationColumn);
        double lanes = number(lanesColumn);
        if (generation < 3 || generation > 7) {
            wrong(generationColumn, "it is no generation from 3 to 7.");
        }
        if (lanes < 1 || lanes > 64) {
            wrong(lanesColumn, "it is no number of lanes from 1 to 64.");
        }
        return new PcieLink((int) generation, (int) lanes);
    }

    /** Where the row comes from; cells that another file overrides are named. */
    Provenance provenance() {
        String confidence = textOrEmpty("confidence");
        if (!confidence.isEmpty() && !CONFIDENCES.contains(confidence)) {
            wrong("confidence", "'" + confidence + "' is none of high, medium and low.");
        }
        return new Provenance(table.name(), row.id(), confidence.isEmpty() ? "low" : confidence, citation(),
                textOrEmpty("note"));
    }

    private String citation() {
        String source = textOrEmpty("source");
        String sourceFile = source.isEmpty() ? row.file() : row.cells().get("source").file();
        Map<String, Set<String>> elsewhere = new LinkedHashMap<>();
        row.cells().forEach((column, cell) -> {
            if (!cell.file().equals(sourceFile) && !column.equals("id")) {
                elsewhere.computeIfAbsent(cell.file(), f -> new TreeSet<>()).add(column);
            }
        });
        StringBuilder citation = new StringBuilder(source.isEmpty() ? row.file() : source);
        elsewhere.forEach((file, columns) -> citation.append("; ").append(String.join(", ", columns)).append(" from ")
                .append(file));
        return citation.toString();
    }

    /** Reports a cell whose value makes no sense. */
    void wrong(String column, String what) {
        usable = false;
        problems.error(Problems.VALUE, fileOf(column), element(), at(column) + ": " + what,
                "Correct the cell; the row is left out until then.");
    }

    /** Reports a row that is used, but looks wrong. */
    void warn(String code, String column, String what, String remedy) {
        problems.warning(code, fileOf(column), element(), at(column) + ": " + what, remedy);
    }

    private void missing(String column) {
        usable = false;
        boolean noColumn = !row.cells().containsKey(column);
        problems.error(Problems.MISSING, row.file(), element(), at(column) + (noColumn
                ? ": the file has no such column; the row is left out." : ": is empty; the row is left out."), noColumn
                ? "Add the column; only a row that overrides an earlier one may do without." : "Fill in the cell.");
    }

    private String fileOf(String column) {
        Row.Cell cell = row.cells().get(column);
        return cell == null ? row.file() : cell.file();
    }

    private String at(String column) {
        Row.Cell cell = row.cells().get(column);
        return fileOf(column) + ", line " + (cell == null ? row.line() : cell.line()) + ", row '" + row.id()
                + "', column '" + column + "'";
    }

    private String element() {
        return table.name() + "/" + row.id();
    }
}
