// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.NamedElement;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;

/** Gives new elements ids that the design does not have yet: {@code compute}, {@code compute-2}, {@code compute-3}. */
final class UniqueIds {

    private final Set<String> taken = new HashSet<>();

    UniqueIds(Design design) {
        all(design).forEachRemaining(element -> {
            if (element instanceof NamedElement named && named.getId() != null) {
                taken.add(named.getId());
            }
        });
    }

    /** Gives the element, and what it contains, ids of their own. */
    void assign(EObject fresh) {
        all(fresh).forEachRemaining(element -> {
            if (element instanceof NamedElement named) {
                named.setId(unused(named.getId() == null || named.getId().isEmpty() ? word(named) : named.getId()));
            }
        });
    }

    private static Iterator<EObject> all(EObject root) {
        return EcoreUtil.getAllContents(List.of(root));
    }

    /** This identifier, or the first free one with a number in place of its own. */
    String unused(String wanted) {
        String base = wanted.replaceFirst("-[0-9]+$", "");
        String id = wanted;
        for (int number = 2; !taken.add(id); number++) {
            id = base + "-" + number;
        }
        return id;
    }

    private static String word(NamedElement element) {
        return element.eClass().getName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
