// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.document;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eastwest.model.file.DesignFiles;
import org.eastwest.viewpoint.layout.LayoutFile;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.ui.IStartup;

/**
 * Lets the layouts of diagrams go where their design goes: it is renamed, moved and deleted with it. A file that stands
 * in the way is left alone.
 */
public final class LayoutFollower implements IStartup, IResourceChangeListener {

    @Override
    public void earlyStartup() {
        ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        Map<IFile, Optional<IFile>> ways = new LinkedHashMap<>();
        try {
            event.getDelta().accept(delta -> {
                if (delta.getResource() instanceof IFile design && delta.getKind() == IResourceDelta.REMOVED
                        && DesignFiles.EXTENSION.equals(design.getFileExtension())) {
                    ways.put(layout(design), target(delta).map(LayoutFollower::layout));
                }
                return true;
            });
        } catch (CoreException e) {
            ILog.get().log(e.getStatus());
        }
        ways.keySet().removeIf(layout -> !layout.exists());
        if (!ways.isEmpty()) {
            follow(ResourcesPlugin.getWorkspace(), ways);
        }
    }

    private static IFile layout(IFile design) {
        Path name = LayoutFile.beside(Path.of(design.getName()));
        return design.getParent().getFile(IPath.fromOSString(name.toString()));
    }

    /** Where a design went; empty when it was deleted. */
    private static Optional<IFile> target(IResourceDelta delta) {
        return (delta.getFlags() & IResourceDelta.MOVED_TO) == 0 ? Optional.empty()
                : Optional.of(ResourcesPlugin.getWorkspace().getRoot().getFile(delta.getMovedToPath()));
    }

    private static void follow(IWorkspace workspace, Map<IFile, Optional<IFile>> ways) {
        WorkspaceJob job = new WorkspaceJob("Moving layouts of diagrams") {
            @Override
            public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
                for (Map.Entry<IFile, Optional<IFile>> way : ways.entrySet()) {
                    follow(way.getKey(), way.getValue());
                }
                return Status.OK_STATUS;
            }
        };
        job.setRule(workspace.getRoot());
        job.setSystem(true);
        job.schedule();
    }

    private static void follow(IFile layout, Optional<IFile> target) throws CoreException {
        if (!layout.exists()) {
            return;
        }
        if (target.isEmpty()) {
            layout.delete(IResource.KEEP_HISTORY, null);
        } else if (!target.get().exists()) {
            layout.move(target.get().getFullPath(), IResource.KEEP_HISTORY, null);
        }
    }
}
