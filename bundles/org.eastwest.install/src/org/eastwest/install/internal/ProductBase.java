// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.equinox.p2.metadata.IInstallableUnit;
import org.eclipse.equinox.p2.metadata.IProvidedCapability;
import org.eclipse.equinox.p2.metadata.IRequirement;
import org.eclipse.equinox.p2.metadata.MetadataFactory;
import org.eclipse.equinox.p2.metadata.MetadataFactory.InstallableUnitDescription;
import org.eclipse.equinox.p2.metadata.Version;
import org.eclipse.equinox.p2.metadata.VersionRange;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.namespace.BundleNamespace;
import org.osgi.framework.namespace.ExecutionEnvironmentNamespace;
import org.osgi.framework.namespace.HostNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleRevision;

/**
 * The running workbench as p2 sees it: a unit for each bundle and feature of the product, and one unit that needs them
 * all, so that nothing which p2 plans can lack them. Bundles of Eastwest are needed as they are; a library may be
 * replaced by a newer one that a plugin brings. The units exist only while a change is planned.
 */
final class ProductBase {
    private static final String OURS = "org.eastwest.";
    private static final String JAVA_PACKAGE = "java.package";
    private static final String BUNDLE = "osgi.bundle";

    private final List<IInstallableUnit> units;
    private final IInstallableUnit root;

    private ProductBase(List<IInstallableUnit> parts) {
        InstallableUnitDescription whole = description("org.eastwest.workbench.running", Version.createOSGi(1, 0, 0));
        whole.addRequirements(parts.stream().map(ProductBase::needed).toList());
        whole.setProperty(IInstallableUnit.PROP_NAME, "Eastwest");
        root = MetadataFactory.createInstallableUnit(whole);
        units = Stream.concat(parts.stream(), Stream.of(root)).toList();
    }

    /** What runs now, but for the user's bundles. */
    static ProductBase of(BundleContext context, Set<Bundle> users) {
        List<IInstallableUnit> parts = new ArrayList<>();
        for (Bundle bundle : context.getBundles()) {
            BundleRevision revision = bundle.adapt(BundleRevision.class);
            if (revision != null && !users.contains(bundle) && bundle.getSymbolicName() != null) {
                parts.add(unit(bundle, revision));
            }
        }
        features(context).forEach(parts::add);
        return new ProductBase(parts);
    }

    List<IInstallableUnit> units() {
        return units;
    }

    /** The unit that needs all others. */
    IInstallableUnit root() {
        return root;
    }

    /** The unit of this id; null when the workbench has none. */
    IInstallableUnit find(String id) {
        return units.stream().filter(unit -> unit.getId().equals(id)).findFirst().orElse(null);
    }

    private static IRequirement needed(IInstallableUnit unit) {
        VersionRange range = new VersionRange(unit.getVersion(), true,
                unit.getId().startsWith(OURS) ? unit.getVersion() : Version.MAX_VERSION, true);
        return MetadataFactory.createRequirement(IInstallableUnit.NAMESPACE_IU_ID, unit.getId(), range, null, false,
                false, true);
    }

    private static InstallableUnitDescription description(String id, Version version) {
        InstallableUnitDescription description = new InstallableUnitDescription();
        description.setId(id);
        description.setVersion(version);
        description.setSingleton(true);
        description.addProvidedCapabilities(List.of(
                MetadataFactory.createProvidedCapability(IInstallableUnit.NAMESPACE_IU_ID, id, version)));
        return description;
    }

    private static IInstallableUnit unit(Bundle bundle, BundleRevision revision) {
        Version version = version(bundle.getVersion());
        InstallableUnitDescription unit = description(bundle.getSymbolicName(), version);
        unit.setSingleton(RunningPlugins.singleton(bundle));
        unit.addProvidedCapabilities(List.of(
                MetadataFactory.createProvidedCapability(BUNDLE, bundle.getSymbolicName(), version)));
        revision.getDeclaredCapabilities(null).forEach(capability -> unit.addProvidedCapabilities(offer(capability)));
        return MetadataFactory.createInstallableUnit(unit);
    }

    private static Collection<IProvidedCapability> offer(BundleCapability capability) {
        Map<String, Object> attributes = capability.getAttributes();
        String namespace = capability.getNamespace();
        return switch (namespace) {
            case BundleNamespace.BUNDLE_NAMESPACE, HostNamespace.HOST_NAMESPACE -> List.of();
            case PackageNamespace.PACKAGE_NAMESPACE -> List.of(MetadataFactory.createProvidedCapability(JAVA_PACKAGE,
                    (String) attributes.get(namespace), version((org.osgi.framework.Version)
                            attributes.get(PackageNamespace.CAPABILITY_VERSION_ATTRIBUTE))));
            case ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE -> environments(attributes);
            default -> named(namespace, attributes);
        };
    }

    /** A Java platform stands for every version that it can run, each a capability of its own for p2. */
    private static List<IProvidedCapability> environments(Map<String, Object> attributes) {
        String namespace = ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE;
        Object versions = attributes.get(ExecutionEnvironmentNamespace.CAPABILITY_VERSION_ATTRIBUTE);
        Collection<?> all = versions instanceof Collection<?> many ? many : List.of(versions);
        return all.stream().map(version -> MetadataFactory.createProvidedCapability(namespace, Map.of(namespace,
                attributes.get(namespace), "version", version((org.osgi.framework.Version) version)))).toList();
    }

    /** p2 wants each capability named by an attribute of its namespace. */
    private static List<IProvidedCapability> named(String namespace, Map<String, Object> attributes) {
        Map<String, Object> named = new HashMap<>();
        attributes.forEach((key, value) -> named.put(key,
                value instanceof org.osgi.framework.Version osgi ? version(osgi) : value));
        if (!(named.get(namespace) instanceof String)) {
            named.put(namespace, namespace);
        }
        named.putIfAbsent("version", Version.createOSGi(0, 0, 0));
        if (!(named.get("version") instanceof Version)) {
            named.put("version", Version.createOSGi(0, 0, 0));
        }
        return List.of(MetadataFactory.createProvidedCapability(namespace, named));
    }

    private static Version version(org.osgi.framework.Version version) {
        return Version.createOSGi(version.getMajor(), version.getMinor(), version.getMicro(), version.getQualifier());
    }

    /** The product's features stand as folders {@code features/ID_VERSION}. */
    private static List<IInstallableUnit> features(BundleContext context) {
        String area = context.getProperty("osgi.install.area");
        if (area == null || !area.startsWith("file:")) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(Path.of(area.substring("file:".length()), "features"))) {
            return folders.map(folder -> folder.getFileName().toString()).filter(name -> name.lastIndexOf('_') > 0)
                    .sorted().map(ProductBase::feature).collect(Collectors.toList());
        } catch (IOException | InvalidPathException none) {
            return List.of();
        }
    }

    private static IInstallableUnit feature(String folder) {
        int end = folder.lastIndexOf('_');
        return MetadataFactory.createInstallableUnit(description(folder.substring(0, end) + UserProfile.GROUP,
                Version.parseVersion(folder.substring(end + 1))));
    }
}
