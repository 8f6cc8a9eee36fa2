// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import java.util.Arrays;

/**
 * What the stages of a pipeline hold, and what compute takes on each for one micro-batch, seconds. Plans with the same
 * share of a layer and the same stages have it in common.
 */
final class StageTimes {
    private final double[] compute;
    private final double[] forward;
    private final double[] backward;
    private final double[] layers;
    private final double[] dense;
    private final double[] moe;
    private final double[] ends;
    private final int[] like;
    private final int[] distinct;

    StageTimes(Evaluation plan) {
        int stages = plan.stageCount();
        compute = new double[stages];
        forward = new double[stages];
        backward = new double[stages];
        layers = new double[stages];
        dense = new double[stages];
        moe = new double[stages];
        ends = new double[stages];
        like = new int[stages];
        int[] kinds = new int[stages];
        int count = 0;
        for (int s = 0; s < stages; s++) {
            int kind = 0;
            while (kind < count && !plan.holdSame(s, kinds[kind])) {
                kind++;
            }
            if (kind < count) {
                copy(kinds[kind], s);
            } else {
                kind = 0;
                compute(plan, s);
                while (kind < count && !same(s, kinds[kind])) {
                    kind++;
                }
            }
            if (kind == count) {
                kinds[count++] = s;
            }
            like[s] = kinds[kind];
        }
        distinct = Arrays.copyOf(kinds, count);
    }

    private void compute(Evaluation plan, int stage) {
        layers[stage] = plan.layersOn(stage);
        dense[stage] = plan.denseOn(stage);
        moe[stage] = plan.moeOn(stage);
        ends[stage] = plan.ends(stage);
        compute[stage] = plan.computed(stage);
        forward[stage] = plan.forward(stage);
        backward[stage] = plan.backward(stage);
    }

    private void copy(int from, int to) {
        layers[to] = layers[from];
        dense[to] = dense[from];
        moe[to] = moe[from];
        ends[to] = ends[from];
        compute[to] = compute[from];
        forward[to] = forward[from];
        backward[to] = backward[from];
    }

    private boolean same(int one, int other) {
        return layers[one] == layers[other] && dense[one] == dense[other] && moe[one] == moe[other]
                && ends[one] == ends[other] && compute[one] == compute[other] && forward[one] == forward[other]
                && backward[one] == backward[other];
    }

    int count() {
        return compute.length;
    }

    double compute(int stage) {
        return compute[stage];
    }

    double forward(int stage) {
        return forward[stage];
    }

    double backward(int stage) {
        return backward[stage];
    }

    double layers(int stage) {
        return layers[stage];
    }

    double dense(int stage) {
        return dense[stage];
    }

    double moe(int stage) {
        return moe[stage];
    }

    double ends(int stage) {
        return ends[stage];
    }

    /** A stage of each kind, ascending: all others are like one of them. */
    int[] distinct() {
        return distinct;
    }

    /** The first stage that holds the same and takes the same. */
    int like(int stage) {
        return like[stage];
    }

    /** The first stage with most compute. */
    int busiest() {
        int busiest = 0;
        for (int s : distinct) {
            busiest = compute[s] > compute[busiest] ? s : busiest;
        }
        return busiest;
    }

    double mostForward() {
        return most(forward);
    }

    double mostMoe() {
        return most(moe);
    }

    private double most(double[] values) {
        double most = 0;
        for (int s : distinct) {
            most = Math.max(most, values[s]);
        }
        return most;
    }
}
