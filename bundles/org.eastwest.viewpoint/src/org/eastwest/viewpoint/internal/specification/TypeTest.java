// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;

/** Whether an object is of a class that a specification names; by name, so that no metamodel has to be registered. */
public final class TypeTest {
    private final String name;
    private final String owner;
    private final Map<EClass, Boolean> known = new ConcurrentHashMap<>();

    TypeTest(String typeName) {
        int colons = typeName.indexOf("::");
        int separator = colons >= 0 ? colons : typeName.indexOf('.');
        owner = separator < 0 ? "" : typeName.substring(0, separator);
        name = separator < 0 ? typeName : typeName.substring(separator + (colons >= 0 ? 2 : 1));
    }

    public boolean accepts(EObject object) {
        return known.computeIfAbsent(object.eClass(), this::isKind);
    }

    private boolean isKind(EClass c) {
        return name.equals("EObject") || name.isEmpty() || matches(c) || c.getEAllSuperTypes().stream()
                .anyMatch(this::matches);
    }

    private boolean matches(EClass c) {
        return c.getName().equals(name) && (owner.isEmpty() || c.getEPackage() != null
                && owner.equals(c.getEPackage().getName()));
    }
}
