// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/**
 * The arrangement of the window in which a design is edited and analysed: files at the left, the design in the middle,
 * what came of it below.
 */
public final class DesignPerspective implements IPerspectiveFactory {

    /** Ids of the views. */
    public static final String EXPLORER = "org.eastwest.ui.explorer";
    public static final String RESULTS = "org.eastwest.ui.results";

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.setEditorAreaVisible(true);
        String editors = layout.getEditorArea();
        IFolderLayout left = layout.createFolder("left", IPageLayout.LEFT, 0.2f, editors);
        left.addView(EXPLORER);
        IFolderLayout leftBelow = layout.createFolder("leftBelow", IPageLayout.BOTTOM, 0.55f, "left");
        leftBelow.addView(IPageLayout.ID_OUTLINE);
        leftBelow.addView(IPageLayout.ID_PROP_SHEET);
        IFolderLayout below = layout.createFolder("below", IPageLayout.BOTTOM, 0.6f, editors);
        below.addView(RESULTS);
        below.addView(IPageLayout.ID_PROBLEM_VIEW);
        below.addPlaceholder(IPageLayout.ID_PROGRESS_VIEW);
        for (String view : new String[] {EXPLORER, IPageLayout.ID_OUTLINE, IPageLayout.ID_PROP_SHEET, RESULTS,
            IPageLayout.ID_PROBLEM_VIEW, IPageLayout.ID_PROGRESS_VIEW}) {
            layout.addShowViewShortcut(view);
        }
        layout.addNewWizardShortcut("org.eastwest.ui.newDesign");
    }
}
