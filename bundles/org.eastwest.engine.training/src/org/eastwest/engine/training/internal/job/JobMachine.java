// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.job;

import java.util.function.Supplier;
import org.eastwest.engine.training.internal.collective.Collectives;
import org.eastwest.spi.hardware.GpuSpec;

/**
 * The machine of a job.
 *
 * @param gpu         its slowest GPUs
 * @param domainGpus  GPUs in a scale-up domain, at least 1
 * @param fabric      true when a compute fabric joins the domains
 * @param collectives makes what carries the communication, anew for each thread
 * @param slowParts   makes what knows the faults of its servers, anew for each thread
 */
public record JobMachine(GpuSpec gpu, long domainGpus, boolean fabric, Supplier<Collectives> collectives,
        Supplier<SlowParts> slowParts) {
}
