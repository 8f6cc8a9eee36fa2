// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.eastwest.analysis.PluginException;
import org.eastwest.spi.analysis.Progress;

/** Watches the calls of a service, whatever its type, while bundles are there that do not come with the product. */
final class ContainedService implements InvocationHandler {
    /** Exceptions that the interfaces of services have in their documentation alone. */
    private static final String API = "org.eastwest.spi.";

    private final Object service;
    private final Class<?> type;
    private final Origin origin;
    private final EngineHost host;
    private final Culprits culprits;
    private final BooleanSupplier foreigners;

    private ContainedService(Class<?> type, Object service, EngineHost host, Culprits culprits,
            BooleanSupplier foreigners) {
        this.type = type;
        this.service = service;
        this.origin = Origin.of(service);
        this.host = host;
        this.culprits = culprits;
        this.foreigners = foreigners;
    }

    /**
     * @param foreigners tells whether there are other bundles than the product's
     */
    static <S> S of(Class<S> type, S service, EngineHost host, Culprits culprits, BooleanSupplier foreigners) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                new ContainedService(type, service, host, culprits, foreigners)));
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return method.getName().equals("equals") ? same(arguments[0]) : direct(method, arguments);
        }
        return foreigners.getAsBoolean() ? answer(method, arguments) : direct(method, arguments);
    }

    /** Who it is, everybody needs to know, if only to sort: one that fails to say so is called by its bundle. */
    private Object answer(Method method, Object[] arguments) throws Throwable {
        try {
            return watched(method, arguments);
        } catch (PluginException failed) {
            if (method.getParameterCount() == 0 && method.getReturnType() == String.class) {
                host.registry().fault(origin, failed.getMessage());
                return origin.bundle();
            }
            throw failed;
        }
    }

    private boolean same(Object other) {
        return other != null && Proxy.isProxyClass(other.getClass())
                && Proxy.getInvocationHandler(other) instanceof ContainedService contained
                && contained.service == service;
    }

    private Object direct(Method method, Object[] arguments) throws Throwable {
        try {
            return method.invoke(service, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }

    /** A call that was disturbed by a transport which failed is made once more, as if it were not installed. */
    private Object watched(Method method, Object[] arguments) throws Throwable {
        while (true) {
            int before = host.registry().failures();
            try {
                Object result = call(method, arguments);
                if (host.registry().failures() == before) {
                    return answered(method, result);
                }
            } catch (PluginException failed) {
                throw failed;
            } catch (Watchdog.GaveUp gaveUp) {
                if (host.registry().failures() == before) {
                    throw failed(method, "gave no sign of life for " + host.watchdog().patience()
                            + " s and was interrupted", gaveUp);
                }
            } catch (Watchdog.Failed thrown) {
                Throwable cause = thrown.getCause();
                if (host.registry().failures() == before || cause instanceof PluginException) {
                    throw expected(method, cause) ? cause : failed(method, "failed: " + Faults.text(cause), cause);
                }
            }
        }
    }

    private Object call(Method method, Object[] arguments) throws Watchdog.GaveUp, Watchdog.Failed {
        int at = progress(arguments);
        Progress progress = at < 0 ? Progress.NONE : (Progress) arguments[at];
        return host.watchdog().call(pulse -> invoked(method, at < 0 ? arguments : with(arguments, at, pulse)), progress,
                stack -> origin.foreign() || culprits.of(stack).isPresent(), host::stuck);
    }

    private Object invoked(Method method, Object[] arguments) throws Exception {
        try {
            return direct(method, arguments);
        } catch (Exception | Error thrown) {
            throw thrown;
        } catch (Throwable other) {
            throw new IllegalStateException(other);
        }
    }

    private static Object[] with(Object[] arguments, int at, Progress progress) {
        Object[] changed = arguments.clone();
        changed[at] = progress;
        return changed;
    }

    private static int progress(Object[] arguments) {
        for (int i = 0; arguments != null && i < arguments.length; i++) {
            if (arguments[i] instanceof Progress) {
                return i;
            }
        }
        return -1;
    }

    private Object answered(Method method, Object result) {
        if (result == null && origin.foreign() && method.getReturnType() != void.class) {
            throw new PluginException(origin.bundle(), subject() + " returned nothing from " + method.getName(), null);
        }
        return result;
    }

    private static boolean expected(Method method, Throwable thrown) {
        return thrown instanceof IllegalArgumentException || thrown instanceof CancellationException
                || thrown instanceof PluginException || thrown.getClass().getName().startsWith(API)
                || Arrays.stream(method.getExceptionTypes()).anyMatch(declared -> declared.isInstance(thrown));
    }

    /** Names the bundle that is to blame; a fault of the product's own stays what it is. */
    private Throwable failed(Method method, String what, Throwable cause) {
        Optional<Origin> culprit = culprits.of(cause.getStackTrace());
        Origin blamed = culprit.orElse(origin);
        if (!blamed.foreign()) {
            return cause;
        }
        host.registry().fault(blamed, "the service " + type.getSimpleName() + " " + what);
        return new PluginException(blamed.bundle(), (blamed.equals(origin) ? subject() : "The bundle "
                + blamed.bundle()) + " " + what, cause);
    }

    private String subject() {
        return "The " + type.getSimpleName() + " of bundle " + origin.bundle();
    }
}
