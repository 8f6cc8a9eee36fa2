// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.plan;

import org.eastwest.spi.design.DesignSnapshot;
import org.eastwest.spi.transport.TransportRegistry;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Makes training jobs ready to have many plans evaluated. The training engine registers it as an OSGi service.
 * Stateless and thread-safe.
 *
 * @since 1.0
 */
@ProviderType
public interface PlanModel {
    /**
     * Prepares a job.
     *
     * @param jobId a training job of the design
     * @throws UnusableJobException when no plan of the job can be evaluated
     */
    PreparedJob prepare(DesignSnapshot design, TransportRegistry transports, String jobId)
            throws UnusableJobException;
}
