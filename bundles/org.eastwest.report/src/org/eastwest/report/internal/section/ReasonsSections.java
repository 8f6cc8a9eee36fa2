// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Cards;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Heading;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Block.SourceList;
import org.eastwest.report.internal.page.Card;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.spi.analysis.Source;
import org.eastwest.spi.report.ReportProfile;

/** Why every number is what it is: assumptions, derivations and sources. Comes after all sections that show numbers. */
public final class ReasonsSections implements ReportSection {
    @Override
    public List<Section> sections(ReportContext context) {
        List<Card> cards = context.derivations().cards();
        return context.input().profile() == ReportProfile.FULL
                ? List.of(assumptions(context), derivations(context, cards), sources(context))
                : List.of(assumptions(context), sources(context));
    }

    private static Section assumptions(ReportContext context) {
        List<Block> blocks = new ArrayList<>();
        Map<String, List<Card.Input>> assumed = context.derivations().inputs(Source.Kind.ASSUMPTION);
        Map<String, List<Card.Input>> claimed = context.derivations().inputs(Source.Kind.VENDOR_CLAIM);
        blocks.add(Paragraph.of(assumed.isEmpty() ? "No value is assumed."
                : "These values are neither in the design nor measured; change them where you know better."));
        if (!assumed.isEmpty()) {
            blocks.add(inputs("Assumptions and the values that follow", assumed));
        }
        if (!claimed.isEmpty()) {
            blocks.add(inputs("Values that only a vendor states", claimed));
        }
        return new Section("assumptions", "Assumptions", blocks);
    }

    private static Grid inputs(String caption, Map<String, List<Card.Input>> inputs) {
        return Grids.first(new Grid(caption, List.of(new Grid.Column("Why", false), new Grid.Column("Values", false)),
                inputs.entrySet().stream().map(e -> new Grid.Row(
                        List.of(Cell.words(e.getKey()), Cell.words(values(e.getValue()))), false)).toList(), ""));
    }

    /** Each label once with its different values. */
    private static String values(List<Card.Input> inputs) {
        Map<String, Set<String>> byLabel = new LinkedHashMap<>();
        inputs.forEach(i -> byLabel.computeIfAbsent(i.label(), l -> new LinkedHashSet<>()).add(text(i.value())));
        return byLabel.entrySet().stream().map(e -> e.getKey() + " " + String.join(", ", e.getValue()))
                .collect(Collectors.joining("; "));
    }

    private static String text(Value value) {
        return value.text() + (value.claim() ? " (claim)" : "");
    }

    private static Section derivations(ReportContext context, List<Card> cards) {
        List<Block> blocks = new ArrayList<>();
        if (cards.isEmpty()) {
            blocks.add(Paragraph.of("No engine gave a number."));
        } else {
            blocks.add(Paragraph.of("Each number once: its formula, what goes into it, and where both come from. "
                    + "Values are rounded here; engines compute with all digits."));
            blocks.add(new Cards(cards));
        }
        if (context.derivations().omitted()) {
            blocks.add(Paragraph.of("There are more numbers than this page holds; analyze with --explain tells how "
                    + "any of them came about."));
        }
        return new Section("derivations", "How every number came about", blocks);
    }

    private static Section sources(ReportContext context) {
        List<Block> blocks = new ArrayList<>();
        add(blocks, context, Source.Kind.LITERATURE, "Literature");
        add(blocks, context, Source.Kind.CATALOG, "Catalog");
        add(blocks, context, Source.Kind.ASSUMPTION, "Assumptions");
        add(blocks, context, Source.Kind.VENDOR_CLAIM, "Claims of vendors");
        if (blocks.isEmpty()) {
            blocks.add(Paragraph.of("Nothing is cited."));
        }
        return new Section("sources", "Sources", blocks);
    }

    private static void add(List<Block> blocks, ReportContext context, Source.Kind kind, String title) {
        List<SourceList.Source> sources = context.sources().list(kind);
        if (!sources.isEmpty()) {
            blocks.add(new Heading(title));
            blocks.add(new SourceList(sources));
        }
    }
}
