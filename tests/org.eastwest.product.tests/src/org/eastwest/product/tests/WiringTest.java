// SPDX-License-Identifier: EPL-2.0
package org.eastwest.product.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.namespace.PackageNamespace;
import org.osgi.framework.wiring.BundleCapability;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;

/** Who may know whom, looked at in the running product rather than in the manifests. */
class WiringTest {

    /** What engines, transports and the floors below them never see, by whatever detour. */
    private static final Predicate<String> MODEL_OR_WINDOW =
            Pattern.compile("org\\.eclipse\\.(emf|ui|swt|jface|e4|draw2d|gef)(\\..*)?|org\\.eastwest\\.(model|ui|rcp|gef|report|cli)(\\..*)?")
                    .asMatchPredicate();
    private static final Predicate<String> WINDOW =
            Pattern.compile("org\\.eclipse\\.(ui|swt|jface|e4|draw2d|gef)(\\..*)?|org\\.eastwest\\.(ui|rcp|gef)(\\..*)?")
                    .asMatchPredicate();

    static Stream<Bundle> ours() {
        return House.bundles();
    }

    static Stream<Bundle> engineRooms() {
        return House.bundles().filter(bundle -> bundle.getSymbolicName()
                .matches("org\\.eastwest\\.(quantity|spi|catalog|analysis|engine\\..*|transport\\..*)"));
    }

    static Stream<Bundle> headless() {
        return House.bundles()
                .filter(bundle -> !bundle.getSymbolicName().matches("org\\.eastwest\\.(ui|rcp|gef)(\\..*)?"));
    }

    @Test
    void theProductHoldsTheRoomsOfTheHouse() {
        Set<String> names = new TreeSet<>(House.bundles().map(Bundle::getSymbolicName).toList());
        assertTrue(names.containsAll(List.of("org.eastwest.quantity", "org.eastwest.spi", "org.eastwest.catalog",
                "org.eastwest.model", "org.eastwest.model.edit", "org.eastwest.reader", "org.eastwest.analysis",
                "org.eastwest.engine.training", "org.eastwest.engine.fabric", "org.eastwest.transport.infiniband",
                "org.eastwest.transport.roce", "org.eastwest.transport.uec", "org.eastwest.transport.spectrumx",
                "org.eastwest.report", "org.eastwest.cli", "org.eastwest.examples", "org.eastwest.ui",
                "org.eastwest.rcp")), names::toString);
    }

    @ParameterizedTest
    @MethodSource("ours")
    void everyBundleResolves(Bundle bundle) {
        assertNotEquals(Bundle.INSTALLED, bundle.getState(), bundle::toString);
    }

    @ParameterizedTest
    @MethodSource("engineRooms")
    void engineRoomsNeverSeeTheModelOrTheWindow(Bundle bundle) {
        assertEquals(List.of(), reachableFrom(bundle, MODEL_OR_WINDOW));
    }

    @ParameterizedTest
    @MethodSource("headless")
    void whatRunsOnTheCommandLineNeverSeesTheWindow(Bundle bundle) {
        assertEquals(List.of(), reachableFrom(bundle, WINDOW));
    }

    @ParameterizedTest
    @MethodSource("ours")
    void internalPackagesAreOfferedToNobodyOrToFriendsOnly(Bundle bundle) {
        List<BundleCapability> packages =
                bundle.adapt(BundleWiring.class).getCapabilities(PackageNamespace.PACKAGE_NAMESPACE);
        assertAll(packages.stream().filter(offered -> nameOf(offered).contains(".internal")).map(offered -> () ->
                assertTrue("true".equals(offered.getDirectives().get("x-internal"))
                        || offered.getDirectives().containsKey("x-friends"), nameOf(offered))));
    }

    /** Bundles of a kind that {@code bundle} is wired to, directly or through our own bundles. */
    private static List<String> reachableFrom(Bundle bundle, Predicate<String> kind) {
        Set<String> seen = new TreeSet<>();
        List<Bundle> open = new ArrayList<>(List.of(bundle));
        while (!open.isEmpty()) {
            for (BundleWire wire : open.remove(open.size() - 1).adapt(BundleWiring.class).getRequiredWires(null)) {
                Bundle provider = wire.getProvider().getBundle();
                if (seen.add(provider.getSymbolicName()) && provider.getSymbolicName().startsWith(House.OURS)) {
                    open.add(provider);
                }
            }
        }
        return seen.stream().filter(kind).toList();
    }

    private static String nameOf(BundleCapability offered) {
        return (String) offered.getAttributes().get(PackageNamespace.PACKAGE_NAMESPACE);
    }
}
