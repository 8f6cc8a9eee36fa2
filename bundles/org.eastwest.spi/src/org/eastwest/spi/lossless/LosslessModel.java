// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.lossless;

import org.eastwest.spi.analysis.Progress;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Examines pauses and cycles of a fabric. The fabric engine registers it as an OSGi service. Stateless and thread-safe;
 * the same question gives the same answer.
 *
 * @since 1.0
 */
@ProviderType
public interface LosslessModel {
    /**
     * @param progress asked whether to go on
     * @throws IllegalArgumentException when the question names what the fabric does not have; says what and the remedy
     */
    LosslessAnswer examine(LosslessQuestion question, Progress progress);
}
