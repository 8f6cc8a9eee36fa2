// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.search.internal.space;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eastwest.spi.design.Workload.Recompute;
import org.eastwest.spi.design.Workload.Training;

/** The runs of a space: recompute and overlaps, made once and shared by all plans. */
final class RunChoices {
    private static final List<Dimension> OVERLAPS = List.of(Dimension.DP_OVERLAP, Dimension.PP_OVERLAP,
            Dimension.CP_OVERLAP, Dimension.EP_OVERLAP);

    private final SpaceText text;
    private final Training own;
    private final Map<List<Boolean>, Map<Recompute, Block.Runs>> made = new HashMap<>();

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

    /** All combinations, the one that overlaps most first. */
    private List<Training> toggled(Recompute recompute, boolean tensor, List<Boolean> has) {
        List<Training> runs = new ArrayList<>();
        boolean[] ownOverlaps = {own.overlapData(), own.overlapPipeline(), own.overlapContext(), own.overlapExpert()};
        for (int off = 0; off < 1 << OVERLAPS.size(); off++) {
            boolean[] overlaps = new boolean[OVERLAPS.size()];
            boolean valid = true;
            for (int i = 0; i < overlaps.length; i++) {
                overlaps[i] = has.get(i) ? (off >> i & 1) == 0 : ownOverlaps[i];
                valid &= has.get(i) ? text.words(OVERLAPS.get(i), word(ownOverlaps[i])).contains(word(overlaps[i]))
                        : (off >> i & 1) == 0;
            }
            if (valid) {
                runs.add(run(recompute, tensor, overlaps));
            }
        }
        return List.copyOf(runs);
    }

    private Training run(Recompute recompute, boolean tensor, boolean[] overlaps) {
        return own.with(recompute, tensor, overlaps[0], overlaps[1], overlaps[3], overlaps[2]);
    }
}
