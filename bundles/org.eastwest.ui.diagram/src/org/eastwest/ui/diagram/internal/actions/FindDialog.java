// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.diagram.internal.actions;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.eastwest.ui.diagram.internal.document.DiagramDocument;
import org.eastwest.viewpoint.diagram.DiagramElement;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;
import org.eclipse.ui.dialogs.FilteredList;

/** Finds an element of a diagram by a part of its label. */
final class FindDialog {
    private FindDialog() {
    }

    static Optional<DiagramElement> choose(Shell shell, DiagramDocument document) {
        ElementListSelectionDialog dialog = new Finder(shell);
        dialog.setTitle("Find Element");
        dialog.setMessage("Type a part of a name:");
        dialog.setElements(elements(document).toArray());
        dialog.setMultipleSelection(false);
        dialog.setAllowDuplicates(true);
        return dialog.open() == Window.OK ? Optional.ofNullable((DiagramElement) dialog.getFirstResult())
                : Optional.empty();
    }

    private static List<DiagramElement> elements(DiagramDocument document) {
        return Stream.<DiagramElement>concat(document.diagram().allNodes(), document.diagram().edges().stream())
                .filter(DiagramElement::visible).filter(e -> !label(e).isBlank()).toList();
    }

    /** Lists the elements whose label holds what is typed. */
    private static final class Finder extends ElementListSelectionDialog {
        private Finder(Shell shell) {
            super(shell, new LabelProvider() {
                @Override
                public String getText(Object element) {
                    return label((DiagramElement) element);
                }
            });
        }

        @Override
        protected FilteredList createFilteredList(Composite parent) {
            FilteredList list = super.createFilteredList(parent);
            list.setFilterMatcher(new PartMatcher());
            return list;
        }
    }

    /** Compares without regard to capitals. */
    private static final class PartMatcher implements FilteredList.FilterMatcher {
        private String part = "";

        @Override
        public void setFilter(String pattern, boolean ignoreCase, boolean ignoreWildCards) {
            part = pattern.toLowerCase(Locale.ROOT);
        }

        @Override
        public boolean match(Object element) {
            return label((DiagramElement) element).toLowerCase(Locale.ROOT).contains(part);
        }
    }

    private static String label(DiagramElement element) {
        return element.label().text().replace('\n', ' ').strip();
    }
}
