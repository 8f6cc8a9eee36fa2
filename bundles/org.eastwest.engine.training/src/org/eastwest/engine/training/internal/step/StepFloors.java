// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.ArrayList;
import java.util.List;
import org.eastwest.engine.training.internal.step.DataParallel.Phases;
import org.eastwest.engine.training.internal.step.DataParallel.Window;
import org.eastwest.spi.plan.PlanBounds;

/**
 * Time and bytes that a step takes at least, as sums of the least of each part: wherever ranks stand, with each part at
 * the site that suits it best, and site by site. The latter are computed when they are asked for.
 */
final class StepFloors implements PlanBounds {
    private final Choices choices;
    private final Evaluation any;
    private final LayerFloors layers;
    private final Sites sites;
    private final List<Evaluation> pipelines;
    private final List<Sharding> shardings = new ArrayList<>();
    private final double[] data;
    private final double[] dataBytes;
    private final double[] sends;
    private double[] seconds;
    private double[] bytes;

    /** A way to shard, with what DP takes at each kind of site. */
    private record Sharding(Evaluation plan, DataParallel[] data) {
    }

    /**
     * @param layers      of all the plans
     * @param replication what DP takes at the sites
     */
    StepFloors(Choices choices, LayerFloors layers, Replication replication, Sites sites) {
        this.choices = choices;
        this.any = choices.any();
        this.layers = layers;
        this.sites = sites;
        this.pipelines = choices.pipelines();
        for (Evaluation plan : choices.shardings()) {
            Phases[] phases = replication.of(plan);
            DataParallel[] kinds = new DataParallel[phases.length];
            for (int kind = 0; kind < kinds.length; kind++) {
                kinds[kind] = plan.replication(phases[kind]);
            }
            shardings.add(new Sharding(plan, kinds));
        }
        this.data = new double[sites.data().count()];
        this.dataBytes = new double[data.length];
        computeData();
        this.sends = sends();
    }

    private void computeData() {
        Window widest = layers.widest();
        for (int kind = 0; kind < data.length; kind++) {
            data[kind] = Double.POSITIVE_INFINITY;
            dataBytes[kind] = Double.POSITIVE_INFINITY;
            for (Sharding sharding : shardings) {
                data[kind] = Math.min(data[kind], data(sharding, kind, widest) + sharding.plan().optimizer());
                dataBytes[kind] = Math.min(dataBytes[kind], sharding.data()[kind].scaleOutBytes());
            }
        }
    }

    /**
     * What DP adds to the step at least, seconds: what comes for every micro-batch makes every stage take longer, so
     * that all take at least that of the stage where it is least longer.
     */
    private double data(Sharding sharding, int kind, Window widest) {
        DataParallel parallel = sharding.data()[kind];
        double atTheEnd = parallel.atTheEnd(widest);
        if (!sharding.plan().replicatesOften()) {
            return atTheEnd;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int stage : layers.distinctStages()) {
            Window window = layers.window(stage);
            least = Math.min(least, parallel.everyForward(window) + parallel.everyBackward(window));
        }
        return any.microBatches() * least + atTheEnd;
    }

    /** Bytes that a GPU sends to other stages at least, by kind of site. */
    private double[] sends() {
        double[] least = new double[sites.pipeline().count()];
        if (any.stageCount() == 1) {
            return least;
        }
        List<Evaluation> ways = choices.sends();
        for (int kind = 0; kind < least.length; kind++) {
            least[kind] = Double.POSITIVE_INFINITY;
            for (Evaluation way : ways) {
                least[kind] = Math.min(least[kind], way.sends()
                        * way.communication(sites.pipeline().first(kind)).sendScaleOutBytes());
            }
        }
        return least;
    }

    @Override
    public double leastSeconds() {
        return (leastPipeline(layers.stageSeconds()) + least(data)) * (1 - StepModel.ROUNDING);
    }

    @Override
    public double leastScaleOutBytes() {
        return (any.microBatches() * layers.bytes() + least(sends) + least(dataBytes)) * (1 - StepModel.ROUNDING);
    }

    private static double least(double[] values) {
        double least = Double.POSITIVE_INFINITY;
        for (double value : values) {
            least = Math.min(least, value);
        }
        return least;
    }

    /** Time that all micro-batches take at least on stages that take this for each. */
    private double leastPipeline(double[] stages) {
        double least = Double.POSITIVE_INFINITY;
        for (Evaluation plan : pipelines) {
            least = Math.min(least, plan.leastPipeline(stages));
        }
        return least;
    }

    private void computeSites() {
        if (seconds != null) {
            return;
        }
        double[] pipe = new double[sites.layerKinds().size()];
        for (int k = 0; k < pipe.length; k++) {
            pipe[k] = leastPipeline(layers.stageSeconds(k));
        }
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
