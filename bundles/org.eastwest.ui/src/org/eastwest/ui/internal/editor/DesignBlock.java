// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.Optional;
import org.eastwest.model.path.DesignPath;
import org.eastwest.ui.internal.ChangedLines;
import org.eastwest.ui.internal.HoverTips;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.Target;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.forms.DetailsPart;
import org.eclipse.ui.forms.IDetailsPage;
import org.eclipse.ui.forms.IDetailsPageProvider;
import org.eclipse.ui.forms.IManagedForm;
import org.eclipse.ui.forms.MasterDetailsBlock;
import org.eclipse.ui.forms.SectionPart;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Section;

/** The tree of a design's elements and the form of the selected one. */
final class DesignBlock extends MasterDetailsBlock {

    private static final int TREE_WIDTH = 220;
    private static final int TREE_HEIGHT = 200;
    private static final int[] WEIGHTS = {32, 68};

    private final DesignSession session;
    private final IWorkbenchPartSite site;
    private final ProblemsPart problems;
    private ElementFilter filter;
    private TreeViewer tree;
    private ElementLabels labels;
    private ElementActions actions;
    /** Path of the element shown last: another one may have taken its place. */
    private String place = "";

    DesignBlock(DesignSession session, IWorkbenchPartSite site) {
        this.session = session;
        this.site = site;
        problems = new ProblemsPart(session);
    }

    @Override
    public void createContent(IManagedForm managedForm) {
        super.createContent(managedForm);
        sashForm.setWeights(WEIGHTS);
        problems.create(managedForm.getForm().getBody(), managedForm.getToolkit());
    }

    @Override
    protected void createMasterPart(IManagedForm managedForm, Composite parent) {
        FormToolkit toolkit = managedForm.getToolkit();
        Section section = toolkit.createSection(parent, Section.NO_TITLE_FOCUS_BOX);
        section.setText("Elements");
        SectionPart part = new SectionPart(section);
        managedForm.addPart(part);
        Composite client = toolkit.createComposite(section, SWT.NONE);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 1;
        layout.marginHeight = 1;
        client.setLayout(layout);
        filter = new ElementFilter(client, toolkit);
        createTree(client);
        filter.attach(tree);
        filter.expand();
        section.setClient(client);
        actions = new ElementActions(session, tree, this::select);
        actions.bindKeys(site);
        ElementDragAndDrop.install(session, tree, this::select);
        createMenu();
        section.setTextClient(createToolBar(section));
        tree.addSelectionChangedListener(event -> {
            shown().filter(this::present).ifPresent(element -> place = DesignPath.of(element));
            // Letters typed in the tree search it, and select nothing where they find nothing: the form stays.
            if (!event.getSelection().isEmpty()) {
                managedForm.fireSelectionChanged(part, event.getSelection());
            }
        });
    }

    private void createTree(Composite parent) {
        tree = new TreeViewer(parent, SWT.MULTI | SWT.BORDER | SWT.H_SCROLL | SWT.V_SCROLL);
        tree.setUseHashlookup(true);
        tree.setContentProvider(new ElementContents(session));
        labels = new ElementLabels(session);
        tree.setLabelProvider(labels);
        HoverTips.attach(tree);
        GridData data = new GridData(SWT.FILL, SWT.FILL, true, true);
        data.widthHint = TREE_WIDTH;
        data.heightHint = TREE_HEIGHT;
        tree.getControl().setLayoutData(data);
        tree.setInput(session);
    }

    private void createMenu() {
        MenuManager manager = new MenuManager();
        manager.setRemoveAllWhenShown(true);
        manager.addMenuListener(actions::fillMenu);
        tree.getControl().setMenu(manager.createContextMenu(tree.getControl()));
    }

    private Control createToolBar(Section section) {
        ToolBarManager bar = new ToolBarManager(SWT.FLAT);
        bar.add(new AddAction());
        bar.add(actions.duplicate);
        bar.add(actions.delete);
        bar.add(new Separator());
        bar.add(actions.up);
        bar.add(actions.down);
        return bar.createControl(section);
    }

    @Override
    protected void registerPages(DetailsPart details) {
        details.setPageProvider(new IDetailsPageProvider() {
            @Override
            public Object getPageKey(Object element) {
                return ((EObject) element).eClass();
            }

            @Override
            public IDetailsPage getPage(Object key) {
                return new ElementPage(session, actions, problems, DesignBlock.this::select);
            }
        });
    }

    @Override
    protected void createToolBarActions(IManagedForm managedForm) {
        // The tree keeps its place; there is nothing to switch.
    }

    ISelectionProvider selectionProvider() {
        return tree;
    }

    Optional<EObject> shown() {
        return Optional.ofNullable((EObject) tree.getStructuredSelection().getFirstElement());
    }

    void show(Target target) {
        select(target.element());
        target.feature().ifPresent(feature -> page().ifPresent(page -> page.focus(feature)));
    }

    private void select(EObject element) {
        filter.admit(element);
        ChangedLines.write(tree);
        tree.setSelection(new StructuredSelection(element), true);
    }

    /**
     * Shows what the design and the last check say now.
     *
     * @param choose whether to select an element where none is selected
     */
    void update(boolean choose) {
        labels.updateMarks();
        ChangedLines.write(tree);
        actions.update();
        if (choose && shown().filter(this::present).isEmpty()) {
            session.design().ifPresent(design -> select(session.find(place).map(Target::element).orElse(design)));
        }
        page().ifPresent(ElementPage::update);
    }

    private boolean present(EObject element) {
        return session.design().filter(design -> design == EcoreUtil.getRootContainer(element)).isPresent();
    }

    private Optional<ElementPage> page() {
        return Optional.ofNullable((ElementPage) detailsPart.getCurrentPage());
    }

    boolean typing() {
        return page().filter(ElementPage::typing).isPresent();
    }

    void abandonTyping() {
        page().ifPresent(ElementPage::abandonTyping);
    }

    /** Puts the cursor where one searches for elements. */
    void find() {
        filter.setFocus();
    }

    /** Puts the cursor into the name of the element shown. */
    void rename() {
        page().ifPresent(ElementPage::rename);
    }

    void setFocus() {
        tree.getControl().setFocus();
    }

    /** Offers what can be added to the selected element. */
    private final class AddAction extends Action implements IMenuCreator {

        private final MenuManager menu = new MenuManager();

        private AddAction() {
            super("Add", AS_DROP_DOWN_MENU);
            setImageDescriptor(Icon.ADD.descriptor());
            setToolTipText("Add an element to the selected one");
            setMenuCreator(this);
            tree.addSelectionChangedListener(event -> setEnabled(shown()
                    .filter(element -> !actions.additions(element).isEmpty()).isPresent()));
        }

        @Override
        public Menu getMenu(Control parent) {
            menu.removeAll();
            shown().ifPresent(element -> actions.additions(element).forEach((IAction action) -> menu.add(action)));
            return menu.createContextMenu(parent);
        }

        @Override
        public Menu getMenu(Menu parent) {
            return null;
        }

        @Override
        public void runWithEvent(Event event) {
            ToolItem item = (ToolItem) event.widget;
            Menu shown = getMenu(item.getParent());
            shown.setLocation(item.getParent().toDisplay(item.getBounds().x,
                    item.getBounds().y + item.getBounds().height));
            shown.setVisible(true);
        }

        @Override
        public void dispose() {
            menu.dispose();
        }
    }
}
