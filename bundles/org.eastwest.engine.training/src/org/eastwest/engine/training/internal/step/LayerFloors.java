// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.step.DataParallel.Window;
import org.eastwest.engine.training.internal.step.LayerRanges.AtSites;
import org.eastwest.engine.training.internal.step.LayerRanges.Range;
import org.eastwest.engine.training.internal.step.LayerRanges.Tensor;

/**
 * What layers of plans take and send at least, wherever their ranks stand and site by site, where compute takes the
 * same: of each part of the communication the least over the choices.
 */
final class LayerFloors {
    private final StageTimes times;
    private final Sites sites;
    private final AtSites<Tensor> tensor;
    private final AtSites<Range> context;
    private final AtSites<Range> expert;

    /**
     * @param ranges of a layer of the choices
     */
    LayerFloors(Choices choices, LayerRanges ranges, Sites sites) {
        this.sites = sites;
        times = choices.any().times();
        tensor = ranges.tensor(choices, sites);
        context = ranges.context(choices, sites);
        expert = ranges.expert(choices, sites);
    }

    /** Stages that differ in what they hold and take. */
    int[] distinctStages() {
        return times.distinct();
    }

    /** At most what DP for every micro-batch hides behind on a stage. */
    Window window(int stage) {
        return new Window(times.forward(stage), times.backward(stage) + times.moe(stage) * expert.least().longest());
    }

    /** At most what DP once a step hides behind. */
    Window widest() {
        double forward = times.mostForward();
        return new Window(forward, times.compute(times.busiest()) - forward
                + times.mostMoe() * expert.least().longest());
    }

    /** Micro-batch on each stage at least, without DP, wherever ranks stand, seconds. */
    double[] stageSeconds() {
        return stageSeconds(tensor.least(), context.least(), expert.least());
    }

    /** Micro-batch on each stage at least, without DP, seconds. */
    double[] stageSeconds(int layerKind) {
        int[] kind = sites.layerKinds().get(layerKind);
        return stageSeconds(tensor.kinds().get(kind[0]), context.kinds().get(kind[1]), expert.kinds().get(kind[2]));
    }

    private double[] stageSeconds(Tensor t, Range c, Range e) {
        double[] seconds = new double[times.count()];
        for (int s : times.distinct()) {
            seconds[s] = times.compute(s) + times.layers(s) * (t.attention().exposed() + c.exposed())
                    + times.dense(s) * t.feed().exposed() + times.moe(s) * (t.experts().exposed() + e.exposed())
                    + times.ends(s) * t.end().exposed();
        }
        for (int s = 0; s < seconds.length; s++) {
            seconds[s] = seconds[times.like(s)];
        }
        return seconds;
    }

    /** Bytes of TP, CP and EP through the fabric at least, a micro-batch, wherever ranks stand. */
    double bytes() {
        return bytes(tensor.least(), context.least(), expert.least());
    }

    /** Bytes of TP, CP and EP through the fabric at least, a micro-batch. */
    double bytes(int layerKind) {
        int[] kind = sites.layerKinds().get(layerKind);
        return bytes(tensor.kinds().get(kind[0]), context.kinds().get(kind[1]), expert.kinds().get(kind[2]));
    }

    private double bytes(Tensor t, Range c, Range e) {
        int s = times.busiest();
        return times.layers(s) * (t.attention().bytes() + c.bytes()) + times.dense(s) * t.feed().bytes()
                + times.moe(s) * (t.experts().bytes() + e.bytes()) + times.ends(s) * t.end().bytes();
    }
}
