// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.install.InstallException;
import org.eastwest.install.OfferedFeature;
import org.eastwest.install.PluginChange;
import org.eastwest.install.PluginRepository;
import org.eastwest.install.Trust;
import org.eastwest.install.UntrustedContent;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.equinox.p2.core.IProvisioningAgent;
import org.eclipse.equinox.p2.core.UIServices;
import org.eclipse.equinox.p2.engine.IEngine;
import org.eclipse.equinox.p2.engine.IProfile;
import org.eclipse.equinox.p2.engine.IProvisioningPlan;
import org.eclipse.equinox.p2.engine.ProvisioningContext;
import org.eclipse.equinox.p2.metadata.IArtifactKey;
import org.eclipse.equinox.p2.metadata.IInstallableUnit;
import org.eclipse.equinox.p2.metadata.IRequirement;
import org.eclipse.equinox.p2.metadata.MetadataFactory;
import org.eclipse.equinox.p2.planner.IPlanner;
import org.eclipse.equinox.p2.planner.IProfileChangeRequest;
import org.eclipse.equinox.p2.planner.ProfileInclusionRules;
import org.eclipse.equinox.p2.query.QueryUtil;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;

/**
 * One change of the installed plugins: planned by p2 on top of the product, fetched and checked by p2's engine, and
 * valid once the list of plugins is replaced. Instructions for p2 that come with plugins are not carried out: a plugin
 * is bundles, and has no business with files and settings of the workbench.
 */
final class PluginChanges {
    /** The property by which p2's planner knows what was asked for; its constant is p2's own. */
    private static final String INCLUSION = "org.eclipse.equinox.p2.internal.inclusion.rules";

    private final IProvisioningAgent agent;
    private final UserArea area;
    private final PluginList list;
    private final UserProfile profile;
    private final ProductBase base;
    private final IProgressMonitor monitor;

    /** For a change of the area, which the caller has locked. */
    PluginChanges(IProvisioningAgent agent, UserArea area, PluginList list, BundleContext context,
            IProgressMonitor monitor) throws InstallException {
        this.agent = agent;
        this.area = area;
        this.list = list;
        this.monitor = monitor;
        this.profile = UserProfile.open(agent, area, context);
        this.base = ProductBase.of(context, new HashSet<Bundle>(RunningPlugins.ofUser(context, area)));
        for (PluginList.Feature feature : list.features()) {
            if (profile.feature(feature.id()) == null) {
                throw new InstallException("The records of p2 in " + area.folder() + " lack the installed feature "
                        + feature.id() + ".", "Delete that folder, and install your plugins again.");
            }
        }
    }

    List<OfferedFeature> offered(PluginRepository repository) throws InstallException {
        try (PluginSource source = PluginSource.open(agent, repository, area, monitor)) {
            return offers(source).values().stream().map(this::offer).toList();
        }
    }

    /** The newest version of every feature, by id. */
    private Map<String, IInstallableUnit> offers(PluginSource source) {
        Map<String, IInstallableUnit> offers = new TreeMap<>();
        for (IInstallableUnit unit : source.metadata().query(QueryUtil.createIUGroupQuery(), monitor)) {
            if (unit.getId().endsWith(UserProfile.GROUP) && !QueryUtil.isCategory(unit)
                    && base.find(unit.getId()) == null) {
                offers.merge(id(unit), unit, (one, other) -> one.compareTo(other) > 0 ? one : other);
            }
        }
        return offers;
    }

    private OfferedFeature offer(IInstallableUnit unit) {
        String licence = unit.getLicenses(null).stream().map(each -> each.getBody()).findFirst().orElse("");
        IInstallableUnit present = profile.feature(id(unit));
        return new OfferedFeature(id(unit), unit.getVersion().toString(), name(unit),
                property(unit, IInstallableUnit.PROP_PROVIDER), property(unit, IInstallableUnit.PROP_DESCRIPTION),
                licence == null ? "" : licence.strip(), installed(id(unit)).map(PluginList.Feature::version).orElse(""),
                present != null && unit.compareTo(present) > 0);
    }

    private static String id(IInstallableUnit unit) {
        return bare(unit.getId());
    }

    static String bare(String id) {
        return id.endsWith(UserProfile.GROUP) ? id.substring(0, id.length() - UserProfile.GROUP.length()) : id;
    }

    private static String name(IInstallableUnit unit) {
        String name = property(unit, IInstallableUnit.PROP_NAME);
        return name.isEmpty() ? id(unit) : name;
    }

    private static String property(IInstallableUnit unit, String key) {
        String value = unit.getProperty(key, null);
        return value == null ? "" : value.strip();
    }

    private java.util.Optional<PluginList.Feature> installed(String id) {
        return list.features().stream().filter(feature -> feature.id().equals(id)).findFirst();
    }

    List<PluginChange> install(PluginRepository repository, List<String> ids, Trust trust) throws InstallException {
        try (PluginSource source = PluginSource.open(agent, repository, area, monitor)) {
            Map<String, IInstallableUnit> offers = offers(source);
            List<PluginChange> changes = new ArrayList<>();
            List<IInstallableUnit> chosen = new ArrayList<>();
            for (String id : chosen(ids, offers, repository)) {
                IInstallableUnit unit = offers.get(id);
                PluginChange change = planned(id, unit);
                changes.add(change);
                if (change.kind() != PluginChange.Kind.UNCHANGED) {
                    chosen.add(unit);
                }
            }
            if (!chosen.isEmpty()) {
                perform(chosen, source, trust);
            }
            return changes;
        }
    }

    private Collection<String> chosen(List<String> ids, Map<String, IInstallableUnit> offers,
            PluginRepository repository) throws InstallException {
        String offered = offers.isEmpty() ? "It offers no feature." : "It offers "
                + String.join(", ", offers.keySet()) + ".";
        if (ids.isEmpty() && offers.isEmpty()) {
            throw new InstallException("The repository " + repository.text() + " offers no feature that the workbench "
                    + "does not bring itself.", "Only features can be installed: put the bundles into one.");
        }
        List<String> wanted = ids.stream().map(PluginChanges::bare).distinct().toList();
        for (String id : wanted) {
            if (base.find(id + UserProfile.GROUP) != null) {
                throw new InstallException("The feature " + id + " is part of the workbench.",
                        "It needs no installing.");
            }
            if (!offers.containsKey(id)) {
                throw new InstallException("The repository " + repository.text() + " has no feature '" + id + "'.",
                        offered);
            }
        }
        return wanted.isEmpty() ? offers.keySet() : wanted;
    }

    private PluginChange planned(String id, IInstallableUnit unit) throws InstallException {
        String version = unit.getVersion().toString();
        IInstallableUnit present = installed(id).isPresent() ? profile.feature(id) : null;
        if (present == null) {
            return new PluginChange(PluginChange.Kind.INSTALLED, id, "", version, "");
        }
        String now = present.getVersion().toString();
        int order = unit.getVersion().compareTo(present.getVersion());
        if (order < 0) {
            throw new InstallException("The feature " + id + " is installed in version " + now
                    + ", which is newer than " + version + ".",
                    "To go back, uninstall it first: eastwest uninstall " + id + ".");
        }
        return order == 0
                ? new PluginChange(PluginChange.Kind.UNCHANGED, id, now, now, "this version is installed already")
                : new PluginChange(PluginChange.Kind.UPDATED, id, now, version, "");
    }

    /** Brings in new roots, in the place of older ones of the same ids. */
    private void perform(List<IInstallableUnit> chosen, PluginSource source, Trust trust) throws InstallException {
        Set<String> ids = chosen.stream().map(PluginChanges::id).collect(Collectors.toSet());
        List<IInstallableUnit> replaced = roots(list.features().stream().map(PluginList.Feature::id)
                .filter(ids::contains).toList());
        List<IInstallableUnit> kept = roots(list.features().stream().map(PluginList.Feature::id)
                .filter(id -> !ids.contains(id)).toList());
        ProvisioningContext place = context(source, List.of());
        IProvisioningPlan plan = plan(chosen, replaced, kept, place);
        if (!plan.getStatus().isOK() && plan.getStatus().getSeverity() != IStatus.CANCEL
                && !source.references().isEmpty()) {
            place = context(source, source.references());
            plan = plan(chosen, replaced, kept, place);
        }
        checkPlan(plan, chosen, source);
        Set<IInstallableUnit> units = ownUnits(plan);
        refuseParts(units, chosen);
        refuseConflicts(plan, kept);
        Set<IInstallableUnit> all = profile.units();
        all.removeAll(replaced);
        all.addAll(units);
        List<IInstallableUnit> roots = Stream.concat(kept.stream(), chosen.stream()).toList();
        commit(roots, UserProfile.needed(roots, all), place, source.repository().text(), ids, trust);
    }

    private List<IInstallableUnit> roots(List<String> ids) {
        return ids.stream().map(profile::feature).filter(unit -> unit != null).toList();
    }

    private ProvisioningContext context(PluginSource source, List<java.net.URI> more) {
        ProvisioningContext context = new ProvisioningContext(agent);
        java.net.URI[] places = Stream.concat(Stream.of(source.address()), more.stream()).toArray(java.net.URI[]::new);
        context.setMetadataRepositories(places);
        context.setArtifactRepositories(places);
        context.setExtraInstallableUnits(base.units());
        return context;
    }

    /** What is installed is optional for the plan: what no longer fits to the workbench must not stop others. */
    private IProvisioningPlan plan(List<IInstallableUnit> chosen, List<IInstallableUnit> replaced,
            List<IInstallableUnit> kept, ProvisioningContext place) {
        IPlanner planner = agent.getService(IPlanner.class);
        IProfileChangeRequest request = planner.createChangeRequest(profile.profile());
        request.add(base.root());
        request.addAll(chosen);
        request.removeAll(replaced);
        kept.forEach(root -> request.setInstallableUnitInclusionRules(root,
                ProfileInclusionRules.createOptionalInclusionRule(root)));
        return planner.getProvisioningPlan(request, place, monitor);
    }

    private void checkPlan(IProvisioningPlan plan, List<IInstallableUnit> chosen, PluginSource source)
            throws InstallException {
        if (monitor.isCanceled() || plan.getStatus().getSeverity() == IStatus.CANCEL) {
            throw new CancellationException("cancelled by the user");
        }
        if (plan.getStatus().getSeverity() == IStatus.ERROR) {
            throw PlanProblem.of(plan.getStatus(), chosen, source);
        }
    }

    private Set<IInstallableUnit> ownUnits(IProvisioningPlan plan) {
        Set<IInstallableUnit> units = new LinkedHashSet<>(plan.getAdditions().query(QueryUtil.ALL_UNITS, monitor)
                .toUnmodifiableSet());
        units.removeAll(base.units());
        return units;
    }

    /** A plugin may not bring other versions of what is Eastwest. */
    private static void refuseParts(Set<IInstallableUnit> units, List<IInstallableUnit> chosen)
            throws InstallException {
        for (IInstallableUnit unit : units) {
            if (unit.getId().startsWith("org.eastwest.") && chosen.stream().noneMatch(root -> root == unit)
                    && unit.getArtifacts().stream().anyMatch(PluginChanges::isBundle) && ofWorkbench(unit)) {
                throw new InstallException(text(chosen) + " brings the part " + unit.getId() + " " + unit.getVersion()
                        + " of the workbench itself.", "Take it out of the feature: plugins only require such parts.");
            }
        }
    }

    private static boolean ofWorkbench(IInstallableUnit unit) {
        return unit.getId().startsWith("org.eastwest.spi") || unit.getId().startsWith("org.eastwest.quantity");
    }

    private static boolean isBundle(IArtifactKey key) {
        return key.getClassifier().equals(UserProfile.BUNDLE_CLASSIFIER);
    }

    /** What runs now must go on running. */
    private void refuseConflicts(IProvisioningPlan plan, List<IInstallableUnit> kept) throws InstallException {
        Set<IInstallableUnit> dropped = plan.getRemovals().query(QueryUtil.ALL_UNITS, monitor).toUnmodifiableSet();
        for (IInstallableUnit root : kept) {
            if (dropped.contains(root) && fits(root)) {
                throw new InstallException("It cannot be installed together with " + name(root) + " ("
                        + id(root) + " " + root.getVersion() + "), which is installed.",
                        "Uninstall one of them first: eastwest uninstall " + id(root) + ".");
            }
        }
    }

    /** True when an installed feature fits to the workbench by itself. */
    private boolean fits(IInstallableUnit root) {
        ProvisioningContext nowhere = new ProvisioningContext(agent);
        nowhere.setMetadataRepositories();
        nowhere.setArtifactRepositories();
        nowhere.setExtraInstallableUnits(base.units());
        IPlanner planner = agent.getService(IPlanner.class);
        IProfileChangeRequest request = planner.createChangeRequest(profile.profile());
        request.add(base.root());
        request.setInstallableUnitInclusionRules(root, ProfileInclusionRules.createStrictInclusionRule(root));
        return planner.getProvisioningPlan(request, nowhere, monitor).getStatus().isOK();
    }

    /** Lets p2's engine turn the profile into these units, and makes the list valid that names them. */
    private void commit(List<IInstallableUnit> roots, Set<IInstallableUnit> units, ProvisioningContext place,
            String repository, Set<String> fresh, Trust trust) throws InstallException {
        TrustQuestion question = new TrustQuestion(trust);
        agent.registerService(UIServices.SERVICE_NAME, question);
        try {
            IEngine engine = agent.getService(IEngine.class);
            IProvisioningPlan plan = engine.createPlan(profile.profile(), place);
            Set<IInstallableUnit> present = profile.units();
            present.stream().filter(unit -> !units.contains(unit)).forEach(plan::removeInstallableUnit);
            units.stream().filter(unit -> !present.contains(unit)).forEach(unit -> add(plan, unit,
                    roots.contains(unit)));
            check(perform(engine, plan), question, repository);
            List<String> missing = profile.missing(units);
            if (!missing.isEmpty()) {
                throw new InstallException("The repository " + repository + " lacks the files of "
                        + String.join(", ", missing) + ".", "Ask whoever publishes it for a complete one.");
            }
            area.write(new PluginList(profile.state(), features(roots, units, repository, fresh)));
        } catch (InstallException | RuntimeException fault) {
            UserProfile.rollBack(area, list);
            throw fault;
        } finally {
            agent.unregisterService(UIServices.SERVICE_NAME, question);
        }
    }

    private IStatus perform(IEngine engine, IProvisioningPlan plan) throws InstallException {
        try {
            return engine.perform(plan, monitor);
        } catch (IllegalStateException unlockable) {
            // So p2 says that it cannot write its profile.
            throw area.unwritable(new java.io.IOException(unlockable.getMessage(), unlockable));
        }
    }

    private static void add(IProvisioningPlan plan, IInstallableUnit unit, boolean root) {
        IInstallableUnit bare = withoutInstructions(unit);
        plan.addInstallableUnit(bare);
        if (root) {
            plan.setInstallableUnitProfileProperty(bare, IProfile.PROP_PROFILE_ROOT_IU, "true");
            plan.setInstallableUnitProfileProperty(bare, INCLUSION,
                    ProfileInclusionRules.createStrictInclusionRule(bare));
        }
    }

    private void check(IStatus status, TrustQuestion question, String repository) throws InstallException {
        if (!question.refused().isEmpty()) {
            throw new InstallException("Nobody whom this machine trusts vouches for the content of " + repository + ": "
                    + question.refused().stream().map(UntrustedContent::text).collect(Collectors.joining("; ")) + ".",
                    "Make sure where it comes from; then install it with --trust.");
        }
        if (status.getSeverity() == IStatus.CANCEL || monitor.isCanceled()) {
            throw new OperationCanceledException();
        }
        if (!status.isOK() && status.getSeverity() != IStatus.INFO && status.getSeverity() != IStatus.WARNING) {
            throw new InstallException("The content of " + repository + " cannot be installed into " + area.folder()
                    + ": " + Statuses.text(status) + ".",
                    "Fetch or build the repository again, and see that the disk of the user area has room.");
        }
    }

    private List<PluginList.Feature> features(List<IInstallableUnit> roots, Set<IInstallableUnit> units,
            String repository, Set<String> fresh) {
        return roots.stream().sorted(Comparator.comparing(PluginChanges::id)).map(root -> {
            String source = fresh.contains(id(root)) ? repository
                    : installed(id(root)).map(PluginList.Feature::repository).orElse(repository);
            return new PluginList.Feature(id(root), root.getVersion().toString(), name(root),
                    property(root, IInstallableUnit.PROP_PROVIDER), source,
                    profile.bundles(UserProfile.needed(List.of(root), units)));
        }).toList();
    }

    /** The unit as the profile keeps it: what it needs and what it is made of, and nothing to be carried out. */
    private static IInstallableUnit withoutInstructions(IInstallableUnit unit) {
        MetadataFactory.InstallableUnitDescription copy = new MetadataFactory.InstallableUnitDescription();
        copy.setId(unit.getId());
        copy.setVersion(unit.getVersion());
        copy.setSingleton(unit.isSingleton());
        copy.setFilter(unit.getFilter());
        copy.addProvidedCapabilities(unit.getProvidedCapabilities());
        copy.setRequirements(unit.getRequirements().toArray(IRequirement[]::new));
        copy.setArtifacts(unit.getArtifacts().stream().filter(key -> isBundle(key)
                || key.getClassifier().equals(UserProfile.FEATURE_CLASSIFIER)).toArray(IArtifactKey[]::new));
        copy.setTouchpointType(MetadataFactory.createTouchpointType("org.eclipse.equinox.p2.osgi",
                org.eclipse.equinox.p2.metadata.Version.createOSGi(1, 0, 0)));
        unit.getProperties().forEach(copy::setProperty);
        copy.setLicenses(unit.getLicenses().toArray(org.eclipse.equinox.p2.metadata.ILicense[]::new));
        copy.setCopyright(unit.getCopyright());
        copy.setUpdateDescriptor(unit.getUpdateDescriptor());
        return MetadataFactory.createInstallableUnit(copy);
    }

    List<PluginChange> uninstall(List<String> ids) throws InstallException {
        Set<String> gone = requireInstalled(ids).stream().map(PluginList.Feature::id).collect(Collectors.toSet());
        List<IInstallableUnit> kept = roots(list.features().stream().map(PluginList.Feature::id)
                .filter(id -> !gone.contains(id)).toList());
        ProvisioningContext nowhere = new ProvisioningContext(agent);
        nowhere.setMetadataRepositories();
        nowhere.setArtifactRepositories();
        List<PluginChange> changes = requireInstalled(ids).stream().map(feature -> new PluginChange(
                PluginChange.Kind.REMOVED, feature.id(), feature.version(), "", "")).toList();
        commit(kept, UserProfile.needed(kept, profile.units()), nowhere, "", Set.of(), Trust.NOTHING);
        return changes;
    }

    /** Installed features of these ids, each once, by id. */
    private List<PluginList.Feature> requireInstalled(List<String> ids) throws InstallException {
        return named(list, ids);
    }

    static List<PluginList.Feature> named(PluginList list, List<String> ids) throws InstallException {
        Map<String, PluginList.Feature> features = list.features().stream()
                .collect(Collectors.toMap(PluginList.Feature::id, Function.identity()));
        Map<String, PluginList.Feature> named = new LinkedHashMap<>();
        for (String id : ids.stream().map(PluginChanges::bare).sorted().toList()) {
            if (!features.containsKey(id)) {
                throw new InstallException("The feature '" + id + "' is not installed.", features.isEmpty()
                        ? "Nothing is."
                        : "Installed are: " + String.join(", ", new TreeMap<>(features).keySet()) + ".");
            }
            named.put(id, features.get(id));
        }
        return List.copyOf(named.values());
    }

    /** Updates features that came from one repository. */
    List<PluginChange> update(List<PluginList.Feature> features, PluginRepository repository, Trust trust)
            throws InstallException {
        try (PluginSource source = PluginSource.open(agent, repository, area, monitor)) {
            Map<String, IInstallableUnit> offers = offers(source);
            List<PluginChange> changes = new ArrayList<>();
            List<IInstallableUnit> newer = new ArrayList<>();
            for (PluginList.Feature feature : features) {
                IInstallableUnit offer = offers.get(feature.id());
                IInstallableUnit present = profile.feature(feature.id());
                boolean update = offer != null && present != null && offer.compareTo(present) > 0;
                if (update) {
                    newer.add(offer);
                }
                changes.add(update
                        ? new PluginChange(PluginChange.Kind.UPDATED, feature.id(), feature.version(),
                                offer.getVersion().toString(), "")
                        : new PluginChange(PluginChange.Kind.UNCHANGED, feature.id(), feature.version(),
                                feature.version(), "its repository offers nothing newer"));
            }
            if (!newer.isEmpty()) {
                perform(newer, source, trust);
            }
            return changes;
        }
    }

    /** To be called when nobody uses files of former versions. */
    void clean() {
        profile.clean();
    }

    private static String text(List<IInstallableUnit> chosen) {
        return chosen.stream().map(unit -> id(unit) + " " + unit.getVersion()).collect(Collectors.joining(", "));
    }
}
