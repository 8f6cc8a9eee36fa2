// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.model.design.NamedElement;
import org.eastwest.model.edit.DesignLabels;
import org.eastwest.ui.internal.session.ModelTexts;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.widgets.FormToolkit;

/**
 * A field above a tree of elements: while something is typed, only elements stay that have every word of it in their
 * name, identifier, class or values, and what they are in.
 */
final class ElementFilter extends ViewerFilter {

    /** An element that holds more than these stays closed until somebody opens it: the tree makes a row of each. */
    private static final int MANY = 200;

    private final Text text;
    private List<String> words = List.of();
    private TreeViewer tree;

    ElementFilter(Composite parent, FormToolkit toolkit) {
        text = new Text(parent, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        toolkit.adapt(text, true, false);
        text.setMessage("Find elements");
        text.setToolTipText("Shows the elements that have every word in their name, identifier, class or values.\n"
                + "Enter goes to the next one, Esc shows all again.");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        text.addModifyListener(event -> changed());
        text.addListener(SWT.KeyDown, event -> {
            if (event.keyCode == SWT.ARROW_DOWN) {
                tree.getControl().setFocus();
                event.doit = false;
            } else if (event.keyCode == SWT.ESC && !words.isEmpty()) {
                text.setText("");
                event.doit = false;
            }
        });
        text.addListener(SWT.DefaultSelection, event -> next());
    }

    void attach(TreeViewer viewer) {
        tree = viewer;
        tree.addFilter(this);
    }

    /** Opens the design and its parts. */
    void expand() {
        ElementContents contents = (ElementContents) tree.getContentProvider();
        tree.expandToLevel(2);
        for (Object design : contents.getElements(tree.getInput())) {
            for (Object part : contents.getChildren(design)) {
                if (contents.getChildren(part).length <= MANY) {
                    tree.expandToLevel(part, 1);
                }
            }
        }
    }

    void setFocus() {
        text.setFocus();
        text.selectAll();
    }

    /** An element that is to be shown is not held back. */
    void admit(EObject element) {
        if (!words.isEmpty() && !shows(element)) {
            text.setText("");
        }
    }

    private void changed() {
        words = Stream.of(text.getText().toLowerCase(Locale.ROOT).strip().split("\\s+")).filter(w -> !w.isEmpty())
                .toList();
        Object selected = tree.getStructuredSelection().getFirstElement();
        tree.getControl().setRedraw(false);
        tree.refresh();
        if (words.isEmpty()) {
            tree.collapseAll();
            expand();
        } else {
            tree.expandAll();
        }
        tree.getControl().setRedraw(true);
        if (selected != null && (words.isEmpty() || shows((EObject) selected))) {
            tree.setSelection(new StructuredSelection(selected), true);
        }
    }

    /** Selects the match behind the selected element, and the first one behind the last. */
    private void next() {
        List<EObject> all = matches();
        if (!all.isEmpty()) {
            int place = all.indexOf(tree.getStructuredSelection().getFirstElement()) + 1;
            tree.setSelection(new StructuredSelection(all.get(place % all.size())), true);
        }
    }

    private List<EObject> matches() {
        List<EObject> found = new ArrayList<>();
        List<Object> roots = List.of(((ElementContents) tree.getContentProvider()).getElements(tree.getInput()));
        EcoreUtil.getAllContents(roots).forEachRemaining(element -> {
            if (matches((EObject) element)) {
                found.add((EObject) element);
            }
        });
        return found;
    }

    @Override
    public boolean select(Viewer viewer, Object parent, Object element) {
        return words.isEmpty() || shows((EObject) element);
    }

    private boolean shows(EObject element) {
        return matches(element) || element.eContents().stream().anyMatch(this::shows);
    }

    private boolean matches(EObject element) {
        String content = content(element).toLowerCase(Locale.ROOT);
        return words.stream().allMatch(content::contains);
    }

    private static String content(EObject element) {
        String values = element.eClass().getEAllAttributes().stream().filter(element::eIsSet)
                .map(attribute -> value(element, attribute)).collect(Collectors.joining(" "));
        String id = element instanceof NamedElement named ? named.getId() : "";
        return DesignLabels.text(element) + " " + id + " " + ModelTexts.label(element.eClass()) + " " + values;
    }

    private static String value(EObject element, EAttribute attribute) {
        return String.valueOf(EcoreUtil.convertToString(attribute.getEAttributeType(), element.eGet(attribute)));
    }
}
