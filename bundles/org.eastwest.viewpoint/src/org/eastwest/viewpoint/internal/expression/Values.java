// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.eclipse.emf.common.util.Enumerator;
import org.eclipse.emf.ecore.EEnumLiteral;
import org.eclipse.emf.ecore.ENamedElement;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;

/** How values turn into one another, as in Sirius. */
public final class Values {
    private Values() {
    }

    /** A collection as it is, nothing for null, and anything else alone. */
    public static List<Object> collection(Object value) {
        if (value == null) {
            return List.of();
        }
        if (value instanceof Collection<?> c) {
            return new ArrayList<>(c);
        }
        return value instanceof Object[] array ? new ArrayList<>(Arrays.asList(array)) : List.of(value);
    }

    /** The objects of a model among a value's elements. */
    public static List<EObject> objects(Object value) {
        return collection(value).stream().filter(EObject.class::isInstance).map(EObject.class::cast).toList();
    }

    /** True for true, "true" and what is there at all; false for null, false, "false" and an empty collection. */
    public static boolean truth(Object value) {
        if (value instanceof Boolean b) {
            return b;
        }
        if (value instanceof Collection<?> c) {
            return !c.isEmpty();
        }
        return value != null && !value.toString().equalsIgnoreCase("false");
    }

    /** A number as a whole one, cut at the point as Sirius cuts it. */
    public static Integer integer(Object value) {
        if (value instanceof Number n) {
            return n.intValue();
        }
        if (value instanceof String s && !s.isBlank()) {
            try {
                return new BigDecimal(s.trim()).intValue();
            } catch (NumberFormatException e) {
                throw new ExpressionException("'" + s + "' is no number.", -1, e);
            }
        }
        return null;
    }

    /**
     * As a label shows it: nothing for null, the literal of an enumeration, the name of an object, elements by
     * commas.
     */
    public static String text(Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof Collection<?> c) {
            return c.stream().map(Values::text).collect(Collectors.joining(", "));
        }
        if (value instanceof Enumerator e) {
            return e.getLiteral();
        }
        if (value instanceof ENamedElement e) {
            return Objects.toString(e.getName(), "");
        }
        return value instanceof EObject o ? name(o) : value.toString();
    }

    private static String name(EObject object) {
        EStructuralFeature name = object.eClass().getEStructuralFeature("name");
        Object value = name == null ? null : object.eGet(name);
        return value == null ? object.eClass().getName() : value.toString();
    }

    /** Equal as AQL means it: numbers by value, enumerations by literal. */
    static boolean same(Object a, Object b) {
        if (a instanceof Number m && b instanceof Number n) {
            return whole(m) && whole(n) ? m.longValue() == n.longValue() : m.doubleValue() == n.doubleValue();
        }
        if (a instanceof Collection<?> c && b instanceof Collection<?> d) {
            return new ArrayList<>(c).equals(new ArrayList<>(d));
        }
        return Objects.equals(instance(a), instance(b));
    }

    /** The value of an enumeration behind its declaration. */
    static Object instance(Object value) {
        return value instanceof EEnumLiteral l && l.getInstance() != null ? l.getInstance() : value;
    }

    static boolean whole(Number n) {
        return n instanceof Integer || n instanceof Long || n instanceof Short || n instanceof Byte;
    }

    /** A whole number as the smaller type that holds it. */
    static Number number(long value) {
        return value == (int) value ? (Number) (int) value : (Number) value;
    }
}
