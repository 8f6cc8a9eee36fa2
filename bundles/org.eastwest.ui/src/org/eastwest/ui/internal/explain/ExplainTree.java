// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.explain;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eastwest.ui.internal.results.FilterField;
import org.eastwest.ui.internal.results.Identity;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.StyledCellLabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerCell;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;

/** How a number comes about: its formula, below it the values that the formula takes, down to their sources. */
final class ExplainTree {

    /** More rows than that are not unfolded at once: the window would stop for it. */
    private static final int MOST_UNFOLDED = 400;

    private final Composite area;
    private final TreeColumnLayout layout = new TreeColumnLayout();
    private final TreeViewer viewer;
    private final FilterField search;
    private final Set<ValueNode> found = Collections.newSetFromMap(new IdentityHashMap<>());
    private Optional<ValueNode> root = Optional.empty();
    private Wording wording;

    /**
     * @param search leaves out what neither has its words nor leads to what has
     */
    ExplainTree(Composite parent, FilterField search) {
        this.search = search;
        area = new Composite(parent, SWT.NONE);
        area.setLayout(layout);
        viewer = new TreeViewer(area, SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.getTree().setHeaderVisible(true);
        viewer.setContentProvider(new Inputs());
        viewer.setComparer(new Identity());
        ColumnViewerToolTipSupport.enableFor(viewer);
        column("How it comes about", SWT.LEFT, new ColumnWeightData(44, 160), ExplainTree::name);
        column("Value", SWT.RIGHT, new ColumnWeightData(16, 160), node -> new StyledString(wording.value(node)));
        column("Formula or source", SWT.LEFT, new ColumnWeightData(40, 160), node -> new StyledString(Wording.origin(node),
                node.again() ? StyledString.DECORATIONS_STYLER : null));
        viewer.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer shown, Object parentElement, Object element) {
                return search.isEmpty() || found.contains(element);
            }
        });
    }

    private static StyledString name(ValueNode node) {
        return new StyledString(Wording.name(node)).append(" (" + Wording.symbol(node) + ")",
                StyledString.QUALIFIER_STYLER);
    }

    private void column(String title, int style, ColumnWeightData width, Function<ValueNode, StyledString> text) {
        TreeViewerColumn column = new TreeViewerColumn(viewer, style);
        column.getColumn().setText(title);
        column.setLabelProvider(new StyledCellLabelProvider() {
            @Override
            public void update(ViewerCell cell) {
                StyledString styled = text.apply((ValueNode) cell.getElement());
                cell.setText(styled.getString());
                cell.setStyleRanges(styled.getStyleRanges());
                super.update(cell);
            }

            @Override
            public String getToolTipText(Object element) {
                return wording.all((ValueNode) element);
            }
        });
        layout.setColumnData(column.getColumn(), width);
    }

    Composite control() {
        return area;
    }

    TreeViewer viewer() {
        return viewer;
    }

    /** Shows a tree; its first levels are unfolded. */
    void show(ValueNode shown, Wording words) {
        wording = words;
        root = Optional.of(shown);
        find();
        // The input must not be an element itself, or it would contain itself.
        viewer.setInput(List.of(shown));
        viewer.expandToLevel(3);
        if (!search.isEmpty()) {
            expandAll();
        }
        viewer.setSelection(new StructuredSelection(shown), true);
    }

    void clear() {
        root = Optional.empty();
        viewer.setInput(null);
    }

    /** What was searched for has changed. */
    void searchChanged() {
        find();
        viewer.refresh();
        if (!search.isEmpty()) {
            expandAll();
        }
    }

    private void find() {
        found.clear();
        if (!search.isEmpty()) {
            root.ifPresent(tree -> tree.forEach(this::find));
        }
    }

    private void find(ValueNode node) {
        if (search.matches(Wording.name(node), Wording.symbol(node), Wording.origin(node))) {
            for (ValueNode way = node; way != null && found.add(way);) {
                way = way.parent();
            }
        }
    }

    /** Unfolds all, as far as that can be done at once. */
    void expandAll() {
        int[] rows = {0};
        root.ifPresent(tree -> tree.forEach(node -> {
            if (!node.inputs().isEmpty() && rows[0] < MOST_UNFOLDED && (search.isEmpty() || found.contains(node))) {
                rows[0] += node.inputs().size();
                viewer.setExpandedState(node, true);
            }
        }));
    }

    void collapseAll() {
        viewer.collapseAll();
        root.ifPresent(tree -> viewer.setExpandedState(tree, true));
    }

    /** The selected value. */
    Optional<ValueNode> selected() {
        return Optional.ofNullable((ValueNode) viewer.getStructuredSelection().getFirstElement());
    }

    void onSelect(Consumer<Optional<ValueNode>> work) {
        viewer.addSelectionChangedListener(event -> work.accept(selected()));
    }

    /** Goes to the place where a value has its inputs. */
    void select(ValueNode node) {
        viewer.setSelection(new StructuredSelection(node), true);
    }

    /** The values a formula takes. */
    private static final class Inputs implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return ((List<?>) input).toArray();
        }

        @Override
        public Object[] getChildren(Object node) {
            return ((ValueNode) node).inputs().toArray();
        }

        @Override
        public Object getParent(Object node) {
            return ((ValueNode) node).parent();
        }

        @Override
        public boolean hasChildren(Object node) {
            return !((ValueNode) node).inputs().isEmpty();
        }
    }
}
