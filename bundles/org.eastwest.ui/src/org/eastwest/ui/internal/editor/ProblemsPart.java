// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.Scroller;
import org.eastwest.ui.internal.fixes.QuickFix;
import org.eastwest.ui.internal.fixes.QuickFixes;
import org.eastwest.ui.internal.session.DesignCheck;
import org.eastwest.ui.internal.session.DesignSession;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.forms.events.IHyperlinkListener;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.ImageHyperlink;

/**
 * What is wrong with the element of a form, each with links that mend it. It stands below the form: what comes and goes
 * with every edit must not move the fields from under the pointer. Takes no room where nothing is wrong.
 */
final class ProblemsPart {

    private static final int COLUMNS = 2;
    private static final int WIDTH = 200;
    private static final int MARGIN = 8;
    /** It takes at most this part of the height of the page. */
    private static final int PART = 3;

    private final DesignSession session;
    private final QuickFixes fixes;
    private FormToolkit toolkit;
    private LocalResourceManager images;
    private Scroller scroller;
    private Composite area;
    private List<Object> shown = List.of();

    ProblemsPart(DesignSession session) {
        this.session = session;
        fixes = new QuickFixes(session);
    }

    /** @param parent has a grid of one column */
    void create(Composite parent, FormToolkit kit) {
        toolkit = kit;
        images = new LocalResourceManager(JFaceResources.getResources(), parent);
        scroller = new Scroller(parent, outer -> {
            area = toolkit.createComposite(outer);
            GridLayoutFactory.fillDefaults().numColumns(COLUMNS).margins(MARGIN, MARGIN / 2).applyTo(area);
            return area;
        });
        toolkit.adapt(scroller.control());
        scroller.control().setVisible(false);
        GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(scroller.control());
    }

    /** Shows these findings; notes only where there is something to do about them. */
    void show(EObject element, List<Finding> findings) {
        List<Object> now = new ArrayList<>(List.of(element));
        findings.forEach(finding -> now.addAll(List.of(finding, labels(fixes.of(finding)))));
        if (now.equals(shown)) {
            return;
        }
        shown = now;
        for (Control control : area.getChildren()) {
            control.dispose();
        }
        findings.stream().filter(finding -> finding.severity() != Severity.NOTE || !fixes.of(finding).isEmpty())
                .forEach(this::row);
        fit(area.getChildren().length == 0);
    }

    /** As high as its texts, up to a part of all; more is scrolled to. */
    private void fit(boolean empty) {
        Composite strip = scroller.control();
        Composite all = strip.getParent();
        int width = Math.max(WIDTH, all.getClientArea().width);
        GridData data = (GridData) strip.getLayoutData();
        data.exclude = empty;
        data.heightHint = Math.min(area.computeSize(width, SWT.DEFAULT).y, all.getClientArea().height / PART);
        strip.setVisible(!empty);
        all.layout();
        area.layout();
        scroller.fit();
    }

    private static List<String> labels(List<QuickFix> offered) {
        return offered.stream().map(QuickFix::label).toList();
    }

    private void row(Finding finding) {
        Label icon = toolkit.createLabel(area, null);
        icon.setImage(images.get(icon(finding.severity()).descriptor()));
        GridDataFactory.swtDefaults().align(SWT.CENTER, SWT.BEGINNING).applyTo(icon);
        Composite text = toolkit.createComposite(area);
        GridLayoutFactory.fillDefaults().applyTo(text);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        Label message = toolkit.createLabel(text, DesignCheck.text(finding).replace("&", "&&"), SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(message);
        List<QuickFix> offered = fixes.of(finding);
        if (!offered.isEmpty()) {
            Composite links = toolkit.createComposite(text);
            RowLayout layout = new RowLayout(SWT.HORIZONTAL);
            layout.marginLeft = 0;
            layout.marginTop = 0;
            layout.spacing = 2 * layout.spacing;
            links.setLayout(layout);
            GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(links);
            offered.forEach(fix -> link(links, fix));
        }
    }

    private void link(Composite links, QuickFix fix) {
        ImageHyperlink link = toolkit.createImageHyperlink(links, SWT.NONE);
        link.setText(fix.label());
        link.setImage(images.get(Icon.QUICK_FIX.descriptor()));
        link.setToolTipText("Quick fix: " + fix.label() + ". Undo takes it back.");
        link.setEnabled(!session.readOnly());
        link.addHyperlinkListener(IHyperlinkListener.linkActivatedAdapter(event -> fix.apply(area.getShell())));
    }

    private static Icon icon(Severity severity) {
        return switch (severity) {
            case ERROR -> Icon.FINDING_ERROR;
            case WARNING -> Icon.FINDING_WARNING;
            case NOTE -> Icon.FINDING_NOTE;
        };
    }
}
