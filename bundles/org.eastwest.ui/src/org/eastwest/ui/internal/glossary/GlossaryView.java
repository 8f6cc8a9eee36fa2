// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.glossary;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.report.glossary.Term;
import org.eastwest.ui.internal.Turns;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;

/** The words of the field, to look up and to read through. */
public final class GlossaryView extends ViewPart {

    public static final String ID = "org.eastwest.ui.glossary";

    private static final int MARGIN = 8;
    private static final int[] WEIGHTS = {35, 65};

    private Text search;
    private TableViewer terms;
    private StyledText meaning;

    @Override
    public void createPartControl(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        area.setLayout(new GridLayout());
        search = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage("Find a word or what it means");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(search);
        SashForm sash = new SashForm(area, SWT.HORIZONTAL | SWT.SMOOTH);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
        createTerms(sash);
        meaning = new StyledText(sash, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY | SWT.V_SCROLL | SWT.BORDER);
        meaning.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
        sash.setWeights(WEIGHTS);
        search.addModifyListener(event -> find());
        search.addListener(SWT.KeyDown, event -> {
            if (event.keyCode == SWT.ARROW_DOWN) {
                terms.getTable().setFocus();
                event.doit = false;
            }
        });
        // To fill the table takes long; the field takes letters before.
        Turns.take(area, this::fill);
    }

    private void fill() {
        terms.getTable().setRedraw(false);
        terms.setInput(GlossaryTips.glossary().terms());
        terms.getTable().setRedraw(true);
        find();
    }

    private void createTerms(Composite parent) {
        terms = new TableViewer(parent, SWT.BORDER | SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
        terms.setContentProvider(ArrayContentProvider.getInstance());
        terms.setLabelProvider(LabelProvider.createTextProvider(term -> words((Term) term)));
        terms.addFilter(new ViewerFilter() {
            @Override
            public boolean select(Viewer viewer, Object parentElement, Object element) {
                return matches((Term) element);
            }
        });
        terms.addSelectionChangedListener(event -> show((Term) event.getStructuredSelection().getFirstElement()));
    }

    private static String words(Term term) {
        return term.spellings().isEmpty() ? term.name()
                : term.name() + " (" + String.join(", ", term.spellings()) + ")";
    }

    /** Every word that is looked for is in the name, in another spelling or in the meaning. */
    private boolean matches(Term term) {
        String all = Stream.concat(term.words(), Stream.of(term.meaning())).collect(Collectors.joining(" "))
                .toLowerCase(Locale.ROOT);
        return Stream.of(search.getText().toLowerCase(Locale.ROOT).strip().split("\\s+")).allMatch(all::contains);
    }

    /** Shows what matches; the term that is spelt like what is looked for comes before those that only use it. */
    private void find() {
        terms.refresh();
        Object first = GlossaryTips.glossary().find(search.getText().strip()).map(Object.class::cast)
                .orElseGet(() -> terms.getTable().getItemCount() == 0 ? null : terms.getElementAt(0));
        terms.setSelection(first == null ? StructuredSelection.EMPTY : new StructuredSelection(first), true);
        if (first == null) {
            meaning.setText("No word and no explanation has all of this in it. Clear the field for all words.");
        }
    }

    private void show(Term term) {
        if (term == null) {
            return;
        }
        String title = words(term);
        String source = term.source().isEmpty() ? "" : "\n\nSource: " + term.source();
        meaning.setText(title + "\n\n" + term.meaning() + source);
        meaning.setStyleRange(new StyleRange(0, title.length(), null, null, SWT.BOLD));
    }

    @Override
    public void setFocus() {
        search.setFocus();
    }
}
