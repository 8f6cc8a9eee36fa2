// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;

/** The way from the first diagram to the one that is shown; every step of it is a link back. */
final class Breadcrumb {
    private static final int GAP = 4;

    private final Composite area;
    private final IntConsumer back;

    /** @param back is told the index of the step that was chosen */
    Breadcrumb(Composite parent, IntConsumer back) {
        this.back = back;
        area = new Composite(parent, SWT.NONE);
        RowLayout layout = new RowLayout(SWT.HORIZONTAL);
        layout.center = true;
        layout.wrap = true;
        layout.spacing = GAP;
        layout.marginLeft = 2 * GAP;
        area.setLayout(layout);
    }

    Composite control() {
        return area;
    }

    void show(List<String> names) {
        for (var child : area.getChildren()) {
            child.dispose();
        }
        for (int i = 0; i < names.size() - 1; i++) {
            int step = i;
            Link link = new Link(area, SWT.NONE);
            link.setText("<a>" + escaped(names.get(i)) + "</a>");
            link.addListener(SWT.Selection, event -> back.accept(step));
            new Label(area, SWT.NONE).setText("\u203A");
        }
        Label here = new Label(area, SWT.NONE);
        here.setText(escaped(names.get(names.size() - 1)));
        area.requestLayout();
    }

    private static String escaped(String name) {
        return name.replace("&", "&&");
    }
}
