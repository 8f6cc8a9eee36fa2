// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.step.DataParallel.Phases;
import org.eastwest.engine.training.internal.step.StepModel.Evaluation;
import org.eastwest.spi.plan.PlanBounds;

/** Time and bytes that a step takes at least, site by site; sums of the least of each part. */
final class StepFloors implements PlanBounds {
    private final double[] seconds;
    private final double[] bytes;

    /**
     * @param any         one of the plans, the one that overlaps most of DP
     * @param layers      of all the plans
     * @param replication what DP takes at the sites
     */
    StepFloors(Evaluation any, LayerFloors layers, Replication replication, Sites sites) {
        double microBatches = any.microBatches();
        int stages = any.stageCount();
        double[] pipe = new double[sites.layerKinds().size()];
        for (int k = 0; k < pipe.length; k++) {
            pipe[k] = any.leastPipeline(layers.stageSeconds(k));
        }
        Phases[] phases = replication.of(any);
        double[] atTheEnd = new double[sites.data().count()];
        double[] dataBytes = new double[atTheEnd.length];
        double[][] every = any.replicatesOften() ? new double[atTheEnd.length][stages] : null;
        for (int kind = 0; kind < atTheEnd.length; kind++) {
            DataParallel data = any.replication(phases[kind]);
            atTheEnd[kind] = data.atTheEnd(layers.widest());
            dataBytes[kind] = data.scaleOutBytes();
            for (int s = 0; every != null && s < stages; s++) {
                every[kind][s] = data.everyForward(layers.window(s)) + data.everyBackward(layers.window(s));
            }
        }
        double[] sends = new double[sites.pipeline().count()];
        for (int kind = 0; kind < sends.length && any.stageCount() > 1; kind++) {
            sends[kind] = any.communication(sites.pipeline().first(kind)).pipeline(microBatches).scaleOutBytes();
        }
        double optimizer = any.optimizer();
        seconds = new double[sites.count()];
        bytes = new double[sites.count()];
        double[] sum = new double[stages];
        for (int site = 0; site < seconds.length; site++) {
            int layer = sites.layerKind(site);
            int kind = sites.data().of()[site];
            double passing = pipe[layer];
            if (every != null) {
                for (int s = 0; s < stages; s++) {
                    sum[s] = layers.stageSeconds(layer)[s] + every[kind][s];
                }
                passing = any.leastPipeline(sum);
            }
            seconds[site] = (passing + atTheEnd[kind] + optimizer) * (1 - StepModel.ROUNDING);
            bytes[site] = (microBatches * layers.bytes(layer) + sends[sites.pipeline().of()[site]]
                    + dataBytes[kind]) * (1 - StepModel.ROUNDING);
        }
    }

    @Override
    public double leastSeconds(int place) {
        return seconds[place];
    }

    @Override
    public double leastScaleOutBytes(int place) {
        return bytes[place];
    }
}
