// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;

/** A plugin that misses a package. */
final class IncompleteBundle {
    static final String NAME = "com.example.incomplete";

    private IncompleteBundle() {
    }

    static Bundle install() throws IOException, BundleException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Bundle-ManifestVersion", "2");
        main.putValue("Bundle-SymbolicName", NAME);
        main.putValue("Bundle-Version", "1.2.3");
        main.putValue("Import-Package", "org.eastwest.spi.transport,com.example.missing");
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        new JarOutputStream(jar, manifest).close();
        return FrameworkUtil.getBundle(IncompleteBundle.class).getBundleContext().installBundle("memory:" + NAME,
                new ByteArrayInputStream(jar.toByteArray()));
    }
}
