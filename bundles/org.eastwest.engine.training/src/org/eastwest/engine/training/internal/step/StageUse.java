// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.step;

import org.eastwest.engine.training.internal.memory.MemoryEstimate;

/**
 * What a step does on one pipeline stage.
 *
 * @param layers   layers of the stage
 * @param busy     compute and exposed communication of its layers, seconds
 * @param idle     time in the pipeline that is neither that nor an exposed send, seconds
 * @param inFlight micro-batches whose activations it keeps at most, in units of the whole stage
 * @param memory   memory of its fullest GPU
 */
public record StageUse(int layers, double busy, double idle, double inFlight, MemoryEstimate memory) {
}
