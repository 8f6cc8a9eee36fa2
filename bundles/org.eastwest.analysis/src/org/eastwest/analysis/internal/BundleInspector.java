// SPDX-License-Identifier: EPL-2.0
package org.eastwest.analysis.internal;

import java.net.URL;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.analysis.Plugin;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.wiring.BundleRequirement;
import org.osgi.framework.wiring.BundleRevision;
import org.osgi.framework.wiring.FrameworkWiring;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.component.runtime.dto.ComponentConfigurationDTO;
import org.osgi.service.component.runtime.dto.ComponentDescriptionDTO;
import org.osgi.service.component.runtime.dto.UnsatisfiedReferenceDTO;

/** Finds out why bundles that do not come with the product do not do what they declare. */
final class BundleInspector {
    /** As the framework writes what a bundle imports, requires, or is a fragment of. */
    private static final Pattern USES_PRODUCT =
            Pattern.compile("\\(osgi\\.wiring\\.(package|bundle|host)=org\\.eastwest\\.");
    private static final String COMPONENTS = "Service-Component";
    private static final String BUNDLE = "bundle";
    private static final String CAUSE = "Caused by: ";

    private final BundleContext context;

    BundleInspector(BundleContext context) {
        this.context = context;
    }

    /** Bundles that use the product's packages and do not come with it, by name. */
    List<Bundle> plugins() {
        return Stream.of(context.getBundles()).filter(BundleInspector::isPlugin)
                .sorted(Comparator.comparing(Bundle::getSymbolicName).thenComparing(Bundle::getVersion)).toList();
    }

    private static boolean isPlugin(Bundle bundle) {
        return bundle.getSymbolicName() != null && bundle.getState() != Bundle.UNINSTALLED && bundle.getBundleId() != 0
                && Origin.of(bundle).foreign() && usesProduct(bundle.adapt(BundleRevision.class));
    }

    /** Asks the framework, which remembers this from the installation: the manifests of all bundles take long to read. */
    private static boolean usesProduct(BundleRevision revision) {
        return revision != null && revision.getDeclaredRequirements(null).stream()
                .map(requirement -> requirement.getDirectives().get(Constants.FILTER_DIRECTIVE))
                .anyMatch(filter -> filter != null && USES_PRODUCT.matcher(filter).find());
    }

    /** What a bundle declares, in this state; the bundle itself where it declares nothing that could be read. */
    List<Plugin> declared(Bundle bundle, Plugin.State state, String reason) {
        List<Plugin> all = files(bundle).values().stream().flatMap(Optional::stream)
                .flatMap(file -> file.interfaces().stream().map(type -> new Plugin(
                        file.id().isEmpty() ? file.component() : file.id(), kind(type), "", bundle.getSymbolicName(),
                        bundle.getVersion().toString(), state, reason)))
                .filter(p -> !p.id().isEmpty()).distinct().toList();
        return all.isEmpty() ? List.of(whole(bundle, state, reason)) : all;
    }

    private static Plugin whole(Bundle bundle, Plugin.State state, String reason) {
        return new Plugin(bundle.getSymbolicName(), BUNDLE, name(bundle), bundle.getSymbolicName(),
                bundle.getVersion().toString(), state, reason);
    }

    private static String name(Bundle bundle) {
        String name = bundle.getHeaders("").get(Constants.BUNDLE_NAME);
        return name == null || name.startsWith("%") ? "" : name;
    }

    /** The word for an interface of a service: its own name without what all have in common. */
    static String kind(String type) {
        String simple = type.substring(type.lastIndexOf('.') + 1);
        return switch (simple) {
            case "TransportModel" -> "transport";
            case "AnalysisEngine" -> "engine";
            case "CatalogContribution" -> "catalog";
            case "ReportContributor" -> "report";
            case "DesignImporter" -> "importer";
            case "SpecificationSource" -> "diagram";
            default -> simple.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
        };
    }

    /** Why a bundle, or a component of it, is not used; empty when all is well. */
    List<Plugin> problems(Bundle bundle) {
        if (bundle.getState() == Bundle.INSTALLED) {
            return declared(bundle, Plugin.State.BROKEN, unresolved(bundle));
        }
        List<String> reasons = new ArrayList<>();
        files(bundle).forEach((path, file) -> file.ifPresentOrElse(f -> {
            if (!f.problem().isEmpty()) {
                reasons.add(path + " cannot be read: " + f.problem());
            }
        }, () -> reasons.add(path + ", which its manifest names, is not there")));
        Stream.concat(extensions(bundle), diagrams(bundle)).forEach(reasons::add);
        reasons.addAll(components(bundle));
        return reasons.isEmpty() ? List.of()
                : List.of(whole(bundle, Plugin.State.BROKEN, String.join("; ", reasons)));
    }

    private String unresolved(Bundle bundle) {
        FrameworkWiring wiring = context.getBundle(Constants.SYSTEM_BUNDLE_LOCATION).adapt(FrameworkWiring.class);
        List<String> missing = bundle.adapt(BundleRevision.class).getDeclaredRequirements(null).stream()
                .filter(r -> !"optional".equals(r.getDirectives().get(Constants.RESOLUTION_DIRECTIVE))
                        && !"dynamic".equals(r.getDirectives().get(Constants.RESOLUTION_DIRECTIVE)))
                .filter(r -> wiring.findProviders(r).isEmpty()).map(BundleInspector::words).sorted().toList();
        return missing.isEmpty() ? "what it needs is there, but cannot be had together"
                : "it needs " + String.join(", ", missing) + ", which no installed bundle offers";
    }

    private static String words(BundleRequirement requirement) {
        String filter = requirement.getDirectives().getOrDefault(Constants.FILTER_DIRECTIVE, "");
        return switch (requirement.getNamespace()) {
            case "osgi.wiring.package" -> "the package " + plain(filter);
            case "osgi.wiring.bundle" -> "the bundle " + plain(filter);
            case "osgi.ee" -> "Java as in " + filter;
            default -> requirement.getNamespace() + " " + filter;
        };
    }

    /** {@code (&(osgi.wiring.package=a.b)(version>=1)(!(version>=2)))} as {@code a.b (version>=1, !version>=2)}. */
    private static String plain(String filter) {
        List<String> terms = Pattern.compile("!?\\(?[\\w.]+[<>]?=[^()]*").matcher(filter).results()
                .map(r -> r.group().replace("(", "")).toList();
        String name = terms.isEmpty() ? filter : terms.get(0).substring(terms.get(0).indexOf('=') + 1);
        List<String> versions = terms.stream().skip(1).map(t -> t.startsWith("!") ? "not " + t.substring(1) : t)
                .toList();
        return versions.isEmpty() ? name : name + " (" + String.join(", ", versions) + ")";
    }

    /** The component files that a manifest names, by path; empty for one that is not there. */
    private static Map<String, Optional<ServiceFile>> files(Bundle bundle) {
        Map<String, Optional<ServiceFile>> files = new LinkedHashMap<>();
        String header = bundle.getHeaders("").get(COMPONENTS);
        for (String path : header == null ? new String[0] : header.trim().split("\\s*,\\s*")) {
            int slash = path.lastIndexOf('/');
            List<URL> found = entries(bundle, slash < 0 ? "/" : path.substring(0, slash), path.substring(slash + 1),
                    false);
            if (found.isEmpty()) {
                files.put(path, Optional.empty());
            }
            found.forEach(url -> files.put(url.getPath().replaceFirst("^/", ""), Optional.of(ServiceFile.read(url))));
        }
        return files;
    }

    private static List<URL> entries(Bundle bundle, String folder, String name, boolean below) {
        var found = bundle.findEntries(folder, name, below);
        return found == null ? List.of() : Collections.list(found);
    }

    private static Stream<String> extensions(Bundle bundle) {
        return Stream.of("plugin.xml", "fragment.xml").flatMap(name -> entries(bundle, "/", name, false).stream())
                .flatMap(BundleInspector::wrong);
    }

    private static Stream<String> diagrams(Bundle bundle) {
        return entries(bundle, "/", "*.odesign", true).stream().flatMap(BundleInspector::wrong);
    }

    private static Stream<String> wrong(URL file) {
        String problem = ServiceFile.read(file).problem();
        return problem.isEmpty() ? Stream.empty()
                : Stream.of(file.getPath().replaceFirst("^/", "") + " cannot be read: " + problem);
    }

    /** What the service runtime says about components, those of transports and engines apart: the host asks those. */
    private List<String> components(Bundle bundle) {
        return withRuntime(runtime -> {
            Collection<ComponentDescriptionDTO> known = runtime.getComponentDescriptionDTOs(bundle);
            Set<String> names = known.stream().map(d -> d.name).collect(Collectors.toSet());
            List<String> reasons = new ArrayList<>();
            files(bundle).forEach((path, file) -> file.filter(f -> f.problem().isEmpty()
                    && !names.contains(f.component()) && running(bundle)).ifPresent(f -> reasons.add(path
                            + " is no component that the service runtime understands")));
            for (ComponentDescriptionDTO component : known) {
                for (ComponentConfigurationDTO made : runtime.getComponentConfigurationDTOs(component)) {
                    if (!asked(component) && !problem(made).isEmpty()) {
                        reasons.add(problem(made));
                    }
                }
            }
            return reasons;
        });
    }

    private static boolean running(Bundle bundle) {
        return bundle.getState() == Bundle.ACTIVE || bundle.getState() == Bundle.STARTING;
    }

    private static boolean asked(ComponentDescriptionDTO component) {
        return Stream.of(component.serviceInterfaces)
                .anyMatch(type -> kind(type).equals("transport") || kind(type).equals("engine"));
    }

    private static String problem(ComponentConfigurationDTO configuration) {
        return switch (configuration.state) {
            case ComponentConfigurationDTO.FAILED_ACTIVATION -> "component " + configuration.description.name
                    + " could not be activated" + because(configuration);
            case ComponentConfigurationDTO.UNSATISFIED_REFERENCE -> "component " + configuration.description.name
                    + " waits for " + Stream.of(configuration.unsatisfiedReferences)
                            .map((UnsatisfiedReferenceDTO r) -> r.name).sorted().collect(Collectors.joining(", "));
            default -> "";
        };
    }

    private static String because(ComponentConfigurationDTO configuration) {
        return configuration.failure == null || configuration.failure.isBlank() ? ""
                : ": " + root(configuration.failure);
    }

    /** The last cause in the text of a stack: what wraps it says nothing. */
    private static String root(String stack) {
        List<String> lines = stack.lines().toList();
        return lines.stream().filter(line -> line.startsWith(CAUSE)).reduce((first, second) -> second)
                .map(line -> line.substring(CAUSE.length())).orElse(lines.get(0));
    }

    /** Why the component of a service could not be activated; empty when the runtime does not know. */
    String failure(ServiceReference<?> reference) {
        Object name = reference.getProperty("component.name");
        return String.join("; ", withRuntime(runtime -> runtime.getComponentDescriptionDTOs(reference.getBundle())
                .stream().filter(d -> d.name.equals(name))
                .flatMap(d -> runtime.getComponentConfigurationDTOs(d).stream())
                .filter(c -> c.failure != null && !c.failure.isBlank())
                .map(c -> root(c.failure)).toList()));
    }

    private interface Question {
        List<String> ask(ServiceComponentRuntime runtime);
    }

    private List<String> withRuntime(Question question) {
        ServiceReference<ServiceComponentRuntime> reference =
                context.getServiceReference(ServiceComponentRuntime.class);
        ServiceComponentRuntime runtime = reference == null ? null : context.getService(reference);
        if (runtime == null) {
            return List.of();
        }
        try {
            return question.ask(runtime);
        } finally {
            context.ungetService(reference);
        }
    }
}
