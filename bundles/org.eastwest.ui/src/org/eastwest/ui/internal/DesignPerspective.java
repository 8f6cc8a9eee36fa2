// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.eclipse.ui.IPlaceholderFolderLayout;

/**
 * The arrangement of the window in which a design is edited and analysed: files at the left, the design in the middle,
 * what came of it below.
 */
public final class DesignPerspective implements IPerspectiveFactory {

    /** Ids of the views. */
    public static final String EXPLORER = "org.eastwest.ui.explorer";
    public static final String RESULTS = "org.eastwest.ui.results";
    public static final String COMPARE = "org.eastwest.ui.compare";
    public static final String TIMELINE = "org.eastwest.ui.timeline";
    public static final String EXPLAIN = "org.eastwest.ui.explain";
    public static final String PLANS = "org.eastwest.ui.plans";

    public static final String CATALOG = "org.eastwest.ui.catalog";
    public static final String CLAIMS = "org.eastwest.ui.claims";
    public static final String GLOSSARY = "org.eastwest.ui.glossary";
    public static final String TOUR = "org.eastwest.ui.tour";

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
        below.addView(COMPARE);
        below.addView(TIMELINE);
        below.addView(PLANS);
        below.addView(IPageLayout.ID_PROBLEM_VIEW);
        below.addPlaceholder(IPageLayout.ID_PROGRESS_VIEW);
        below.addPlaceholder(CATALOG);
        below.addPlaceholder(CLAIMS);
        // Beside the results, so that forms keep the width that they need.
        IPlaceholderFolderLayout right =
                layout.createPlaceholderFolder("belowRight", IPageLayout.RIGHT, 0.52f, "below");
        right.addPlaceholder(EXPLAIN);
        right.addPlaceholder(TOUR);
        right.addPlaceholder(GLOSSARY);
        for (String view : new String[] {EXPLORER, IPageLayout.ID_OUTLINE, IPageLayout.ID_PROP_SHEET, RESULTS, COMPARE,
            TIMELINE, PLANS, EXPLAIN, IPageLayout.ID_PROBLEM_VIEW, IPageLayout.ID_PROGRESS_VIEW, CATALOG, CLAIMS,
            GLOSSARY, TOUR}) {
            layout.addShowViewShortcut(view);
        }
        layout.addNewWizardShortcut("org.eastwest.ui.newDesign");
    }
}
