// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.timeline;

/**
 * What a micro-batch takes on some layers in one direction, seconds.
 *
 * @param compute compute
 * @param tensor  TP communication
 * @param context CP communication
 * @param expert  EP communication
 * @param data    DP communication of every micro-batch
 */
public record Work(double compute, Talk tensor, Talk context, Talk expert, Talk data) {
    /**
     * Communication.
     *
     * @param seconds what it takes
     * @param exposed what compute does not hide of it
     */
    public record Talk(double seconds, double exposed) {
        public static final Talk NONE = new Talk(0, 0);

        /** A share of it. */
        public Talk times(double share) {
            return new Talk(share * seconds, share * exposed);
        }

        Talk plus(Talk other) {
            return new Talk(seconds + other.seconds, exposed + other.exposed);
        }

        double hidden() {
            return Math.max(0, seconds - exposed);
        }
    }

    /** Compute alone. */
    public static Work compute(double seconds) {
        return new Work(seconds, Talk.NONE, Talk.NONE, Talk.NONE, Talk.NONE);
    }

    Work plus(Work other) {
        return new Work(compute + other.compute, tensor.plus(other.tensor), context.plus(other.context),
                expert.plus(other.expert), data.plus(other.data));
    }

    Work times(double share) {
        return new Work(share * compute, tensor.times(share), context.times(share), expert.times(share), data.times(share));
    }

    double exposed() {
        return tensor.exposed() + context.exposed() + expert.exposed() + data.exposed();
    }
}
