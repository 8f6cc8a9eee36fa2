// SPDX-License-Identifier: EPL-2.0
package org.eastwest.engine.training.internal.calibration;

import java.util.Map;

/**
 * How far a prediction was from one measured case.
 *
 * @param id       the case
 * @param family   cases of one source and generation of hardware
 * @param features where the case stands: coordinates by name, scaled so that 1 is a step that matters
 * @param logRatio natural logarithm of measured over predicted
 */
public record Residual(String id, String family, Map<String, Double> features, double logRatio) {
    public Residual {
        features = Map.copyOf(features);
    }
}
