// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.claims;

import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.eastwest.spi.claim.CheckedClaim.Assumed;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TextCellEditor;

/** Values of assumptions are typed where they stand. */
final class AssumptionEditing extends EditingSupport {

    private final TextCellEditor editor;
    private final BooleanSupplier allowed;
    private final BiConsumer<Assumed, String> change;

    /**
     * @param allowed whether values can be typed now
     * @param change  told what was typed, where it is not what stood there
     */
    AssumptionEditing(TableViewer viewer, BooleanSupplier allowed, BiConsumer<Assumed, String> change) {
        super(viewer);
        editor = new TextCellEditor(viewer.getTable());
        this.allowed = allowed;
        this.change = change;
    }

    @Override
    protected CellEditor getCellEditor(Object element) {
        return editor;
    }

    @Override
    protected boolean canEdit(Object element) {
        return allowed.getAsBoolean();
    }

    @Override
    protected Object getValue(Object element) {
        return ((Assumed) element).text();
    }

    @Override
    protected void setValue(Object element, Object value) {
        if (!value.equals(getValue(element))) {
            change.accept((Assumed) element, (String) value);
        }
    }
}
