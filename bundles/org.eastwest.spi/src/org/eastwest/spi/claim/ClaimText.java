// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.List;
import org.eastwest.spi.analysis.Finding;

/**
 * Claims that were read from a text.
 *
 * @param claims   in the order of the text
 * @param findings what cannot be read, each with file, line and remedy
 * @since 1.0
 */
public record ClaimText(List<Claim> claims, List<Finding> findings) {
    public ClaimText {
        claims = List.copyOf(claims);
        findings = List.copyOf(findings);
    }
}
