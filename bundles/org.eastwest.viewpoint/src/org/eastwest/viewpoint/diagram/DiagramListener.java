// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

/** Is told what a refresh changed. */
@FunctionalInterface
public interface DiagramListener {
    /** Called once a refresh that changed anything, after it, by the thread that refreshed. */
    void changed(DiagramChange change);
}
