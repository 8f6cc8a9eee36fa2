// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import org.eclipse.jface.viewers.IElementComparer;

/**
 * Tells what a viewer shows apart by identity: comparing metrics or derivations by value may take forever, since
 * derivations share parts.
 */
public final class Identity implements IElementComparer {

    @Override
    public boolean equals(Object one, Object other) {
        return one == other;
    }

    @Override
    public int hashCode(Object element) {
        return System.identityHashCode(element);
    }
}
