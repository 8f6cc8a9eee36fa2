// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.eastwest.report.chart.Lines;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Facts;
import org.eastwest.report.internal.page.Block.Heading;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Block.Picture;
import org.eastwest.report.internal.page.Markup;
import org.eastwest.report.internal.page.Section;
import org.eastwest.spi.report.ContributedSection;
import org.eastwest.spi.report.ReportContributor;
import org.eastwest.spi.report.ReportPart;

/** Sections of installed bundles for one place of the report. */
public final class ContributedSections implements ReportSection {
    private final ContributedSection.Place place;

    public ContributedSections(ContributedSection.Place place) {
        this.place = place;
    }

    @Override
    public List<Section> sections(ReportContext context) {
        List<Section> sections = new ArrayList<>();
        context.input().contributors().stream().sorted(Comparator.comparing(ReportContributor::id))
                .forEach(contributor -> sections.addAll(sections(context, contributor)));
        if (place == ContributedSection.Place.APPENDIX) {
            context.failures().forEach((contributor, fault) -> sections.add(failed(contributor, fault)));
        }
        return sections;
    }

    private List<Section> sections(ReportContext context, ReportContributor contributor) {
        try {
            return context.contributed(contributor).stream().filter(s -> s.place() == place)
                    .filter(s -> context.input().profile().shows(s.profile())).map(s -> section(context, s)).toList();
        } catch (RuntimeException | LinkageError fault) {
            // What a bundle throws must not cost the reader the rest of the report.
            context.failures().putIfAbsent(contributor, fault);
            return List.of();
        }
    }

    private static Section failed(ReportContributor contributor, Throwable fault) {
        String anchor = "failed-" + contributor.id().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return new Section(anchor, "Left out: " + contributor.id(), List.of(Paragraph.of("The section of "
                + contributor.getClass().getName() + " could not be made: " + fault
                + ". Update its bundle, or remove it; everything else is complete.")));
    }

    private static Section section(ReportContext context, ContributedSection section) {
        List<Block> blocks = new ArrayList<>();
        section.parts().forEach(part -> blocks.add(block(context, part)));
        return new Section(section.id(), section.title(), blocks);
    }

    private static Block block(ReportContext context, ReportPart part) {
        if (part instanceof ReportPart.Heading heading) {
            return new Heading(heading.text());
        }
        if (part instanceof ReportPart.Paragraph paragraph) {
            return Paragraph.of(paragraph.text());
        }
        if (part instanceof ReportPart.Metrics metrics) {
            return new Facts(metrics.metrics().stream().map(m -> Facts.Fact.of(m.label(), context.value(m))).toList());
        }
        if (part instanceof ReportPart.Grid grid) {
            return Grids.of(context.show(grid.table()));
        }
        if (part instanceof ReportPart.Curves curves) {
            return context.figure(new Lines(curves.title(), curves.series()));
        }
        ReportPart.Picture picture = (ReportPart.Picture) part;
        return new Picture(picture.title(), Markup.checked(picture.svg()));
    }
}
