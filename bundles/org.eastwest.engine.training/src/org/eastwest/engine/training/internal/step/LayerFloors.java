// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.Arrays;
import org.eastwest.engine.training.internal.step.DataParallel.Window;
import org.eastwest.engine.training.internal.step.StepModel.Evaluation;

/**
 * What layers of plans take and send at least, site by site, where compute takes the same: of each part of the
 * communication the least over the choices.
 */
final class LayerFloors {
    private final double[] compute;
    private final double[] layers;
    private final double[] dense;
    private final double[] moe;
    private final double[] ends;
    private final Window[] windows;
    private final Window widest;
    private final double[][] seconds;
    private final double[] bytes;

    /** Exposed time and bytes, at least over the choices, by kind of site; and the longest that is sent anywhere. */
    private static final class Range {
        private final double[] least;
        private final double[] bytes;
        private double longest;

        Range(int kinds) {
            least = new double[kinds];
            bytes = new double[kinds];
            Arrays.fill(least, Double.POSITIVE_INFINITY);
            Arrays.fill(bytes, Double.POSITIVE_INFINITY);
        }

        void take(int kind, Exposure exposure) {
            least[kind] = Math.min(least[kind], exposure.exposed());
            bytes[kind] = Math.min(bytes[kind], exposure.scaleOutBytes());
            longest = Math.max(longest, exposure.seconds());
        }
    }

    LayerFloors(Choices choices, Sites sites) {
        Evaluation any = choices.any();
        int stages = any.stageCount();
        compute = new double[stages];
        layers = new double[stages];
        dense = new double[stages];
        moe = new double[stages];
        ends = new double[stages];
        Range attention = new Range(sites.tensor().count());
        Range feed = new Range(sites.tensor().count());
        Range shared = new Range(sites.tensor().count());
        Range end = new Range(sites.tensor().count());
        Range context = new Range(sites.context().count());
        Range expert = new Range(sites.experts().count());
        for (Evaluation choice : choices.tensors()) {
            for (int kind = 0; kind < sites.tensor().count(); kind++) {
                Communication tensor = choice.communication(sites.tensor().first(kind));
                attention.take(kind, choice.attentionTensor(tensor));
                feed.take(kind, choice.feedTensor(tensor));
                shared.take(kind, choice.expertTensor(tensor));
                end.take(kind, tensor.tensorEnd());
            }
        }
        for (Evaluation choice : choices.contexts()) {
            for (int kind = 0; kind < sites.context().count(); kind++) {
                context.take(kind, choice.context(choice.communication(sites.context().first(kind))));
            }
        }
        for (Evaluation choice : choices.experts()) {
            for (int kind = 0; kind < sites.experts().count(); kind++) {
                expert.take(kind, choice.expert(choice.communication(sites.experts().first(kind))));
            }
        }
        windows = new Window[stages];
        int busiest = 0;
        for (int s = 0; s < stages; s++) {
            compute[s] = any.compute(s);
            layers[s] = any.layersOn(s);
            dense[s] = any.denseOn(s);
            moe[s] = any.moeOn(s);
            ends[s] = any.ends(s);
            windows[s] = new Window(any.forward(s), any.backward(s) + moe[s] * expert.longest);
            busiest = compute[s] > compute[busiest] ? s : busiest;
        }
        double forward = any.most(any::forward);
        widest = new Window(forward, compute[busiest] - forward + any.most(any::moeOn) * expert.longest);
        int count = sites.layerKinds().size();
        seconds = new double[count][stages];
        bytes = new double[count];
        for (int k = 0; k < count; k++) {
            int[] kind = sites.layerKinds().get(k);
            int t = kind[0];
            int c = kind[1];
            int e = kind[2];
            for (int s = 0; s < stages; s++) {
                seconds[k][s] = compute[s] + layers[s] * (attention.least[t] + context.least[c])
                        + dense[s] * feed.least[t] + moe[s] * (shared.least[t] + expert.least[e])
                        + ends[s] * end.least[t];
            }
            bytes[k] = layers[busiest] * (attention.bytes[t] + context.bytes[c]) + dense[busiest] * feed.bytes[t]
                    + moe[busiest] * (shared.bytes[t] + expert.bytes[e]) + ends[busiest] * end.bytes[t];
        }
    }

    /** At most what DP for every micro-batch hides behind on a stage. */
    Window window(int stage) {
        return windows[stage];
    }

    /** At most what DP once a step hides behind. */
    Window widest() {
        return widest;
    }

    /** Micro-batch on each stage at least, without DP, seconds. */
    double[] stageSeconds(int layerKind) {
        return seconds[layerKind];
    }

    /** Bytes of TP, CP and EP through the fabric at least, a micro-batch. */
    double bytes(int layerKind) {
        return bytes[layerKind];
    }
}
