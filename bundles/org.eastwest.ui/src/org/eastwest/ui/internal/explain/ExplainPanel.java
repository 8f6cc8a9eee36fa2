// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.explain;

import java.util.Optional;
import java.util.function.Consumer;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Metric;
import org.eastwest.ui.internal.Icon;
import org.eastwest.ui.internal.Scroller;
import org.eastwest.ui.internal.results.EmptyHint;
import org.eastwest.ui.internal.results.Explainer.Subject;
import org.eastwest.ui.internal.results.FilterField;
import org.eastwest.ui.internal.results.StatusLine;
import org.eastwest.ui.internal.results.WorkAction;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.program.Program;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;

/** The number, its tree with a search field, and in full what is selected in it. */
final class ExplainPanel {

    private static final int MARGIN = 8;
    private static final int LARGER = 5;
    private static final int[] WEIGHTS = {78, 22};
    private static final String HINT = "Choose a number: a click on one of the large ones in Results explains it here, "
            + "as do Enter on a metric and Analysis > Explain. You see its formula, the values that the formula "
            + "takes, and where those come from.";

    private final Consumer<String> showInDesign;
    private final Composite root;
    private final StackLayout stack = new StackLayout();
    private final EmptyHint empty;
    private final Composite content;
    private final Label name;
    private final Label value;
    private final StatusLine status;
    private final FilterField search;
    private final ExplainTree tree;
    private final Scroller detailsArea;
    private final Link details;
    private Metric shown;
    private Wording wording;

    /**
     * @param showInDesign goes to a place of the design
     */
    ExplainPanel(Composite parent, Consumer<String> showInDesign) {
        this.showInDesign = showInDesign;
        root = new Composite(parent, SWT.NONE);
        root.setLayout(stack);
        empty = new EmptyHint(root, link -> {
        });
        empty.show(HINT);
        content = new Composite(root, SWT.NONE);
        GridLayout layout = new GridLayout(2, false);
        layout.marginWidth = MARGIN;
        layout.marginHeight = MARGIN / 2;
        content.setLayout(layout);
        LocalResourceManager fonts = new LocalResourceManager(JFaceResources.getResources(), content);
        value = new Label(content, SWT.NONE);
        value.setFont(fonts.create(FontDescriptor.createFrom(JFaceResources.getDefaultFont()).increaseHeight(LARGER)
                .setStyle(SWT.BOLD)));
        value.setLayoutData(new GridData(SWT.BEGINNING, SWT.CENTER, false, false));
        name = new Label(content, SWT.NONE);
        name.setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false));
        search = new FilterField(content, "Find a value, formula or source", this::searchChanged);
        search.control().setLayoutData(new GridData(SWT.FILL, SWT.CENTER, true, false, 2, 1));
        status = new StatusLine(content);
        status.control().setLayoutData(new GridData(SWT.FILL, SWT.BEGINNING, true, false, 2, 1));
        SashForm sash = new SashForm(content, SWT.VERTICAL | SWT.SMOOTH);
        sash.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true, 2, 1));
        tree = new ExplainTree(sash, search);
        tree.onSelect(this::showDetails);
        tree.viewer().addDoubleClickListener(event -> open());
        menu();
        detailsArea = new Scroller(sash, area -> new Link(area, SWT.WRAP));
        details = (Link) detailsArea.control().getChildren()[0];
        details.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> follow(event.text)));
        sash.setWeights(WEIGHTS);
        stack.topControl = empty.control();
    }

    private void menu() {
        MenuManager menu = new MenuManager();
        IAction copy = new WorkAction("&Copy", () -> tree.selected().ifPresent(this::copy));
        IAction inputs = new WorkAction("&Go to Its Inputs", () -> tree.selected().ifPresent(n -> tree.select(n.first())));
        menu.add(inputs);
        menu.add(copy);
        menu.addMenuListener(manager -> inputs.setEnabled(tree.selected().filter(ValueNode::again).isPresent()));
        tree.viewer().getTree().setMenu(menu.createContextMenu(tree.viewer().getTree()));
    }

    private void copy(ValueNode node) {
        Clipboard clipboard = new Clipboard(root.getDisplay());
        clipboard.setContents(new Object[] {wording.all(node)}, new Transfer[] {TextTransfer.getInstance()});
        clipboard.dispose();
    }

    /** A value that stands elsewhere leads there, another one unfolds. */
    private void open() {
        tree.selected().ifPresent(node -> {
            if (node.again()) {
                tree.select(node.first());
            } else {
                tree.viewer().setExpandedState(node, !tree.viewer().getExpandedState(node));
            }
        });
    }

    private void follow(String target) {
        if (target.startsWith(SourceText.DESIGN)) {
            showInDesign.accept(target.substring(SourceText.DESIGN.length()));
        } else {
            Program.launch(target.replace("&&", "&"));
        }
    }

    /**
     * Shows a number.
     *
     * @param standing what is to be known about its analysis; empty for nothing
     */
    void show(Optional<Subject> subject, String standing) {
        if (root.isDisposed()) {
            return;
        }
        subject.filter(s -> s.metric() != shown).ifPresent(this::show);
        if (standing.isEmpty()) {
            status.hide();
        } else {
            status.show(Icon.FINDING_WARNING, standing, () -> {
            });
        }
        Composite top = subject.isPresent() ? content : empty.control();
        if (stack.topControl != top) {
            stack.topControl = top;
            root.layout();
        }
    }

    private void show(Subject subject) {
        shown = subject.metric();
        wording = new Wording(subject.result());
        value.setText(Texts.format(shown).replace("&", "&&"));
        name.setText((shown.label() + (shown.element().isEmpty() ? "" : " of " + shown.element()))
                .replace("&", "&&"));
        tree.show(ValueNode.tree(shown.derivation()), wording);
        content.layout(true);
    }

    private void showDetails(Optional<ValueNode> node) {
        details.setText(node.map(this::details).orElse(""));
        detailsArea.fit();
    }

    private String details(ValueNode node) {
        String formula = node.value().formula();
        return SourceText.plain(Wording.name(node) + ": " + Wording.symbol(node)
                + (formula.isEmpty() ? "" : " = " + formula) + " = " + wording.value(node)) + "\n"
                + SourceText.link(node.value().source());
    }

    private void searchChanged() {
        tree.searchChanged();
    }

    void expandAll() {
        tree.expandAll();
    }

    void collapseAll() {
        tree.collapseAll();
    }

    void setFocus() {
        if (stack.topControl == content) {
            tree.viewer().getTree().setFocus();
        } else {
            empty.setFocus();
        }
    }
}
