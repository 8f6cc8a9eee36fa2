// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EObject;

/** The operators and operations of AQL. */
final class AqlOperations {
    /** Operations of collections that take a lambda. */
    static final Set<String> ITERATORS = Set.of("select", "reject", "collect", "exists", "forAll", "any", "one",
            "isUnique", "sortedBy");
    /** Operations of collections and how many arguments each takes at least and at most. */
    private static final Map<String, int[]> COLLECTION = Map.ofEntries(exactly("first", 0), exactly("last", 0),
            exactly("size", 0), exactly("isEmpty", 0), exactly("notEmpty", 0), exactly("including", 1),
            exactly("excluding", 1), exactly("includes", 1), exactly("excludes", 1), exactly("includesAll", 1),
            exactly("asSequence", 0), exactly("asSet", 0), exactly("asOrderedSet", 0), exactly("filter", 1),
            exactly("reverse", 0), exactly("sum", 0), exactly("min", 0), exactly("max", 0), exactly("at", 1),
            exactly("indexOf", 1), exactly("union", 1), exactly("count", 1), Map.entry("sep", new int[] {1, 3}));

    private final Services services;

    AqlOperations(Services services) {
        this.services = services;
    }

    private static Map.Entry<String, int[]> exactly(String name, int arguments) {
        return Map.entry(name, new int[] {arguments, arguments});
    }

    static Object compare(String operator, Object a, Object b, int position) {
        return switch (operator) {
            case "=" -> Values.same(a, b);
            case "<>", "!=" -> !Values.same(a, b);
            case "<" -> order(a, b, position) < 0;
            case "<=" -> order(a, b, position) <= 0;
            case ">" -> order(a, b, position) > 0;
            default -> order(a, b, position) >= 0;
        };
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static int order(Object a, Object b, int position) {
        if (a instanceof Number m && b instanceof Number n) {
            return Values.whole(m) && Values.whole(n) ? Long.compare(m.longValue(), n.longValue())
                    : Double.compare(m.doubleValue(), n.doubleValue());
        }
        if (a instanceof Comparable x && b != null && a.getClass() == b.getClass()) {
            return x.compareTo(b);
        }
        throw new ExpressionException(kind(a) + " and " + kind(b) + " have no order.", position);
    }

    static Object arithmetic(String operator, Object a, Object b, int position) {
        if (operator.equals("+") && (a instanceof String || b instanceof String)) {
            return Values.text(a) + Values.text(b);
        }
        if (operator.equals("+") && a instanceof Collection<?> x && b instanceof Collection<?>) {
            return union(x, b);
        }
        if (!(a instanceof Number m) || !(b instanceof Number n)) {
            throw new ExpressionException("'" + operator + "' is not defined for " + kind(a) + " and " + kind(b) + ".",
                    position);
        }
        if (Values.whole(m) && Values.whole(n) && !operator.equals("/")) {
            return whole(operator, m.longValue(), n.longValue(), position);
        }
        double x = m.doubleValue();
        double y = n.doubleValue();
        return switch (operator) {
            case "+" -> x + y;
            case "-" -> x - y;
            case "*" -> x * y;
            default -> x / y;
        };
    }

    private static Number whole(String operator, long x, long y, int position) {
        try {
            return Values.number(switch (operator) {
                case "+" -> Math.addExact(x, y);
                case "-" -> Math.subtractExact(x, y);
                default -> Math.multiplyExact(x, y);
            });
        } catch (ArithmeticException e) {
            throw new ExpressionException("The result is too large for a whole number.", position, e);
        }
    }

    private static String kind(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof EObject o) {
            return o.eClass().getName();
        }
        return value instanceof Collection ? "a collection" : value.getClass().getSimpleName();
    }

    /** A feature of an object, or the flat sequence of a feature of the elements of a collection. */
    Object feature(Object receiver, String name, Reads reads, int position) {
        if (receiver instanceof Collection<?> c) {
            return flat(c, e -> feature(e, name, reads, position));
        }
        if (receiver instanceof EObject o) {
            return Features.get(o, name, reads, position);
        }
        throw new ExpressionException(kind(receiver) + " has no feature '" + name + "'.", position);
    }

    private static List<Object> flat(Collection<?> elements, Function<Object, Object> value) {
        List<Object> all = new ArrayList<>();
        for (Object element : elements) {
            Object v = value.apply(element);
            if (v instanceof Collection<?> inner) {
                all.addAll(inner);
            } else if (v != null) {
                all.add(v);
            }
        }
        return all;
    }

    /** An operation or a Java service, of an object or of each element of a collection. */
    Object call(Object receiver, String name, Object[] arguments, Reads reads, int position) {
        if (receiver instanceof Collection<?> c && !services.accepts(name, withReceiver(receiver, arguments))) {
            return flat(c, e -> call(e, name, arguments, reads, position));
        }
        if (receiver instanceof EObject o && ObjectOperation.NAMES.contains(name)) {
            return ObjectOperation.call(o, name, arguments, reads, position);
        }
        if (receiver instanceof String s && AqlText.NAMES.contains(name)) {
            return AqlText.call(s, name, arguments, position);
        }
        if (receiver instanceof Number n && AqlNumber.NAMES.contains(name)) {
            return AqlNumber.call(n, name, arguments, position);
        }
        if (name.equals("toString") && arguments.length == 0) {
            return Values.text(receiver);
        }
        if (name.startsWith("oclIs") && arguments.length == 1 && !(receiver instanceof EObject)) {
            return false;
        }
        return services.call(name, withReceiver(receiver, arguments), reads, position);
    }

    private static Object[] withReceiver(Object receiver, Object[] arguments) {
        Object[] all = new Object[arguments.length + 1];
        all[0] = receiver;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return all;
    }

    static void checkCollectionCall(String name, int arguments, int position) {
        int[] range = COLLECTION.get(name);
        if (range == null) {
            throw new ExpressionException("The collection operation '" + name + "' is not supported.", position);
        }
        if (arguments < range[0] || arguments > range[1]) {
            throw new ExpressionException("'" + name + "' takes " + range[0] + (range[1] > range[0]
                    ? " to " + range[1] : "")
                    + " arguments, not " + arguments + ".", position);
        }
    }

    Object collection(Object receiver, String name, Object[] a, int position) {
        List<Object> c = Values.collection(receiver);
        boolean set = receiver instanceof Set;
        return switch (name) {
            case "first" -> c.isEmpty() ? null : c.get(0);
            case "last" -> c.isEmpty() ? null : c.get(c.size() - 1);
            case "size" -> c.size();
            case "isEmpty" -> c.isEmpty();
            case "notEmpty" -> !c.isEmpty();
            case "including" -> like(set, union(c, a[0] == null ? Collections.singletonList(null) : List.of(a[0])));
            case "excluding" -> like(set, c.stream().filter(e -> !Values.same(e, a[0])).toList());
            case "includes" -> c.stream().anyMatch(e -> Values.same(e, a[0]));
            case "excludes" -> c.stream().noneMatch(e -> Values.same(e, a[0]));
            case "includesAll" -> c.containsAll(Values.collection(a[0]));
            case "union" -> like(set, union(c, Values.collection(a[0])));
            case "count" -> (int) c.stream().filter(e -> Values.same(e, a[0])).count();
            case "asSequence" -> c;
            case "asSet", "asOrderedSet" -> like(true, c);
            case "filter" -> like(set, c.stream().filter(e -> ObjectOperation.isKind(e, type(a[0], position)))
                    .toList());
            case "reverse" -> reversed(c);
            case "sum" -> c.stream().reduce(0, (x, y) -> arithmetic("+", x, y, position));
            case "min" -> c.stream().min((x, y) -> order(x, y, position)).orElse(null);
            case "max" -> c.stream().max((x, y) -> order(x, y, position)).orElse(null);
            case "at" -> at(c, a[0], position);
            case "indexOf" -> indexOf(c, a[0]);
            default -> separated(c, a);
        };
    }

    private static Collection<Object> like(boolean set, List<?> elements) {
        return set ? Collections.unmodifiableSet(new LinkedHashSet<>(elements)) : new ArrayList<>(elements);
    }

    private static List<Object> union(Collection<?> a, Object b) {
        List<Object> all = new ArrayList<>(a);
        all.addAll((Collection<?>) b);
        return all;
    }

    private static List<Object> reversed(List<Object> elements) {
        List<Object> copy = new ArrayList<>(elements);
        Collections.reverse(copy);
        return copy;
    }

    private static Object at(List<Object> elements, Object index, int position) {
        Integer i = index instanceof Number ? Values.integer(index) : null;
        if (i == null || i < 1 || i > elements.size()) {
            throw new ExpressionException("There is no element at " + Values.text(index) + " of " + elements.size()
                    + "; the first is at 1.", position);
        }
        return elements.get(i - 1);
    }

    private static int indexOf(List<Object> elements, Object wanted) {
        for (int i = 0; i < elements.size(); i++) {
            if (Values.same(elements.get(i), wanted)) {
                return i + 1;
            }
        }
        return 0;
    }

    /** {@code sep(between)} or {@code sep(before, between, after)}. */
    private static List<Object> separated(List<Object> elements, Object[] a) {
        List<Object> all = new ArrayList<>();
        if (a.length == 3) {
            all.add(a[0]);
        }
        for (int i = 0; i < elements.size(); i++) {
            if (i > 0) {
                all.add(a.length == 3 ? a[1] : a[0]);
            }
            all.add(elements.get(i));
        }
        if (a.length == 3) {
            all.add(a[2]);
        }
        return all;
    }

    static EClassifier type(Object value, int position) {
        if (value instanceof EClassifier c) {
            return c;
        }
        throw new ExpressionException("A type like package::Class is expected, not " + kind(value) + ".", position);
    }

    static Object iterate(String name, Object receiver, Function<Object, Object> body, int position) {
        List<Object> c = Values.collection(receiver);
        boolean set = receiver instanceof Set;
        return switch (name) {
            case "select" -> like(set, c.stream().filter(e -> Values.truth(body.apply(e))).toList());
            case "reject" -> like(set, c.stream().filter(e -> !Values.truth(body.apply(e))).toList());
            case "collect" -> like(set, flat(c, body));
            case "exists" -> c.stream().anyMatch(e -> Values.truth(body.apply(e)));
            case "forAll" -> c.stream().allMatch(e -> Values.truth(body.apply(e)));
            case "any" -> c.stream().filter(e -> Values.truth(body.apply(e))).filter(Objects::nonNull).findFirst()
                    .orElse(null);
            case "one" -> c.stream().filter(e -> Values.truth(body.apply(e))).count() == 1;
            case "isUnique" -> c.stream().map(body).distinct().count() == c.size();
            default -> sorted(c, body, position);
        };
    }

    private static List<Object> sorted(List<Object> elements, Function<Object, Object> key, int position) {
        List<Object> copy = new ArrayList<>(elements);
        copy.sort(Comparator.comparing(key, Comparator.nullsFirst((a, b) -> order(a, b, position))));
        return copy;
    }

    /** The operations of every object. */
    private static final class ObjectOperation {
        static final Set<String> NAMES = Set.of("oclIsKindOf", "oclIsTypeOf", "oclAsType", "eContainer", "eContents",
                "eAllContents", "eCrossReferences", "eInverse", "ancestors", "eClass");

        static Object call(EObject self, String name, Object[] a, Reads reads, int position) {
            int most = name.equals("eClass") || name.equals("eCrossReferences") ? 0 : 1;
            int least = name.startsWith("ocl") ? 1 : 0;
            if (a.length < least || a.length > most) {
                throw new ExpressionException("'" + name + "' takes " + least + (most > least ? " or " + most : "")
                        + " arguments, not " + a.length + ".", position);
            }
            Object argument = a.length == 0 ? null : a[0];
            return switch (name) {
                case "oclIsKindOf" -> isKind(self, type(argument, position));
                case "oclIsTypeOf" -> self.eClass() == type(argument, position);
                case "oclAsType" -> cast(self, type(argument, position), position);
                case "eContainer" -> argument == null ? Features.container(self, reads)
                        : ancestors(self, reads).stream().filter(o -> isKind(o, type(argument, position))).findFirst()
                                .orElse(null);
                case "eContents" -> filtered(Features.contents(self, reads), argument, position);
                case "eAllContents" -> filtered(Features.allContents(self, reads), argument, position);
                case "eInverse" -> argument instanceof String feature ? Features.inverse(self, feature, reads)
                        : filtered(Features.inverse(self, null, reads), argument, position);
                case "ancestors" -> filtered(ancestors(self, reads), argument, position);
                case "eClass" -> self.eClass();
                default -> Features.crossReferences(self, reads);
            };
        }

        static boolean isKind(Object value, EClassifier type) {
            return value instanceof EObject o && type instanceof EClass c ? Types.isKind(o.eClass(), c)
                    : type.isInstance(value);
        }

        private static Object cast(EObject self, EClassifier type, int position) {
            if (!isKind(self, type)) {
                throw new ExpressionException(self.eClass().getName() + " is no " + type.getName() + ".", position);
            }
            return self;
        }

        private static List<EObject> ancestors(EObject self, Reads reads) {
            List<EObject> all = new ArrayList<>();
            for (Object o = Features.container(self, reads); o instanceof EObject e; o = Features.container(e, reads)) {
                all.add(e);
            }
            return all;
        }

        private static List<EObject> filtered(List<EObject> objects, Object type, int position) {
            return type == null ? objects : objects.stream().filter(o -> isKind(o, type(type, position))).toList();
        }
    }
}
