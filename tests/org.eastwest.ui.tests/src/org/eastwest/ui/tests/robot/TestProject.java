// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.tests.robot;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eastwest.examples.Templates;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;

/** A project of a test, with designs to change. */
public final class TestProject {

    private final IProject project;

    public TestProject(String name) {
        project = ResourcesPlugin.getWorkspace().getRoot().getProject(name);
    }

    public IProject project() {
        create();
        return project;
    }

    private void create() {
        try {
            if (!project.exists()) {
                project.create(null);
            }
            project.open(null);
        } catch (CoreException e) {
            throw new AssertionError(e);
        }
    }

    /** A copy of an example, under its own name. */
    public IFile copy(String template) throws IOException {
        try (InputStream content = Templates.open(template)) {
            return write(template, content.readAllBytes());
        }
    }

    /** A file with this text. */
    public IFile write(String name, String text) {
        return write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private IFile write(String name, byte[] content) {
        create();
        IFile file = Window.file(project, name);
        try {
            file.create(new ByteArrayInputStream(content), true, null);
        } catch (CoreException e) {
            throw new AssertionError(e);
        }
        return file;
    }

    public void delete() {
        try {
            project.delete(IResource.ALWAYS_DELETE_PROJECT_CONTENT | IResource.FORCE, null);
        } catch (CoreException e) {
            throw new AssertionError(e);
        }
    }
}
