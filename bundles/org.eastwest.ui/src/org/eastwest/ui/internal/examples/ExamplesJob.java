// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.examples;

import org.eastwest.examples.Template;
import org.eastwest.examples.Templates;
import org.eastwest.ui.internal.Icon;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.framework.FrameworkUtil;
import org.osgi.service.prefs.BackingStoreException;

/**
 * Copies the example designs into a project, at the first start and after an upgrade. A file that is there already is
 * the user's and stays as it is; one that the user deleted comes back with the next upgrade only.
 */
public final class ExamplesJob extends WorkspaceJob {

    /** Name of the project. */
    public static final String PROJECT = "Examples";

    private static final String VERSION = "examplesVersion";

    private final IWorkspace workspace;
    private volatile boolean addedProject;

    public ExamplesJob(IWorkspace workspace) {
        super("Preparing the examples");
        this.workspace = workspace;
        setRule(workspace.getRoot());
        setSystem(true);
    }

    @Override
    public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
        IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(Icon.BUNDLE);
        String version = FrameworkUtil.getBundle(Templates.class).getVersion().toString();
        if (!version.equals(preferences.get(VERSION, ""))) {
            addMissing(SubMonitor.convert(monitor, getName(), Templates.list().size()));
            preferences.put(VERSION, version);
            flush(preferences);
        }
        return Status.OK_STATUS;
    }

    private void addMissing(SubMonitor monitor) throws CoreException {
        IProject project = workspace.getRoot().getProject(PROJECT);
        if (!project.exists()) {
            project.create(null);
            addedProject = true;
        }
        project.open(null);
        project.refreshLocal(IResource.DEPTH_ONE, null);
        for (Template template : Examples.list()) {
            IFile file = Examples.file(template.id());
            if (!file.exists()) {
                Examples.copy(template.id(), file);
            }
            monitor.worked(1);
        }
    }

    /** Whether the project was not there before. */
    boolean addedProject() {
        return addedProject;
    }

    private static void flush(IEclipsePreferences preferences) throws CoreException {
        try {
            preferences.flush();
        } catch (BackingStoreException e) {
            throw new CoreException(Status.error("The preferences cannot be saved.", e));
        }
    }
}
