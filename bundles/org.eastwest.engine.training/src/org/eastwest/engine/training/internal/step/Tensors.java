// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

/**
 * What ZeRO stage 3 gathers and reduces at once. Tensor by tensor, as DeepSpeed did when it was published, goes into a
 * list of one part for each rank, for which the host makes a view and then launches a copy out of what NCCL gathered.
 *
 * @param count          tensors of a stage; 1 where layers are flattened, which needs no lists
 * @param launchSeconds  of a kernel by the host
 * @param bytesPerSecond that copies read and write
 */
record Tensors(double count, double launchSeconds, double bytesPerSecond) {
    static final Tensors FLATTENED = new Tensors(1, 0, Double.POSITIVE_INFINITY);
    /** Views and copies of a part. */
    static final double STEPS = 2;
    /** Passes over memory: the gathered tensor is filled with zeros, and copies read and write. */
    static final double PASSES = 3;

    boolean listed() {
        return count > 1;
    }

    /** Seconds of one list of parts, made and copied. */
    double listSeconds(double ranks, double bytes) {
        return listed() ? STEPS * ranks * launchSeconds + PASSES * bytes / bytesPerSecond : 0;
    }
}
