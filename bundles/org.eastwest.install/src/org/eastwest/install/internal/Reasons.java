// SPDX-License-Identifier: EPL-2.0
package org.eastwest.install.internal;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.namespace.BundleNamespace;
import org.osgi.framework.namespace.ExecutionEnvironmentNamespace;
import org.osgi.framework.namespace.HostNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.FrameworkWiring;

/** Says why a bundle does not run, in words that fit after its name. */
final class Reasons {
    private static final Map<String, String> KINDS = Map.of(PackageNamespace.PACKAGE_NAMESPACE, "package",
            BundleNamespace.BUNDLE_NAMESPACE, "bundle", HostNamespace.HOST_NAMESPACE, "bundle");
    private static final Pattern LOW = Pattern.compile("\\([a-z.-]*version>=([^)]+)\\)");
    private static final Pattern HIGH = Pattern.compile("\\(!\\([a-z.-]*version>=([^)]+)\\)\\)");
    private static final int MESSAGE_CHARACTERS = 300;

    private Reasons() {
    }

    static String of(Throwable refused) {
        Throwable root = refused;
        while (root.getCause() != null && root instanceof BundleException) {
            root = root.getCause();
        }
        String text = (root instanceof BundleException ? "" : root.getClass().getSimpleName() + ": ")
                + root.getMessage();
        String line = text.replaceAll("\\s+", " ").strip();
        return "was refused: "
                + (line.length() > MESSAGE_CHARACTERS ? line.substring(0, MESSAGE_CHARACTERS) + "..." : line);
    }

    /** What an unresolved bundle lacks. */
    static String unresolved(Bundle bundle, FrameworkWiring wiring, BundleContext context) {
        List<String> missing = bundle.adapt(BundleRevision.class).getDeclaredRequirements(null).stream()
                .filter(Reasons::mandatory).filter(requirement -> wiring.findProviders(requirement).isEmpty())
                .map(requirement -> describe(requirement, context)).toList();
        return missing.isEmpty() ? resolverSays(bundle) : "needs " + String.join(" and ", missing);
    }

    private static boolean mandatory(BundleRequirement requirement) {
        Map<String, String> directives = requirement.getDirectives();
        return !"optional".equals(directives.get("resolution"))
                && "resolve".equals(directives.getOrDefault("effective", "resolve"));
    }

    private static String describe(BundleRequirement requirement, BundleContext context) {
        String filter = requirement.getDirectives().getOrDefault("filter", "");
        String namespace = requirement.getNamespace();
        if (namespace.equals(ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE)) {
            Matcher version = Pattern.compile("\\(version=([^)]+)\\)").matcher(filter);
            return "Java " + (version.find() ? version.group(1) : filter) + " (this is Java "
                    + Runtime.version().feature() + ")";
        }
        if (!KINDS.containsKey(namespace)) {
            return namespace + " " + filter;
        }
        Matcher name = Pattern.compile("\\(" + Pattern.quote(namespace) + "=([^)]+)\\)").matcher(filter);
        String wanted = name.find() ? name.group(1) : filter;
        return KINDS.get(namespace) + " " + wanted + range(filter) + available(namespace, wanted, context);
    }

    private static String range(String filter) {
        Matcher low = LOW.matcher(filter.replaceAll("\\(!\\([^)]*\\)\\)", ""));
        Matcher high = HIGH.matcher(filter);
        String from = low.find() ? " from " + low.group(1) : "";
        return high.find() ? from + " to below " + high.group(1) : from + (from.isEmpty() ? "" : " on");
    }

    private static String available(String namespace, String name, BundleContext context) {
        String attribute = namespace.equals(PackageNamespace.PACKAGE_NAMESPACE) ? "version" : "bundle-version";
        Set<String> versions = Stream.of(context.getBundles()).map(bundle -> bundle.adapt(BundleRevision.class))
                .filter(revision -> revision != null)
                .flatMap(revision -> revision.getDeclaredCapabilities(namespace).stream())
                .filter(capability -> name.equals(capability.getAttributes().get(namespace)))
                .map(capability -> String.valueOf(capability.getAttributes().get(attribute)))
                .collect(Collectors.toCollection(TreeSet::new));
        return versions.isEmpty() ? ", which nothing here has"
                : ", and here is " + String.join(" and ", versions);
    }

    /** For what only the resolver knows, as two versions of a package that meet. */
    private static String resolverSays(Bundle bundle) {
        try {
            bundle.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY);
            return "";
        } catch (BundleException refused) {
            return of(refused);
        }
    }
}
