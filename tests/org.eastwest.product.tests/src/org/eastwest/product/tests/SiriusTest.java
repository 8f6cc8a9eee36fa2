// SPDX-License-Identifier: EPL-2.0
package org.eastwest.product.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.RegistryFactory;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.Constants;
import org.osgi.framework.FrameworkUtil;

/** An installed Sirius finds the diagrams; the product does without it. Sirius itself cannot be had by this build. */
class SiriusTest {

    private static final String POINT = "org.eclipse.sirius.componentization";
    private static final String REGISTRY = "org/eclipse/sirius/business/api/componentization/ViewpointRegistry";

    private final BundleContext context = FrameworkUtil.getBundle(SiriusTest.class).getBundleContext();

    @Test
    void withoutSiriusTheExtensionIsIgnoredAndTheBundleResolves() {
        Bundle design = design();
        assertNotEquals(Bundle.INSTALLED, design.getState());
        assertTrue(Arrays.stream(RegistryFactory.getRegistry().getExtensionPoints())
                .noneMatch(point -> point.getUniqueIdentifier().equals(POINT)));
    }

    @Test
    void anInstalledSiriusGetsTheSpecificationFromTheExtension() throws Exception {
        Bundle sirius = install();
        try {
            Object made = component().createExecutableExtension("class");
            assertEquals("org.eastwest.design.SiriusRegistrar", made.getClass().getName());
            assertEquals("org.eastwest.design/description/eastwest.odesign", registered(sirius));
            assertNotNull(design().getEntry("description/eastwest.odesign"));
        } finally {
            sirius.uninstall();
        }
    }

    @Test
    void aSiriusThatIsGoneIsNamed() throws Exception {
        Bundle sirius = install();
        IConfigurationElement component = component();
        sirius.uninstall();
        CoreException missing = assertThrows(CoreException.class, () -> component.createExecutableExtension("class"));
        assertTrue(missing.getMessage().contains("Sirius is not installed"), missing::getMessage);
    }

    private Bundle design() {
        return House.bundles().filter(bundle -> bundle.getSymbolicName().equals("org.eastwest.design")).findFirst()
                .orElseThrow();
    }

    private static IConfigurationElement component() {
        IConfigurationElement[] found = RegistryFactory.getRegistry().getConfigurationElementsFor(POINT);
        assertEquals(1, found.length);
        assertEquals("component", found[0].getName());
        return found[0];
    }

    private static String registered(Bundle sirius) throws ReflectiveOperationException {
        return sirius.loadClass(REGISTRY.replace('/', '.')).getMethod("getInstance").invoke(null).toString();
    }

    private Bundle install() throws IOException, BundleException {
        Bundle sirius = context.installBundle("test:org.eclipse.sirius", new ByteArrayInputStream(jar()));
        sirius.start(Bundle.START_TRANSIENT);
        return sirius;
    }

    private static byte[] jar() throws IOException {
        Manifest manifest = new Manifest();
        Attributes headers = manifest.getMainAttributes();
        headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        headers.putValue(Constants.BUNDLE_MANIFESTVERSION, "2");
        headers.putValue(Constants.BUNDLE_SYMBOLICNAME, "org.eclipse.sirius;singleton:=true");
        headers.putValue(Constants.BUNDLE_VERSION, "7.4.15");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JarOutputStream jar = new JarOutputStream(bytes, manifest);
                InputStream registry = SiriusTest.class.getResourceAsStream("/" + REGISTRY + ".class")) {
            put(jar, REGISTRY + ".class", registry.readAllBytes());
            put(jar, "plugin.xml", ("<plugin><extension-point id=\"componentization\" name=\"Components\"/></plugin>")
                    .getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    private static void put(JarOutputStream jar, String name, byte[] content) throws IOException {
        jar.putNextEntry(new ZipEntry(name));
        jar.write(content);
        jar.closeEntry();
    }
}
