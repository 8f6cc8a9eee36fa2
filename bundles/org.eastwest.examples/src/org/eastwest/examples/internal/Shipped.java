// SPDX-License-Identifier: EPL-2.0
package org.eastwest.examples.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.model.file.DesignResource;
import org.eclipse.emf.common.util.URI;

/** The files in {@code designs/}. */
public final class Shipped {
    private Shipped() {
    }

    /** A file by its name without extension; the caller closes it. */
    public static InputStream open(String id) {
        return Shipped.class.getResourceAsStream("/designs/" + id + "." + DesignFiles.EXTENSION);
    }

    /** The design of a file, in no resource. */
    static Design design(String id) {
        DesignResource resource = new DesignResource(URI.createURI(id + "." + DesignFiles.EXTENSION));
        try (InputStream file = open(id)) {
            resource.load(file, Map.of());
        } catch (IOException fault) {
            throw new UncheckedIOException("The shipped design " + id + " cannot be read.", fault);
        }
        Design design = resource.design();
        resource.getContents().clear();
        return design;
    }
}
