// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.eastwest.analysis.PluginService;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.InvalidSyntaxException;
import org.osgi.framework.ServiceReference;

/** Asks the services of the bundles that know the domain; each is looked up anew, since bundles come and go. */
public final class Services {
    private static final String API = "org.eastwest.spi.";

    private Services() {
    }

    /**
     * Uses a service.
     *
     * @throws IllegalStateException when no bundle provides it
     */
    public static <S, R> R call(Class<S> service, Function<? super S, R> use) {
        return find(service, use).orElseThrow(() -> new IllegalStateException("The service " + service.getName()
                + " is missing. Look at Help > About > Installation Details for a bundle that did not start."));
    }

    /**
     * Uses every service of a kind, in the order of their rank.
     *
     * @throws IllegalStateException when the framework has a broken filter, which none is given here
     */
    public static <S, R> R all(Class<S> service, Function<List<S>, R> use) {
        BundleContext context = FrameworkUtil.getBundle(Services.class).getBundleContext();
        List<ServiceReference<S>> references = references(context, service);
        try {
            return use.apply(references.stream().map(context::getService).filter(Objects::nonNull)
                    .map(provider -> contained(context, service, provider)).toList());
        } finally {
            references.forEach(context::ungetService);
        }
    }

    private static <S> List<ServiceReference<S>> references(BundleContext context, Class<S> service) {
        try {
            return context.getServiceReferences(service, null).stream().sorted(Comparator.reverseOrder()).toList();
        } catch (InvalidSyntaxException e) {
            throw new IllegalStateException("no filter is a broken filter", e);
        }
    }

    private static <S, R> Optional<R> find(Class<S> service, Function<? super S, R> use) {
        BundleContext context = FrameworkUtil.getBundle(Services.class).getBundleContext();
        ServiceReference<S> reference = context.getServiceReference(service);
        if (reference == null) {
            return Optional.empty();
        }
        S provider = context.getService(reference);
        try {
            return Optional.ofNullable(provider).map(found -> contained(context, service, found)).map(use);
        } finally {
            context.ungetService(reference);
        }
    }

    /** What plugins may implement names the bundle that fails in a call of it. */
    private static <S> S contained(BundleContext context, Class<S> service, S provider) {
        ServiceReference<PluginService> reference = service.getName().startsWith(API)
                ? context.getServiceReference(PluginService.class) : null;
        PluginService plugins = reference == null ? null : context.getService(reference);
        if (plugins == null) {
            return provider;
        }
        try {
            return plugins.contained(service, provider);
        } finally {
            context.ungetService(reference);
        }
    }
}
