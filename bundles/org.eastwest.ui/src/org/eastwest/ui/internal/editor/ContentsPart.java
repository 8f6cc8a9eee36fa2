// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.edit.provider.ITreeItemContentProvider;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.forms.IFormColors;
import org.eclipse.ui.forms.events.IHyperlinkListener;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ImageHyperlink;

/** The elements in an element, as links, and a link that adds one. */
final class ContentsPart {

    /** More links than these are neither read nor made in time: the tree beside them shows all. */
    private static final int MOST = 100;

    private final DesignSession session;
    private final ElementActions actions;
    private final Consumer<EObject> select;
    private final ElementLabels labels;
    private FormToolkit toolkit;
    private LocalResourceManager images;
    private Composite links;
    private List<Object> shown = List.of();

    ContentsPart(DesignSession session, ElementActions actions, Consumer<EObject> select) {
        this.session = session;
        this.actions = actions;
        this.select = select;
        labels = new ElementLabels(session);
    }

    void create(Composite parent, FormToolkit kit, EClass type) {
        if (type.getEAllContainments().isEmpty()) {
            return;
        }
        toolkit = kit;
        images = new LocalResourceManager(JFaceResources.getResources(), parent);
        Label label = toolkit.createLabel(parent, "Contains");
        label.setForeground(toolkit.getColors().getColor(IFormColors.TITLE));
        label.setLayoutData(new GridData(SWT.BEGINNING, SWT.BEGINNING, false, false));
        links = toolkit.createComposite(parent);
        RowLayout layout = new RowLayout(SWT.VERTICAL);
        layout.marginLeft = 0;
        layout.marginTop = 0;
        links.setLayout(layout);
        links.setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false));
        links.addDisposeListener(event -> labels.dispose());
    }

    void show(EObject element) {
        if (links == null) {
            return;
        }
        List<?> children = List.copyOf(((ITreeItemContentProvider) session.adapters().adapt(element,
                ITreeItemContentProvider.class)).getChildren(element));
        List<IAction> additions = actions.additions(element);
        labels.updateMarks();
        List<Object> now = new ArrayList<>(List.of(element, additions.size()));
        List<?> first = children.subList(0, Math.min(MOST, children.size()));
        int more = children.size() - first.size();
        now.add(more);
        first.forEach(child -> now.addAll(List.of(child, labels.getText(child), labels.getImage(child))));
        if (!now.equals(shown)) {
            shown = now;
            for (Control control : links.getChildren()) {
                control.dispose();
            }
            first.forEach(child -> link((EObject) child));
            if (more > 0) {
                toolkit.createLabel(links, "and " + String.format(Locale.ROOT, "%,d", more)
                        + " more, in the tree at the left");
            }
            if (!additions.isEmpty()) {
                addLink(additions);
            }
            links.getParent().layout(true, true);
        }
    }

    private void link(EObject child) {
        ImageHyperlink link = toolkit.createImageHyperlink(links, SWT.NONE);
        link.setText(labels.getText(child));
        link.setImage(labels.getImage(child));
        link.addHyperlinkListener(IHyperlinkListener.linkActivatedAdapter(event -> select.accept(child)));
    }

    private void addLink(List<IAction> additions) {
        ImageHyperlink link = toolkit.createImageHyperlink(links, SWT.NONE);
        link.setText(additions.size() == 1 ? "Add " + additions.get(0).getText() : "Add...");
        link.setImage(images.get(Icon.ADD.descriptor()));
        link.addHyperlinkListener(IHyperlinkListener.linkActivatedAdapter(event -> {
            if (additions.size() == 1) {
                additions.get(0).run();
            } else {
                openMenu(link, additions);
            }
        }));
    }

    private static void openMenu(Control below, List<IAction> additions) {
        MenuManager manager = new MenuManager();
        additions.forEach(manager::add);
        Menu menu = manager.createContextMenu(below);
        Rectangle bounds = below.getBounds();
        Point corner = below.getParent().toDisplay(bounds.x, bounds.y + bounds.height);
        menu.setLocation(corner);
        menu.setVisible(true);
    }
}
