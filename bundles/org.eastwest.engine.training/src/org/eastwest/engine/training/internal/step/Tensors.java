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
    /**
     * Passes over memory. The tensor that is gathered into is filled with zeros, and what lists cost on 8 V100 was
     * measured: 100 gathers of 4.295 GB take 13.96 s, and 3.01 s where NCCL writes straight into the tensor
     * (pytorch/pytorch#33924), which is 19 passes at the 0.83 of 900 GB/s that kernels sustain there as on A100.
     */
    static final double PASSES = 20;
    /** Bytes of a gradient, which is reduced as it comes out of backward, in the precision of the weights. */
    static final double GRADIENT_BYTES = 2;

    boolean listed() {
        return count > 1;
    }

    /** Seconds of one list of parts, made and copied. */
    double listSeconds(double ranks, double bytes) {
        return listed() ? STEPS * ranks * launchSeconds + PASSES * bytes / bytesPerSecond : 0;
    }
}
