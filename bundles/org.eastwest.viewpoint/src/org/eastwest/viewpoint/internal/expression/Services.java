// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint.internal.expression;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The Java services of a specification: public methods of the classes it names. The first that fits is called. */
public final class Services {
    private record Service(MethodHandle handle, Class<?>[] parameters, String name) {
        boolean accepts(Object[] arguments) {
            if (parameters.length != arguments.length) {
                return false;
            }
            for (int i = 0; i < arguments.length; i++) {
                if (arguments[i] != null && !parameters[i].isInstance(arguments[i])) {
                    return false;
                }
            }
            return true;
        }
    }

    private static final Map<Class<?>, Class<?>> BOXES = Map.of(boolean.class, Boolean.class, int.class, Integer.class,
            long.class, Long.class, double.class, Double.class, float.class, Float.class, char.class, Character.class,
            short.class, Short.class, byte.class, Byte.class);

    private final Map<String, List<Service>> services = new HashMap<>();

    /**
     * Adds the public methods of a class.
     *
     * @throws ExpressionException when it has no public constructor without arguments, or that fails
     */
    public void add(Class<?> type) {
        Object instance = instance(type);
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        Arrays.stream(type.getMethods())
                .filter(m -> m.getDeclaringClass() != Object.class && m.getParameterCount() > 0 && !m.isBridge())
                .sorted(Comparator.comparing(Method::getName).thenComparing(Services::byPrecision)
                        .thenComparing(Method::toGenericString))
                .forEach(m -> add(lookup, m, instance));
    }

    /** Methods with narrower parameters come first. */
    private static int byPrecision(Method a, Method b) {
        for (int i = 0; i < Math.min(a.getParameterCount(), b.getParameterCount()); i++) {
            Class<?> p = a.getParameterTypes()[i];
            Class<?> q = b.getParameterTypes()[i];
            if (p != q && p.isAssignableFrom(q)) {
                return 1;
            }
            if (p != q && q.isAssignableFrom(p)) {
                return -1;
            }
        }
        return Integer.compare(a.getParameterCount(), b.getParameterCount());
    }

    private static Object instance(Class<?> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new ExpressionException("The service class " + type.getName()
                    + " has no public constructor without arguments that works: " + e, -1, e);
        }
    }

    private void add(MethodHandles.Lookup lookup, Method method, Object instance) {
        try {
            MethodHandle handle = lookup.unreflect(method);
            MethodHandle bound = Modifier.isStatic(method.getModifiers()) ? handle : handle.bindTo(instance);
            services.computeIfAbsent(method.getName(), n -> new ArrayList<>()).add(new Service(
                    bound.asSpreader(Object[].class, method.getParameterCount())
                            .asType(MethodType.methodType(Object.class, Object[].class)),
                    Arrays.stream(method.getParameterTypes()).map(Services::boxed).toArray(Class<?>[]::new),
                            method.getName()));
        } catch (IllegalAccessException e) {
            throw new ExpressionException("The service " + method + " is not accessible.", -1, e);
        }
    }

    /** Whether there is a service of a name, whatever its parameters. */
    public boolean has(String name) {
        return services.containsKey(name);
    }

    /** Whether a service takes so many arguments, its receiver included. */
    public boolean has(String name, int arguments) {
        return services.getOrDefault(name, List.of()).stream().anyMatch(s -> s.parameters.length == arguments);
    }

    /** Whether a service of this name fits these arguments. */
    boolean accepts(String name, Object[] arguments) {
        return services.getOrDefault(name, List.of()).stream().anyMatch(s -> s.accepts(arguments));
    }

    /** Calls the first service that fits; what it reads cannot be told, but the call can be made again. */
    Object call(String name, Object[] arguments, Reads reads, int position) {
        List<Service> named = services.getOrDefault(name, List.of());
        for (Service service : named) {
            if (service.accepts(arguments)) {
                return invoke(service, arguments, reads, position);
            }
        }
        String given = Arrays.stream(arguments).map(a -> a == null ? "null"
                : a instanceof org.eclipse.emf.ecore.EObject o
                ? o.eClass().getName() : a.getClass().getSimpleName()).collect(Collectors.joining(", "));
        throw new ExpressionException(named.isEmpty() ? "There is no service '" + name + "'."
                : "No service '" + name + "' takes (" + given + ").", position);
    }

    private static Object invoke(Service service, Object[] arguments, Reads reads, int position) {
        try {
            Object result = invoke(service, arguments, position);
            reads.called(result, () -> invoke(service, arguments, position));
            return result;
        } catch (ExpressionException e) {
            reads.opaque();
            throw e;
        }
    }

    private static Object invoke(Service service, Object[] arguments, int position) {
        try {
            Object value = (Object) service.handle.invokeExact(arguments);
            return value instanceof Object[] array ? Arrays.asList(array) : value;
        } catch (LinkageError | StackOverflowError e) {
            throw new ExpressionException("The service '" + service.name + "' failed: " + e, position, e);
        } catch (Error e) {
            throw e;
        } catch (Throwable e) {
            throw new ExpressionException("The service '" + service.name + "' failed: " + e, position, e);
        }
    }

    private static Class<?> boxed(Class<?> type) {
        return BOXES.getOrDefault(type, type);
    }
}
