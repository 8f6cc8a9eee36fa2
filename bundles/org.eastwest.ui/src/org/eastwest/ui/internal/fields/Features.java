// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fields;

import java.util.List;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.provider.IItemPropertyDescriptor;
import org.eclipse.emf.edit.provider.IItemPropertySource;

/** The features that a user edits. */
public final class Features {

    private Features() {
    }

    /** The descriptors of all features of an element that are edited in place, in the order of the metamodel. */
    public static List<IItemPropertyDescriptor> descriptors(DesignSession session, EObject element) {
        Object source = session.adapters().adapt(element, IItemPropertySource.class);
        return source instanceof IItemPropertySource properties ? properties.getPropertyDescriptors(element)
                : List.of();
    }
}
