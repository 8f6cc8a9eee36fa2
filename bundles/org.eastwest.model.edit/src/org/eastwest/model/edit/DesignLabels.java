// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.edit;

import java.net.URL;

import org.eclipse.emf.ecore.EObject;

import org.eastwest.model.edit.internal.LabelText;

/** What an element of a design is called and looks like in trees, titles and lists. */
public final class DesignLabels {
    private DesignLabels() {
    }

    /**
     * Name or identifier with the few facts that tell an element from its like: {@code servers (dgx-h100) x 128}.
     * Depends on the element's own attributes and references only.
     */
    public static String text(Object element) {
        return element instanceof EObject object ? new LabelText().doSwitch(object) : String.valueOf(element);
    }

    /** An SVG of 16 by 16 pixels; {@code null} for what is no element of a design. */
    public static URL icon(Object element) {
        return element instanceof EObject object
                ? DesignLabels.class.getResource("/icons/" + object.eClass().getName() + ".svg") : null;
    }
}
