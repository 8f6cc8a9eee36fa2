// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.editor;

import java.net.URL;
import java.util.Optional;
import java.util.function.Supplier;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.tool.DiagramTools;
import org.eastwest.viewpoint.tool.Tool;
import org.eclipse.gef.EditDomain;
import org.eclipse.gef.requests.CreationFactory;
import org.eclipse.gef.tools.ConnectionCreationTool;
import org.eclipse.gef.tools.CreationTool;
import org.eclipse.gef.tools.MarqueeSelectionTool;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;

/**
 * The tools of a diagram: selecting, and what its specification has in the layers that are on. The palette of GEF keeps
 * the colours with which the window began and its pictures in one size; this one is made of native controls.
 */
final class DiagramPalette {
    private static final String TITLE = "Palette";

    private final EditDomain domain;
    private final PalettePreferences preferences = new PalettePreferences();
    private final Composite side;
    private final Label title;
    private final ToolItem toggle;
    private final Table tools;
    private final LocalResourceManager resources;

    /** What a line of the palette makes when it is chosen. */
    private record Entry(String tip, Supplier<org.eclipse.gef.Tool> tool) {
    }

    /** The palette before a diagram is open. */
    DiagramPalette(Composite parent, EditDomain domain) {
        this.domain = domain;
        side = new Composite(parent, SWT.NONE);
        side.setLayoutData(new GridData(SWT.END, SWT.FILL, false, true));
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        side.setLayout(layout);
        resources = new LocalResourceManager(JFaceResources.getResources(), side);
        title = new Label(side, SWT.NONE);
        title.setText(TITLE);
        GridData indented = new GridData(SWT.FILL, SWT.CENTER, true, false);
        indented.horizontalIndent = 8;
        title.setLayoutData(indented);
        ToolBar bar = new ToolBar(side, SWT.FLAT);
        bar.setLayoutData(new GridData(SWT.END, SWT.CENTER, false, false));
        toggle = new ToolItem(bar, SWT.PUSH);
        toggle.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
            preferences.setOpen(!preferences.open());
            fold();
        }));
        tools = new Table(side, SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        tools.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        tools.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> choose()));
        tools.addKeyListener(KeyListener.keyPressedAdapter(event -> {
            if (event.keyCode == SWT.ESC) {
                domain.loadDefaultTool();
            }
        }));
        tools.addMouseMoveListener(event -> tools.setToolTipText(tip(event.x, event.y)));
        tools.getAccessible().addAccessibleListener(AccessibleListener.getNameAdapter(event -> event.result = TITLE));
        selecting();
        fold();
    }

    /** Shows the tools, or only the way to them. */
    private void fold() {
        boolean open = preferences.open();
        visible(title, open);
        visible(tools, open);
        toggle.setImage(resources.create((open ? DiagramIcon.FOLD : DiagramIcon.UNFOLD).descriptor()));
        toggle.setToolTipText(open ? "Hide Palette" : "Show Palette");
        side.requestLayout();
    }

    private static void visible(Control control, boolean visible) {
        control.setVisible(visible);
        ((GridData) control.getLayoutData()).exclude = !visible;
    }

    private String tip(int x, int y) {
        TableItem item = tools.getItem(new Point(x, y));
        return item != null && item.getData() instanceof Entry entry ? entry.tip() : null;
    }

    private void choose() {
        TableItem[] chosen = tools.getSelection();
        if (chosen.length == 1 && chosen[0].getData() instanceof Entry entry) {
            domain.setActiveTool(entry.tool().get());
        } else {
            selectsAgain();
        }
    }

    /** Selecting is the tool in use: it stays the same all along, since it may be working. */
    void selectsAgain() {
        if (!tools.isDisposed()) {
            tools.setSelection(0);
        }
    }

    private void selecting() {
        add("Select", "Select, move and resize elements; hold space to move the diagram",
                DiagramIcon.SELECT.descriptor(), domain::getDefaultTool);
        add("Select Area", "Select the elements in an area", DiagramIcon.MARQUEE.descriptor(),
                MarqueeSelectionTool::new);
        selectsAgain();
    }

    private void add(String text, String tip, ImageDescriptor image, Supplier<org.eclipse.gef.Tool> tool) {
        TableItem item = new TableItem(tools, SWT.NONE);
        item.setText(text);
        item.setImage(resources.create(image));
        item.setData(new Entry(tip, tool));
    }

    /** Offers the tools of a diagram. */
    void show(DiagramDocument document) {
        tools.removeAll();
        selecting();
        if (document.editable()) {
            document.tools().palette().forEach(section -> add(document, section));
        }
        side.requestLayout();
    }

    private void add(DiagramDocument document, DiagramTools.Section section) {
        TableItem heading = new TableItem(tools, SWT.NONE);
        heading.setText(section.label().isEmpty() ? section.name() : section.label());
        heading.setFont(bold());
        for (Tool tool : section.tools()) {
            Optional<URL> icon = document.diagram().description().image(tool.icon());
            ImageDescriptor image = icon.map(ImageDescriptor::createFromURL).orElseGet(() -> plain(tool).descriptor());
            CreationFactory factory = new ToolFactory(tool);
            add(tool.label(), tool.label(), image, tool.kind() == Tool.Kind.CONNECT
                    ? () -> new ConnectionCreationTool(factory) : () -> new CreationTool(factory));
        }
    }

    private Font bold() {
        return resources.create(FontDescriptor.createFrom(tools.getFont()).setStyle(SWT.BOLD));
    }

    private static DiagramIcon plain(Tool tool) {
        return switch (tool.kind()) {
            case CREATE -> DiagramIcon.NODE;
            case CONNECT -> DiagramIcon.EDGE;
            case ACT -> DiagramIcon.TOOL;
        };
    }

    /** What is made is decided by the tool where it is used. */
    private record ToolFactory(Tool tool) implements CreationFactory {
        @Override
        public Object getNewObject() {
            return tool;
        }

        @Override
        public Object getObjectType() {
            return tool.name();
        }
    }
}
