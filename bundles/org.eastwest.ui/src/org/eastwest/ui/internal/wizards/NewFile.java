// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.wizards;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eastwest.model.design.Design;
import org.eastwest.model.file.DesignFiles;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;

/** Writes designs that wizards make into files that are not there yet. */
public final class NewFile {
    private NewFile() {
    }

    /**
     * Writes a design, and makes the project of its file where there is none. Not for the window's thread.
     *
     * @param name the design's name; blank to leave it
     * @throws InvocationTargetException with what went wrong; no file is there then
     */
    public static void save(Design design, String name, IFile file, IProgressMonitor monitor)
            throws InvocationTargetException {
        try {
            IProject project = file.getProject();
            if (!project.exists()) {
                project.create(monitor);
            }
            project.open(monitor);
            if (!name.isBlank()) {
                design.setName(name.strip());
            }
            Path path = project.getLocation().append(file.getProjectRelativePath()).toPath();
            Files.createDirectories(path.getParent());
            DesignFiles.save(design, path);
            project.refreshLocal(IResource.DEPTH_INFINITE, monitor);
        } catch (CoreException | IOException e) {
            throw new InvocationTargetException(e);
        }
    }
}
