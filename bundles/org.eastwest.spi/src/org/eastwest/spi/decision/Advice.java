// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.decision;

import java.util.List;
import org.eastwest.spi.analysis.Finding;

/**
 * What an adviser says.
 *
 * @param criteria what counts, with the weights in use
 * @param scales   one for each size, in the order of the request
 * @param findings what went wrong or is missing
 * @since 1.0
 */
public record Advice(List<Criterion> criteria, List<ScaleAdvice> scales, List<Finding> findings) {
    public Advice {
        criteria = List.copyOf(criteria);
        scales = List.copyOf(scales);
        findings = List.copyOf(findings);
    }
}
