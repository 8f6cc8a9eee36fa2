// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.install.InstallException;
import org.eclipse.equinox.p2.core.IProvisioningAgent;
import org.eclipse.equinox.p2.core.ProvisionException;
import org.eclipse.equinox.p2.engine.IProfile;
import org.eclipse.equinox.p2.engine.IProfileRegistry;
import org.eclipse.equinox.p2.metadata.IArtifactKey;
import org.eclipse.equinox.p2.metadata.IInstallableUnit;
import org.eclipse.equinox.p2.metadata.IRequirement;
import org.eclipse.equinox.p2.query.QueryUtil;
import org.eclipse.equinox.p2.repository.artifact.IArtifactDescriptor;
import org.eclipse.equinox.p2.repository.artifact.IArtifactRepository;
import org.eclipse.equinox.p2.repository.artifact.IArtifactRepositoryManager;
import org.eclipse.equinox.p2.repository.artifact.IFileArtifactRepository;
import org.osgi.framework.BundleContext;

/**
 * p2's profile of the user, which lists the units of installed plugins and none of the product, and the pool that holds
 * their files. A state of the profile that the list of plugins does not name belongs to a change that was broken off,
 * and is forgotten.
 */
final class UserProfile {
    static final String ID = "eastwest-plugins";
    /** The ending of the unit that stands for a feature. */
    static final String GROUP = ".feature.group";
    static final String BUNDLE_CLASSIFIER = "osgi.bundle";
    static final String FEATURE_CLASSIFIER = "org.eclipse.update.feature";

    private static final String POOL_TYPE = "org.eclipse.equinox.p2.artifact.repository.simpleRepository";
    private static final String STATE_ENDING = ".profile";

    private final IProvisioningAgent agent;
    private final UserArea area;
    private final IProfileRegistry registry;
    private final IFileArtifactRepository pool;

    private UserProfile(IProvisioningAgent agent, UserArea area, IProfileRegistry registry,
            IFileArtifactRepository pool) {
        this.agent = agent;
        this.area = area;
        this.registry = registry;
        this.pool = pool;
    }

    /** Forgets states of the profile after the one that the list names; to be done before p2 reads them. */
    static void rollBack(UserArea area, PluginList list) throws InstallException {
        if (!Files.isDirectory(area.profileStates())) {
            return;
        }
        if (list.features().isEmpty()) {
            UserArea.delete(area.profileStates());
            return;
        }
        try (Stream<Path> states = Files.list(area.profileStates())) {
            for (Path state : states.toList()) {
                if (time(state) > list.profileState()) {
                    Files.delete(state);
                }
            }
        } catch (IOException fault) {
            throw area.unwritable(fault);
        }
    }

    /** The time of a state; -1 for other files. */
    private static long time(Path state) {
        String name = state.getFileName().toString();
        int end = name.indexOf(STATE_ENDING);
        return end > 0 && name.substring(0, end).chars().allMatch(Character::isDigit)
                ? Long.parseLong(name.substring(0, end)) : -1;
    }

    /** Opens the profile, and makes it when there is none. */
    static UserProfile open(IProvisioningAgent agent, UserArea area, BundleContext context) throws InstallException {
        IProfileRegistry registry = agent.getService(IProfileRegistry.class);
        try {
            if (registry.getProfile(ID) == null) {
                registry.addProfile(ID, properties(area, context));
            }
            UserProfile profile = new UserProfile(agent, area, registry, (IFileArtifactRepository) pool(agent, area));
            profile.completePool();
            return profile;
        } catch (ProvisionException fault) {
            throw new InstallException("The user area " + area.folder() + " cannot be used: "
                    + Statuses.text(fault.getStatus()) + ".", "Make it writable and see that its disk has room, or set "
                            + "EASTWEST_HOME to another folder.", fault);
        }
    }

    private static Map<String, String> properties(UserArea area, BundleContext context) {
        Map<String, String> properties = new HashMap<>();
        properties.put(IProfile.PROP_INSTALL_FOLDER, area.pool().toString());
        properties.put(IProfile.PROP_CACHE, area.pool().toString());
        properties.put(IProfile.PROP_INSTALL_FEATURES, "true");
        properties.put(IProfile.PROP_ENVIRONMENTS, Stream.of("osgi.os", "osgi.ws", "osgi.arch")
                .filter(key -> context.getProperty(key) != null).map(key -> key + "=" + context.getProperty(key))
                .collect(Collectors.joining(",")));
        return properties;
    }

    private static IArtifactRepository pool(IProvisioningAgent agent, UserArea area) throws ProvisionException {
        IArtifactRepositoryManager manager = agent.getService(IArtifactRepositoryManager.class);
        Path index = area.pool().resolve("artifacts.xml");
        if (Files.exists(index)) {
            try {
                return manager.loadRepository(area.pool().toUri(), null);
            } catch (ProvisionException broken) {
                UserArea.delete(index);
                manager.removeRepository(area.pool().toUri());
            }
        }
        return manager.createRepository(area.pool().toUri(), "Eastwest plugins", POOL_TYPE, Map.of());
    }

    /** Where the pool lost its index in a change that was broken off, its files are still there. */
    private void completePool() {
        for (IInstallableUnit unit : units()) {
            for (IArtifactKey key : unit.getArtifacts()) {
                if (!pool.contains(key)) {
                    IArtifactDescriptor descriptor = pool.createArtifactDescriptor(key);
                    pool.addDescriptor(descriptor, null);
                }
            }
        }
    }

    IProfile profile() {
        return registry.getProfile(ID);
    }

    long state() {
        return profile().getTimestamp();
    }

    Set<IInstallableUnit> units() {
        return new LinkedHashSet<>(profile().query(QueryUtil.ALL_UNITS, null).toUnmodifiableSet());
    }

    /** The unit of a feature; null when it is not installed. */
    IInstallableUnit feature(String id) {
        return units().stream().filter(unit -> unit.getId().equals(id + GROUP)).findFirst().orElse(null);
    }

    /** The bundles among units, by symbolic name. */
    List<PluginList.Item> bundles(Collection<IInstallableUnit> units) {
        return units.stream().flatMap(unit -> unit.getArtifacts().stream())
                .filter(key -> key.getClassifier().equals(BUNDLE_CLASSIFIER)).distinct()
                .map(key -> new PluginList.Item(key.getId(), key.getVersion().toString(), file(key)))
                .sorted((one, other) -> one.symbolicName().compareTo(other.symbolicName())).toList();
    }

    private String file(IArtifactKey key) {
        Path file = pool.getArtifactFile(key).toPath();
        return area.pool().relativize(file).toString().replace('\\', '/');
    }

    /** The files of these units that are not in the pool, though they should. */
    List<String> missing(Collection<IInstallableUnit> units) {
        return units.stream().flatMap(unit -> unit.getArtifacts().stream())
                .filter(key -> pool.getArtifactFile(key) == null || !pool.getArtifactFile(key).exists())
                .map(key -> key.getId() + " " + key.getVersion()).sorted().toList();
    }

    /** All that these roots need, of these candidates; the roots too. */
    static Set<IInstallableUnit> needed(Collection<IInstallableUnit> roots, Collection<IInstallableUnit> candidates) {
        Set<IInstallableUnit> needed = new LinkedHashSet<>(roots);
        List<IInstallableUnit> waiting = new java.util.ArrayList<>(roots);
        while (!waiting.isEmpty()) {
            IInstallableUnit unit = waiting.remove(waiting.size() - 1);
            for (IRequirement requirement : unit.getRequirements()) {
                candidates.stream().filter(other -> other.satisfies(requirement)).filter(needed::add)
                        .forEach(waiting::add);
            }
        }
        return needed;
    }

    /** Removes from the pool what no unit names, and from p2's records the states before the valid one. */
    void clean() {
        Set<IArtifactKey> named = units().stream().flatMap(unit -> unit.getArtifacts().stream())
                .collect(Collectors.toSet());
        List<IArtifactKey> unused = pool.query(
                org.eclipse.equinox.p2.repository.artifact.ArtifactKeyQuery.ALL_KEYS, null).stream()
                .filter(key -> !named.contains(key)).toList();
        if (!unused.isEmpty()) {
            pool.removeDescriptors(unused.toArray(IArtifactKey[]::new), null);
        }
        long valid = state();
        Arrays.stream(registry.listProfileTimestamps(ID)).filter(time -> time < valid).forEach(this::forget);
    }

    private void forget(long state) {
        try {
            registry.removeProfile(ID, state);
        } catch (ProvisionException kept) {
            // An old state more takes a few kilobytes; the next change tries again.
            return;
        }
    }
}
