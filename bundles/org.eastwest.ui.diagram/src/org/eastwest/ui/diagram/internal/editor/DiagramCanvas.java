// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.figures.Painting;
import org.eastwest.ui.diagram.internal.paint.DiagramFonts;
import org.eastwest.ui.diagram.internal.paint.DiagramImages;
import org.eastwest.ui.diagram.internal.paint.Shades;
import org.eastwest.ui.diagram.internal.paint.SwtDrawing;
import org.eastwest.ui.diagram.internal.parts.DiagramParts;
import org.eastwest.ui.diagram.internal.parts.DiagramRootPart;
import org.eastwest.ui.diagram.internal.parts.ElementPart;
import org.eastwest.ui.diagram.internal.parts.Opening;
import org.eastwest.ui.diagram.internal.parts.Revealing;
import org.eastwest.ui.diagram.internal.parts.Steps;
import org.eastwest.ui.internal.Theme;
import org.eastwest.viewpoint.diagram.Color;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.layout.Box;
import org.eclipse.draw2d.FigureCanvas;
import org.eclipse.draw2d.RangeModel;
import org.eclipse.draw2d.geometry.Point;
import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.MouseWheelHandler;
import org.eclipse.gef.SnapToGeometry;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.ui.parts.GraphicalViewerKeyHandler;
import org.eclipse.gef.ui.parts.ScrollingGraphicalViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorPart;

/** Where a diagram is drawn and edited, with its palette. */
public final class DiagramCanvas {
    /** Room around a diagram that fits the window, in pixels. */
    private static final int MARGIN = 24;
    private static final double LARGEST_FIT = 1.5;

    private final DefaultEditDomain domain;
    private final Composite area;
    private final ScrollingGraphicalViewer viewer = new ScrollingGraphicalViewer();
    private final DiagramRootPart root = new DiagramRootPart();
    private final DiagramPalette palette;
    private final DiagramFonts fonts;
    private Color paper = Color.WHITE;
    private DiagramImages images;
    private DiagramDocument shown;
    /** The size of the canvas that the diagram was made to fit; null since it is looked at in another way. */
    private Rectangle fitted;

    /**
     * @param opener   is told what is double-clicked
     * @param failures is told why a tool could not do its work
     */
    DiagramCanvas(Composite parent, IEditorPart editor, Opening.Opener opener, Consumer<String> failures) {
        area = new Composite(parent, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.horizontalSpacing = 0;
        area.setLayout(layout);
        domain = new Domain(editor);
        domain.setCommandStack(new Steps(failures));
        domain.setDefaultTool(new DiagramTool());
        fonts = new DiagramFonts(parent.getDisplay());
        images = new DiagramImages(parent.getDisplay(), path -> Optional.empty());
        createViewer(opener);
        viewer.getControl().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        palette = new DiagramPalette(area, domain);
        area.addDisposeListener(event -> dispose());
        Theme.onChange(area, this::themed);
    }

    /** Tells the palette when a tool has done its work. */
    private final class Domain extends DefaultEditDomain {
        Domain(IEditorPart editor) {
            super(editor);
        }

        @Override
        public void loadDefaultTool() {
            super.loadDefaultTool();
            if (palette != null) {
                palette.selectsAgain();
            }
        }
    }

    private void createViewer(Opening.Opener opener) {
        viewer.createControl(area);
        viewer.setRootEditPart(root);
        viewer.setProperty(MouseWheelHandler.KeyGenerator.getKey(SWT.MOD1), new ZoomWheel());
        viewer.setProperty(Opening.PROPERTY, opener);
        viewer.setProperty(SnapToGeometry.PROPERTY_SNAP_ENABLED, true);
        viewer.setKeyHandler(new GraphicalViewerKeyHandler(viewer));
        domain.addViewer(viewer);
        zoom().addZoomListener(zoom -> fitted = null);
        scrolled(canvas().getViewport().getHorizontalRangeModel());
        scrolled(canvas().getViewport().getVerticalRangeModel());
        canvas().addListener(SWT.Resize, event -> fitAgain());
    }

    /** Draw2d copies what is in sight to where it moves, which leaves traces on GTK 3: all is painted anew. */
    private void scrolled(RangeModel range) {
        range.addPropertyChangeListener(event -> {
            canvas().redraw();
            if (event.getPropertyName().equals(RangeModel.PROPERTY_VALUE) && canvas().getClientArea().equals(fitted)) {
                fitted = null;
            }
        });
    }

    /** What fits the window fits it also when that is larger or smaller. */
    private void fitAgain() {
        if (fitted != null && !canvas().getClientArea().equals(fitted)) {
            fit(shown);
        }
    }

    Control control() {
        return area;
    }

    GraphicalViewer viewer() {
        return viewer;
    }

    DefaultEditDomain domain() {
        return domain;
    }

    ZoomManager zoom() {
        return root.getZoomManager();
    }

    /** What paints the diagram elsewhere as it is painted here. */
    public SwtDrawing.Inks inks() {
        return new SwtDrawing.Inks(fonts, images, shades());
    }

    private Shades shades() {
        return Theme.dark(area.getParent()) ? Shades.DARK : Shades.LIGHT;
    }

    /** Shows a diagram. */
    void show(DiagramDocument document) {
        images.dispose();
        shown = document;
        fitted = null;
        images = new DiagramImages(area.getDisplay(), document.diagram().description()::image);
        Painting painting = new Painting(viewer.getControl().getDisplay(), this::inks, () -> zoom().getZoom());
        paper = document.diagram().background();
        themed();
        domain.loadDefaultTool();
        palette.show(document);
        viewer.setEditPartFactory(new DiagramParts(document, painting));
        viewer.setContents(document.diagram());
        // What is to fit into the room beside the palette needs to know that room.
        area.layout(true, true);
    }

    /** A theme colours every control, and knows nothing of the paper of a diagram. */
    private void themed() {
        viewer.getControl().setBackground(SwtDrawing.swt(shades().of(paper)));
        canvas().redraw();
    }

    /** The tools may be others since layers were switched. */
    public void updatePalette(DiagramDocument document) {
        domain.loadDefaultTool();
        palette.show(document);
    }

    // ---- what is in sight

    /** What a user sees of a diagram. */
    record Sight(double zoom, Point corner, List<String> selected) {
    }

    Sight sight() {
        List<String> selected = new ArrayList<>();
        for (Object part : viewer.getSelectedEditParts()) {
            if (part instanceof ElementPart element) {
                selected.add(element.element().id());
            }
        }
        return new Sight(zoom().getZoom(), canvas().getViewport().getViewLocation(), selected);
    }

    void restore(Sight sight, DiagramDocument document) {
        zoom().setZoom(sight.zoom());
        viewer.flush();
        canvas().scrollTo(sight.corner().x, sight.corner().y);
        select(sight.selected().stream().map(id -> document.diagram().find(id).orElse(null))
                .filter(Objects::nonNull).toList());
    }

    public void select(Collection<? extends DiagramElement> elements) {
        viewer.flush();
        Revealing.select(viewer, elements);
    }

    FigureCanvas canvas() {
        return (FigureCanvas) viewer.getControl();
    }

    /** Shows all of the diagram, as large as it fits. */
    public void fit(DiagramDocument document) {
        viewer.flush();
        Box bounds = document.geometry().bounds();
        double width = canvas().getClientArea().width - 2.0 * MARGIN;
        double height = canvas().getClientArea().height - 2.0 * MARGIN;
        if (bounds.width() > 0 && bounds.height() > 0 && width > 0 && height > 0) {
            double zoom = Math.min(width / bounds.width(), height / bounds.height());
            zoom().setZoom(Math.max(zoom().getMinZoom(), Math.min(LARGEST_FIT, zoom)));
            center(bounds);
        }
        fitted = canvas().getClientArea();
    }

    private void center(Box bounds) {
        viewer.flush();
        double zoom = zoom().getZoom();
        canvas().getViewport().validate();
        canvas().scrollTo((int) Math.round(bounds.center().x() * zoom - canvas().getClientArea().width / 2.0),
                (int) Math.round(bounds.center().y() * zoom - canvas().getClientArea().height / 2.0));
    }

    private void dispose() {
        fonts.dispose();
        images.dispose();
    }
}
