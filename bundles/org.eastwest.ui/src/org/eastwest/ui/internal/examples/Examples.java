// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.examples;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.ui.internal.editor.DesignEditor;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;

/** The example designs in the workspace. */
public final class Examples {

    /** The example that the welcome page begins with. */
    public static final String FIRST = "superpod-h100-llama3-405b";

    /** The example of the guided tour: its transport can be exchanged without exchanging its switches. */
    public static final String TOUR = "ethernet-1k";

    private Examples() {
    }

    /** Templates that hold a machine; one without is a place to begin, no example. */
    public static List<Template> list() {
        return Templates.list().stream().filter(template -> template.gpus() > 0).toList();
    }

    /** The file of an example; it need not exist. */
    public static IFile file(String template) {
        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(ExamplesJob.PROJECT);
        return project.getFile(template + "." + DesignFiles.EXTENSION);
    }

    /**
     * Opens an example in its editor; one that was deleted is put back as it is shipped. Belongs to the UI thread.
     *
     * @throws CoreException when it cannot be put back or opened; the message says why
     */
    public static IEditorPart open(IWorkbenchPage page, String template) throws CoreException {
        IFile file = file(template);
        if (!file.exists()) {
            restore(template, file);
        }
        return IDE.openEditor(page, file, DesignEditor.ID);
    }

    private static void restore(String template, IFile file) throws CoreException {
        IProject project = file.getProject();
        if (!project.exists()) {
            project.create(null);
        }
        project.open(null);
        copy(template, file);
    }

    static void copy(String template, IFile file) throws CoreException {
        try (InputStream content = Templates.open(template)) {
            file.create(content, true, null);
        } catch (IOException e) {
            throw new CoreException(Status.error("The example " + file.getName() + " cannot be read.", e));
        }
    }
}
