// SPDX-License-Identifier: EPL-2.0
package org.eastwest.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/** How a bundle declares its services: {@code OSGI-INF/NAME.xml}, named in the manifest's Service-Component. */
final class ServiceDescription {
    private final ClassLoader bundleClasses;
    private final String bundle;

    /**
     * @param inBundle a class of the bundle or of its tests
     * @param bundle   symbolic name
     */
    ServiceDescription(Class<?> inBundle, String bundle) {
        this.bundleClasses = inBundle.getClassLoader();
        this.bundle = bundle;
    }

    /** The file declares this service, with this id, and its class can be made without arguments. */
    Object declared(String file, Class<?> service, String id) throws Exception {
        Element component = xml(file);
        String implementation = attribute(component, "implementation", "class");

        assertEquals(service.getName(), attribute(component, "provide", "interface"), file + " provides");
        if (!id.isEmpty()) {
            assertEquals("id", attribute(component, "property", "name"), file + " has a property");
            assertEquals(id, attribute(component, "property", "value"), file + " has the id");
        }
        return Class.forName(implementation, true, bundleClasses).getConstructor().newInstance();
    }

    /** The manifest names this file, maybe among others. */
    void names(String file) throws IOException {
        assertTrue(components().contains(file), "Service-Component of " + bundle + " lacks " + file);
    }

    private List<String> components() throws IOException {
        String all = manifest().getValue("Service-Component");
        assertNotNull(all, "the manifest of " + bundle + " has no Service-Component");
        return Stream.of(all.split(",")).map(String::strip).sorted().toList();
    }

    private Attributes manifest() throws IOException {
        for (URL url : Collections.list(bundleClasses.getResources("META-INF/MANIFEST.MF"))) {
            try (InputStream in = url.openStream()) {
                Attributes attributes = new Manifest(in).getMainAttributes();
                if (bundle.equals(symbolicName(attributes))) {
                    return attributes;
                }
            }
        }
        throw new AssertionError("the manifest of " + bundle + " is not on the class path");
    }

    private static String symbolicName(Attributes attributes) {
        String name = attributes.getValue("Bundle-SymbolicName");
        return name == null ? "" : name.split(";", 2)[0].strip();
    }

    private Element xml(String name) throws Exception {
        try (InputStream in = bundleClasses.getResourceAsStream(name)) {
            assertNotNull(in, name + " is missing in " + bundle);
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in).getDocumentElement();
        }
    }

    private static String attribute(Element component, String element, String attribute) {
        Element found = (Element) component.getElementsByTagName(element).item(0);
        assertNotNull(found, "the service description has no " + element);
        return found.getAttribute(attribute);
    }
}
