// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.eastwest.engine.training.internal.step.DataParallel.Phases;
import org.eastwest.engine.training.internal.step.StepModel.Evaluation;
import org.eastwest.spi.plan.PlanBounds;

/**
 * Time and bytes that a step takes at least: at any place, of compute and of DP's bytes alone, and site by site, as sums
 * of the least of each part. The latter are computed when they are asked for.
 */
final class StepFloors implements PlanBounds {
    private final Choices choices;
    private final Evaluation any;
    private final Supplier<LayerFloors> layers;
    private final Sites sites;
    private final List<Evaluation> pipelines;
    private final List<Sharding> shardings = new ArrayList<>();
    private double[] seconds;
    private double[] bytes;

    /** A way to shard, with what DP takes at each kind of site. */
    private record Sharding(Evaluation plan, DataParallel[] data) {
    }

    /**
     * @param layers      of all the plans
     * @param replication what DP takes at the sites
     */
    StepFloors(Choices choices, Supplier<LayerFloors> layers, Replication replication, Sites sites) {
        this.choices = choices;
        this.any = choices.any();
        this.layers = layers;
        this.sites = sites;
        this.pipelines = choices.pipelines();
        for (Evaluation plan : choices.shardings()) {
            Phases[] phases = replication.of(plan);
            DataParallel[] data = new DataParallel[phases.length];
            for (int kind = 0; kind < data.length; kind++) {
                data[kind] = plan.replication(phases[kind]);
            }
            shardings.add(new Sharding(plan, data));
        }
    }

    @Override
    public double leastSeconds() {
        double[] compute = new double[any.stageCount()];
        for (int stage = 0; stage < compute.length; stage++) {
            compute[stage] = any.compute(stage);
        }
        double update = Double.POSITIVE_INFINITY;
        for (Sharding sharding : shardings) {
            update = Math.min(update, sharding.plan().optimizer());
        }
        return (leastPipeline(compute) + update) * (1 - StepModel.ROUNDING);
    }

    /** Time that all micro-batches take at least on stages that take this for each. */
    private double leastPipeline(double[] stages) {
        double least = Double.POSITIVE_INFINITY;
        for (Evaluation plan : pipelines) {
            least = Math.min(least, plan.leastPipeline(stages));
        }
        return least;
    }

    @Override
    public double leastScaleOutBytes() {
        double least = Double.POSITIVE_INFINITY;
        for (Sharding sharding : shardings) {
            for (DataParallel kind : sharding.data()) {
                least = Math.min(least, kind.scaleOutBytes());
            }
        }
        return least * (1 - StepModel.ROUNDING);
    }

    private void computeSites() {
        if (seconds == null) {
            computeSites(layers.get());
        }
    }

    private void computeSites(LayerFloors layers) {
        double[] pipe = new double[sites.layerKinds().size()];
        for (int k = 0; k < pipe.length; k++) {
            pipe[k] = leastPipeline(layers.stageSeconds(k));
        }
        double[] data = new double[sites.data().count()];
        double[] dataBytes = new double[data.length];
        for (int kind = 0; kind < data.length; kind++) {
            data[kind] = Double.POSITIVE_INFINITY;
            dataBytes[kind] = Double.POSITIVE_INFINITY;
            for (Sharding sharding : shardings) {
                data[kind] = Math.min(data[kind], data(sharding, kind, layers)
                        + sharding.plan().optimizer());
                dataBytes[kind] = Math.min(dataBytes[kind], sharding.data()[kind].scaleOutBytes());
            }
        }
        double[] sends = sends();
        seconds = new double[sites.count()];
        bytes = new double[sites.count()];
        for (int site = 0; site < seconds.length; site++) {
            int layer = sites.layerKind(site);
            int kind = sites.data().of()[site];
            seconds[site] = (pipe[layer] + data[kind]) * (1 - StepModel.ROUNDING);
            bytes[site] = (any.microBatches() * layers.bytes(layer) + sends[sites.pipeline().of()[site]]
                    + dataBytes[kind]) * (1 - StepModel.ROUNDING);
        }
    }

    /**
     * What DP adds to the step at least, seconds: what comes for every micro-batch makes every stage take longer, so
     * that all take at least that of the stage where it is least longer.
     */
    private double data(Sharding sharding, int kind, LayerFloors layers) {
        DataParallel data = sharding.data()[kind];
        double atTheEnd = data.atTheEnd(layers.widest());
        if (!sharding.plan().replicatesOften()) {
            return atTheEnd;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int stage = 0; stage < any.stageCount(); stage++) {
            least = Math.min(least, data.everyForward(layers.window(stage)) + data.everyBackward(layers.window(stage)));
        }
        return any.microBatches() * least + atTheEnd;
    }

    /** Bytes that a GPU sends to other stages at least, by kind of site. */
    private double[] sends() {
        double[] sends = new double[sites.pipeline().count()];
        if (any.stageCount() == 1) {
            return sends;
        }
        List<Evaluation> ways = choices.sends();
        for (int kind = 0; kind < sends.length; kind++) {
            sends[kind] = Double.POSITIVE_INFINITY;
            for (Evaluation way : ways) {
                sends[kind] = Math.min(sends[kind], way.communication(sites.pipeline().first(kind))
                        .pipeline(any.microBatches()).scaleOutBytes());
            }
        }
        return sends;
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
