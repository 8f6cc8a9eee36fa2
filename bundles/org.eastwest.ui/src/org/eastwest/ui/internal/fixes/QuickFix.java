// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fixes;

import java.util.function.Consumer;
import org.eclipse.swt.widgets.Shell;

/**
 * A way to mend what a finding tells; one step of the design's history.
 *
 * @param label what it does, as an order: {@code Set Data parallelism (DP) to 64}
 * @param work  does it; may ask something in a dialog of this shell
 */
public record QuickFix(String label, Consumer<Shell> work) {
    public void apply(Shell shell) {
        work.accept(shell);
    }
}
