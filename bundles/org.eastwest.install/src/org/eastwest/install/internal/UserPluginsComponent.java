// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eastwest.install.InstallException;
import org.eastwest.install.InstalledFeature;
import org.eastwest.install.OfferedFeature;
import org.eastwest.install.PluginChange;
import org.eastwest.install.PluginRepository;
import org.eastwest.install.Trust;
import org.eastwest.install.UserPlugins;
import org.eastwest.spi.analysis.Progress;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.equinox.p2.core.IProvisioningAgent;
import org.eclipse.equinox.p2.core.IProvisioningAgentProvider;
import org.eclipse.equinox.p2.core.ProvisionException;
import org.osgi.framework.BundleContext;
import org.osgi.framework.startlevel.FrameworkStartLevel;
import org.osgi.util.tracker.ServiceTracker;

/**
 * The user's plugins as a service. At start it only reads the list of plugins; p2 is started when something is to be
 * changed.
 */
public final class UserPluginsComponent implements UserPlugins {
    private static final String REMEDY = "Set EASTWEST_HOME to a folder for your plugins.";
    private static final long WAIT_SECONDS = 30;
    /** Where the product's definition puts p2, which commands do without. */
    private static final int P2_START_LEVEL = 5;

    private final AreaUse use = new AreaUse();
    /** Held while this process changes something; who only looks never waits. */
    private final Object changing = new Object();
    private BundleContext context;
    private RunningPlugins running;

    /** Brings in what is installed. */
    void activate(BundleContext bundleContext) {
        context = bundleContext;
        running = new RunningPlugins(bundleContext);
        Optional<UserArea> area = UserArea.current();
        if (area.isPresent()) {
            follow(area.get());
        }
    }

    private void follow(UserArea area) {
        PluginList list = readable(area);
        if (!list.features().isEmpty()) {
            use.begin(area);
        }
        running.follow(area, list);
    }

    /** The list; where it cannot be read the workbench runs without plugins, and whoever changes them is told why. */
    private static PluginList readable(UserArea area) {
        try {
            return area.read();
        } catch (InstallException unreadable) {
            return PluginList.EMPTY;
        }
    }

    @Override
    public Path folder() {
        return UserArea.current().map(UserArea::folder).orElse(Path.of(""));
    }

    @Override
    public List<InstalledFeature> installed() {
        return UserArea.current().map(this::installed).orElse(List.of());
    }

    private List<InstalledFeature> installed(UserArea area) {
        return readable(area).features().stream().map(feature -> new InstalledFeature(feature.id(), feature.version(),
                feature.name(), feature.provider(), feature.repository(),
                feature.bundles().stream().map(item -> running.state(area, item)).toList()))
                .sorted(Comparator.comparing(InstalledFeature::id)).toList();
    }

    @Override
    public List<OfferedFeature> offered(PluginRepository repository, Progress progress) throws InstallException {
        return change(progress, changes -> changes.offered(repository));
    }

    @Override
    public List<PluginChange> install(PluginRepository repository, List<String> ids, Trust trust, Progress progress)
            throws InstallException {
        return change(progress, changes -> changes.install(repository, ids, trust));
    }

    @Override
    public List<PluginChange> uninstall(List<String> ids, Progress progress) throws InstallException {
        PluginChanges.named(area().read(), ids);
        return change(progress, changes -> changes.uninstall(ids));
    }

    @Override
    public List<PluginChange> update(List<String> ids, boolean allowHttp, Trust trust, Progress progress)
            throws InstallException {
        PluginList list = area().read();
        List<PluginList.Feature> features = ids.isEmpty() ? list.features() : PluginChanges.named(list, ids);
        Map<String, List<PluginList.Feature>> byRepository = new LinkedHashMap<>();
        features.forEach(feature -> byRepository.computeIfAbsent(feature.repository(), key -> new ArrayList<>())
                .add(feature));
        List<PluginChange> changes = new ArrayList<>();
        for (Map.Entry<String, List<PluginList.Feature>> entry : byRepository.entrySet()) {
            changes.addAll(update(entry.getKey(), entry.getValue(), allowHttp, trust, progress));
        }
        changes.sort(Comparator.comparing(PluginChange::id));
        return changes;
    }

    private List<PluginChange> update(String address, List<PluginList.Feature> features, boolean allowHttp, Trust trust,
            Progress progress) {
        try {
            PluginRepository repository = PluginRepository.of(address, Path.of("").toAbsolutePath(), allowHttp);
            return change(progress, changes -> changes.update(features, repository, trust));
        } catch (InstallException fault) {
            return features.stream().map(feature -> new PluginChange(PluginChange.Kind.FAILED, feature.id(),
                    feature.version(), feature.version(), fault.getMessage() + " " + fault.remedy())).toList();
        }
    }

    /** Something to be done with p2 on the locked area. */
    @FunctionalInterface
    private interface Change<T> {
        T make(PluginChanges changes) throws InstallException;
    }

    private <T> T change(Progress progress, Change<T> change) throws InstallException {
        progress.report(Double.NaN, "Waiting for the user area");
        synchronized (changing) {
            progress.check();
            return change(area(), progress, change);
        }
    }

    private <T> T change(UserArea area, Progress progress, Change<T> change) throws InstallException {
        try (UserArea.Lock lock = area.lock()) {
            area.sweep();
            UserProfile.rollBack(area, area.read());
            IProvisioningAgent agent = agent(area.folder().toUri());
            try {
                PluginChanges changes = new PluginChanges(agent, area, area.read(), context, new Monitor(progress));
                T done = change.make(changes);
                use.end();
                running.follow(area, area.read());
                use.whenUnused(area, changes::clean);
                return done;
            } finally {
                agent.stop();
                if (!readable(area).features().isEmpty()) {
                    use.begin(area);
                }
            }
        } catch (OperationCanceledException cancelled) {
            throw Monitor.cancelled();
        }
    }

    private static UserArea area() throws InstallException {
        UserArea area = UserArea.current().orElseThrow(() -> new InstallException("There is no user area.", REMEDY));
        if (area.folder().toString().contains("#")) {
            throw new InstallException("The path of the user area " + area.folder()
                    + " has a '#', which p2 does not understand.", REMEDY);
        }
        return area;
    }

    private IProvisioningAgent agent(URI folder) throws InstallException {
        try {
            startP2();
            ServiceTracker<IProvisioningAgentProvider, IProvisioningAgentProvider> tracker =
                    new ServiceTracker<>(context, IProvisioningAgentProvider.class, null);
            tracker.open();
            try {
                IProvisioningAgentProvider provider =
                        tracker.waitForService(TimeUnit.SECONDS.toMillis(WAIT_SECONDS));
                if (provider == null) {
                    throw new IllegalStateException("p2 (org.eclipse.equinox.p2.core) is not part of this product");
                }
                return provider.createAgent(folder);
            } finally {
                tracker.close();
            }
        } catch (ProvisionException fault) {
            throw new InstallException("The user area " + folder + " cannot be used: "
                    + Statuses.text(fault.getStatus()) + ".", REMEDY, fault);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw Monitor.cancelled();
        }
    }

    private void startP2() throws InterruptedException {
        FrameworkStartLevel level = context.getBundle(0).adapt(FrameworkStartLevel.class);
        if (level.getStartLevel() < P2_START_LEVEL) {
            CountDownLatch reached = new CountDownLatch(1);
            level.setStartLevel(P2_START_LEVEL, event -> reached.countDown());
            reached.await(WAIT_SECONDS, TimeUnit.SECONDS);
        }
    }
}
