// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/** Lets what is higher than its place be scrolled; it is as wide as its place, and as high where that is enough. */
public final class Scroller {

    private final ScrolledComposite area;
    private final Control content;

    /**
     * Creates the controls.
     *
     * @param make makes what is scrolled
     */
    public Scroller(Composite parent, Function<Composite, ? extends Control> make) {
        area = new ScrolledComposite(parent, SWT.V_SCROLL);
        area.setExpandHorizontal(true);
        area.setExpandVertical(true);
        content = make.apply(area);
        area.setContent(content);
        area.addControlListener(ControlListener.controlResizedAdapter(event -> fit()));
    }

    /** The area with its scroll bar. */
    public Composite control() {
        return area;
    }

    /** Whether the place is lower than the content wants to be. */
    public boolean low() {
        return area.getMinHeight() > area.getClientArea().height;
    }

    /** Has to be called when the content wants another height. */
    public void fit() {
        area.setMinHeight(content.computeSize(Math.max(1, area.getClientArea().width), SWT.DEFAULT).y);
    }
}
