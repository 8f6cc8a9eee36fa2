// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import org.eastwest.model.path.DesignPath;
import org.eastwest.ui.internal.ChangedLines;
import org.eastwest.ui.internal.Turns;
import org.eastwest.ui.internal.WhenShown;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.SessionListener;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;

/** The elements of the open design in the Outline view. */
final class DesignOutline extends ContentOutlinePage implements SessionListener {

    private final DesignEditor editor;
    private final DesignSession session;
    private final ISelectionListener follow = this::editorSelected;
    private ElementLabels labels;
    private ElementActions actions;
    private WhenShown showing;

    DesignOutline(DesignEditor editor) {
        this.editor = editor;
        session = editor.session();
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        TreeViewer tree = getTreeViewer();
        tree.setContentProvider(new ElementContents(session));
        labels = new ElementLabels(session);
        tree.setLabelProvider(labels);
        showing = new WhenShown(tree.getControl(), this::update);
        Turns.take(tree.getControl(), this::showFirst);
        actions = new ElementActions(session, tree, this::select);
        ElementDragAndDrop.install(session, tree, this::select);
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(actions::fillMenu);
        tree.getControl().setMenu(menu.createContextMenu(tree.getControl()));
        tree.addSelectionChangedListener(event -> selected(event.getSelection()));
        session.addListener(this);
        getSite().getPage().addSelectionListener(follow);
        bindActions();
    }

    private void showFirst() {
        reloaded();
        editor.shown().ifPresent(this::select);
    }

    private void bindActions() {
        IActionBars bars = getSite().getActionBars();
        bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), editor.undoAction());
        bars.setGlobalActionHandler(ActionFactory.REDO.getId(), editor.redoAction());
        bars.setGlobalActionHandler(ActionFactory.CUT.getId(), actions.cut);
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), actions.copy);
        bars.setGlobalActionHandler(ActionFactory.PASTE.getId(), actions.paste);
        bars.setGlobalActionHandler(ActionFactory.DELETE.getId(), actions.delete);
        bars.updateActionBars();
    }

    private void select(EObject element) {
        showing.catchUp();
        getTreeViewer().setSelection(new StructuredSelection(element), true);
    }

    private void selected(ISelection selection) {
        Object element = ((IStructuredSelection) selection).getFirstElement();
        if (element instanceof EObject selected && editor.shown().filter(selected::equals).isEmpty()
                && getControl().isFocusControl()) {
            editor.show(DesignPath.of(selected));
        }
    }

    private void editorSelected(IWorkbenchPart part, ISelection selection) {
        if (part == editor && selection instanceof IStructuredSelection structured
                && structured.getFirstElement() instanceof EObject element
                && getTreeViewer().getStructuredSelection().getFirstElement() != element) {
            select(element);
        }
    }

    @Override
    public void designChanged() {
        showing.ask();
        actions.update();
    }

    @Override
    public void checked() {
        showing.ask();
    }

    private void update() {
        labels.updateMarks();
        ChangedLines.write(getTreeViewer());
    }

    @Override
    public void reloaded() {
        getTreeViewer().setInput(session);
        getTreeViewer().expandToLevel(2);
    }

    @Override
    public void dispose() {
        session.removeListener(this);
        getSite().getPage().removeSelectionListener(follow);
        super.dispose();
    }
}
