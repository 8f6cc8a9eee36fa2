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
                named.setId(unused(base(named)));
            }
        });
    }

    private static Iterator<EObject> all(EObject root) {
        return EcoreUtil.getAllContents(List.of(root));
    }

    private String unused(String base) {
        String id = base;
        for (int number = 2; !taken.add(id); number++) {
            id = base + "-" + number;
        }
        return id;
    }

    private static String base(NamedElement element) {
        String id = element.getId();
        return id == null || id.isEmpty()
                ? element.eClass().getName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT)
                : id.replaceFirst("-[0-9]+$", "");
    }
}
