// SPDX-License-Identifier: EPL-2.0
package org.eastwest.ui.internal.glossary;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eastwest.report.glossary.Glossary;
import org.eastwest.report.glossary.Term;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TreeColumn;

/** Tooltips that explain the words of the field. */
public final class GlossaryTips {

    /** Read at first use; immutable. */
    private static final class Loaded {
        private static final Glossary ENGLISH = new Glossary("en");
    }

    private GlossaryTips() {
    }

    /** The glossary of the window. */
    public static Glossary glossary() {
        return Loaded.ENGLISH;
    }

    /** Explains a term, or the terms that a text uses, on a control; leaves it as it is where there is none. */
    public static void attach(Control control, String text) {
        explain(text).ifPresent(control::setToolTipText);
    }

    /** Explains a term, or the terms that a text uses, on the header of a column. */
    public static void attach(TableColumn column, String text) {
        explain(text).ifPresent(column::setToolTipText);
    }

    /** Explains a term, or the terms that a text uses, on the header of a column. */
    public static void attach(TreeColumn column, String text) {
        explain(text).ifPresent(column::setToolTipText);
    }

    /**
     * The explanation of a term, or of the terms that a text uses, one a line; empty when there is nothing to explain.
     */
    public static Optional<String> explain(String text) {
        List<Term> terms = glossary().find(text).map(List::of).orElseGet(() -> glossary().in(text));
        return terms.isEmpty() ? Optional.empty()
                : Optional.of(terms.stream().map(GlossaryTips::line).collect(Collectors.joining("\n")));
    }

    private static String line(Term term) {
        return term.name() + ": " + term.meaning();
    }
}
