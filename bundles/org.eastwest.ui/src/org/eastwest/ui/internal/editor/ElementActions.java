// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eastwest.model.design.Design;
import org.eastwest.model.design.Scenario;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.command.CommandParameter;
import org.eclipse.emf.edit.command.CreateChildCommand;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.swt.events.FocusListener;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerActivation;
import org.eclipse.ui.handlers.IHandlerService;

/** What one can do with the elements selected in a viewer: add, duplicate, move, delete, cut, copy, paste. */
final class ElementActions {

    private final DesignSession session;
    private final StructuredViewer viewer;
    private final Consumer<EObject> select;
    private final ElementClipboard clipboard;
    private final List<ElementAction> all = new ArrayList<>();
    private final List<IHandlerActivation> active = new ArrayList<>();

    final IAction cut = action("Cu&t", IWorkbenchCommandConstants.EDIT_CUT, shared(ISharedImages.IMG_TOOL_CUT),
            this::removable, this::cut);
    final IAction copy = action("&Copy", IWorkbenchCommandConstants.EDIT_COPY, shared(ISharedImages.IMG_TOOL_COPY),
            selected -> !selected.isEmpty() && selected.stream().noneMatch(Design.class::isInstance), this::copy);
    final IAction paste = action("&Paste", IWorkbenchCommandConstants.EDIT_PASTE,
            shared(ISharedImages.IMG_TOOL_PASTE), selected -> editable() && selected.size() == 1, this::paste);
    final IAction delete = action("&Delete", IWorkbenchCommandConstants.EDIT_DELETE, Icon.DELETE.descriptor(),
            this::removable, this::delete);
    final IAction duplicate = action("D&uplicate", "org.eastwest.ui.duplicate", Icon.DUPLICATE.descriptor(),
            selected -> removable(selected) && selected.stream().allMatch(e -> e.eContainmentFeature().isMany()),
            this::duplicate);
    final IAction up = action("Move U&p", "org.eastwest.ui.moveUp", Icon.MOVE_UP.descriptor(),
            selected -> selected.size() == 1 && movable(selected.get(0), -1), selected -> move(selected, -1));
    final IAction down = action("Move Do&wn", "org.eastwest.ui.moveDown", Icon.MOVE_DOWN.descriptor(),
            selected -> selected.size() == 1 && movable(selected.get(0), 1), selected -> move(selected, 1));

    /**
     * @param select shows an element that was added or moved
     */
    ElementActions(DesignSession session, StructuredViewer viewer, Consumer<EObject> select) {
        this.session = session;
        this.viewer = viewer;
        this.select = select;
        clipboard = new ElementClipboard(viewer.getControl().getDisplay());
        viewer.addSelectionChangedListener(event -> update());
        update();
    }

    /** Enables what fits the selection. */
    void update() {
        List<EObject> selected = selected();
        all.forEach(action -> action.update(selected));
    }

    /** Binds the keys of the actions while the viewer has the focus; text fields keep theirs. */
    void bindKeys(IWorkbenchPartSite site) {
        IHandlerService handlers = site.getService(IHandlerService.class);
        viewer.getControl().addFocusListener(FocusListener.focusGainedAdapter(event -> {
            handlers.deactivateHandlers(active);
            active.clear();
            all.forEach(action -> active.add(
                    handlers.activateHandler(action.getActionDefinitionId(), new ActionHandler(action))));
        }));
        viewer.getControl().addFocusListener(FocusListener.focusLostAdapter(event -> {
            handlers.deactivateHandlers(active);
            active.clear();
        }));
    }

    void fillMenu(IMenuManager menu) {
        MenuManager add = new MenuManager("&Add", Icon.ADD.descriptor(), "org.eastwest.ui.add");
        fillAdditions(add);
        if (!add.isEmpty()) {
            menu.add(add);
        }
        menu.add(duplicate);
        if (!selected().isEmpty() && selected().get(0) instanceof Scenario scenario && editable()) {
            menu.add(duplicateScenario(scenario));
        }
        menu.add(new Separator());
        menu.add(cut);
        menu.add(copy);
        menu.add(paste);
        menu.add(delete);
        menu.add(new Separator());
        menu.add(up);
        menu.add(down);
    }

    private IAction duplicateScenario(Scenario scenario) {
        Action action = new Action("Duplicate &Scenario...", Icon.DUPLICATE_SCENARIO.descriptor()) {
            @Override
            public void run() {
                DuplicateScenarioDialog.ask(viewer.getControl().getShell(), session, scenario).ifPresent(select);
            }
        };
        action.setActionDefinitionId(DuplicateScenarioHandler.COMMAND);
        return action;
    }

    /** One action for everything that can be added to the selected element. */
    void fillAdditions(IMenuManager menu) {
        List<EObject> selected = selected();
        if (selected.size() == 1) {
            additions(selected.get(0)).forEach(menu::add);
        }
    }

    /** One action for everything that can be added to an element. */
    List<IAction> additions(EObject parent) {
        return session.additions(parent).stream().map(addition -> addition(parent, addition)).toList();
    }

    private IAction addition(EObject parent, CommandParameter addition) {
        CreateChildCommand command = (CreateChildCommand) CreateChildCommand.create(session.domain(), parent, addition,
                List.of(parent));
        Action action = new Action(command.getText()) {
            @Override
            public void run() {
                select.accept(session.add(parent, addition));
            }
        };
        action.setImageDescriptor(ElementLabels.descriptor(addition.getValue()));
        action.setToolTipText(command.getToolTipText());
        return action;
    }

    private ElementAction action(String text, String command, ImageDescriptor image,
            Predicate<List<EObject>> fits, Consumer<List<EObject>> work) {
        ElementAction action = new ElementAction(text, command, image, fits, work);
        all.add(action);
        return action;
    }

    private static ImageDescriptor shared(String image) {
        return PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(image);
    }

    private List<EObject> selected() {
        IStructuredSelection selection = viewer.getStructuredSelection();
        return selection.stream().filter(EObject.class::isInstance).map(EObject.class::cast).toList();
    }

    private boolean editable() {
        return !session.readOnly();
    }

    private boolean removable(List<EObject> elements) {
        return editable() && !elements.isEmpty() && elements.stream().allMatch(e -> e.eContainer() != null);
    }

    private boolean movable(EObject element, int step) {
        return session.canMove(element, step);
    }

    private void copy(List<EObject> elements) {
        clipboard.put(elements);
    }

    private void cut(List<EObject> elements) {
        copy(elements);
        delete(elements);
    }

    /** Pastes into the selected element, or behind it when it has no room for what was copied. */
    private void paste(List<EObject> target) {
        List<EObject> elements = clipboard.elements();
        EObject parent = target.get(0);
        if (!session.hasRoom(parent, elements) && parent.eContainer() != null) {
            parent = parent.eContainer();
        }
        Transfers.tell(viewer.getControl().getShell(), session.paste(parent, elements), select);
    }

    private void duplicate(List<EObject> elements) {
        session.duplicate(elements).stream().findFirst().ifPresent(select);
    }

    private void delete(List<EObject> elements) {
        EObject parent = elements.get(0).eContainer();
        session.delete(elements);
        select.accept(parent);
    }

    private void move(List<EObject> elements, int step) {
        session.move(elements.get(0), step);
        select.accept(elements.get(0));
    }

    /** An action on the selected elements. */
    private final class ElementAction extends Action {

        private final Predicate<List<EObject>> fits;
        private final Consumer<List<EObject>> work;

        private ElementAction(String text, String command, ImageDescriptor image, Predicate<List<EObject>> fits,
                Consumer<List<EObject>> work) {
            super(text, image);
            this.fits = fits;
            this.work = work;
            setId(command);
            setActionDefinitionId(command);
            setToolTipText(text.replace("&", ""));
        }

        private void update(List<EObject> elements) {
            setEnabled(fits.test(elements));
        }

        @Override
        public void run() {
            List<EObject> elements = selected();
            if (fits.test(elements)) {
                work.accept(elements);
            }
        }
    }
}
