// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eastwest.install.InstalledFeature.InstalledBundle;
import org.eastwest.install.InstalledFeature.State;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.FrameworkWiring;

/** The user's bundles in the running framework: brings in what is installed, and knows why one does not run. */
final class RunningPlugins {
    private static final long REFRESH_SECONDS = 20;

    private final BundleContext context;
    private final FrameworkWiring wiring;
    /** Why the framework or the bundle itself refused, by location. */
    private final Map<String, String> failures = new HashMap<>();

    RunningPlugins(BundleContext context) {
        this.context = context;
        this.wiring = context.getBundle(0).adapt(FrameworkWiring.class);
    }

    /** Makes the framework run what the list names, and nothing else of the user area. */
    synchronized void follow(UserArea area, PluginList list) {
        failures.clear();
        if (list.features().isEmpty() && !runsSome()) {
            return;
        }
        Map<String, PluginList.Item> wanted = new LinkedHashMap<>();
        list.bundles().forEach(item -> wanted.put(location(area, item), item));
        List<Bundle> removed = removeOthers(wanted.keySet());
        wanted.keySet().forEach(this::install);
        List<Bundle> refreshed = new ArrayList<>(removed);
        refreshed.addAll(replaced(area));
        refresh(refreshed);
        start(area);
    }

    /** The bundles of the user area, whatever state they are in. */
    static List<Bundle> ofUser(BundleContext context, UserArea area) {
        String start = location(area, "");
        return Stream.of(context.getBundles()).filter(bundle -> bundle.getLocation().startsWith(start)).toList();
    }

    private boolean runsSome() {
        for (Bundle bundle : context.getBundles()) {
            if (bundle.getLocation().contains(POOL_MARK)) {
                return true;
            }
        }
        return false;
    }

    private List<Bundle> removeOthers(Collection<String> wanted) {
        List<Bundle> removed = new ArrayList<>();
        for (Bundle bundle : context.getBundles()) {
            if (bundle.getLocation().contains(POOL_MARK) && !wanted.contains(bundle.getLocation())) {
                try {
                    bundle.uninstall();
                    removed.add(bundle);
                } catch (BundleException refused) {
                    failures.put(bundle.getLocation(), Reasons.of(refused));
                }
            }
        }
        return removed;
    }

    private void install(String location) {
        try {
            if (context.getBundle(location) == null) {
                context.installBundle(location);
            }
        } catch (BundleException | IllegalStateException refused) {
            failures.put(location, Reasons.of(refused));
        }
    }

    /**
     * Bundles of the workbench that a newer one of the user takes the place of. Early in the start nothing uses them
     * yet, and they can be resolved anew; later only a restart can do it.
     */
    private List<Bundle> replaced(UserArea area) {
        if (started()) {
            return List.of();
        }
        List<Bundle> replaced = new ArrayList<>();
        for (Bundle newer : ofUser(context, area)) {
            if (newer.getState() == Bundle.INSTALLED && singleton(newer)) {
                Stream.of(context.getBundles()).filter(older -> older != newer)
                        .filter(older -> newer.getSymbolicName().equals(older.getSymbolicName()))
                        .filter(older -> older.getState() != Bundle.INSTALLED)
                        .filter(older -> older.getVersion().compareTo(newer.getVersion()) < 0).forEach(older -> {
                            replaced.add(older);
                            replaced.add(newer);
                        });
            }
        }
        return replaced;
    }

    private boolean started() {
        return context.getBundle(0).getState() == Bundle.ACTIVE;
    }

    static boolean singleton(Bundle bundle) {
        String name = bundle.getHeaders("").get("Bundle-SymbolicName");
        return name != null && name.replace(" ", "").contains("singleton:=true");
    }

    private void refresh(List<Bundle> bundles) {
        if (bundles.isEmpty()) {
            return;
        }
        CountDownLatch done = new CountDownLatch(1);
        wiring.refreshBundles(bundles, event -> done.countDown());
        try {
            done.await(REFRESH_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void start(UserArea area) {
        List<Bundle> bundles = ofUser(context, area);
        if (bundles.isEmpty()) {
            return;
        }
        wiring.resolveBundles(bundles);
        for (Bundle bundle : bundles) {
            if (bundle.getState() == Bundle.RESOLVED && !fragment(bundle)) {
                try {
                    // Not remembered by the framework: at the next start it is decided anew.
                    bundle.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY);
                } catch (BundleException | IllegalStateException refused) {
                    failures.put(bundle.getLocation(), Reasons.of(refused));
                }
            }
        }
    }

    /** The state of a bundle of the list in this process. */
    synchronized InstalledBundle state(UserArea area, PluginList.Item item) {
        String location = location(area, item);
        Bundle bundle = context.getBundle(location);
        if (bundle == null) {
            String reason = Optional.ofNullable(failures.get(location)).orElse("is not in this process yet");
            State state = failures.containsKey(location) ? State.INCOMPATIBLE : State.RESTART;
            return new InstalledBundle(item.symbolicName(), item.version(), state, reason);
        }
        return new InstalledBundle(item.symbolicName(), item.version(), state(bundle), reason(bundle));
    }

    private State state(Bundle bundle) {
        if (failures.containsKey(bundle.getLocation())) {
            return State.INCOMPATIBLE;
        }
        if (bundle.getState() != Bundle.INSTALLED) {
            return State.ACTIVE;
        }
        return older(bundle).isPresent() ? State.RESTART : State.INCOMPATIBLE;
    }

    private String reason(Bundle bundle) {
        String failure = failures.get(bundle.getLocation());
        if (failure != null) {
            return failure;
        }
        if (bundle.getState() != Bundle.INSTALLED) {
            return "";
        }
        return older(bundle).map(other -> "takes the place of version " + other.getVersion()
                + " after a restart").orElseGet(() -> Reasons.unresolved(bundle, wiring, context));
    }

    /** The bundle that stands in the way of a singleton until the next start. */
    private Optional<Bundle> older(Bundle bundle) {
        return singleton(bundle) ? Stream.of(context.getBundles()).filter(other -> other != bundle)
                .filter(other -> bundle.getSymbolicName().equals(other.getSymbolicName()))
                .filter(other -> other.getState() != Bundle.INSTALLED)
                .filter(other -> other.getVersion().compareTo(bundle.getVersion()) < 0).findFirst() : Optional.empty();
    }

    private static boolean fragment(Bundle bundle) {
        return (bundle.adapt(BundleRevision.class).getTypes() & BundleRevision.TYPE_FRAGMENT) != 0;
    }

    /** Part of every location of a user's bundle and of no other's. */
    private static final String POOL_MARK = "/p2/pool/";

    private static String location(UserArea area, PluginList.Item item) {
        return location(area, item.file());
    }

    private static String location(UserArea area, String file) {
        String path = area.pool().toString().replace('\\', '/');
        return "reference:file:" + (path.startsWith("/") ? "" : "/") + path + "/" + file;
    }
}
