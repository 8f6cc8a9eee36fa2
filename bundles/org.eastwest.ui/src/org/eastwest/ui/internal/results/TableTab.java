// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.List;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Table;
import org.eclipse.swt.widgets.Composite;

/** One table of a result. */
final class TableTab {

    private static final int TEXT_WEIGHT = 3;
    private static final int NUMBER_WEIGHT = 2;

    private TableTab() {
    }

    static Composite create(Composite parent, Table table) {
        Columns<List<Table.Cell>> columns = new Columns<>(parent);
        for (int i = 0; i < table.columns().size(); i++) {
            Table.Column column = table.columns().get(i);
            int index = i;
            if (column.unit() == null) {
                columns.text(column.label(), TEXT_WEIGHT, row -> text(row.get(index), column));
            } else {
                columns.number(column.label(), NUMBER_WEIGHT, row -> text(row.get(index), column));
            }
        }
        columns.show(table.rows());
        return columns.control();
    }

    private static String text(Table.Cell cell, Table.Column column) {
        if (cell instanceof Table.Text text) {
            return text.value();
        }
        Table.Number number = (Table.Number) cell;
        String value = column.unit() == null ? String.valueOf(number.value())
                : Texts.format(number.value(), column.unit());
        return number.claim() ? value + ", claim" : value;
    }
}
