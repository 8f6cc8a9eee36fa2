// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.util.List;
import java.util.function.IntConsumer;
import org.eastwest.ui.diagram.internal.actions.DiagramActions;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;

/** Above a diagram: the way to it, and its tool bar. */
final class DiagramHeader {
    private final Composite area;
    private final Breadcrumb breadcrumb;

    DiagramHeader(Composite parent, IntConsumer back) {
        area = new Composite(parent, SWT.NONE);
        area.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        GridLayout layout = new GridLayout(2, false);
        layout.marginHeight = 1;
        layout.marginWidth = 0;
        area.setLayout(layout);
        breadcrumb = new Breadcrumb(area, back);
        breadcrumb.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
    }

    void fill(DiagramActions actions) {
        ToolBarManager bar = new ToolBarManager(SWT.FLAT);
        actions.fillToolBar(bar);
        bar.createControl(area).setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
        area.addDisposeListener(event -> bar.dispose());
    }

    void show(List<String> names) {
        breadcrumb.show(names);
        area.getParent().layout(true);
    }
}
