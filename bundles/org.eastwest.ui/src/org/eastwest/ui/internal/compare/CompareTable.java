// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.compare;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import org.eastwest.analysis.compare.Comparing.Group;
import org.eastwest.analysis.compare.Comparison;
import org.eastwest.analysis.compare.Difference.Verdict;
import org.eastwest.report.chart.Ink;
import org.eastwest.report.chart.Palette;
import org.eastwest.ui.internal.glossary.GlossaryTips;
import org.eastwest.ui.internal.plugins.PluginIcons;
import org.eastwest.ui.internal.results.ChartCanvas;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.IElementComparer;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;

/** Metrics as rows, grouped by engine; designs as columns. A heading that is clicked becomes the reference. */
final class CompareTable {
    private static final int PADDING = 12;
    private static final int WIDEST = 360;

    private final TreeViewer viewer;
    private final LocalResourceManager images;
    private final Font bold;
    private final IntConsumer refer;
    private Cells cells;
    private int pointed = 1;

    /**
     * Creates the control.
     *
     * @param refer told of the column that is to be the reference
     * @param open  told of a row and a column that are double-clicked
     */
    CompareTable(Composite parent, IntConsumer refer, BiConsumer<Comparison.Row, Integer> open) {
        this.refer = refer;
        viewer = new TreeViewer(parent, SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.getTree().setHeaderVisible(true);
        viewer.setContentProvider(new Content());
        viewer.setComparer(new Identity());
        ColumnViewerToolTipSupport.enableFor(viewer);
        images = new LocalResourceManager(JFaceResources.getResources(), viewer.getTree());
        bold = images.create(FontDescriptor.createFrom(viewer.getTree().getFont()).setStyle(SWT.BOLD));
        viewer.getTree().addMouseListener(MouseListener.mouseDownAdapter(event -> {
            ViewerCell cell = viewer.getCell(new Point(event.x, event.y));
            pointed = cell == null ? pointed : cell.getColumnIndex();
        }));
        viewer.addDoubleClickListener(event -> row().ifPresentOrElse(
                row -> open.accept(row, Math.max(0, pointed - 1)), this::toggle));
    }

    /** Metrics are told apart without looking into their derivations. */
    private static final class Identity implements IElementComparer {
        @Override
        public boolean equals(Object a, Object b) {
            return a == b;
        }

        @Override
        public int hashCode(Object element) {
            return System.identityHashCode(element);
        }
    }

    /** Groups and their rows. */
    private final class Content implements ITreeContentProvider {
        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object parent) {
            return parent instanceof Group group ? group.rows().toArray() : new Object[0];
        }

        @Override
        public Object getParent(Object element) {
            return cells.groups().stream().filter(g -> g.rows().stream().anyMatch(r -> r == element)).findFirst()
                    .orElse(null);
        }

        @Override
        public boolean hasChildren(Object element) {
            return element instanceof Group;
        }
    }

    private void toggle() {
        Object selected = viewer.getStructuredSelection().getFirstElement();
        viewer.setExpandedState(selected, !viewer.getExpandedState(selected));
    }

    /** The row that is selected. */
    Optional<Comparison.Row> row() {
        return viewer.getStructuredSelection().getFirstElement() instanceof Comparison.Row row ? Optional.of(row)
                : Optional.empty();
    }

    /** The column of a design that was last pointed at. */
    int column() {
        return Math.max(0, pointed - 1);
    }

    Tree control() {
        return viewer.getTree();
    }

    void show(Cells shown) {
        boolean same = cells != null && cells.headings().size() == shown.headings().size();
        List<String> open = same ? openGroups() : List.of(Cells.DECIDING);
        cells = shown;
        Tree tree = viewer.getTree();
        tree.setRedraw(false);
        viewer.setInput(List.of());
        for (TreeColumn column : tree.getColumns()) {
            column.dispose();
        }
        List<String> headings = shown.headings();
        for (int i = 0; i < headings.size(); i++) {
            column(headings.get(i), i);
        }
        viewer.setInput(shown.groups());
        shown.groups().stream().filter(g -> open.contains(g.engine())).forEach(g -> viewer.setExpandedState(g, true));
        for (TreeColumn column : tree.getColumns()) {
            column.pack();
            column.setWidth(Math.min(column.getWidth() + PADDING, WIDEST));
        }
        tree.setRedraw(true);
        if (viewer.getStructuredSelection().isEmpty() && !shown.groups().isEmpty()) {
            viewer.setSelection(new StructuredSelection(shown.groups().get(0).rows().get(0)));
        }
    }

    private List<String> openGroups() {
        return cells.groups().stream().filter(viewer::getExpandedState).map(Group::engine).toList();
    }

    private void column(String heading, int index) {
        TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.LEFT);
        column.getColumn().setText(heading);
        if (index > 0) {
            column.getColumn().setToolTipText("Click to compare the others with this one");
            column.getColumn().addSelectionListener(SelectionListener.widgetSelectedAdapter(
                    event -> refer.accept(index - 1)));
            cells.transport(index - 1).map(PluginIcons::ofTransport).map(images::get)
                    .ifPresent(column.getColumn()::setImage);
        }
        column.setLabelProvider(new Labels(index));
    }

    private final class Labels extends ColumnLabelProvider {
        private final int index;

        Labels(int index) {
            this.index = index;
        }

        @Override
        public String getText(Object element) {
            if (element instanceof Group group) {
                return index == 0 ? group.engine() : "";
            }
            Comparison.Row row = (Comparison.Row) element;
            return index == 0 ? cells.label(row) : cells.text(row, index - 1);
        }

        @Override
        public String getToolTipText(Object element) {
            return element instanceof Comparison.Row row
                    ? index == 0 ? meaning(row) : cells.tooltip(row, index - 1) : null;
        }

        private String meaning(Comparison.Row row) {
            return GlossaryTips.explain(row.some().label()).map(terms -> row.id() + "\n" + terms).orElse(row.id());
        }

        @Override
        public Font getFont(Object element) {
            return element instanceof Group ? bold : null;
        }

        /** Never the colour alone: the words say it too. */
        @Override
        public Color getForeground(Object element) {
            if (index == 0 || !(element instanceof Comparison.Row row)) {
                return null;
            }
            Verdict verdict = cells.verdict(row, index - 1);
            Ink ink = verdict == Verdict.BETTER ? Ink.NOTE : verdict == Verdict.WORSE ? Ink.ERROR : null;
            if (ink == null) {
                return null;
            }
            Palette palette = ChartCanvas.palette(viewer.getTree());
            int rgb = palette.rgb(ink);
            return new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF);
        }
    }
}
