// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.function.Supplier;
import org.eastwest.engine.training.internal.step.DataParallel.Phases;
import org.eastwest.engine.training.internal.step.StepModel.Evaluation;
import org.eastwest.spi.plan.PlanBounds;

/**
 * Time and bytes that a step takes at least: at any place, of compute and of DP's bytes alone, and site by site, as sums
 * of the least of each part. The latter are computed when they are asked for.
 */
final class StepFloors implements PlanBounds {
    private final Evaluation any;
    private final Supplier<LayerFloors> layers;
    private final Sites sites;
    private final DataParallel[] data;
    private double[] seconds;
    private double[] bytes;

    /**
     * @param any         one of the plans, the one that overlaps most of DP
     * @param layers      of all the plans
     * @param replication what DP takes at the sites
     */
    StepFloors(Evaluation any, Supplier<LayerFloors> layers, Replication replication, Sites sites) {
        this.any = any;
        this.layers = layers;
        this.sites = sites;
        Phases[] phases = replication.of(any);
        data = new DataParallel[phases.length];
        for (int kind = 0; kind < data.length; kind++) {
            data[kind] = any.replication(phases[kind]);
        }
    }

    @Override
    public double leastSeconds() {
        double[] compute = new double[any.stageCount()];
        for (int stage = 0; stage < compute.length; stage++) {
            compute[stage] = any.compute(stage);
        }
        return (any.leastPipeline(compute) + any.optimizer()) * (1 - StepModel.ROUNDING);
    }

    @Override
    public double leastScaleOutBytes() {
        double least = Double.POSITIVE_INFINITY;
        for (DataParallel kind : data) {
            least = Math.min(least, kind.scaleOutBytes());
        }
        return least * (1 - StepModel.ROUNDING);
    }

    private void computeSites() {
        if (seconds == null) {
            computeSites(layers.get());
        }
    }

    private void computeSites(LayerFloors layers) {
        double microBatches = any.microBatches();
        int stages = any.stageCount();
        double[] pipe = new double[sites.layerKinds().size()];
        for (int k = 0; k < pipe.length; k++) {
            pipe[k] = any.leastPipeline(layers.stageSeconds(k));
        }
        double[] atTheEnd = new double[sites.data().count()];
        double[] dataBytes = new double[atTheEnd.length];
        double[][] every = any.replicatesOften() ? new double[atTheEnd.length][stages] : null;
        for (int kind = 0; kind < atTheEnd.length; kind++) {
            atTheEnd[kind] = data[kind].atTheEnd(layers.widest());
            dataBytes[kind] = data[kind].scaleOutBytes();
            for (int s = 0; every != null && s < stages; s++) {
                every[kind][s] = data[kind].everyForward(layers.window(s)) + data[kind].everyBackward(layers.window(s));
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
        computeSites();
        return seconds[place];
    }

    @Override
    public double leastScaleOutBytes(int place) {
        computeSites();
        return bytes[place];
    }
}
