// SPDX-License-Identifier: EPL-2.0
package org.eastwest.product.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Dictionary;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.Constants;
import org.osgi.framework.namespace.BundleNamespace;
import org.osgi.framework.namespace.ExecutionEnvironmentNamespace;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

/** A manifest names its maker and its Java, and requires nothing that the bundle does not use. */
class ManifestTest {

    static Stream<Bundle> ours() {
        return House.bundles();
    }

    @ParameterizedTest
    @MethodSource("ours")
    void aBundleSaysWhoseItIsAndOnWhichJavaItRuns(Bundle bundle) {
        Dictionary<String, String> headers = bundle.getHeaders();
        assertAll(
                () -> assertEquals("Eastwest", headers.get(Constants.BUNDLE_VENDOR)),
                () -> assertEquals(bundle.getSymbolicName(), headers.get("Automatic-Module-Name")),
                () -> assertEquals(List.of("(&(osgi.ee=JavaSE)(version=17))"), javaRequiredBy(bundle)));
    }

    @ParameterizedTest
    @MethodSource("ours")
    void aBundleRequiresNothingThatItDoesNotUse(Bundle bundle) {
        String names = namesIn(bundle);
        assertAll(bundle.adapt(BundleWiring.class).getRequiredWires(null).stream().map(wire -> () -> {
            Collection<String> offered = packagesOfferedBy(wire);
            assertTrue(offered.isEmpty() || offered.stream().anyMatch(packageName -> uses(names, packageName)),
                    () -> bundle.getSymbolicName() + " requires but does not use " + wire.getRequirement());
        }));
    }

    private static List<String> javaRequiredBy(Bundle bundle) {
        return bundle.adapt(BundleWiring.class)
                .getRequirements(ExecutionEnvironmentNamespace.EXECUTION_ENVIRONMENT_NAMESPACE).stream()
                .map(requirement -> requirement.getDirectives().get(Constants.FILTER_DIRECTIVE))
                .toList();
    }

    /** The packages that a wire brings; nothing when it brings none, as a wire to an extender does. */
    private static Collection<String> packagesOfferedBy(BundleWire wire) {
        return switch (wire.getCapability().getNamespace()) {
            case PackageNamespace.PACKAGE_NAMESPACE -> List.of(nameOf(wire.getCapability()));
            case BundleNamespace.BUNDLE_NAMESPACE -> packagesExportedBy(wire.getProvider().getWiring());
            default -> List.of();
        };
    }

    private static Set<String> packagesExportedBy(BundleWiring wiring) {
        Set<String> packages = new TreeSet<>();
        wiring.getCapabilities(PackageNamespace.PACKAGE_NAMESPACE).forEach(offered -> packages.add(nameOf(offered)));
        wiring.getRequiredWires(BundleNamespace.BUNDLE_NAMESPACE).stream()
                .filter(wire -> "reexport".equals(wire.getRequirement().getDirectives().get("visibility")))
                .forEach(wire -> packages.addAll(packagesExportedBy(wire.getProvider().getWiring())));
        return packages;
    }

    private static String nameOf(BundleCapability offered) {
        return (String) offered.getAttributes().get(PackageNamespace.PACKAGE_NAMESPACE);
    }

    /** All that the bundle's classes and its plugin.xml name, with slashes. */
    private static String namesIn(Bundle bundle) {
        StringBuilder names = new StringBuilder();
        Enumeration<URL> classes = bundle.findEntries("/", "*.class", true);
        while (classes != null && classes.hasMoreElements()) {
            names.append(contentOf(classes.nextElement())).append('\n');
        }
        URL extensions = bundle.getEntry("plugin.xml");
        return extensions == null ? names.toString() : names.append(contentOf(extensions).replace('.', '/')).toString();
    }

    /** Whether a type right in the package is named, not one of a package below it. */
    private static boolean uses(String names, String packageName) {
        return Pattern.compile(Pattern.quote(packageName.replace('.', '/') + "/") + "[\\w$]++(?!/)").matcher(names).find();
    }

    private static String contentOf(URL file) {
        try (InputStream in = file.openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
