// SPDX-License-Identifier: EPL-2.0
package org.eastwest.product.tests;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.wiring.BundleWiring;

/** A bundle as a third party would make it: the classes of com.example.misbehaving, a manifest and a component. */
final class PluginJar {
    private static final String CLASSES = "com/example/misbehaving";
    private static final String COMPONENT = "OSGI-INF/component.xml";

    private final String name;
    private final Map<String, String> headers = new TreeMap<>();
    private final Map<String, byte[]> entries = new TreeMap<>();

    /**
     * @param name symbolic name of the bundle
     */
    PluginJar(String name) {
        this.name = name;
        headers.put("Bundle-ActivationPolicy", "lazy");
        headers.put("Import-Package", "org.eastwest.catalog;version=\"[1.0.0,2.0.0)\",org.eastwest.quantity;version=\"[1.0.0,2.0.0)\","
                + "org.eastwest.spi.analysis;version=\"[1.0.0,2.0.0)\",org.eastwest.spi.design;version=\"[1.0.0,2.0.0)\","
                + "org.eastwest.spi.hardware;version=\"[1.0.0,2.0.0)\",org.eastwest.spi.report;version=\"[1.0.0,2.0.0)\","
                + "org.eastwest.spi.transport;version=\"[1.0.0,2.0.0)\"");
    }

    /** With a component of this class and service. */
    PluginJar component(String implementation, Class<?> service, String id) {
        return header("Service-Component", COMPONENT).entry(COMPONENT, """
                <?xml version="1.0" encoding="UTF-8"?>
                <scr:component xmlns:scr="http://www.osgi.org/xmlns/scr/v1.3.0" name="%s.component">
                    <implementation class="%s"/>
                    <service><provide interface="%s"/></service>
                    <property name="id" value="%s"/>
                </scr:component>
                """.formatted(name, implementation, service.getName(), id));
    }

    PluginJar header(String header, String value) {
        headers.put(header, value);
        return this;
    }

    PluginJar entry(String path, String text) {
        entries.put(path, text.getBytes(StandardCharsets.UTF_8));
        return this;
    }

    /** Installs it and lets it start as an installed plugin does; one that does not resolve stays as it is. */
    Bundle install() throws BundleException, IOException {
        BundleContext context = FrameworkUtil.getBundle(PluginJar.class).getBundleContext();
        Bundle bundle = context.installBundle("memory:" + name, new ByteArrayInputStream(bytes()));
        try {
            bundle.start(Bundle.START_TRANSIENT | Bundle.START_ACTIVATION_POLICY);
        } catch (BundleException unresolved) {
            if (bundle.getState() != Bundle.INSTALLED) {
                throw unresolved;
            }
        }
        return bundle;
    }

    private byte[] bytes() throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Bundle-ManifestVersion", "2");
        main.putValue("Bundle-SymbolicName", name + ";singleton:=true");
        main.putValue("Bundle-Version", "1.2.3");
        headers.forEach(main::putValue);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JarOutputStream jar = new JarOutputStream(bytes, manifest)) {
            Bundle tests = FrameworkUtil.getBundle(PluginJar.class);
            for (String path : tests.adapt(BundleWiring.class).listResources(CLASSES, "*.class",
                    BundleWiring.LISTRESOURCES_LOCAL)) {
                try (InputStream in = tests.getResource(path).openStream()) {
                    entries.put(path, in.readAllBytes());
                }
            }
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                jar.putNextEntry(new JarEntry(entry.getKey()));
                jar.write(entry.getValue());
            }
        }
        return bytes.toByteArray();
    }
}
