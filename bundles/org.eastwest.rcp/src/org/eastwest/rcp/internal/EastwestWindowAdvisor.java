// SPDX-License-Identifier: EPL-2.0
package org.eastwest.rcp.internal;

import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;

/** The size, the title and the bars of a window. */
final class EastwestWindowAdvisor extends WorkbenchWindowAdvisor {

    EastwestWindowAdvisor(IWorkbenchWindowConfigurer configurer) {
        super(configurer);
    }

    @Override
    public ActionBarAdvisor createActionBarAdvisor(IActionBarConfigurer configurer) {
        return new EastwestActionBarAdvisor(configurer);
    }

    @Override
    public void preWindowOpen() {
        IWorkbenchWindowConfigurer configurer = getWindowConfigurer();
        configurer.setTitle(WindowTitle.PRODUCT);
        configurer.setInitialSize(new Point(1440, 900));
        configurer.setShowCoolBar(true);
        configurer.setShowPerspectiveBar(false);
        configurer.setShowStatusLine(true);
        configurer.setShowProgressIndicator(true);
    }

    @Override
    public void postWindowCreate() {
        WindowTitle.follow(getWindowConfigurer());
        PlatformActionSets.hide(getWindowConfigurer().getWindow());
    }
}
