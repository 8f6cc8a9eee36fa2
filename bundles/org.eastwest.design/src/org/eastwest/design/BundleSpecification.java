// SPDX-License-Identifier: EPL-2.0
package org.eastwest.design;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Objects;
import java.util.Optional;
import org.eastwest.viewpoint.SpecificationSource;
import org.eclipse.emf.common.util.URI;

/**
 * A specification of diagrams in a bundle, with the service classes and images of that bundle. One that adds layers or
 * diagrams to ours is registered as a service {@link SpecificationSource}: a subclass with a constructor without
 * arguments, named by a declarative component, is all it takes.
 *
 * @since 1.0
 */
public class BundleSpecification implements SpecificationSource {
    private final Class<?> inBundle;
    private final String bundle;
    private final String path;

    /**
     * @param inBundle a class of the bundle
     * @param bundle   its symbolic name
     * @param path     of the file in it, such as {@code description/our.odesign}
     */
    public BundleSpecification(Class<?> inBundle, String bundle, String path) {
        this.inBundle = Objects.requireNonNull(inBundle, "inBundle");
        this.bundle = Objects.requireNonNull(bundle, "bundle");
        this.path = Objects.requireNonNull(path, "path");
    }

    @Override
    public final URI uri() {
        return URI.createPlatformPluginURI("/" + bundle + "/" + path, false);
    }

    /** The bundle and the file in it, so that a message tells whom to ask. */
    @Override
    public final String name() {
        return bundle + "/" + path;
    }

    @Override
    public final InputStream open() throws IOException {
        InputStream text = inBundle.getResourceAsStream("/" + path);
        if (text == null) {
            throw new IOException("the bundle " + bundle + " lacks " + path);
        }
        return text;
    }

    @Override
    public final Class<?> serviceClass(String qualifiedName) throws ClassNotFoundException {
        return Class.forName(qualifiedName, true, inBundle.getClassLoader());
    }

    @Override
    public final Optional<URL> image(String path) {
        String own = "/" + bundle + "/";
        return path.startsWith(own) ? Optional.ofNullable(inBundle.getResource("/" + path.substring(own.length())))
                : Optional.empty();
    }
}
