// SPDX-License-Identifier: EPL-2.0
package org.eastwest.product.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.component.runtime.dto.ComponentConfigurationDTO;
import org.osgi.service.component.runtime.dto.ComponentDescriptionDTO;

/** What a bundle declares as a service is there: its file is read, its class is found, its needs are met. */
class ServicesTest {

    private final BundleContext context = FrameworkUtil.getBundle(ServicesTest.class).getBundleContext();
    private final ServiceComponentRuntime runtime =
            context.getService(context.getServiceReference(ServiceComponentRuntime.class));

    static Stream<Bundle> declaring() {
        return House.bundles().filter(bundle -> bundle.getHeaders("").get("Service-Component") != null);
    }

    @ParameterizedTest
    @MethodSource("declaring")
    void everyDeclaredFileBecomesAComponent(Bundle bundle) {
        List<String> files = Arrays.stream(bundle.getHeaders("").get("Service-Component").split("\\s*,\\s*")).toList();
        assertAll(files.stream().map(file -> () -> assertNotNull(bundle.getEntry(file), file)));
        assertEquals(files.size(), componentsOf(bundle).size(), "one component a file");
    }

    @ParameterizedTest
    @MethodSource("declaring")
    void everyComponentFindsItsClassAndWhatItNeeds(Bundle bundle) {
        assertAll(componentsOf(bundle).stream().map(component -> () -> {
            assertDoesNotThrow(() -> bundle.loadClass(component.implementationClass));
            Collection<ComponentConfigurationDTO> configurations = runtime.getComponentConfigurationDTOs(component);
            assertEquals(1, configurations.size(), component.name);
            assertEquals(0, configurations.iterator().next().unsatisfiedReferences.length, component.name);
        }));
    }

    private Collection<ComponentDescriptionDTO> componentsOf(Bundle bundle) {
        return runtime.getComponentDescriptionDTOs(bundle);
    }
}
