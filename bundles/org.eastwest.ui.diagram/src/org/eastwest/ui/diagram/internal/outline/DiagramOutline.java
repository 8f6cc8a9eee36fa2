// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.outline;

import java.util.List;
import java.util.Optional;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eastwest.ui.internal.ChangedLines;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.IPageSite;
import org.eclipse.ui.part.Page;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;

/** The Outline of a diagram: a small picture of all of it, to move what is in sight, above a tree of its elements. */
public final class DiagramOutline extends Page implements IContentOutlinePage {
    private static final int[] WEIGHTS = {35, 65};
    /** Changes that follow one another quicker are shown together, in milliseconds. */
    private static final int PAUSE = 150;

    private final DiagramEditor editor;
    private final Runnable show = this::changed;
    private final Runnable follow = this::soon;
    private final ISelectionChangedListener selected = event -> selectInTree();
    private SashForm area;
    private TreeViewer tree;
    private Overview overview;

    public DiagramOutline(DiagramEditor editor) {
        this.editor = editor;
    }

    @Override
    public void createControl(Composite parent) {
        area = new SashForm(parent, SWT.VERTICAL);
        overview = new Overview(area, editor);
        tree = new TreeViewer(area, SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
        tree.setUseHashlookup(true);
        tree.setContentProvider(new OutlineContents());
        tree.setLabelProvider(new OutlineLabels());
        tree.addSelectionChangedListener(event -> selectInDiagram());
        tree.addDoubleClickListener(event -> elements().stream().findFirst().ifPresent(editor::drillDown));
        area.setWeights(WEIGHTS);
        editor.addListener(follow);
        editor.viewer().addSelectionChangedListener(selected);
        changed();
    }

    @Override
    public void init(IPageSite site) {
        super.init(site);
        site.getActionBars().setGlobalActionHandler(ActionFactory.UNDO.getId(), editor.undoAction());
        site.getActionBars().setGlobalActionHandler(ActionFactory.REDO.getId(), editor.redoAction());
        site.getActionBars().setGlobalActionHandler(ActionFactory.DELETE.getId(),
                editor.actions().global().get(ActionFactory.DELETE.getId()));
    }

    private void soon() {
        if (!area.isDisposed()) {
            area.getDisplay().timerExec(PAUSE, show);
        }
    }

    private void changed() {
        if (area.isDisposed()) {
            return;
        }
        Optional<DiagramDocument> document = editor.document();
        if (tree.getInput() != document.orElse(null)) {
            tree.setInput(document.orElse(null));
            tree.expandToLevel(2);
        } else {
            ChangedLines.write(tree);
        }
        overview.changed();
        selectInTree();
    }

    private List<DiagramElement> elements() {
        return tree.getStructuredSelection().stream().filter(DiagramElement.class::isInstance)
                .map(DiagramElement.class::cast).toList();
    }

    private void selectInDiagram() {
        if (tree.getControl().isFocusControl()) {
            editor.canvas().select(elements());
        }
    }

    private void selectInTree() {
        if (!tree.getControl().isDisposed() && !tree.getControl().isFocusControl()) {
            tree.setSelection(new StructuredSelection(editor.selected()), true);
        }
    }

    @Override
    public void dispose() {
        editor.removeListener(follow);
        editor.viewer().removeSelectionChangedListener(selected);
        super.dispose();
    }

    @Override
    public Control getControl() {
        return area;
    }

    @Override
    public void setFocus() {
        tree.getControl().setFocus();
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        editor.getSite().getSelectionProvider().addSelectionChangedListener(listener);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        editor.getSite().getSelectionProvider().removeSelectionChangedListener(listener);
    }

    @Override
    public ISelection getSelection() {
        return editor.getSite().getSelectionProvider().getSelection();
    }

    @Override
    public void setSelection(ISelection selection) {
        editor.getSite().getSelectionProvider().setSelection(selection);
    }
}
