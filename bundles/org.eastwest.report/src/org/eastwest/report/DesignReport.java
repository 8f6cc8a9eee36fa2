// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.SafeFile;
import org.eastwest.report.internal.page.Glossary;
import org.eastwest.report.internal.page.Page;
import org.eastwest.report.internal.page.PageWriter;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.section.AnswerSection;
import org.eastwest.report.internal.section.ClusterSection;
import org.eastwest.report.internal.section.CostSection;
import org.eastwest.report.internal.section.FabricSections;
import org.eastwest.report.internal.section.FindingsSection;
import org.eastwest.report.internal.section.FurtherSection;
import org.eastwest.report.internal.section.GlossarySection;
import org.eastwest.report.internal.section.JobSections;
import org.eastwest.report.internal.section.ReasonsSections;
import org.eastwest.report.internal.section.ReproduceSection;
import org.eastwest.report.internal.section.RequirementsSection;
import org.eastwest.report.internal.section.TransportsSection;
import org.eastwest.spi.design.DesignSnapshot;

/**
 * Writes the design report: one HTML page that needs no other file, no network and no script. The same input gives the
 * same bytes. Thread-safe.
 */
public final class DesignReport {
    /** Name of the page in its directory. */
    public static final String FILE = "index.html";

    /** How a page says that it is ours; it may then be replaced. */
    private static final String GENERATOR = "Eastwest design report";

    private final Glossary glossary = new Glossary();
    private final PageWriter writer = new PageWriter();
    private final List<ReportSection> sections = List.of(new AnswerSection(), new RequirementsSection(),
            new FindingsSection(), new ClusterSection(), new FabricSections(), new JobSections(),
            new TransportsSection(), new CostSection(), new FurtherSection(), new ReasonsSections(),
            new GlossarySection(glossary), new ReproduceSection());

    /** The page as text. */
    public String html(ReportInput input) {
        ReportContext context = new ReportContext(input);
        List<Section> made = new ArrayList<>();
        sections.forEach(section -> made.addAll(section.sections(context)));
        DesignSnapshot design = input.design();
        String title = named(design.designName(), design.designId());
        String scenario = named(design.scenarioName(), design.scenarioId());
        return writer.html(new Page(input.language(), title, scenario.equals(title) ? "" : scenario, GENERATOR,
                PageWriter.css(), glossary, made));
    }

    /**
     * Writes the page as {@value #FILE} into a directory, which is made where it is missing. A former report there is
     * replaced in one step, so that a reader finds the old or the new one and never a part; nothing else is touched.
     *
     * @return the files written
     * @throws IOException when the directory cannot be made or written to, or something that is no report is in the
     *         way; the message names the file and what to do
     */
    public List<Path> write(ReportInput input, Path directory) throws IOException {
        byte[] html = html(input).getBytes(StandardCharsets.UTF_8);
        return List.of(SafeFile.write(directory, FILE, html, GENERATOR));
    }

    private static String named(String name, String id) {
        return name == null || name.isBlank() ? id : name;
    }
}
