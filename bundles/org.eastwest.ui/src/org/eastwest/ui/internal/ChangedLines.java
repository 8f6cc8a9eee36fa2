// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.widgets.TreeItem;

/**
 * Brings a tree of one column up to date by comparing its lines with what they are to show: writing a line again costs
 * some hundred times as much as looking at it, and of thousands an edit changes few. For trees without a comparator,
 * whose lines have no colour or font of their own.
 */
public final class ChangedLines {

    private final TreeViewer tree;
    private final ITreeContentProvider contents;
    private final ILabelProvider labels;

    private ChangedLines(TreeViewer tree) {
        this.tree = tree;
        contents = (ITreeContentProvider) tree.getContentProvider();
        labels = (ILabelProvider) tree.getLabelProvider();
    }

    /** Writes the lines of a tree that are not what they are to be. */
    public static void write(TreeViewer tree) {
        if (tree.getInput() != null) {
            new ChangedLines(tree).write();
        }
    }

    private void write() {
        Object input = tree.getInput();
        TreeItem[] lines = tree.getTree().getItems();
        if (shows(lines, filtered(input, contents.getElements(input)))) {
            Stream.of(lines).forEach(this::write);
        } else {
            tree.refresh();
        }
    }

    private void write(TreeItem line) {
        Object element = line.getData();
        TreeItem[] lines = line.getItems();
        // The lines below one that was never open are not made yet; one without an element stands for them.
        boolean open = lines.length == 0 || lines[0].getData() != null;
        if (open ? !shows(lines, filtered(element, contents.getChildren(element))) : !contents.hasChildren(element)) {
            tree.refresh(element);
            return;
        }
        if (!Objects.equals(labels.getText(element), line.getText())
                || labels.getImage(element) != line.getImage()) {
            tree.update(element, null);
        }
        if (open) {
            Stream.of(lines).forEach(this::write);
        }
    }

    private Object[] filtered(Object parent, Object[] children) {
        Object[] left = children;
        for (ViewerFilter filter : tree.getFilters()) {
            left = filter.filter(tree, parent, left);
        }
        return left;
    }

    private static boolean shows(TreeItem[] lines, Object[] elements) {
        return Arrays.equals(Stream.of(lines).map(TreeItem::getData).toArray(), elements);
    }
}
