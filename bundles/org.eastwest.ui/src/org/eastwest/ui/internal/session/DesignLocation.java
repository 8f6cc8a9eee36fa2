// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IFileEditorInput;
import org.eclipse.ui.IURIEditorInput;

/**
 * Where a design is kept.
 *
 * @param path the file
 * @param file the same file in the workspace; empty for a file of elsewhere
 */
public record DesignLocation(Path path, Optional<IFile> file) {

    /** Where this editor input leads; empty when it is no file of this machine. */
    public static Optional<DesignLocation> of(IEditorInput input) {
        if (input instanceof IFileEditorInput workspace) {
            return of(workspace.getFile());
        }
        return input instanceof IURIEditorInput elsewhere ? of(elsewhere.getURI()) : Optional.empty();
    }

    public static Optional<DesignLocation> of(IFile file) {
        IPath path = file.getLocation();
        return path == null ? Optional.empty()
                : Optional.of(new DesignLocation(path.toPath(), Optional.of(file)));
    }

    private static Optional<DesignLocation> of(URI uri) {
        try {
            return Optional.of(new DesignLocation(Path.of(uri), Optional.empty()));
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }

    /** Name of the file. */
    public String name() {
        return path.getFileName().toString();
    }

    /** Name of the file without its extension. */
    public String title() {
        int dot = name().lastIndexOf('.');
        return dot > 0 ? name().substring(0, dot) : name();
    }
}
