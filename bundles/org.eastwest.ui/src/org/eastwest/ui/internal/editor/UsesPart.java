// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eastwest.ui.internal.session.DesignSession;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.forms.IFormColors;
import org.eclipse.ui.forms.events.IHyperlinkListener;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ImageHyperlink;

/** The elements that refer to an element, as links. Takes no room where there are none. */
final class UsesPart {

    private static final int SHOWN = 20;

    private final DesignSession session;
    private final Consumer<EObject> select;
    private final ElementLabels labels;
    private FormToolkit toolkit;
    private Label title;
    private Composite links;
    private List<Object> shown = List.of();

    UsesPart(DesignSession session, Consumer<EObject> select) {
        this.session = session;
        this.select = select;
        labels = new ElementLabels(session);
    }

    void create(Composite parent, FormToolkit kit) {
        toolkit = kit;
        title = toolkit.createLabel(parent, "Used by");
        title.setForeground(toolkit.getColors().getColor(IFormColors.TITLE));
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).exclude(true).applyTo(title);
        links = toolkit.createComposite(parent);
        RowLayout layout = new RowLayout(SWT.VERTICAL);
        layout.marginLeft = 0;
        layout.marginTop = 0;
        links.setLayout(layout);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(links);
        links.addDisposeListener(event -> labels.dispose());
    }

    void show(EObject element) {
        Map<EObject, String> users = users(session, element);
        List<Object> now = new ArrayList<>(List.of(element));
        users.forEach((user, how) -> now.addAll(List.of(user, how, labels.getText(user))));
        if (now.equals(shown)) {
            return;
        }
        shown = now;
        for (Control control : links.getChildren()) {
            control.dispose();
        }
        users.entrySet().stream().limit(SHOWN).forEach(use -> link(use.getKey(), use.getValue()));
        for (Control control : new Control[] {title, links}) {
            ((GridData) control.getLayoutData()).exclude = users.isEmpty();
            control.setVisible(!users.isEmpty());
        }
        links.getParent().layout(true, true);
    }

    private void link(EObject user, String how) {
        ImageHyperlink link = toolkit.createImageHyperlink(links, SWT.NONE);
        link.setText(labels.getText(user));
        link.setImage(labels.getImage(user));
        link.setToolTipText("As its " + how);
        link.addHyperlinkListener(IHyperlinkListener.linkActivatedAdapter(event -> select.accept(user)));
    }

    /** The elements of a design that refer to another one, in the order of the design, each with the names of how. */
    private static Map<EObject, String> users(DesignSession session, EObject element) {
        Map<EObject, String> users = new LinkedHashMap<>();
        session.design().ifPresent(design -> {
            Collection<EStructuralFeature.Setting> uses = EcoreUtil.UsageCrossReferencer.find(element, design);
            uses.stream().filter(use -> use.getEStructuralFeature().isChangeable())
                    .forEach(use -> users.merge(use.getEObject(), ModelTexts.label(use.getEStructuralFeature()),
                            (a, b) -> a + ", " + b));
        });
        return users;
    }
}
