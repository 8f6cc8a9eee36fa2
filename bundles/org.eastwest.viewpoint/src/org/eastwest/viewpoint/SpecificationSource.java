// SPDX-License-Identifier: EPL-2.0
package org.eastwest.viewpoint;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.emf.common.util.URI;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * One {@code .odesign} file and what stands beside it: its Java services and its images. A bundle that contributes a
 * specification gives its own class loader and its own entries.
 *
 * @since 1.0
 */
@ConsumerType
public interface SpecificationSource {
    /** The address by which other specifications refer to it, for example {@code platform:/plugin/BUNDLE/PATH}. */
    URI uri();

    /** The name that messages give the file. */
    String name();

    /** Opens the text; the caller closes it. */
    InputStream open() throws IOException;

    /**
     * A class named in {@code ownedJavaExtensions}.
     *
     * @throws ClassNotFoundException when there is none
     */
    Class<?> serviceClass(String qualifiedName) throws ClassNotFoundException;

    /** An image by its path as specifications have it: {@code /BUNDLE/PATH}. */
    Optional<URL> image(String path);

    /**
     * A file with service classes of a class loader. Images are looked for in that class loader too, by their path with
     * and without the bundle's name, and beside the file.
     */
    static SpecificationSource file(Path file, ClassLoader services) {
        return new FileSource(file, services);
    }

    /** The source that {@link #file} makes. */
    record FileSource(Path file, ClassLoader services) implements SpecificationSource {
        @Override
        public URI uri() {
            return URI.createFileURI(file.toAbsolutePath().normalize().toString());
        }

        @Override
        public String name() {
            return file.toString();
        }

        @Override
        public InputStream open() throws IOException {
            return Files.newInputStream(file);
        }

        @Override
        public Class<?> serviceClass(String qualifiedName) throws ClassNotFoundException {
            return Class.forName(qualifiedName, true, services);
        }

        @Override
        public Optional<URL> image(String path) {
            String absolute = path.startsWith("/") ? path.substring(1) : path;
            String inBundle = absolute.substring(absolute.indexOf('/') + 1);
            URL found = services.getResource(inBundle);
            if (found != null) {
                return Optional.of(found);
            }
            for (Path folder = file.toAbsolutePath().getParent(); folder != null; folder = folder.getParent()) {
                Optional<URL> beside = beside(folder, inBundle);
                if (beside.isPresent() || Files.isDirectory(folder.resolve("META-INF"))) {
                    return beside;
                }
            }
            return Optional.empty();
        }

        private static Optional<URL> beside(Path folder, String path) {
            Path image = folder.resolve(path).normalize();
            try {
                return Files.isRegularFile(image) ? Optional.of(image.toUri().toURL()) : Optional.empty();
            } catch (IOException e) {
                return Optional.empty();
            }
        }
    }
}
