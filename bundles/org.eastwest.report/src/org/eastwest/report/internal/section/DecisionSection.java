// SPDX-License-Identifier: EPL-2.0
package org.eastwest.report.internal.section;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eastwest.report.chart.Bars;
import org.eastwest.report.internal.ReportContext;
import org.eastwest.report.internal.ReportSection;
import org.eastwest.report.internal.page.Block;
import org.eastwest.report.internal.page.Block.Grid;
import org.eastwest.report.internal.page.Block.Paragraph;
import org.eastwest.report.internal.page.Cell;
import org.eastwest.report.internal.page.Section;
import org.eastwest.report.internal.page.Value;
import org.eastwest.report.text.Texts;
import org.eastwest.spi.analysis.Band;
import org.eastwest.spi.analysis.Finding;
import org.eastwest.spi.analysis.Severity;
import org.eastwest.spi.analysis.Unit;
import org.eastwest.spi.decision.Advice;
import org.eastwest.spi.decision.Candidate;
import org.eastwest.spi.decision.Criterion;
import org.eastwest.spi.decision.FlowContrast;
import org.eastwest.spi.decision.Rated;
import org.eastwest.spi.decision.ScaleAdvice;
import org.eastwest.spi.decision.Score;
import org.eastwest.spi.decision.Sensitivity;
import org.eastwest.spi.decision.SplitAdvice;
import org.eastwest.spi.design.FabricRole;
import org.eastwest.spi.design.FabricSnapshot;
import org.eastwest.spi.design.Workload;

/** Which transport, why, how sure that is, and what would change it. */
public final class DecisionSection implements ReportSection {
    /** Further columns are too many for a page; tables/ has them all. */
    private static final int MOST_SIDE_BY_SIDE = 5;
    private static final int MOST_FLIPS = 3;
    private static final String SCALE = "Scores go from 0 to 1, the best value that rests on no claim "
            + "being 1; a vendor's claim never counts for more than that. Where bands overlap, nothing here tells the "
            + "transports apart. An unknown value counts as anything from the worst to the best of the others. "
            + "Weights and judgements are Eastwest's unless you set yours: --weight and --score of the commands report "
            + "and advise.";

    @Override
    public List<Section> sections(ReportContext context) {
        return context.input().advice().map(advice -> List.of(new Section("decision", "InfiniBand or Ethernet",
                blocks(context, advice)))).orElse(List.of());
    }

    private static List<Block> blocks(ReportContext context, Advice advice) {
        List<Block> blocks = new ArrayList<>();
        if (!advice.scales().isEmpty()) {
            add(context, advice, blocks);
        }
        advice.findings().stream().filter(f -> f.severity() != Severity.NOTE || advice.scales().isEmpty())
                .map(Finding::message).forEach(m -> blocks.add(Paragraph.of(m)));
        return blocks;
    }

    /** The design's own size in full, the others in a line. */
    private static void add(ReportContext context, Advice advice, List<Block> blocks) {
        long gpus = context.design().cluster() == null ? 0 : context.design().cluster().gpus();
        ScaleAdvice scale = advice.scales().stream().filter(s -> s.gpus() == gpus).findFirst()
                .orElse(advice.scales().get(0));
        Networks networks = new Networks(advice.scales());
        blocks.add(new Paragraph(networks.headline(scale), true));
        networks.bySize(scale).forEach(blocks::add);
        scale.changes().forEach(change -> blocks.add(Paragraph.of(change)));
        List<Candidate> possible = scale.ranking().stream().filter(Candidate::possible).toList();
        if (possible.isEmpty()) {
            blocks.add(left(scale.ranking()));
            return;
        }
        blocks.add(context.figure(chart(context, scale, possible)));
        blocks.add(Paragraph.of(headline(scale)));
        blocks.add(Paragraph.of(scale.networks().text()));
        otherParts(possible).ifPresent(blocks::add);
        flows(scale, between(scale, possible)).ifPresent(blocks::add);
        blocks.add(Paragraph.of(SCALE + counted(advice, scale)));
        blocks.add(values(advice.criteria(), scale, between(scale, possible)).of(values(advice.criteria(), scale,
                possible)));
        blocks.addAll(sensitivity(scale));
        split(context, scale).ifPresent(blocks::add);
        if (possible.size() < scale.ranking().size()) {
            blocks.add(left(scale.ranking()));
        }
    }

    /** How much of what is weighed counts; empty for all of it. */
    private static String counted(Advice advice, ScaleAdvice scale) {
        double share = scale.weightCounted(advice.criteria());
        return share < 1 ? " " + Texts.format(share, Unit.FRACTION) + " of the weight counts." : "";
    }

    /** What belongs inside the scale-up domain; where it cannot be said here, who says it. */
    private static Optional<Block> split(ReportContext context, ScaleAdvice scale) {
        if (context.design().jobs().stream().noneMatch(job -> job.workload() instanceof Workload.Training)) {
            return Optional.empty();
        }
        return Optional.of(Paragraph.of(scale.split().or(() -> context.input().studies().split())
                .map(SplitAdvice::text).orElse("Which dimensions belong inside the scale-up domain cannot be said from"
                        + " the plans that a report looks at; see the commands advise and search.")));
    }

    /** Which parts stand in for the design's own, where these do not carry a transport. */
    private static Optional<Block> otherParts(List<Candidate> possible) {
        String parts = possible.stream().filter(c -> !c.parts().isEmpty())
                .map(c -> c.name() + ": " + c.parts().replace(" with ", ", ")).collect(Collectors.joining("; "));
        return parts.isEmpty() ? Optional.empty()
                : Optional.of(Paragraph.of("Looked at with other parts than the design's: " + parts + "."));
    }

    /** The answer in a sentence: bands that overlap decide nothing. */
    private static String headline(ScaleAdvice scale) {
        List<String> best = scale.decision().best().stream().map(id -> name(scale, id)).toList();
        return best.isEmpty() ? "No transport can be advised."
                : best.size() == 1 ? best.get(0) + " leads by all criteria."
                : "Too close to call between " + String.join("; ", best) + ": their bands overlap, or the difference "
                        + "is less than the models can tell.";
    }

    private static String name(ScaleAdvice scale, String id) {
        return scale.ranking().stream().filter(c -> c.transportId().equals(id)).map(Candidate::name).findFirst()
                .orElse(id);
    }

    private static Bars chart(ReportContext context, ScaleAdvice scale, List<Candidate> possible) {
        String own = context.design().fabric(FabricRole.COMPUTE).map(FabricSnapshot::transportId).orElse("");
        return new Bars("Score of each transport at " + Words.count(scale.gpus(), "GPU"),
                possible.stream().map(c -> new Bars.Row(c.name(), c.transportId().equals(own))).toList(),
                List.of(panel("All criteria by weight", possible, Candidate::total),
                        panel("Physics alone", possible, Candidate::physics)));
    }

    private static Bars.Panel panel(String label, List<Candidate> candidates, Function<Candidate, Score> score) {
        return new Bars.Panel(label, Unit.RATIO, candidates.stream().map(score).map(s -> new Bars.Value(s.value(),
                s.known() && s.low() < s.high() ? Optional.of(new Band(s.low(), s.high())) : Optional.empty(), false))
                .toList());
    }

    /** Those that the decision is between, then the best of each network, then the next. */
    private static List<Candidate> between(ScaleAdvice scale, List<Candidate> possible) {
        Set<String> networks = new LinkedHashSet<>();
        Set<Candidate> chosen = new LinkedHashSet<>(possible.stream().filter(c -> networks.add(c.network())).toList());
        possible.stream().filter(c -> scale.decision().best().contains(c.transportId())
                || scale.physics().best().contains(c.transportId())).forEach(chosen::add);
        chosen.addAll(possible);
        List<Candidate> kept = chosen.stream().limit(MOST_SIDE_BY_SIDE).toList();
        return possible.stream().filter(kept::contains).toList();
    }

    private static Grid values(List<Criterion> criteria, ScaleAdvice scale, List<Candidate> candidates) {
        List<Grid.Column> columns = new ArrayList<>(List.of(new Grid.Column("Criterion", false),
                new Grid.Column("Weight", true)));
        candidates.forEach(c -> columns.add(new Grid.Column(c.name(), true)));
        List<Grid.Row> rows = criteria.stream().map(criterion -> {
            boolean used = !scale.unused().containsKey(criterion.id());
            List<Cell> cells = new ArrayList<>(List.of(Cell.words(criterion.label()), used
                    ? Cell.of(Value.of(criterion.weight(), Unit.RATIO)) : Cell.words("does not count")));
            candidates.forEach(c -> cells.add(Cell.of(value(c.rated(criterion.id()), criterion.unit()))));
            return new Grid.Row(cells, false);
        }).toList();
        return new Grid("What counts, and what each comes to", columns, rows, "");
    }

    private static Value value(Rated rated, Unit unit) {
        return new Value(Texts.format(rated.value(), unit) + (rated.own() ? ", yours" : ""),
                Double.isFinite(rated.value())
                ? rated.band().map(b -> Texts.interval(b, rated.value(), unit)).orElse("") : "", rated.claim(), "", "",
                rated.value(), unit);
    }

    private static List<Block> sensitivity(ScaleAdvice scale) {
        List<Sensitivity> flips = scale.sensitivity().stream().filter(Sensitivity::flips).toList();
        if (flips.isEmpty()) {
            return List.of(Paragraph.of("No weight, no judgement, no value and no parameter changes who leads"
                    + " within its range."));
        }
        String more = flips.size() <= MOST_FLIPS ? "" : Words.count(MOST_FLIPS) + " of " + Words.count(flips.size())
                + "; all of them are in the tables beside this page.";
        return List.of(flips(scale, flips.stream().sorted(Comparator.comparingDouble(DecisionSection::change))
                .limit(MOST_FLIPS).toList(), more).of(flips(scale,
                scale.sensitivity(), "")));
    }

    /** How far a value must move until another leads: the larger over the smaller; those of other signs come last. */
    private static double change(Sensitivity input) {
        return Stream.of(input.flipBelow(), input.flipAbove()).filter(f -> !Double.isNaN(f))
                .mapToDouble(f -> f / input.value()).map(r -> r > 0 ? Math.max(r, 1 / r) : Double.MAX_VALUE).min()
                .orElse(Double.MAX_VALUE);
    }

    private static Grid flips(ScaleAdvice scale, List<Sensitivity> inputs, String more) {
        return new Grid("What would change who leads", List.of(new Grid.Column("What", false),
                new Grid.Column("Now", true), new Grid.Column("Below", true), new Grid.Column("leads", false),
                new Grid.Column("Above", true), new Grid.Column("leads", false)),
                inputs.stream().map(s -> new Grid.Row(List.of(Cell.words(s.label()),
                        Cell.of(number(s, s.value())),
                        Cell.of(flip(s, s.flipBelow())), Cell.words(name(scale, s.below())),
                        Cell.of(flip(s, s.flipAbove())), Cell.words(name(scale, s.above()))), false))
                        .toList(), more);
    }

    /** The value at which another leads, where one in the range does. */
    private static Value flip(Sensitivity input, double value) {
        return Double.isNaN(value) ? new Value("no value", "", false, "", "", value, input.unit())
                : number(input, value);
    }

    /** Ratios are plain numbers: many of them are below a thousandth. */
    private static Value number(Sensitivity input, double value) {
        String text = Double.isNaN(value) ? "" : input.unit() == Unit.RATIO ? String.format(Locale.ROOT, "%.3g", value)
                : Texts.format(value, input.unit());
        return new Value(text, "", false, "", "", value, input.unit());
    }

    /** The transport under which a barrier waits longest is among them: elsewhere the contrast may not be seen. */
    private static Optional<Block> flows(ScaleAdvice scale, List<Candidate> shown) {
        Set<String> names = new LinkedHashSet<>();
        scale.flows().stream().filter(f -> Double.isFinite(f.penalty()))
                .max(Comparator.comparingDouble(FlowContrast::penalty)).map(FlowContrast::name).ifPresent(names::add);
        shown.stream().map(Candidate::name).filter(n -> !names.contains(n)).limit(shown.size() - names.size())
                .toList().forEach(names::add);
        List<FlowContrast> most = scale.flows().stream().filter(f -> names.contains(f.name())).toList();
        return most.isEmpty() ? Optional.empty() : Optional.of(flows(most).of(flows(scale.flows())));
    }

    private static Grid flows(List<FlowContrast> flows) {
        return new Grid("The same fabric under independent flows, and under one job that waits for all of them",
                List.of(new Grid.Column("Transport", false), new Grid.Column("Mean flow", true),
                        new Grid.Column("Slowest flow", true), new Grid.Column("Slowest over mean", true)),
                flows.stream().map(f -> new Grid.Row(List.of(Cell.words(f.name()),
                        Cell.of(Value.of(f.meanSeconds(), Unit.SECOND)), Cell.of(Value.of(f.slowestSeconds(),
                                Unit.SECOND)), Cell.of(Value.of(f.penalty(), Unit.RATIO))), false)).toList(), "");
    }

    private static Grid left(List<Candidate> ranking) {
        return new Grid("Transports that this design cannot run on", List.of(new Grid.Column("Transport", false),
                new Grid.Column("Why", false)), ranking.stream().filter(c -> !c.possible()).map(c -> new Grid.Row(
                        List.of(Cell.words(c.name()), Cell.words(c.reason())), false)).toList(), "");
    }
}
