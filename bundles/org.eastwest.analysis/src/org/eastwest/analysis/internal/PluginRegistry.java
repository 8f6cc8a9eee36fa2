// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eastwest.analysis.Plugin;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.transport.ParameterValues;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;

/** Keeps the registered transports and engines; asks each once whether it is fit for use. */
final class PluginRegistry implements TransportRegistry {
    private final List<Registered<TransportModel>> transports = new CopyOnWriteArrayList<>();
    private final List<Registered<AnalysisEngine>> engines = new CopyOnWriteArrayList<>();

    void add(TransportModel transport, Map<String, ?> properties) {
        int ranking = Registered.ranking(properties);
        long serviceId = Registered.serviceId(properties);
        try {
            TransportInfo info = Objects.requireNonNull(transport.info(), "info() returned null");
            Objects.requireNonNull(transport.compose(ParameterValues.defaults(transport.parameters())),
                    "compose() returned null");
            transports.add(new Registered<>(transport, info.id(), "transport", info.name(), info.order(), ranking,
                    serviceId, ""));
        } catch (RuntimeException | LinkageError fault) {
            transports.add(new Registered<>(transport, declaredId(properties, transport), "transport", "",
                    TransportInfo.INSTALLED, ranking, serviceId, "it failed when asked for its strategies: " + fault));
        }
    }

    void remove(TransportModel transport) {
        transports.removeIf(r -> r.service() == transport);
    }

    void add(AnalysisEngine engine, Map<String, ?> properties) {
        int ranking = Registered.ranking(properties);
        long serviceId = Registered.serviceId(properties);
        try {
            engines.add(new Registered<>(engine, Objects.requireNonNull(engine.id(), "id() returned null"), "engine",
                    engine.name(), 0, ranking, serviceId, ""));
        } catch (RuntimeException | LinkageError fault) {
            engines.add(new Registered<>(engine, declaredId(properties, engine), "engine", "", 0, ranking, serviceId,
                    "it failed when asked for its id: " + fault));
        }
    }

    void remove(AnalysisEngine engine) {
        engines.removeIf(r -> r.service() == engine);
    }

    @Override
    public List<TransportModel> all() {
        return usable(transports).map(Registered::service).toList();
    }

    List<Registered<AnalysisEngine>> engines() {
        return usable(engines).toList();
    }

    List<Plugin> plugins() {
        List<Registered<?>> all = new ArrayList<>(withoutDuplicates(engines));
        all.addAll(withoutDuplicates(transports));
        return all.stream().map(Registered::plugin).sorted(Comparator.comparing(Plugin::kind)).toList();
    }

    private static <T> java.util.stream.Stream<Registered<T>> usable(List<Registered<T>> registered) {
        return withoutDuplicates(registered).stream().filter(Registered::usable);
    }

    /** In order; of several with one id only the first stays usable, the others become broken. */
    private static <T> List<Registered<T>> withoutDuplicates(List<Registered<T>> registered) {
        Set<String> seen = new HashSet<>();
        return registered.stream().sorted(Registered.ORDER).map(r -> !r.usable() || seen.add(r.id()) ? r
                : r.broken("another " + r.kind() + " with the id '" + r.id() + "' is registered before it")).toList();
    }

    private static String declaredId(Map<String, ?> properties, Object service) {
        return properties.get("id") instanceof String id ? id : service.getClass().getName();
    }
}
