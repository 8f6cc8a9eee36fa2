// SPDX-License-Identifier: EPL-2.0
package org.eastwest.model.file;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;

import org.eastwest.model.design.Design;

/** Reads and writes the files of designs. The format is described in {@link DesignResource}. */
public final class DesignFiles {
    /** The extension of a design's file, without the dot. */
    public static final String EXTENSION = "eastwest";

    private DesignFiles() {
    }

    /** Reads a file. Never throws for what is in it or for its absence: that is among the problems. */
    public static LoadedDesign load(Path file) {
        DesignResource resource = resource(file);
        try {
            resource.load(Map.of());
        } catch (IOException e) {
            // The resource has turned it into a problem.
            return new LoadedDesign(null, resource.problems(), resource.isReadOnly());
        }
        return new LoadedDesign(resource.design(), resource.problems(), resource.isReadOnly());
    }

    /**
     * Writes a design, see {@link DesignResource#save}. The resource that holds the design saves itself when the path
     * is its own; for any other path a copy is written and the design stays where it is.
     *
     * @throws IOException if nothing was written: the message says why; the old file is as it was
     */
    public static void save(Design design, Path file) throws IOException {
        DesignResource target = resource(file);
        if (design.eResource() instanceof DesignResource own) {
            own.requireWritable();
            if (own.getURI().equals(target.getURI())) {
                own.save(Map.of());
                return;
            }
        }
        target.getContents().add(EcoreUtil.copy(design));
        target.save(Map.of());
    }

    private static DesignResource resource(Path file) {
        DesignResource resource = new DesignResource(uri(file));
        new ResourceSetImpl().getResources().add(resource);
        return resource;
    }

    private static URI uri(Path file) {
        return URI.createFileURI(file.toAbsolutePath().normalize().toString());
    }
}
