// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.eastwest.analysis.Plugin;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.transport.TransportInfo;
import org.eastwest.spi.transport.TransportModel;
import org.eastwest.spi.transport.TransportRegistry;

/**
 * Keeps the registered transports and engines; asks each once whether it is fit for use, when somebody first wants to
 * know, and takes those out that fail.
 */
final class PluginRegistry implements TransportRegistry {
    private static final String TRANSPORT = "transport";
    private static final String ENGINE = "engine";

    /**
     * A registration that nobody has looked at yet.
     *
     * @param key     what was registered, to find it again
     * @param service gets the service; null when its component could not be activated
     * @param why     says why it could not
     */
    record Candidate<T>(Object key, Callable<T> service, Origin origin, Map<String, ?> properties, Callable<String> why) {
        static <T> Candidate<T> of(T service, Map<String, ?> properties) {
            return new Candidate<>(service, () -> service, Origin.of(service), properties, () -> "");
        }

        String declaredId() {
            return properties.get("id") instanceof String id && !id.isBlank() ? id
                    : properties.get("component.name") instanceof String name ? name : origin.bundle();
        }
    }

    private final List<Candidate<TransportModel>> newTransports = new CopyOnWriteArrayList<>();
    private final List<Candidate<AnalysisEngine>> newEngines = new CopyOnWriteArrayList<>();
    private final List<Registered<TransportModel>> transports = new CopyOnWriteArrayList<>();
    private final List<Registered<AnalysisEngine>> engines = new CopyOnWriteArrayList<>();
    private final Map<String, Plugin> faults = new TreeMap<>();
    private final AtomicInteger failures = new AtomicInteger();
    private final Calls calls;
    private final Watchdog watchdog;
    private final Runnable changed;

    /**
     * @param patienceSeconds how long a plugin of another bundle may take to answer
     * @param changed         run after every change
     */
    PluginRegistry(double patienceSeconds, Runnable changed) {
        this.calls = new Calls(patienceSeconds);
        this.watchdog = new Watchdog(patienceSeconds);
        this.changed = changed;
    }

    Calls calls() {
        return calls;
    }

    void addTransport(Candidate<TransportModel> candidate) {
        newTransports.add(candidate);
        changed.run();
    }

    void addEngine(Candidate<AnalysisEngine> candidate) {
        newEngines.add(candidate);
        changed.run();
    }

    /** Forgets what was registered under this key. */
    void remove(Object key) {
        newTransports.removeIf(c -> c.key() == key);
        newEngines.removeIf(c -> c.key() == key);
        synchronized (this) {
            transports.removeIf(r -> r.key() == key);
            engines.removeIf(r -> r.key() == key);
        }
        changed.run();
    }

    /** How many faults there were; a result is whole when there were as many before it as after it. */
    int failures() {
        return failures.get();
    }

    /** A bundle did something wrong that is no fault of one transport or engine. */
    void fault(Origin origin, String reason) {
        synchronized (faults) {
            if (faults.putIfAbsent(origin.bundle(), new Plugin(origin.bundle(), "bundle", "", origin.bundle(),
                    origin.version(), Plugin.State.BROKEN, reason)) != null) {
                return;
            }
        }
        changed.run();
    }

    /** What a bundle did wrong counts no longer. */
    void forgive(String bundle) {
        synchronized (faults) {
            faults.remove(bundle);
        }
    }

    /** Takes an engine out for the rest of the session. */
    void fail(Registered<AnalysisEngine> engine, String reason) {
        replace(engines, engine.key(), r -> r.broken(reason));
        changed.run();
    }

    private void failed(Object key, ContainedTransport transport) {
        failures.incrementAndGet();
        replace(transports, key, r -> r.broken(transport.failure()));
        changed.run();
    }

    /** Atomic for each entry; a replacement must not wait for a thread that examines another plugin. */
    private static <T> void replace(List<Registered<T>> registered, Object key, UnaryOperator<Registered<T>> change) {
        registered.replaceAll(r -> r.key() == key && r.usable() ? change.apply(r) : r);
    }

    @Override
    public List<TransportModel> all() {
        settle();
        return usable(transports).map(Registered::service).toList();
    }

    /** The product's first. */
    List<Registered<AnalysisEngine>> engines() {
        settle();
        return usable(engines).sorted(Comparator.comparing(r -> r.origin().foreign())).toList();
    }

    List<Plugin> plugins() {
        settle();
        List<Registered<?>> all = new ArrayList<>(withoutDuplicates(engines));
        all.addAll(withoutDuplicates(transports));
        Stream<Plugin> told = all.stream().map(Registered::plugin).sorted(Comparator.comparing(Plugin::kind));
        synchronized (faults) {
            return Stream.concat(List.copyOf(faults.values()).stream(), told).toList();
        }
    }

    private void settle() {
        if (newTransports.isEmpty() && newEngines.isEmpty()) {
            return;
        }
        synchronized (this) {
            examine(newTransports, transports, this::transport, TRANSPORT);
            examine(newEngines, engines, this::engine, ENGINE);
        }
    }

    /** Makes of a candidate what is used; throws when it is not fit for use. */
    private interface Examination<T> {
        Registered<T> of(Candidate<T> candidate, T service);
    }

    private <T> void examine(List<Candidate<T>> candidates, List<Registered<T>> registered, Examination<T> examination,
            String kind) {
        for (Candidate<T> candidate : candidates) {
            Registered<T> found = examine(candidate, examination, kind);
            // One that went while it was looked at is not wanted any more.
            if (candidates.remove(candidate)) {
                registered.add(found);
            }
        }
    }

    private <T> Registered<T> examine(Candidate<T> candidate, Examination<T> examination, String kind) {
        try {
            Callable<Registered<T>> look = () -> {
                T service = candidate.service().call();
                return service == null ? broken(candidate, kind, "its component could not be activated"
                        + because(candidate)) : examination.of(candidate, service);
            };
            return candidate.origin().foreign() ? watchdog.call(look) : look.call();
        } catch (Watchdog.GaveUp gaveUp) {
            return broken(candidate, kind, "it gave no answer for " + watchdog.patience() + " s when it was asked who it"
                    + " is");
        } catch (Watchdog.Failed failed) {
            return broken(candidate, kind, "it failed when it was asked who it is: " + Faults.text(failed.getCause()));
        } catch (Throwable fault) {
            return broken(candidate, kind, "it failed when it was asked who it is: " + Faults.text(fault));
        }
    }

    private static String because(Candidate<?> candidate) {
        try {
            String why = candidate.why().call();
            return why.isEmpty() ? "" : ": " + why;
        } catch (Exception unknown) {
            return "";
        }
    }

    private static <T> Registered<T> broken(Candidate<T> candidate, String kind, String problem) {
        return new Registered<>(candidate.key(), null, candidate.declaredId(), kind, "", candidate.origin(),
                TransportInfo.INSTALLED, Registered.ranking(candidate.properties()),
                Registered.serviceId(candidate.properties()), problem);
    }

    private Registered<TransportModel> transport(Candidate<TransportModel> candidate, TransportModel model) {
        ContainedTransport contained = new ContainedTransport(model, candidate.origin(), calls,
                failed -> failed(candidate.key(), failed));
        TransportInfo info = contained.info();
        return new Registered<>(candidate.key(), contained, info.id(), TRANSPORT, info.name(), candidate.origin(),
                info.order(), Registered.ranking(candidate.properties()),
                Registered.serviceId(candidate.properties()), "");
    }

    private Registered<AnalysisEngine> engine(Candidate<AnalysisEngine> candidate, AnalysisEngine engine) {
        String id = Objects.requireNonNull(engine.id(), "id() returned null");
        String name = Objects.requireNonNull(engine.name(), "name() returned null");
        return new Registered<>(candidate.key(), engine, id, ENGINE, name, candidate.origin(), 0,
                Registered.ranking(candidate.properties()), Registered.serviceId(candidate.properties()), "");
    }

    private static <T> Stream<Registered<T>> usable(List<Registered<T>> registered) {
        return withoutDuplicates(registered).stream().filter(Registered::usable);
    }

    /** In order; of several with one id only the first stays usable, the others become broken. */
    private static <T> List<Registered<T>> withoutDuplicates(List<Registered<T>> registered) {
        Set<String> seen = new HashSet<>();
        return registered.stream().sorted(firstClaims()).map(r -> !r.usable() || seen.add(r.id()) ? r
                : r.broken("another " + r.kind() + " with the id '" + r.id() + "' is registered before it"))
                .sorted(Registered.ORDER).toList();
    }

    /** Whose id it is does not depend on where a transport wants to stand. */
    private static Comparator<Registered<?>> firstClaims() {
        return Comparator.<Registered<?>, Boolean>comparing(r -> r.origin().foreign()).thenComparing(Registered.ORDER);
    }
}
