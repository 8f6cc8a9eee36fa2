// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.session;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eastwest.spi.analysis.Severity;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/** Shows what is wrong with a design in the Problems view. */
public final class ProblemMarkers {

    /** The type of the markers. */
    public static final String TYPE = "org.eastwest.ui.problem";
    /** Attribute of a marker: the element of the design it is about. */
    public static final String ELEMENT = "element";
    /** Attribute of a marker: the code of the finding. */
    public static final String CODE = "code";

    /**
     * One line of the Problems view.
     *
     * @param severity how serious it is
     * @param code     the kind of problem
     * @param message  what is wrong and what to do
     * @param element  id or path of the element; empty for the whole design
     * @param line     line in the file, from 1; 0 when unknown
     */
    record Entry(Severity severity, String code, String message, String element, int line) {

        private static Entry of(IMarker marker) {
            return new Entry(severity(marker.getAttribute(IMarker.SEVERITY, IMarker.SEVERITY_INFO)),
                    marker.getAttribute(CODE, ""), marker.getAttribute(IMarker.MESSAGE, ""),
                    marker.getAttribute(ELEMENT, ""), marker.getAttribute(IMarker.LINE_NUMBER, 0));
        }

        private Map<String, Object> attributes() {
            String location = element.isEmpty() ? "design" : element;
            Map<String, Object> attributes = new HashMap<>(Map.of(IMarker.SEVERITY, severity(severity),
                    CODE, code, IMarker.MESSAGE, message, ELEMENT, element, IMarker.LOCATION,
                    line > 0 ? "line " + line : location));
            if (line > 0) {
                attributes.put(IMarker.LINE_NUMBER, line);
            }
            return attributes;
        }

        private static int severity(Severity severity) {
            return switch (severity) {
                case ERROR -> IMarker.SEVERITY_ERROR;
                case WARNING -> IMarker.SEVERITY_WARNING;
                case NOTE -> IMarker.SEVERITY_INFO;
            };
        }

        private static Severity severity(int marker) {
            return switch (marker) {
                case IMarker.SEVERITY_ERROR -> Severity.ERROR;
                case IMarker.SEVERITY_WARNING -> Severity.WARNING;
                default -> Severity.NOTE;
            };
        }
    }

    private ProblemMarkers() {
    }

    /** Replaces the markers of a file, in the background; those that stay are not touched. */
    static void show(IFile file, List<Entry> entries) {
        WorkspaceJob job = new WorkspaceJob("Updating problems of " + file.getName()) {
            @Override
            public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
                if (file.exists()) {
                    update(file, entries);
                }
                return Status.OK_STATUS;
            }
        };
        job.setRule(file.getWorkspace().getRuleFactory().markerRule(file));
        job.setSystem(true);
        job.schedule();
    }

    private static void update(IFile file, List<Entry> entries) throws CoreException {
        Set<Entry> missing = new HashSet<>(entries);
        for (IMarker marker : file.findMarkers(TYPE, false, IResource.DEPTH_ZERO)) {
            if (!missing.remove(Entry.of(marker))) {
                marker.delete();
            }
        }
        for (Entry entry : entries) {
            if (missing.remove(entry)) {
                file.createMarker(TYPE, entry.attributes());
            }
        }
    }
}
