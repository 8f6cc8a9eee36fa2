// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.results;

import java.util.List;
import java.util.function.Function;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Derivation;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.spi.analysis.Source;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;

/** How a number comes about: its formula, below it the values that the formula takes, down to their sources. */
final class ExplainTree {

    private final TreeColumnLayout layout = new TreeColumnLayout();
    private final TreeViewer viewer;

    /** A value at one place of the tree; the same value may stand at several. */
    private static final class Node {

        private final Node parent;
        private final Derivation value;
        private List<Node> inputs;

        private Node(Node parent, Derivation value) {
            this.parent = parent;
            this.value = value;
        }

        private List<Node> inputs() {
            if (inputs == null) {
                inputs = value.inputs().stream().map(input -> new Node(this, input)).toList();
            }
            return inputs;
        }
    }

    ExplainTree(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        area.setLayout(layout);
        viewer = new TreeViewer(area, SWT.FULL_SELECTION | SWT.V_SCROLL | SWT.H_SCROLL);
        viewer.getTree().setHeaderVisible(true);
        viewer.setContentProvider(new Inputs());
        ColumnViewerToolTipSupport.enableFor(viewer);
        column("How it comes about", SWT.LEFT, 40, d -> d.label() + " (" + d.id() + ")");
        column("Value", SWT.RIGHT, 16, d -> Texts.format(d.value(), d.unit()));
        column("Formula or source", SWT.LEFT, 44, ExplainTree::origin);
    }

    private void column(String title, int style, int weight, Function<Derivation, String> text) {
        TreeViewerColumn column = new TreeViewerColumn(viewer, style);
        column.getColumn().setText(title);
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object element) {
                return text.apply(((Node) element).value);
            }

            @Override
            public String getToolTipText(Object element) {
                Derivation value = ((Node) element).value;
                return (value.formula().isEmpty() ? "" : value.id() + " = " + value.formula() + "\n")
                        + source(value.source());
            }
        });
        layout.setColumnData(column.getColumn(), new ColumnWeightData(weight));
    }

    private static String origin(Derivation value) {
        return value.formula().isEmpty() ? source(value.source()) : "= " + value.formula();
    }

    private static String source(Source source) {
        String kind = switch (source.kind()) {
            case DESIGN -> "design: ";
            case CATALOG -> "catalog: ";
            case LITERATURE -> "";
            case ASSUMPTION -> "assumption: ";
            case VENDOR_CLAIM -> "claim: ";
        };
        return kind + source.text();
    }

    void show(Metric metric) {
        viewer.setInput(metric.derivation());
        viewer.expandToLevel(2);
    }

    void clear() {
        viewer.setInput(null);
    }

    /** The values a formula takes. */
    private static final class Inputs implements ITreeContentProvider {

        @Override
        public Object[] getElements(Object input) {
            return new Object[] {new Node(null, (Derivation) input)};
        }

        @Override
        public Object[] getChildren(Object node) {
            return ((Node) node).inputs().toArray();
        }

        @Override
        public Object getParent(Object node) {
            return ((Node) node).parent;
        }

        @Override
        public boolean hasChildren(Object node) {
            return !((Node) node).value.isLeaf();
        }
    }
}
