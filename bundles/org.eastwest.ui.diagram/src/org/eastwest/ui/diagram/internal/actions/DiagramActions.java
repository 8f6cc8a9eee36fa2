// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.actions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.eastwest.ui.diagram.internal.document.Arrangement.What;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.ui.diagram.internal.document.Distribution;
import org.eastwest.ui.diagram.internal.editor.DesignLink;
import org.eastwest.ui.diagram.internal.editor.DiagramEditor;
import org.eastwest.ui.diagram.internal.editor.DiagramIcon;
import org.eastwest.ui.diagram.internal.parts.DiagramPart;
import org.eastwest.ui.diagram.internal.parts.ElementPart;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eastwest.viewpoint.diagram.DiagramNode;
import org.eastwest.viewpoint.tool.ModelCommand;
import org.eclipse.draw2d.PositionConstants;
import org.eclipse.gef.EditPart;
import org.eclipse.gef.EditPartViewer;
import org.eclipse.gef.GraphicalViewer;
import org.eclipse.gef.SnapToGeometry;
import org.eclipse.gef.SnapToGrid;
import org.eclipse.gef.editparts.ZoomManager;
import org.eclipse.gef.ui.actions.AlignmentAction;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;

/** What one can do in a diagram, besides its tools; in its tool bar, its menus and by keys. */
public final class DiagramActions {
    /** The commands whose keys run these actions: the workbench knows them only of what is in its own menus. */
    private static final Map<String, String> COMMANDS = Map.of(
            ActionFactory.DELETE.getId(), IWorkbenchCommandConstants.EDIT_DELETE,
            ActionFactory.RENAME.getId(), IWorkbenchCommandConstants.FILE_RENAME,
            ActionFactory.SELECT_ALL.getId(), IWorkbenchCommandConstants.EDIT_SELECT_ALL,
            ActionFactory.FIND.getId(), IWorkbenchCommandConstants.EDIT_FIND_AND_REPLACE,
            ActionFactory.PRINT.getId(), IWorkbenchCommandConstants.FILE_PRINT,
            ActionFactory.COPY.getId(), IWorkbenchCommandConstants.EDIT_COPY);

    private final DiagramEditor editor;
    private final List<Entry> all = new ArrayList<>();
    private final Switches layers;
    private final Switches filters;
    private final ZoomLevels levels;

    private final Entry delete = entry("&Delete", shared(ISharedImages.IMG_TOOL_DELETE), this::deletable,
            this::delete);
    private final Entry rename = entry("Re&name", null, this::renamable, this::rename);
    private final Entry selectAll = entry("Select &All", null, this::open, this::selectAll);
    private final Entry back = entry("&Back", shared(ISharedImages.IMG_TOOL_BACK), this::canGoBack, this::back);
    private final Entry inside = entry("&Open", null, this::oneSelected, this::openInside);
    private final Entry fit = entry("&Fit Diagram", DiagramIcon.FIT.descriptor(), this::open, this::fit);
    private final Entry original = entry("&100 %", null, this::open, () -> zoom().setZoom(1));
    private final Entry closer = entry("Zoom &In", null, () -> open() && zoom().canZoomIn(), () -> zoom().zoomIn());
    private final Entry farther = entry("Zoom &Out", null, () -> open() && zoom().canZoomOut(),
            () -> zoom().zoomOut());
    private final Entry arrangeAll = entry("&Arrange All", DiagramIcon.ARRANGE.descriptor(), this::open,
            () -> editor().arrange(What.ALL, Set.of()));
    private final Entry arrangeSelection = entry("Arrange &Selection", null, this::someSelected, this::arrange);
    private final Entry horizontally = entry("&Horizontally", null, this::distributable,
            () -> distribute(Distribution.HORIZONTALLY));
    private final Entry vertically = entry("&Vertically", null, this::distributable,
            () -> distribute(Distribution.VERTICALLY));
    private final Entry find = entry("&Find Element...", DiagramIcon.FIND.descriptor(), this::open, this::find);
    private final Entry copyImage = entry("&Copy as Image", null, this::open, () -> exporting().copy());
    private final Entry export = entry("&Export Image...", null, this::open, () -> exporting().export());
    private final Entry print = entry("&Print...", null, this::open, () -> exporting().print());
    private final Entry link;
    private final Entry snap;
    private final Entry grid;

    public DiagramActions(DiagramEditor editor) {
        this.editor = editor;
        layers = Switches.layers(editor);
        filters = Switches.filters(editor);
        levels = new ZoomLevels(zoom());
        link = checked("&Link with Editors", DiagramIcon.LINK.descriptor(), DesignLink::linked,
                () -> DesignLink.setLinked(!DesignLink.linked()));
        snap = toggle("Snap to &Elements", SnapToGeometry.PROPERTY_SNAP_ENABLED);
        grid = toggle("Snap to &Grid", SnapToGrid.PROPERTY_GRID_ENABLED);
        back.setToolTipText("Back to the diagram before");
        Map<String, IAction> global = global();
        COMMANDS.forEach((action, command) -> global.get(action).setActionDefinitionId(command));
        viewer().addSelectionChangedListener(event -> update());
        new Keys(editor, this::typed, inside).install();
        update();
    }

    public void dispose() {
        layers.dispose();
        filters.dispose();
        levels.dispose();
    }

    private DiagramEditor editor() {
        return editor;
    }

    private GraphicalViewer viewer() {
        return editor.viewer();
    }

    private ZoomManager zoom() {
        return (ZoomManager) viewer().getProperty(ZoomManager.class.toString());
    }

    private Optional<DiagramDocument> document() {
        return editor.document();
    }

    // ---- where they stand

    /** The actions that the menus and keys of the workbench run, by their ids. */
    public Map<String, IAction> global() {
        Map<String, IAction> global = new LinkedHashMap<>();
        global.put(ActionFactory.DELETE.getId(), delete);
        global.put(ActionFactory.RENAME.getId(), rename);
        global.put(ActionFactory.SELECT_ALL.getId(), selectAll);
        global.put(ActionFactory.FIND.getId(), find);
        global.put(ActionFactory.PRINT.getId(), print);
        global.put(ActionFactory.COPY.getId(), copyImage);
        return global;
    }

    /** Fills the tool bar of the editor. */
    public void fillToolBar(IToolBarManager bar) {
        bar.add(back);
        bar.add(new Separator());
        bar.add(layers);
        bar.add(filters);
        bar.add(new Separator());
        bar.add(arrangeAll);
        bar.add(find);
        bar.add(link);
        bar.add(new Separator());
        bar.add(levels);
        bar.add(fit);
    }

    /** Fills the menu Diagram. */
    public void fillMenu(IMenuManager menu) {
        update();
        menu.add(inside);
        menu.add(back);
        menu.add(new Separator());
        menu.add(find);
        menu.add(link);
        menu.add(new Separator());
        menu.add(closer);
        menu.add(farther);
        menu.add(original);
        menu.add(fit);
        menu.add(new Separator());
        menu.add(arrangeAll);
        menu.add(arrangeSelection);
        menu.add(alignMenu());
        menu.add(distributeMenu());
        menu.add(snap);
        menu.add(grid);
        menu.add(new Separator());
        menu.add(layers.menu());
        menu.add(filters.menu());
        menu.add(new Separator());
        menu.add(copyImage);
        menu.add(export);
        menu.add(print);
    }

    /** The menu of the diagram and its elements. */
    public MenuManager contextMenu(EditPartViewer viewer) {
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(this::fillContextMenu);
        return menu;
    }

    private void fillContextMenu(IMenuManager menu) {
        update();
        menu.add(inside);
        menu.add(rename);
        menu.add(delete);
        menu.add(new Separator());
        fixes().forEach(menu::add);
        menu.add(new Separator());
        menu.add(arrangeSelection);
        menu.add(alignMenu());
        menu.add(distributeMenu());
        menu.add(new Separator());
        menu.add(arrangeAll);
        menu.add(fit);
        menu.add(copyImage);
        menu.add(export);
    }

    /** What mends the rules that the selected element breaks. */
    private List<IAction> fixes() {
        return document().filter(DiagramDocument::editable).stream()
                .flatMap(d -> selected().stream().flatMap(e -> d.tools().fixes(e).stream()).map(fix ->
                        (IAction) new Entry(fix.getLabel(), null, () -> true, () -> d.execute(fix)))).toList();
    }

    private MenuManager alignMenu() {
        MenuManager menu = new MenuManager("A&lign");
        Map<String, Integer> sides = new LinkedHashMap<>();
        sides.put("&Left", PositionConstants.LEFT);
        sides.put("&Center", PositionConstants.CENTER);
        sides.put("&Right", PositionConstants.RIGHT);
        sides.put("&Top", PositionConstants.TOP);
        sides.put("&Middle", PositionConstants.MIDDLE);
        sides.put("&Bottom", PositionConstants.BOTTOM);
        sides.forEach((text, side) -> menu.add(align(text, side)));
        return menu;
    }

    private MenuManager distributeMenu() {
        MenuManager menu = new MenuManager("&Distribute");
        menu.add(horizontally);
        menu.add(vertically);
        return menu;
    }

    private IAction align(String text, int side) {
        AlignmentAction action = new AlignmentAction((IWorkbenchPart) editor, side);
        action.setSelectionProvider(viewer());
        action.update();
        action.setText(text);
        return action;
    }

    /** Enables what fits what is selected and shown. */
    public void update() {
        all.forEach(Entry::update);
        layers.update();
        filters.update();
    }

    // ---- what they do

    private boolean open() {
        return document().isPresent();
    }

    private boolean canGoBack() {
        return editor.canGoBack();
    }

    private void back() {
        editor.back();
    }

    private List<DiagramElement> selected() {
        return editor.selected();
    }

    private boolean someSelected() {
        return open() && !selected().isEmpty();
    }

    private boolean oneSelected() {
        return open() && selected().size() == 1;
    }

    private void openInside() {
        editor.drillDown(selected().get(0));
    }

    private Optional<ModelCommand> deletion() {
        return document().filter(DiagramDocument::editable).filter(d -> !selected().isEmpty())
                .flatMap(d -> d.tools().delete(selected()));
    }

    private boolean deletable() {
        return deletion().isPresent();
    }

    private void delete() {
        deletion().ifPresent(command -> document().ifPresent(d -> d.execute(command)));
    }

    private boolean renamable() {
        return oneSelected() && document().filter(DiagramDocument::editable)
                .flatMap(d -> d.tools().editableLabel(selected().get(0))).isPresent();
    }

    private void rename() {
        rename("");
    }

    /** Begins to edit the label of the selected element with what was typed. */
    void rename(String typed) {
        if (viewer().getSelectedEditParts().size() == 1
                && viewer().getSelectedEditParts().get(0) instanceof ElementPart part) {
            part.rename(typed);
        }
    }

    /** Whether a typed text begins a new label. */
    private boolean typed(String text) {
        boolean possible = renamable();
        if (possible) {
            rename(text);
        }
        return possible;
    }

    private void selectAll() {
        if (viewer().getContents() instanceof DiagramPart diagram) {
            diagram.whenGrown(this::selectParts);
        }
    }

    private void selectParts() {
        List<EditPart> parts = new ArrayList<>();
        for (Object part : viewer().getEditPartRegistry().values()) {
            if (part instanceof ElementPart element && element.isSelectable()) {
                parts.add(element);
            }
        }
        viewer().setSelection(new StructuredSelection(parts));
    }

    private void fit() {
        document().ifPresent(d -> editor.canvas().fit(d));
    }

    private void arrange() {
        editor.arrange(What.CHOSEN, selected().stream().map(DiagramElement::id).collect(Collectors.toSet()));
    }

    private boolean distributable() {
        return open() && selectedNodes().size() == selected().size() && Distribution.possible(selectedNodes());
    }

    private List<DiagramNode> selectedNodes() {
        return selected().stream().filter(DiagramNode.class::isInstance).map(DiagramNode.class::cast).toList();
    }

    private void distribute(Distribution direction) {
        document().ifPresent(d -> d.execute(d.placing("Distribute", direction.of(selectedNodes().stream()
                .flatMap(n -> d.geometry().node(n.id()).stream()).toList()))));
    }

    private void find() {
        document().ifPresent(d -> FindDialog.choose(editor.getSite().getShell(), d)
                .ifPresent(element -> editor.canvas().select(List.of(element))));
    }

    private Exporting exporting() {
        return new Exporting(editor);
    }

    // ---- how they are made

    private Entry entry(String text, ImageDescriptor image, BooleanSupplier possible, Runnable work) {
        Entry entry = new Entry(text, image, possible, work);
        all.add(entry);
        return entry;
    }

    private Entry checked(String text, ImageDescriptor image, BooleanSupplier on, Runnable work) {
        Entry entry = new Entry(text, image, () -> true, work, on);
        all.add(entry);
        return entry;
    }

    /** Switches a property of the viewer. */
    private Entry toggle(String text, String property) {
        BooleanSupplier on = () -> Boolean.TRUE.equals(viewer().getProperty(property));
        return checked(text, null, on, () -> viewer().setProperty(property, !on.getAsBoolean()));
    }

    private static ImageDescriptor shared(String image) {
        return PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(image);
    }

    /** One action. */
    private static final class Entry extends Action {
        private final BooleanSupplier possible;
        private final Runnable work;
        private final BooleanSupplier on;

        private Entry(String text, ImageDescriptor image, BooleanSupplier possible, Runnable work) {
            this(text, image, possible, work, null);
        }

        private Entry(String text, ImageDescriptor image, BooleanSupplier possible, Runnable work,
                BooleanSupplier on) {
            super(text, on == null ? AS_PUSH_BUTTON : AS_CHECK_BOX);
            this.possible = possible;
            this.work = work;
            this.on = on;
            setImageDescriptor(image);
            setToolTipText(text.replace("&", "").replace("...", ""));
        }

        private void update() {
            setEnabled(possible.getAsBoolean());
            if (on != null) {
                setChecked(on.getAsBoolean());
            }
        }

        @Override
        public void run() {
            if (possible.getAsBoolean()) {
                work.run();
                if (on != null) {
                    setChecked(on.getAsBoolean());
                }
            }
        }
    }
}
