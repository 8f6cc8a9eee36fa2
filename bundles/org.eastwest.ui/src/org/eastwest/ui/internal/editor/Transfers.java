// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.eastwest.ui.internal.session.DesignSession.Placed;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;

/** Shows what came of elements that were pasted or dropped. */
final class Transfers {

    private static final int SHOWN = 10;

    private Transfers() {
    }

    /** Selects the first element, and tells which references could not come along. */
    static void tell(Shell shell, Placed placed, Consumer<EObject> select) {
        placed.elements().stream().findFirst().ifPresent(select);
        List<String> lost = placed.lost();
        if (!lost.isEmpty()) {
            MessageDialog.openInformation(shell, "References Left Behind", "This design has no elements of these "
                    + "identifiers, so that what refers to them is left open:\n\n"
                    + lost.stream().limit(SHOWN).collect(Collectors.joining("\n"))
                    + (lost.size() > SHOWN ? "\nand " + (lost.size() - SHOWN) + " more" : "")
                    + "\n\nChoose others in their forms, or copy those elements too.");
        }
    }
}
