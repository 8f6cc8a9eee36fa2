// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.List;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block.Terms;
import org.eastwest.report.internal.page.Glossary;
import org.eastwest.report.internal.page.Section;

/** The words of the report. */
public final class GlossarySection implements ReportSection {
    private final Glossary glossary;

    public GlossarySection(Glossary glossary) {
        this.glossary = glossary;
    }

    @Override
    public List<Section> sections(ReportContext context) {
        return List.of(new Section("glossary", "Glossary", List.of(new Terms(glossary.terms()))));
    }
}
