// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.diagram;

import java.util.Set;

/**
 * What one refresh changed. Sets are in the order of the diagram.
 *
 * @param added elements that are new; what stands in a new node is new itself
 * @param removed elements that are gone
 * @param changed elements that look different now
 * @param reordered nodes whose children or nodes on the border are the same in another order
 * @param title whether the title or the background is another
 */
public record DiagramChange(Set<DiagramElement> added, Set<DiagramElement> removed, Set<DiagramElement> changed,
        Set<DiagramNode> reordered, boolean title) {
    public boolean isEmpty() {
        return added.isEmpty() && removed.isEmpty() && changed.isEmpty() && reordered.isEmpty() && !title;
    }

    /** Whether elements came or went: positions have to be found or forgotten. */
    public boolean structural() {
        return !added.isEmpty() || !removed.isEmpty() || !reordered.isEmpty();
    }
}
