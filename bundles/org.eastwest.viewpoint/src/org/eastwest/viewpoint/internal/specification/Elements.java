// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.specification;

import java.util.List;
import java.util.Objects;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/** Reads features of elements of a specification by name. */
public final class Elements {
    private Elements() {
    }

    /** The value, or null when the class has no such feature. */
    public static Object value(EObject element, String feature) {
        EStructuralFeature f = element.eClass().getEStructuralFeature(feature);
        return f == null ? null : element.eGet(f);
    }

    public static boolean isSet(EObject element, String feature) {
        EStructuralFeature f = element.eClass().getEStructuralFeature(feature);
        return f != null && element.eIsSet(f);
    }

    /** The text; empty when there is none. */
    public static String text(EObject element, String feature) {
        return Objects.toString(value(element, feature), "");
    }

    public static boolean truth(EObject element, String feature) {
        return Boolean.TRUE.equals(value(element, feature));
    }

    public static int integer(EObject element, String feature) {
        return value(element, feature) instanceof Number n ? n.intValue() : 0;
    }

    /** The referenced element, or null; what does not resolve is none. */
    public static EObject one(EObject element, String feature) {
        return value(element, feature) instanceof EObject o && !o.eIsProxy() ? o : null;
    }

    /** The referenced elements; what does not resolve is left out. */
    @SuppressWarnings("unchecked")
    public static List<EObject> all(EObject element, String feature) {
        Object value = value(element, feature);
        if (value instanceof List<?> list) {
            return ((List<EObject>) list).stream().filter(o -> !o.eIsProxy()).toList();
        }
        return value instanceof EObject o && !o.eIsProxy() ? List.of(o) : List.of();
    }

    public static boolean is(EObject element, String className) {
        return element.eClass().getName().equals(className)
                || element.eClass().getEAllSuperTypes().stream().anyMatch(c -> c.getName().equals(className));
    }
}
