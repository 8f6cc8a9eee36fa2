// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.compute.TrainingFlop;
import org.eastwest.engine.training.internal.memory.MemoryEstimate;

/**
 * A training step under one plan. Times are seconds of a step on the slowest stage; they add up to the step.
 *
 * @param ranks        GPUs that the plan uses
 * @param tokens       tokens of the step
 * @param microBatches micro-batches of a rank
 * @param stage        slowest pipeline stage, from 0
 * @param stageLayers  layers on the stage that has most
 * @param compute      compute, recompute included
 * @param tensor       TP communication
 * @param context      CP communication
 * @param expert       EP communication
 * @param pipeline     PP communication
 * @param data         DP communication
 * @param bubble       pipeline idle time
 * @param optimizer    update of the weights
 * @param waiting      what slow parts cost: the step of the replica that has them over that of a healthy one
 * @param flop         floating point operations of the job
 * @param peak         dense peak of a GPU at the job's precision, FLOP per second
 * @param memory       memory of the fullest GPU
 */
public record StepEstimate(long ranks, double tokens, double microBatches, int stage, int stageLayers, double compute,
        Exposure tensor, Exposure context, Exposure expert, Exposure pipeline, Exposure data, double bubble,
        double optimizer, double waiting, TrainingFlop flop, double peak, MemoryEstimate memory) {
    /** Exposed communication of all dimensions, seconds. */
    public double exposed() {
        return tensor.exposed() + context.exposed() + expert.exposed() + pipeline.exposed() + data.exposed();
    }

    /** Time of the step, seconds. */
    public double seconds() {
        return compute + exposed() + bubble + optimizer + waiting;
    }

    /** Bytes a GPU sends inside its scale-up domain. */
    public double scaleUpBytes() {
        return tensor.scaleUpBytes() + context.scaleUpBytes() + expert.scaleUpBytes() + pipeline.scaleUpBytes()
                + data.scaleUpBytes();
    }

    /** Bytes a GPU sends through the compute fabric. */
    public double scaleOutBytes() {
        return tensor.scaleOutBytes() + context.scaleOutBytes() + expert.scaleOutBytes() + pipeline.scaleOutBytes()
                + data.scaleOutBytes();
    }

    /** Bytes that all GPUs send through the compute fabric, each counted as one of the slowest stage. */
    public double totalScaleOutBytes() {
        return scaleOutBytes() * ranks;
    }

    /** Bytes that all GPUs send, inside their scale-up domains and out of them, counted likewise. */
    public double totalCommunicationBytes() {
        return (scaleUpBytes() + scaleOutBytes()) * ranks;
    }

    /** FLOP per second that a GPU spends on the model. */
    public double modelFlopPerSecond() {
        return flop.model() / (seconds() * ranks);
    }

    /** Model FLOPs utilisation: model FLOP / (step x GPUs x peak). */
    public double mfu() {
        return modelFlopPerSecond() / peak;
    }

    /** Hardware FLOPs utilisation: with recompute. */
    public double hfu() {
        return flop.hardware() / (seconds() * ranks) / peak;
    }
}
