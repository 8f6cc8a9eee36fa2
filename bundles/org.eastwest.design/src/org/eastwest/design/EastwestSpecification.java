// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Optional;
import org.eastwest.viewpoint.SpecificationSource;
import org.eclipse.emf.common.util.URI;

/** The specification of this bundle, at the address at which an installed Sirius has it too. */
public final class EastwestSpecification implements SpecificationSource {
    private static final String BUNDLE = "/org.eastwest.design";
    private static final String PATH = "/description/eastwest.odesign";

    @Override
    public URI uri() {
        return URI.createPlatformPluginURI(BUNDLE + PATH, false);
    }

    @Override
    public String name() {
        return PATH.substring(PATH.lastIndexOf('/') + 1);
    }

    @Override
    public InputStream open() throws IOException {
        InputStream text = EastwestSpecification.class.getResourceAsStream(PATH);
        if (text == null) {
            throw new IOException("the bundle lacks " + PATH);
        }
        return text;
    }

    @Override
    public Class<?> serviceClass(String qualifiedName) throws ClassNotFoundException {
        return Class.forName(qualifiedName, true, EastwestSpecification.class.getClassLoader());
    }

    @Override
    public Optional<URL> image(String path) {
        return path.startsWith(BUNDLE) ? Optional.ofNullable(EastwestSpecification.class.getResource(
                path.substring(BUNDLE.length()))) : Optional.empty();
    }
}
