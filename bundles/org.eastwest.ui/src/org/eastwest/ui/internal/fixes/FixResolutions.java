// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.fixes;

import java.util.List;
import java.util.Optional;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.editor.DesignEditor;
import org.eastwest.ui.internal.session.DesignLocation;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.DesignSessions;
import org.eastwest.ui.internal.session.ProblemMarkers;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.IMarkerResolutionGenerator2;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;

/** Quick fixes in the Problems view. A fix opens the design and changes it there, where it can be undone. */
public final class FixResolutions implements IMarkerResolutionGenerator2 {

    /** Asked for every line of the Problems view, so that it reads no design. */
    @Override
    public boolean hasResolutions(IMarker marker) {
        return QuickFixes.knows(marker.getAttribute(ProblemMarkers.CODE, ""));
    }

    @Override
    public IMarkerResolution[] getResolutions(IMarker marker) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window == null || !(marker.getResource() instanceof IFile file) || !file.exists()) {
            return new IMarkerResolution[0];
        }
        DesignSessions sessions = window.getService(DesignSessions.class);
        return DesignLocation.of(file).map(location -> {
            DesignSession session = sessions.acquire(location, window.getShell());
            List<QuickFix> fixes = fixes(session, marker);
            sessions.release(session);
            return fixes;
        }).orElse(List.of()).stream().map(fix -> new Resolution(fix.label())).toArray(IMarkerResolution[]::new);
    }

    private static List<QuickFix> fixes(DesignSession session, IMarker marker) {
        return new QuickFixes(session).of(marker.getAttribute(ProblemMarkers.CODE, ""),
                marker.getAttribute(ProblemMarkers.ELEMENT, ""));
    }

    private record Resolution(String label) implements IMarkerResolution2 {
        @Override
        public String getLabel() {
            return label;
        }

        @Override
        public String getDescription() {
            return label + ". The design is opened and changed, not saved: Undo takes it back.";
        }

        @Override
        public Image getImage() {
            if (JFaceResources.getImage(Icon.QUICK_FIX.name()) == null) {
                JFaceResources.getImageRegistry().put(Icon.QUICK_FIX.name(), Icon.QUICK_FIX.descriptor());
            }
            return JFaceResources.getImage(Icon.QUICK_FIX.name());
        }

        @Override
        public void run(IMarker marker) {
            try {
                DesignEditor editor = (DesignEditor) IDE.openEditor(PlatformUI.getWorkbench()
                        .getActiveWorkbenchWindow().getActivePage(), marker, true);
                Optional<QuickFix> fix = fixes(editor.session(), marker).stream()
                        .filter(candidate -> candidate.label().equals(label)).findFirst();
                fix.ifPresent(f -> f.apply(editor.getSite().getShell()));
            } catch (PartInitException e) {
                StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
            }
        }
    }
}
