// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eastwest.analysis.Plugin;
import org.eastwest.analysis.PluginService;
import org.eastwest.spi.analysis.AnalysisEngine;
import org.eastwest.spi.transport.TransportModel;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleEvent;
import org.osgi.framework.BundleException;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.SynchronousBundleListener;

/** The component: takes transports and engines as they come, and keeps disabled bundles stopped. */
public final class PluginHost extends EngineHost implements PluginService, SynchronousBundleListener {
    private static final String DISABLED = "it is disabled; ./eastwest plugins --enable ";

    private final BundleContext context;
    private final BundleInspector inspector;
    private final Culprits culprits;
    private final DisabledBundles disabled;
    private final List<Runnable> listeners;
    private final Map<ServiceReference<?>, Object> keys = new ConcurrentHashMap<>();
    private final Map<Offered, String> told = new ConcurrentHashMap<>();
    private volatile Set<String> off;
    private volatile List<Bundle> bundles;

    /** The services of a kind that a bundle offers. */
    private record Offered(String bundle, String kind) {
    }

    /** The component of this machine's user. */
    public PluginHost(BundleContext context) {
        this(context, DisabledBundles.ofUser(),
                Double.parseDouble(patience(context, "eastwest.patience", Watchdog.PATIENCE_SECONDS)),
                Double.parseDouble(patience(context, "eastwest.patience.answer", ANSWER_SECONDS)));
    }

    /** How patient to be can be set by a property of the framework, in seconds: tests have less time than people. */
    private static String patience(BundleContext context, String property, double usual) {
        String set = context.getProperty(property);
        return set == null ? Double.toString(usual) : set;
    }

    private PluginHost(BundleContext context, DisabledBundles disabled, double patienceSeconds, double answerSeconds) {
        this(context, disabled, patienceSeconds, answerSeconds, new BundleInspector(context),
                new CopyOnWriteArrayList<>());
    }

    private PluginHost(BundleContext context, DisabledBundles disabled, double patienceSeconds, double answerSeconds,
            BundleInspector inspector, List<Runnable> listeners) {
        this(context, disabled, patienceSeconds, answerSeconds, inspector, listeners,
                new BundleCulprits(inspector::plugins));
    }

    private PluginHost(BundleContext context, DisabledBundles disabled, double patienceSeconds, double answerSeconds,
            BundleInspector inspector, List<Runnable> listeners, Culprits culprits) {
        super(patienceSeconds, answerSeconds, culprits, () -> listeners.forEach(Runnable::run));
        this.context = context;
        this.disabled = disabled;
        this.inspector = inspector;
        this.listeners = listeners;
        this.culprits = culprits;
        this.off = disabled.all();
    }

    /** Stops what the user disabled in an earlier session; without such, no bundle is looked at during the start. */
    public void activate() {
        context.addBundleListener(this);
        if (!off.isEmpty()) {
            installed().stream().filter(this::isOff).forEach(this::stop);
        }
    }

    /** Nothing is watched any more. */
    public void deactivate() {
        context.removeBundleListener(this);
    }

    public void addTransportReference(ServiceReference<TransportModel> reference) {
        registry().addTransport(candidate(reference));
    }

    public void addEngineReference(ServiceReference<AnalysisEngine> reference) {
        registry().addEngine(candidate(reference));
    }

    /** The service is asked for when somebody first wants it: its component may take its time, or fail. */
    private <T> PluginRegistry.Candidate<T> candidate(ServiceReference<T> reference) {
        Map<String, Object> properties = new TreeMap<>();
        for (String key : reference.getPropertyKeys()) {
            properties.put(key, reference.getProperty(key));
        }
        Object key = keys.computeIfAbsent(reference, r -> new Object());
        return new PluginRegistry.Candidate<>(key, () -> context.getService(reference),
                Origin.of(reference.getBundle()), properties, () -> inspector.failure(reference));
    }

    public void removeReference(ServiceReference<?> reference) {
        Object key = keys.remove(reference);
        if (key != null) {
            registry().remove(key);
            context.ungetService(reference);
        }
    }

    private List<Bundle> installed() {
        List<Bundle> known = bundles;
        if (known == null) {
            known = inspector.plugins();
            bundles = known;
        }
        return known;
    }

    private boolean isOff(Bundle bundle) {
        return off.contains(bundle.getSymbolicName());
    }

    @Override
    public List<Plugin> plugins() {
        List<Plugin> all = new ArrayList<>(super.plugins().stream().filter(p -> !off.contains(p.bundle())).toList());
        for (Bundle bundle : installed()) {
            all.addAll(isOff(bundle) ? inspector.declared(bundle, Plugin.State.DISABLED,
                    DISABLED + bundle.getSymbolicName()) : told(bundle));
        }
        told.entrySet().stream().sorted(Map.Entry.comparingByKey(Comparator.comparing(Offered::bundle)
                .thenComparing(Offered::kind))).forEach(e -> takeOver(e.getKey(), e.getValue(), all));
        return all.stream().sorted(Comparator.comparing(Plugin::kind)).toList();
    }

    /** What is wrong with a bundle; when nothing is, the services that only the bundles know that use them. */
    private List<Plugin> told(Bundle bundle) {
        List<Plugin> problems = inspector.problems(bundle);
        return !problems.isEmpty() ? problems : inspector.declared(bundle, Plugin.State.ACTIVE, "").stream()
                .filter(p -> !List.of("transport", "engine", "bundle").contains(p.kind())).toList();
    }

    /** What is told of a kind stands instead of the services of that kind that are thought to be well. */
    private void takeOver(Offered offered, String reason, List<Plugin> all) {
        List<Plugin> well = all.stream().filter(p -> p.bundle().equals(offered.bundle())
                && p.kind().equals(offered.kind()) && p.state() == Plugin.State.ACTIVE).toList();
        all.removeAll(well);
        if (well.isEmpty() && !off.contains(offered.bundle())) {
            all.add(new Plugin(offered.bundle(), offered.kind(), "", offered.bundle(), version(offered.bundle()),
                    Plugin.State.BROKEN, reason));
        }
        well.forEach(p -> all.add(new Plugin(p.id(), p.kind(), p.name(), p.bundle(), p.version(), Plugin.State.BROKEN,
                reason)));
    }

    private String version(String bundle) {
        return named(bundle).stream().map(b -> b.getVersion().toString()).findFirst().orElse("");
    }

    @Override
    public void tell(String bundle, String kind, String reason) {
        Offered offered = new Offered(bundle, kind);
        String before = reason.isEmpty() ? told.remove(offered) : told.put(offered, reason);
        if (!reason.equals(before == null ? "" : before)) {
            listeners.forEach(Runnable::run);
        }
    }

    private void forget(String bundle) {
        registry().forgive(bundle);
        told.keySet().removeIf(offered -> offered.bundle().equals(bundle));
    }

    @Override
    public void disable(String bundle) throws IOException {
        List<Bundle> named = named(bundle);
        if (named.isEmpty()) {
            List<String> names = installed().stream().map(Bundle::getSymbolicName).distinct().toList();
            throw new IllegalArgumentException("There is no bundle '" + bundle + "' that can be disabled. "
                    + (names.isEmpty() ? "Only what comes with the product is installed."
                            : "Name one of " + String.join(", ", names) + "."));
        }
        disabled.set(bundle, true);
        off = disabled.all();
        forget(bundle);
        named.forEach(this::stop);
        listeners.forEach(Runnable::run);
    }

    @Override
    public void enable(String bundle) throws IOException {
        disabled.set(bundle, false);
        off = disabled.all();
        forget(bundle);
        named(bundle).forEach(b -> {
            stop(b);
            start(b);
        });
        listeners.forEach(Runnable::run);
    }

    private List<Bundle> named(String bundle) {
        return installed().stream().filter(b -> b.getSymbolicName().equals(bundle)).toList();
    }

    private void stop(Bundle bundle) {
        quietly(bundle, () -> bundle.stop(Bundle.STOP_TRANSIENT));
    }

    private void start(Bundle bundle) {
        quietly(bundle, () -> bundle.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY));
    }

    private interface Change {
        void make() throws BundleException;
    }

    /** A bundle's activator may hang or throw; what comes of that stands in the list of plugins. */
    private void quietly(Bundle bundle, Change change) {
        try {
            new Watchdog(registry().calls().patience()).call(() -> {
                change.make();
                return bundle;
            });
        } catch (Watchdog.GaveUp hangs) {
            registry().fault(Origin.of(bundle), "it did not start or stop within " + registry().calls().patience()
                    + " s");
        } catch (Watchdog.Failed failed) {
            if (bundle.getState() != Bundle.INSTALLED) {
                registry().fault(Origin.of(bundle), "it failed to start or stop: " + Faults.text(failed.getCause()));
            }
        }
    }

    @Override
    public <S> S contained(Class<S> type, S service) {
        return ContainedService.of(type, service, this, culprits, () -> !installed().isEmpty());
    }

    @Override
    public Runnable listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public void bundleChanged(BundleEvent event) {
        bundles = null;
        if ((event.getType() & (BundleEvent.STARTED | BundleEvent.LAZY_ACTIVATION)) != 0 && isOff(event.getBundle())) {
            // On a thread of its own: the one that starts the bundle holds its lock until it has.
            Thread thread = new Thread(() -> stop(event.getBundle()), "eastwest-disable");
            thread.setDaemon(true);
            thread.start();
        }
        if ((event.getType() & (BundleEvent.INSTALLED | BundleEvent.UNINSTALLED | BundleEvent.STARTED
                | BundleEvent.STOPPED)) != 0 && Origin.of(event.getBundle()).foreign()) {
            listeners.forEach(Runnable::run);
        }
    }
}
