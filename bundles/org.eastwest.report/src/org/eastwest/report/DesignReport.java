// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eastwest.report.glossary.Glossary;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportDirectory;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.TableFiles;
import org.eastwest.report.internal.language.Spoken;
import org.eastwest.report.internal.page.Block.Terms;
import org.eastwest.report.internal.page.Page;
import org.eastwest.report.internal.page.PageWriter;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.section.AnswerSection;
import org.eastwest.report.internal.section.ChangesSection;
import org.eastwest.report.internal.section.ClaimsSection;
import org.eastwest.report.internal.section.ClusterSection;
import org.eastwest.report.internal.section.ContributedSections;
import org.eastwest.report.internal.section.CostSection;
import org.eastwest.report.internal.section.DecisionSection;
import org.eastwest.report.internal.section.FabricSections;
import org.eastwest.report.internal.section.FindingsSection;
import org.eastwest.report.internal.section.FurtherSection;
import org.eastwest.report.internal.section.JobSections;
import org.eastwest.report.internal.section.ReasonsSections;
import org.eastwest.report.internal.section.ReproduceSection;
import org.eastwest.report.internal.section.RequirementsSection;
import org.eastwest.report.internal.section.StudiesSection;
import org.eastwest.report.internal.section.Topic;
import org.eastwest.report.internal.section.TopicSection;
import org.eastwest.report.internal.section.TransportsSection;
import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.report.ContributedSection.Place;
import org.eastwest.spi.report.ReportProfile;

/**
 * Writes the design report: one HTML page that needs no other file, no network and no script, and its tables as CSV and
 * JSON. The same input gives the same bytes. Thread-safe.
 */
public final class DesignReport {
    /** Name of the page in its directory. */
    public static final String FILE = "index.html";

    /** Name of the page on paper in its directory. */
    public static final String PDF = "report.pdf";

    /** How a page says that it is ours; it may then be replaced. */
    private static final String GENERATOR = "Eastwest design report";

    /** Sections with the least profile that shows them. */
    private record Chapter(ReportProfile profile, ReportSection section) {
    }

    private final Map<String, Glossary> glossaries = ReportInput.LANGUAGES.stream()
            .collect(Collectors.toUnmodifiableMap(language -> language, Glossary::new));
    private final PageWriter writer = new PageWriter();
    private final List<Chapter> chapters = List.of(
            new Chapter(ReportProfile.EXECUTIVE, new AnswerSection()),
            new Chapter(ReportProfile.EXECUTIVE, new DecisionSection()),
            new Chapter(ReportProfile.EXECUTIVE, new ChangesSection()),
            new Chapter(ReportProfile.EXECUTIVE, new RequirementsSection()),
            new Chapter(ReportProfile.EXECUTIVE, new ContributedSections(Place.DECISION)),
            new Chapter(ReportProfile.EXECUTIVE, new FindingsSection()),
            new Chapter(ReportProfile.EXECUTIVE, new ClusterSection()),
            new Chapter(ReportProfile.ENGINEERING, new FabricSections()),
            new Chapter(ReportProfile.EXECUTIVE, new ContributedSections(Place.DESIGN)),
            new Chapter(ReportProfile.ENGINEERING, new JobSections()),
            new Chapter(ReportProfile.ENGINEERING, new TopicSection(Topic.SERVING)),
            new Chapter(ReportProfile.ENGINEERING, new TopicSection(Topic.MESSAGES)),
            new Chapter(ReportProfile.ENGINEERING, new TopicSection(Topic.SHARING)),
            new Chapter(ReportProfile.EXECUTIVE, new TransportsSection()),
            new Chapter(ReportProfile.ENGINEERING, new TopicSection(Topic.CONGESTION)),
            new Chapter(ReportProfile.ENGINEERING, new TopicSection(Topic.FAILURES)),
            new Chapter(ReportProfile.EXECUTIVE, new CostSection()),
            new Chapter(ReportProfile.ENGINEERING, new StudiesSection()),
            new Chapter(ReportProfile.EXECUTIVE, new ContributedSections(Place.RESULTS)),
            new Chapter(ReportProfile.ENGINEERING, new FurtherSection()),
            new Chapter(ReportProfile.FULL, new ClaimsSection()),
            new Chapter(ReportProfile.EXECUTIVE, new ContributedSections(Place.APPENDIX)),
            new Chapter(ReportProfile.EXECUTIVE, new ReasonsSections()),
            new Chapter(ReportProfile.EXECUTIVE, new ReproduceSection()));

    /** Sections as made, in the language of the product. */
    private List<Section> sections(ReportContext context) {
        ReportInput input = context.input();
        List<Section> made = new ArrayList<>();
        chapters.stream().filter(chapter -> input.profile().shows(chapter.profile()))
                .forEach(chapter -> made.addAll(chapter.section().sections(context)));
        if (input.profile() == ReportProfile.FULL) {
            made.add(made.size() - 1, new Section("glossary", "Glossary",
                    List.of(new Terms(glossaries.get(input.language()).terms()))));
        }
        return made;
    }

    private String html(ReportContext context, List<Section> made) {
        ReportInput input = context.input();
        DesignSnapshot design = input.design();
        String title = named(design.designName(), design.designId());
        String scenario = named(design.scenarioName(), design.scenarioId());
        return writer.html(new Page(input.language(), title, scenario.equals(title) ? "" : scenario, GENERATOR,
                PageWriter.css(), glossaries.get(input.language()), new Spoken(context.wording()).sections(made),
                context.wording()));
    }

    /** The page as text. */
    public String html(ReportInput input) {
        ReportContext context = new ReportContext(input);
        return html(context, sections(context));
    }

    /** All files of the report: the page, then each table as CSV and as JSON. */
    public List<ReportFile> files(ReportInput input) {
        ReportContext context = new ReportContext(input);
        List<Section> sections = sections(context);
        List<ReportFile> files = new ArrayList<>();
        files.add(new ReportFile(FILE, html(context, sections).getBytes(StandardCharsets.UTF_8)));
        files.addAll(TableFiles.of(input.result(), sections, GENERATOR));
        return files;
    }

    /** As {@link #write(List, Path)}, with {@link #files}. */
    public List<Path> write(ReportInput input, Path directory) throws IOException {
        return write(files(input), directory);
    }

    /**
     * Writes the files of a report into a directory, which is made where it is missing. Those of a former report there
     * are replaced, each in one step, so that a reader finds the old or the new one and never a part; nothing else is
     * touched.
     *
     * @param files as {@link #files} gives them, with or without the page as {@value #PDF}
     * @return the files written
     * @throws IOException when the directory cannot be made or written to, or something that is no report is in the
     *         way; the message names the file and what to do
     */
    public List<Path> write(List<ReportFile> files, Path directory) throws IOException {
        return new ReportDirectory(directory, GENERATOR).write(files);
    }

    private static String named(String name, String id) {
        return name == null || name.isBlank() ? id : name;
    }
}
