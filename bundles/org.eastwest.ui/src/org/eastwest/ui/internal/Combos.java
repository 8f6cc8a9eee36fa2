// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import org.eclipse.swt.widgets.Combo;

/** Combo boxes that stand in narrow places. */
public final class Combos {

    private Combos() {
    }

    /** A text that is longer than its place can be read as a tooltip. */
    public static void tellWhole(Combo combo) {
        combo.addModifyListener(event -> combo.setToolTipText(combo.getText()));
    }

    /**
     * A text that is longer than its place can be read as a tooltip.
     *
     * @param meaning what the choice is about
     */
    public static void tellWhole(Combo combo, String meaning) {
        combo.addModifyListener(event -> combo.setToolTipText(combo.getText() + "\n\n" + meaning));
    }
}
