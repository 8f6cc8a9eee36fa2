// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.open;

import java.util.List;
import java.util.Map;
import org.eastwest.viewpoint.Problem;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/** Shows what is wrong with the specifications of plugins in the Problems view. They are of no file of the workspace. */
final class SpecificationMarkers {
    private static final String TYPE = "org.eastwest.ui.diagram.specification";

    private SpecificationMarkers() {
    }

    /** Replaces the markers, in the background. */
    static void show(List<Problem> problems) {
        IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
        WorkspaceJob job = new WorkspaceJob("Updating problems of plugins") {
            @Override
            public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
                root.deleteMarkers(TYPE, false, IResource.DEPTH_ZERO);
                for (Problem problem : problems) {
                    root.createMarker(TYPE, attributes(problem));
                }
                return Status.OK_STATUS;
            }
        };
        job.setRule(root);
        job.setSystem(true);
        job.schedule();
    }

    /** It costs some of the diagrams; no design has an error by it. */
    private static Map<String, Object> attributes(Problem problem) {
        return Map.of(IMarker.SEVERITY, problem.severity() == Problem.Severity.NOTE ? IMarker.SEVERITY_INFO
                : IMarker.SEVERITY_WARNING, IMarker.MESSAGE, problem.text(), IMarker.LOCATION, problem.file()
                + (problem.line() > 0 ? ", line " + problem.line() : ""));
    }
}
