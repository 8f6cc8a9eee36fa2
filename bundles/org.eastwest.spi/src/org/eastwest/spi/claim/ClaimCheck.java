// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.List;
import org.eastwest.spi.analysis.Finding;

/**
 * What came of checking claims.
 *
 * @param claims   those that could be checked, in their order
 * @param findings what is wrong with the others
 * @since 1.0
 */
public record ClaimCheck(List<CheckedClaim> claims, List<Finding> findings) {
    public ClaimCheck {
        claims = List.copyOf(claims);
        findings = List.copyOf(findings);
    }
}
