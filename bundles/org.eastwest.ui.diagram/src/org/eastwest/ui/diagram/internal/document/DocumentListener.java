// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.document;

/** Hears that a diagram shows something else or elsewhere. */
@FunctionalInterface
public interface DocumentListener {
    /** Called on the UI thread, after elements and geometry are up to date. */
    void changed();
}
