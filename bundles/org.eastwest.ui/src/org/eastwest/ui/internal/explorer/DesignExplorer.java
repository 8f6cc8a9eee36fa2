// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.explorer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.ui.navigator.CommonNavigator;

/** The projects of the workspace and the designs in them. */
public final class DesignExplorer extends CommonNavigator {

    /** Unfolds a project. */
    public void unfold(IProject project) {
        getCommonViewer().expandToLevel(project, 1);
    }

    @Override
    protected Object getInitialInput() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }
}
