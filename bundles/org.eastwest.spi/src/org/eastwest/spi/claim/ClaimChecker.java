// SPDX-License-Identifier: EPL-2.0
package org.eastwest.spi.claim;

import java.util.List;
import org.eastwest.spi.analysis.Progress;
import org.eastwest.spi.evaluation.KnownParts;
import org.eastwest.spi.transport.TransportRegistry;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Checks claims. The claims engine registers it as an OSGi service. Thread-safe; the same claims give the same
 * verdicts.
 *
 * @since 1.0
 */
@ProviderType
public interface ClaimChecker {
    /** The claims that come with the product. */
    List<Claim> shipped();

    /** The methods that are installed, by id. */
    List<ClaimMethod> methods();

    /**
     * Reads claims.
     *
     * @param file name of the file, for messages
     * @param text its text, as docs/claims.md describes it
     */
    ClaimText read(String file, String text);

    /** The text of these claims, every assumption written out, to be edited and read again. */
    String write(List<Claim> claims);

    /**
     * Gives each claim its verdict. A method that fails costs its claims their verdicts, and leaves a finding.
     *
     * @param parts      what the catalog knows
     * @param transports every transport that is installed and works
     */
    ClaimCheck check(List<Claim> claims, KnownParts parts, TransportRegistry transports, Progress progress);
}
