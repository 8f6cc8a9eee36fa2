// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;

/** The runs of a space: recompute and overlaps, made once and shared by all plans. Thread-safe. */
final class RunChoices {
    private final SpaceText text;
    private final Training own;
    private final Map<List<Boolean>, Map<Recompute, Block.Runs>> made = new ConcurrentHashMap<>();

    RunChoices(SpaceText text, Training own) {
        this.text = text;
        this.own = own;
    }

    static String word(boolean on) {
        return on ? "on" : "off";
    }

    static boolean on(String word) {
        return word.equals("on");
    }

    /** The runs of a layout: what it does not have does not overlap in different ways. */
    Map<Recompute, Block.Runs> of(Layout layout) {
        List<Boolean> has = List.of(layout.dp() * (long) layout.cp() > 1, layout.pp() > 1, layout.cp() > 1,
                layout.ep() > 1);
        return made.computeIfAbsent(has, this::make);
    }

    private Map<Recompute, Block.Runs> make(List<Boolean> has) {
        Map<Recompute, Block.Runs> runs = new EnumMap<>(Recompute.class);
        for (String word : text.words(Dimension.RECOMPUTE, own.recompute().name().toLowerCase(Locale.ROOT))) {
            Recompute recompute = Recompute.valueOf(word.toUpperCase(Locale.ROOT));
            runs.put(recompute, new Block.Runs(toggled(recompute, false, has), toggled(recompute, true, has)));
        }
        return runs;
    }

    /** All combinations; those that differ in the overlap of DP and PP together, the one that overlaps most first. */
    private List<List<Training>> toggled(Recompute recompute, boolean tensor, List<Boolean> has) {
        List<List<Training>> families = new ArrayList<>();
        for (boolean context : values(Dimension.CP_OVERLAP, own.overlapContext(), has.get(2))) {
            for (boolean expert : values(Dimension.EP_OVERLAP, own.overlapExpert(), has.get(3))) {
                List<Training> family = new ArrayList<>();
                for (boolean data : values(Dimension.DP_OVERLAP, own.overlapData(), has.get(0))) {
                    for (boolean pipeline : values(Dimension.PP_OVERLAP, own.overlapPipeline(), has.get(1))) {
                        family.add(own.with(recompute, tensor, data, pipeline, expert, context));
                    }
                }
                families.add(List.copyOf(family));
            }
        }
        return List.copyOf(families);
    }

    /** On before off; the design's own where there is nothing to overlap. */
    private List<Boolean> values(Dimension dimension, boolean ownValue, boolean has) {
        return has ? text.words(dimension, word(ownValue)).stream().map(RunChoices::on)
                .sorted(Comparator.reverseOrder()).toList() : List.of(ownValue);
    }
}
