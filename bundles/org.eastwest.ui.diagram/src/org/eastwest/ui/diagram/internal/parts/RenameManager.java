// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.parts;

import java.util.Optional;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.figures.Painting;
import org.eastwest.viewpoint.layout.Box;
import org.eastwest.viewpoint.layout.DiagramGeometry.LabelShape;
import org.eclipse.draw2d.IFigure;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.gef.tools.DirectEditManager;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Text;

/** Edits a label where it stands. */
final class RenameManager extends DirectEditManager {
    private static final int LEAST_WIDTH = 80;

    private final String initial;
    private final String typed;

    private RenameManager(ElementPart part, Box box, IFigure beside, String initial, String typed) {
        super(part, TextCellEditor.class, cell -> {
            Text text = (Text) cell.getControl();
            Point size = text.computeSize(SWT.DEFAULT, SWT.DEFAULT);
            Rectangle place = Painting.nearest(box);
            beside.translateToAbsolute(place);
            int width = Math.max(Math.max(place.width, size.x), LEAST_WIDTH);
            text.setBounds(place.getCenter().x - width / 2, place.getCenter().y - size.y / 2, width, size.y);
        });
        this.initial = initial;
        this.typed = typed;
    }

    /**
     * Opens a field over a label, if it can be edited.
     *
     * @param typed takes the place of the label at once; empty to show the label
     */
    static void open(DiagramDocument document, ElementPart part, String typed, LabelShape label, IFigure figure) {
        Optional<String> text = document.editable() ? document.tools().editableLabel(part.element())
                : Optional.empty();
        Box box = label.isEmpty() ? box(figure) : label.box();
        text.ifPresent(t -> new RenameManager(part, box, figure, t, typed).show());
    }

    private static Box box(IFigure figure) {
        Rectangle bounds = figure.getBounds();
        return new Box(bounds.x, bounds.y, bounds.width, bounds.height);
    }

    @Override
    protected void initCellEditor() {
        getCellEditor().setValue(initial);
    }

    /** A field that gets the focus selects its text: what was typed comes after that, or the next key replaces it. */
    @Override
    public void show() {
        super.show();
        if (!typed.isEmpty() && getCellEditor() != null) {
            ((Text) getCellEditor().getControl()).insert(typed);
        }
    }
}
