// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;

class WindowTest {

    private final IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();

    @Test
    void theWindowIsOnTheScreenUnderTheNameOfTheProduct() {
        assertTrue(window.getShell().isVisible());
        assertTrue(window.getShell().getText().startsWith("Eastwest"), window.getShell().getText());
    }

    @Test
    void theWindowOpensInTheDesignPerspective() {
        assertEquals("org.eastwest.ui.perspective", window.getActivePage().getPerspective().getId());
    }
}
